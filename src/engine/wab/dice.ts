/** Faces of the only die of the game. */
export const FACES = 6;
/** Dice of every Leadership test. */
export const TEST_DICE = 2;
