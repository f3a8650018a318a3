import { alike, amount, maybe, part, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { rollOdds, struckOdds } from '../combat/rolling.ts';
import { atLeader, FACES } from '../faces.ts';
import type { MeleeRoll } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import {
  checkRetire,
  diceOf,
  RETIRE_FIELDS,
  type RetireInput,
  rollOf,
  wayOf,
} from './retire-fields.ts';
import { isOpen, MAY_RETIRE, mayBeAsked } from './retire-rows.ts';
import { ROLLED, rolledAt } from './rolled.ts';

/** Hexes of the move (ccn-6.7). */
const HEXES = 2;
/** Nothing else does anything at cavalry that retires (ccn-6.5). */
const HITS_ON = ['cavalry'] as const;

type Decided = { input: RetireInput; retires: boolean };
const { allows, bars, notes } = rulesOf<Decided>(({ input }) => ({
  unit: input.defender.unit,
  attacker: input.attacker.unit,
}));
const retires = on('does-not-retire', ({ retires: goes }: Decided) => goes);
const asked = ({ input }: Decided) => mayBeAsked(input, true);
/** Whatever is attacked in melee and stays answers, unless it has played First Strike. */
const mayBeAnswered = ({ attackKind, firstStrike }: RetireInput) =>
  attackKind === 'melee' && !firstStrike;

const MAY_BATTLE_BACK: Table<Decided, boolean> = {
  on: 'mayBattleBack',
  rows: [
    notes('ccn-5.153/if', [not(asked), (_, mayAnswer) => mayAnswer]),
    bars('ccn-6.9', [asked], retires),
  ],
};
const MAY_ADVANCE: Table<Decided, boolean> = {
  on: 'mayTakeGround',
  rows: [
    allows('ccn-6.8', [asked], retires),
    bars(
      'ccn-6.8/square',
      [retires],
      on('attacker-not-in-square', ({ input }) => input.attacker.inSquare),
    ),
  ],
};

/** Chances of what only cavalry symbols do: flags do nothing here. */
function oddsOf({ defender }: RetireInput, roll: MeleeRoll, dice: number): Odds {
  const all = rollOdds(dice, HITS_ON, Math.max(dice, 1));
  const kept = rollOdds(dice, HITS_ON, roll.target.blocks);
  const p = (holds: (hits: number) => boolean) =>
    chance(all.probability(({ hits }) => holds(hits)));
  const lost = struckOdds(kept, roll.target);
  const counted = defender.blocks !== undefined;
  return {
    chances: {
      'at-least-one-hit': p((hits) => hits > 0),
      'nothing-happens': p((hits) => hits === 0),
      ...(counted && { eliminated: p((hits) => hits >= roll.target.blocks) }),
      ...(counted &&
        defender.leader && {
          'leader-lost': chance(lost.probability(({ leader: fate }) => fate === 'lost')),
        }),
    },
    means: {
      hits: mean(all.mean(({ hits }) => hits)),
      ...(counted && { blocksLost: mean(kept.mean(({ hits }) => hits)) }),
    },
    tables: { hits: table(all, ({ hits }) => hits) },
  };
}

/** The melee goes on as if nobody had asked. */
function staying(input: RetireInput, trace: Trace) {
  const { unit } = input.defender;
  if (mayBeAsked(input, true)) {
    trace.step('ccn-6.4', { unit });
    trace.skip('ccn-6.5', 'does-not-retire', { unit });
  }
  return { answer: {}, odds: undefined };
}

/** The infantry's roll, then the move of whatever is left of the cavalry. */
function retiring(input: RetireInput, trace: Trace) {
  const { defender, secondHex } = input;
  const roll = rollOf(input, true);
  const dice = diceOf(input, roll, trace);
  const hitsOn = hitsOf(roll, trace);
  const result = dice !== null && input.faces ? rolledAt(roll.target, hitsOn, input, trace) : null;
  if (result?.leaderCheckDice) trace.step('ccn-6.6', { unit: defender.unit });
  const gone = result?.eliminated === true;
  if (gone && defender.leader && result.leaderLost !== true)
    trace.step('ccn-6.6/leader-goes', { unit: defender.unit });
  if (!gone) trace.step('ccn-6.7', { unit: defender.unit, hexes: HEXES });
  return {
    answer: {
      hexesBack: gone ? 0 : HEXES,
      attaches: !gone && secondHex.holds === 'friendly-leader',
      ...{ dice, hitsOn, result },
    },
    // What has fallen is known.
    odds: dice === null || result ? undefined : oddsOf(input, roll, dice),
  };
}

export const retireAndReform = defineQuery({
  id: 'ccn/retire-and-reform',
  fields: RETIRE_FIELDS,
  answer: {
    allowed: yes(),
    retires: yes(),
    hexesBack: amount(),
    attaches: yes(),
    dice: maybe(amount()),
    hitsOn: words(FACES),
    ...alike(yes(), 'mayBattleBack', 'mayTakeGround'),
    result: maybe(part(ROLLED)),
  },
  odds: {
    chances: ['at-least-one-hit', 'nothing-happens', 'eliminated', 'leader-lost'],
    means: ['hits', 'blocksLost'],
    tables: ['hits'],
  },
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ result }) => atLeader(result?.leaderCheckDice),
  },
  start: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'light-cavalry', blocks: 3 },
  },
  sample: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'light-cavalry', blocks: 3 },
  },
  next: ({ attacker }, { mayTakeGround }) =>
    mayTakeGround && attacker
      ? [
          {
            as: 'advance',
            query: 'ccn/advance',
            draft: { ...handOn(attacker, 'unit', 'inSquare'), targetFate: 'retired' },
          },
        ]
      : [],
  check: checkRetire,
  run(input, trace) {
    const may = applyRows(MAY_RETIRE, input, true, trace);
    const allowed = may && isOpen(wayOf(input), trace);
    const goes = allowed && !input.declines;
    const { answer, odds } = goes ? retiring(input, trace) : staying(input, trace);
    const decided = { input, retires: goes };
    return {
      answer: {
        allowed,
        retires: goes,
        ...answer,
        mayBattleBack: applyRows(MAY_BATTLE_BACK, decided, mayBeAnswered(input), trace),
        mayTakeGround: applyRows(MAY_ADVANCE, decided, false, trace),
      },
      summary: {
        say: `retire/${goes ? 'retires' : allowed ? 'declines' : 'no'}`,
        with: { unit: input.defender.unit, attacker: input.attacker.unit, hexes: HEXES },
      },
      ...(odds && { odds }),
    };
  },
});
