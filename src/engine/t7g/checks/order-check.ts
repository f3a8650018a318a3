import { amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { isArtillery, SUCCESS } from '../units.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import {
  callIs,
  checkOrder,
  isFlight,
  isFresh,
  isReaction,
  ORDER_FIELDS,
  type OrderInput,
} from './order-fields.ts';
import { countedIn, successesOf } from './successes.ts';

const { notes, sets } = rulesOf<OrderInput>();

const acts = callIs('activation');
const worn = on('fresh', not(isFresh));
const pooled = ({ pooledUnits }: OrderInput) => pooledUnits > 1;
const cavalry = ({ kind }: OrderInput) => kind === 'cavalry';
const obeysAtOnce = ({ ownTraits, kind }: OrderInput) =>
  ownTraits.includes('autoritario') && !isArtillery(kind);
const wantsToCharge = ({ impetuous, card }: OrderInput) => impetuous && card !== 'attack';

/** Whether a check is made at all. */
const NEEDED: Table<OrderInput, boolean> = {
  on: 'needed',
  rows: [
    notes('t7g-6.54', [acts, pooled, cavalry], worn, { unless: ['t7g-2.24'] }),
    notes('t7g-6.30', [acts, pooled, not(cavalry)], worn, { unless: ['t7g-2.24'] }),
    notes('t7g-7.58', [acts, obeysAtOnce], worn, { unless: ['t7g-2.24'] }),
    sets(
      't7g-6.111',
      true,
      [acts, ({ kind }) => isArtillery(kind)],
      on('no-super-heavy-shot', ({ cannonToShoot }) => cannonToShoot),
      { unless: ['t7g-2.23'] },
    ),
    sets(
      't7g-6.61',
      true,
      [acts, isFresh, wantsToCharge],
      on('nobody-to-charge', ({ couldCharge }) => couldCharge),
      { unless: ['t7g-2.23'] },
    ),
    sets('t7g-2.24', true, [acts], worn),
    notes('t7g-2.23', [acts, isFresh]),
    sets('t7g-6.48', true, [callIs('caracole')]),
    sets('t7g-6.36', true, [callIs('frenzy')]),
    sets(
      't7g-2.30',
      true,
      [isFresh, any<OrderInput>(acts, isReaction)],
      on('is-no-reaction', isReaction),
    ),
    sets('t7g-2.30', true, [isReaction, worn]),
  ],
};

const { decreases, gives, increases, notes: tells } = modifiersOf<OrderInput>();

const unseen = ({ commander }: OrderInput) => commander === 'unseen';
const isAlone = on(
  'commander-at-hand',
  any<OrderInput>(unseen, ({ commander }) => commander === 'away'),
);
const needsNoSight = ({ respectable }: OrderInput) => respectable;
const owns = (trait: OrderInput['ownTraits'][number]) => (one: OrderInput) =>
  one.ownTraits.includes(trait);
const faces = (trait: OrderInput['enemyTraits'][number]) => (one: OrderInput) =>
  one.enemyTraits.includes(trait);
const flanked = on('charged-in-front', ({ flankCharge }: OrderInput) => flankCharge);
const charged = ({ chargedBy }: OrderInput) => chargedBy !== 'nobody';

/** What raises and lowers Discipline for the check. */
const MODIFIERS = modifierTable<OrderInput>([
  tells('t7g-6.88', [({ kind }) => isArtillery(kind)], isAlone, { unless: ['t7g-2.25'] }),
  tells('t7g-6.11', [({ elite }) => elite], isAlone, { unless: ['t7g-2.25'] }),
  tells('t7g-7.107', [all<OrderInput>(unseen, needsNoSight)], { unless: ['t7g-2.25'] }),
  decreases('t7g-2.25', [], isAlone),
  tells('t7g-5.11', [isReaction, ({ squares }) => squares], flanked, { unless: ['t7g-5.10'] }),
  decreases('t7g-5.10', [charged], flanked),
  increases(
    't7g-6.60',
    [({ evasion }) => evasion],
    on('charged-by-cavalry', ({ chargedBy }) => chargedBy === 'infantry'),
  ),
  decreases('t7g-7.53', [isReaction, faces('agresivo')], on('stays-to-fight', isFlight)),
  decreases('t7g-7.95', [isReaction, faces('terrible')]),
  increases('t7g-7.90', [owns('insigne')], on('is-no-activation', acts)),
  increases(
    't7g-7.106',
    [owns('religioso'), acts],
    on('other-card', ({ card }) => card === 'resist'),
  ),
  gives('t7g-7.35', ({ loyalty }) => loyalty, [({ loyalty }) => loyalty > 0]),
  gives('t7g-7.86', 1, [owns('imperturbable')], on('is-no-reaction', isReaction)),
]);

