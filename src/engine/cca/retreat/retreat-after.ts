import { handOn } from '../../core/hand-on.ts';

/** What is said of whoever was hit. */
interface Hit {
  unit: string;
  blocks?: number;
  leader?: string;
  terrain?: string;
  rampart?: string;
  support?: number;
  freeHexes?: number;
  blockedBy?: string;
  ignores?: number;
  leaderAt?: number;
  stopsAtLeader?: boolean;
}

/** The retreat after a roll, as its own question takes it. */
export const retreatAfter = (
  hit: Hit,
  { hits, flags }: { hits?: number; flags?: number },
  rolledIn: 'attack' | 'battle-back' | 'ranged',
) => ({
  ...handOn(hit, 'unit', 'blocks', 'leader', 'terrain', 'rampart', 'support', 'freeHexes'),
  ...handOn(hit, 'blockedBy', 'ignores', 'leaderAt', 'stopsAtLeader'),
  ...{ hits, flags, rolledIn },
});
