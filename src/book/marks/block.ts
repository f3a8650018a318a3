/** The edge of a block, to be drawn under its signs. */
export const BLOCK = 'M3 1h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z';
