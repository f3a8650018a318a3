import { handOn } from '../../core/hand-on.ts';

/** What is said of whoever was hit. */
interface Hit {
  unit: string;
  blocks?: number;
  leader?: boolean;
  inSquare?: boolean;
  support?: number;
  fieldworks?: string;
  guardFlags?: number;
  ignores?: number;
  freeHexes?: number;
  closedBy?: string;
  leaderAt?: number;
}

/** The retreat after a roll, as its own question takes it. */
export const retreatAfter = (
  hit: Hit,
  { hits, flags }: { hits?: number; flags?: number },
  rolledIn: 'attack' | 'battle-back' | 'first-strike' | 'ranged',
) => ({
  ...handOn(hit, 'unit', 'blocks', 'leader', 'inSquare', 'support', 'fieldworks', 'guardFlags'),
  ...handOn(hit, 'ignores', 'freeHexes', 'closedBy', 'leaderAt'),
  ...{ hits, flags, rolledIn },
});
