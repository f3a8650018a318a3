import type { Draft, Face, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { DIE } from './melee.ts';

/** The dice of a fire, then the check of the leader die by die (ccn-5.113). */
function thrownFire(draft: Draft): Next {
  const { dice, result } = answerTo('ccn/ranged-combat', draft);
  const thrown = (field: string, count: number): Next => ({
    ...{ dice: count, faces: DIE },
    next: (fallen) => {
      const before = (draft[field] ?? []) as readonly Face[];
      return thrownFire({ ...draft, [field]: [...before, ...fallen] });
    },
  });
  if (!result) return thrown('faces', dice);
  if (result.diceToRoll > 0) return thrown('faces', result.diceToRoll);
  if (result.leaderLost === null || result.eliminated === null) return thrown('leaderCheck', 1);
  const { hits, flags, blocksLost, allBlocksLost, eliminated, leftHex, leaderLost } = result;
  return {
    chances: {
      'at-least-one-hit': hits > 0,
      eliminated: eliminated === true,
      'leader-lost': leaderLost,
      'at-least-one-flag': flags > 0,
      'nothing-happens': hits + flags === 0,
      retreats: leftHex === true && !eliminated,
    },
    means: { hits, blocksLost, allBlocksLost: Number(allBlocksLost) },
    tables: { hits, flags },
  };
}

/** What was not told of the target is not at stake, and has any value there. */
export const rangedCombat: Thrower = (draft) => {
  const target = draft.defender as Draft;
  const { blocks = 8, guardFlags = 1 } = target;
  return thrownFire({ ...draft, defender: { ...target, blocks, guardFlags } });
};
