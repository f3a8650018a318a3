/** The edge of a block, to be drawn under its signs. */
export const BLOCK = 'M3 1h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z';

/** A block points at the enemy, so that the sides are told apart by more than their colour. */
export const BLOCKS: Readonly<Record<'bottom' | 'top', string>> = {
  bottom: 'M-22 18v-32L0-24l22 10v32z',
  top: 'M-22-18v32L0 24l22-10v-32z',
};
