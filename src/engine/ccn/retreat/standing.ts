import type { Distribution } from '../../core/distribution.ts';
import { Trace } from '../../core/ruling.ts';
import type { Face } from '../faces.ts';
import { casualtyOdds, type LeaderFate } from '../leaders/casualty.ts';
import { aftermath, checkForHits, type Rolled, type Struck } from './aftermath.ts';
import type { Way } from './way-back.ts';

/** How a unit comes out of a roll at it. */
export interface Standing {
  blocks: number;
  fate: 'stands' | 'retreats' | 'eliminated';
  leader: LeaderFate;
  /** Hexes that it did not make have cost it blocks. */
  short: boolean;
}

/** Every way that these hits and flags leave it, with the checks of its leader as far as they are open. */
export function standingOf(
  struck: Struck,
  rolled: Rolled,
  way: Way,
  faces: readonly Face[] = [],
): Distribution<Standing> {
  const first = checkForHits(struck, rolled);
  return casualtyOdds(first, faces).chain(({ lost }) => {
    const fallen = Array.from({ length: first }, (): Face => (lost ? 'saber' : 'flag'));
    const after = aftermath(struck, rolled, way, fallen, new Trace());
    const again = after.leaderChecks > Number(first > 0);
    const last = !again ? 0 : after.eliminated ? 1 : 2;
    return casualtyOdds(last, faces.slice(first)).map((end) => ({
      blocks: after.blocksLeft,
      fate: after.eliminated ? 'eliminated' : after.leftHex ? 'retreats' : 'stands',
      leader: !struck.leader ? 'none' : after.leaderLost || end.lost ? 'lost' : 'safe',
      short: after.blocksLostInRetreat > 0,
    }));
  });
}
