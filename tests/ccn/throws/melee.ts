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

const kindOf = (roll: { rolledAs: string }) => roll.rolledAs;
const side = (draft: Draft, name: string) => draft[name] as Draft;

/** A melee roll after roll: each is asked in ccn/melee-roll, of the blocks and leaders that are left. */
export const meleeOutcome: Thrower = (draft) => {
  const { allowed, rolls } = answerTo('ccn/melee-outcome', draft);
  const { gunDice = 0, battlesBack: _, ...fields } = draft;
  if (!allowed || gunDice !== 0) return null;
  const kinds = rolls.map(kindOf);
  const ended = (now: Draft, fates: Record<string, string>, made: number): Ended => {
    const blocks = (name: string) => Number(side(now, name).blocks ?? 1);
    const before = (name: string) => Number(side(draft, name).blocks ?? 1);
    const left = (name: string) => (fates[name] === 'eliminated' ? 0 : blocks(name));
    const fell = (name: string) => side(draft, name).leader === true && !side(now, name).leader;
    return {
      chances: {
        ...Object.fromEntries(
          ['attacker', 'defender'].flatMap((name) => [
            ...['stands', 'retreats', 'eliminated'].map((fate) => [
              `${name}-${fate}`,
              (fates[name] ?? 'stands') === fate,
            ]),
            [`${name}-leader-lost`, fell(name)],
          ]),
        ),
        'second-roll-made': made > 1,
        'hex-won': !fates.attacker && fates.defender !== undefined,
      },
      means: {
        attackerBlocksLost: before('attacker') - left('attacker'),
        defenderBlocksLost: before('defender') - left('defender'),
      },
      tables: { attackerBlocks: left('attacker'), defenderBlocks: left('defender') },
    };
  };
  const rolled = (now: Draft, i: number): Next => {
    const kind = kinds[i];
    const at = kind === 'attack' ? 'defender' : 'attacker';
    return thrownRoll({ ...now, roll: kind, faces: [], leaderCheck: [] }, look, (end) => {
      const fate = end.eliminated ? 'eliminated' : end.leftHex ? 'retreats' : null;
      const leader = side(now, at).leader === true && !end.leaderLost;
      const struck = { ...side(now, at), leader, blocks: end.blocksLeft || 1 };
      const next = { ...now, [at]: struck };
      const goesOn = kind === 'attack' ? end.mayBattleBack : end.attackFollows;
      if (goesOn && i + 1 < kinds.length) return rolled(next, i + 1);
      return ended(next, fate ? { [at]: fate } : {}, i + 1);
    });
  };
  return rolled(fields, 0);
};
