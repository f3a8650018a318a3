/** The six faces of a battle die, one each (cca-2.7). */
export const FACES = ['green', 'blue', 'red', 'leader', 'flag', 'swords'] as const;
export type Face = (typeof FACES)[number];

/** Faces of one die that show it. */
export const SHOWN: Record<Face, number> = {
  green: 1,
  blue: 1,
  red: 1,
  leader: 1,
  flag: 1,
  swords: 1,
};

/** Dice that are rolled at a leader: a helmet hits him. */
export const atLeader = (dice = 0) => ({
  dice,
  good: (face: string | number) => face === 'leader',
});
