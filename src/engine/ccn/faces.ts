/** What the faces of a battle die show: one each, infantry twice (ccn-2.9). */
export const FACES = ['infantry', 'cavalry', 'artillery', 'flag', 'saber'] as const;
export type Face = (typeof FACES)[number];

/** Faces of one die that show it. */
export const SHOWN: Record<Face, number> = {
  infantry: 2,
  cavalry: 1,
  artillery: 1,
  flag: 1,
  saber: 1,
};
/** Faces of a die. */
export const FACES_OF_DIE = 6;

/** Dice that are rolled at a leader: a saber hits him. */
export const atLeader = (dice = 0) => ({ dice, good: (face: string | number) => face === 'saber' });