/** Whether a check comes before what the unit is to do. */
export const needsCheck = (input: OrderInput, trace: Trace) =>
  applyRows(NEEDED, input, false, trace);

/** Dice of the check: Discipline with all that bears on it. */
export function diceOf(input: OrderInput, trace: Trace): number {
  const { discipline, otherIncreases, otherDecreases, readings } = input;
  const named = applyRows(MODIFIERS, input, NONE, trace);
  const other = otherIncreases + otherDecreases;
  if (other > 0) trace.step('t7g-2.27', { otherIncreases, otherDecreases });
  else if (named.points > 0) trace.skip('t7g-2.27', 'points-are-none');
  return modified(
    {
      value: discipline,
      increases: named.increases + otherIncreases,
      decreases: named.decreases + otherDecreases,
      points: named.points,
      readings,
    },
    trace,
  );
}

const OUTCOMES = [
  'acts',
  'card-lost',
  'charges',
  'falls-back',
  'stays',
  'recovers',
  'disordered',
  'open',
] as const;
type Outcome = (typeof OUTCOMES)[number];

function outcomeOf(input: OrderInput, passed: boolean | null, trace: Trace): Outcome {
  if (passed === null) return 'open';
  if (callIs('caracole')(input)) return passed ? 'falls-back' : 'stays';
  if (callIs('frenzy')(input)) {
    trace.step(passed ? 't7g-6.36/recovers' : 't7g-6.37');
    return passed ? 'recovers' : 'disordered';
  }
  if (passed) return 'acts';
  if (isReaction(input)) {
    trace.step('t7g-2.30/lost');
    return 'card-lost';
  }
  if (isFresh(input) && !input.cannonToShoot) {
    trace.step('t7g-6.61/charges');
    return 'charges';
  }
  trace.step('t7g-2.24/lost');
  return 'card-lost';
}

/** Frenéticos alone lose Wear by it: one marker, even their only one (t7g-6.36). */
function wearAfter({ check, wear }: OrderInput, passed: boolean | null) {
  if (check !== 'frenzy') return wear;
  return passed === null ? null : Math.max(0, wear - Number(passed));
}

const sayOf = (passed: boolean | null) =>
  passed === null ? 'order-check/odds' : passed ? 'order-check/passed' : 'order-check/failed';

export const orderCheck = defineQuery({
  id: 't7g/order-check',
  fields: ORDER_FIELDS,
  answer: {
    needed: yes(),
    dice: amount(),
    passChance: maybe(text()),
    successes: maybe(amount()),
    passed: maybe(yes()),
    checkOutcome: word(OUTCOMES, 'acts'),
    wearAfter: maybe(amount()),
  },
  odds: { chances: ['check-passes'] },
  rolls: { dice: ({ dice }) => atLeast(SUCCESS, dice) },
  sample: { discipline: 4, wear: 2, commander: 'away' },
  start: { discipline: 4 },
  check: checkOrder,
  run(input, trace) {
    if (!needsCheck(input, trace))
      return { answer: { wearAfter: input.wear }, summary: { say: 'order-check/none', with: {} } };
    const dice = diceOf(input, trace);
    const passes = successesOf(dice, SUCCESS).probability(({ successes }) => successes > 0);
    trace.step('t7g-2.26', { dice });
    const successes = countedIn(dice, input.dice, SUCCESS);
    const passed = successes === null ? null : successes > 0;
    const checkOutcome = outcomeOf(input, passed, trace);
    return {
      answer: {
        needed: true,
        dice,
        passChance: fractionText(passes),
        successes,
        passed,
        checkOutcome,
        wearAfter: wearAfter(input, passed),
      },
      summary: {
        say: sayOf(passed),
        with: { dice, percent: chance(passes).fraction, successes: successes ?? 0 },
      },
      odds: {
        chances: {
          'check-passes': chance(passed === null ? passes : fraction(Number(passed))),
        },
        means: {},
        tables: {},
      },
    };
  },
});
