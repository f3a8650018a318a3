import type { Draft, Ended, Face, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { FACES, SHOWN } from '../../../src/engine/ccn/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

/** The six faces of a die (ccn-2.9). */
export const DIE = FACES.flatMap((face) => Array.from({ length: SHOWN[face] }, () => face));

const facesIn = (draft: Draft, field: string) => (draft[field] ?? []) as readonly Face[];
const look = (draft: Draft) => answerTo('ccn/melee-roll', draft);
export type Looked = Pick<
  ReturnType<typeof look>,
  | ('hits' | 'flags' | 'diceToRoll' | 'blocksLost' | 'blocksLeft')
  | ('eliminated' | 'leftHex' | 'leaderLost' | 'mayBattleBack' | 'attackFollows')
>;

const endOf = (now: Looked): Ended => ({
  chances: {
    'at-least-one-hit': now.hits > 0,
    eliminated: now.eliminated === true,
    'leader-lost': now.leaderLost === true,
    'at-least-one-flag': now.flags > 0,
    'nothing-happens': now.hits + now.flags === 0,
    'target-holds': !now.eliminated && !now.leftHex,
    retreats: now.leftHex === true && !now.eliminated,
  },
  means: { hits: now.hits, blocksLost: now.blocksLost },
  tables: { hits: now.hits, flags: now.flags },
});

/** The dice of a roll, then the leader's check die by die (ccn-5.161, ccn-5.164). */
export function thrownRoll(
  draft: Draft,
  seen: (draft: Draft) => Looked = look,
  then: (now: Looked) => Next = endOf,
): Next {
  const now = seen(draft);
  const thrown = (field: string, dice: number): Next => ({
    ...{ dice, faces: DIE },
    next: (fallen) =>
      thrownRoll({ ...draft, [field]: [...facesIn(draft, field), ...fallen] }, seen, then),
  });
  if (now.diceToRoll > 0) return thrown('faces', now.diceToRoll);
  return now.leaderLost === null || now.eliminated === null ? thrown('leaderCheck', 1) : then(now);
}

/** What was not told of a side is not at stake, and has any value there. */
export const filled = (draft: Draft, name: string): Draft => {
  const side = { ...(draft[name] as Draft) };
  return { ...side, blocks: side.blocks ?? 8, guardFlags: side.guardFlags ?? 1 };
};
export const meleeRoll: Thrower = (draft) =>
  thrownRoll({
    ...draft,
    attacker: filled(draft, 'attacker'),
    defender: filled(draft, 'defender'),
  });

/** Before any die it is asked of the roll that comes first. */
export const melee: Thrower = (draft, odds) => {
  const { strikesFirst } = answerTo('ccn/melee', draft);
  const first = draft.firstStrike ? 'first-strike' : 'strikes-first';
  return meleeRoll({ ...draft, roll: strikesFirst === 'attacker' ? 'attack' : first }, odds);
};
