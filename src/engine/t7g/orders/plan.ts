import { amount, many, maybe, part, text, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { type Fraction, fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { diceOf, needsCheck } from '../checks/order-check.ts';
import type { OrderInput as CheckInput } from '../checks/order-fields.ts';
import { successesOf } from '../checks/successes.ts';
import { SUCCESS } from '../units.ts';
import {
  checkPlan,
  PLAN_FIELDS,
  type PlanInput,
  type PlannedUnit,
  pointOf,
} from './plan-fields.ts';

interface Planned extends PlannedUnit {
  number: number;
}

const { bars, notes } = rulesOf<Planned>(({ number }) => ({ number }));

const cardIs =
  (...cards: readonly PlannedUnit['card'][]) =>
  ({ card }: Planned) =>
    cards.includes(card);
const stands = ({ mobileFortress, leavesFortress }: Planned) => mobileFortress && !leavesFortress;

/** Whether the unit has a card, and one that is of use to it. */
const MAY: Table<Planned, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-2.4/no-card', [({ card }) => card === undefined]),
    bars('t7g-6.16/plan', [stands], on('card-of-use', cardIs('attack'))),
    bars('t7g-6.27/plan', [({ emplaced }) => emplaced], on('card-of-use', cardIs('attack', 'run'))),
    bars('t7g-6.76/plan', [({ limbered }) => limbered], on('card-of-use', cardIs('fire'))),
    bars('t7g-6.77/plan', [({ limbered }) => limbered], on('card-of-use', cardIs('attack'))),
  ],
};

/** What the check of a unit is about, when its card is shown in its activation. */
const checkOf = (unit: Planned, { commanders, readings }: PlanInput): CheckInput => ({
  ...unit,
  card: unit.card ?? 'attention',
  check: 'activation',
  loyalty: pointOf('lealtad', unit, commanders),
  ...{ squares: false, chargedBy: 'nobody', flankCharge: false, evasion: false },
  ...{ ownTraits: [], enemyTraits: [], respectable: false },
  ...{ otherIncreases: 0, otherDecreases: 0, dice: undefined, readings },
});

interface Held extends Planned {
  checkNeeded: boolean;
  dice: number;
  /** That it does what its card says. */
  obeys: Fraction;
}

const { notes: tells } = rulesOf<Held>(({ number, dice, obeys }) => ({
  number,
  dice,
  chance: fractionText(obeys),
}));
const worn = ({ wear }: Planned) => wear > 0;
const checked = ({ checkNeeded }: Held) => checkNeeded;
const cavalry = ({ kind }: Planned) => kind === 'cavalry';
const bigGun = ({ cannonToShoot }: Planned) => cannonToShoot;

/** Why a unit obeys for certain, as a worn one does only where it is pooled, or how likely it is to. */
const OBEYS: Table<Held, Fraction> = {
  on: 'obeys',
  rows: [
    tells('t7g-6.54/plan', [worn, not(checked), cavalry]),
    tells('t7g-6.30/plan', [worn, not(checked), not(cavalry)]),
    tells('t7g-2.23/plan', [not(worn), not(checked)]),
    tells('t7g-6.111/plan', [bigGun], { decides: true }),
    tells('t7g-6.61/plan', [checked, not(bigGun), not(worn)], { decides: true }),
    tells('t7g-2.24/plan', [checked, not(bigGun), worn], { decides: true }),
  ],
  show: fractionText,
};

/** Which of its circumstances bear on its dice. */
const DICE: Table<Held, number> = {
  on: 'dice',
  rows: [
    notes('t7g-2.25/plan', [
      ({ commander }) => commander === 'away' || commander === 'unseen',
      ({ kind, elite }) => kind !== 'artillery' && !elite,
    ]),
  ],
};

function heldOf(unit: Planned, plan: PlanInput, trace: Trace): Held {
  const check = checkOf(unit, plan);
  const aside = new Trace();
  const checkNeeded = needsCheck(check, aside);
  const dice = checkNeeded ? diceOf(check, aside) : 0;
  const obeys = checkNeeded
    ? successesOf(dice, SUCCESS).probability(({ successes }) => successes > 0)
    : fraction(1);
  const held = { ...unit, checkNeeded, dice, obeys };
  if (checkNeeded) applyRows(DICE, held, dice, trace);
  applyRows(OBEYS, held, obeys, trace);
  return held;
}

/** How many units do what their cards say; one check has nothing to do with another. */
const obeying = (units: readonly Held[]) =>
  units.reduce(
    (all, { obeys: { n, d } }) =>
      all.chain(({ obeyed }) =>
        Distribution.of([
          [{ obeyed: obeyed + 1 }, n],
          [{ obeyed }, d - n],
        ]),
      ),
    Distribution.certain({ obeyed: 0 }),
  );

export const plan = defineQuery({
  id: 't7g/plan',
  fields: PLAN_FIELDS,
  answer: {
    allowed: yes(),
    ordersLaid: amount(),
    checks: amount(),
    holdsChance: text(),
    obeyMean: text(),
    units: many(part({ checkNeeded: yes(), dice: amount(), passChance: maybe(text()) })),
  },
  odds: { chances: ['plan-holds'], means: ['units-obeying'], tables: ['units-obeying'] },
  sample: {
    units: [
      { discipline: 4, stamina: 4, card: 'attack' },
      { discipline: 4, stamina: 4, wear: 1, card: 'fire' },
      { kind: 'cavalry', discipline: 4, stamina: 3, wear: 2, card: 'run', commander: 'away' },
    ],
  },
  check: checkPlan,
  run(input, trace) {
    const units = input.units.map((unit, i) => ({ ...unit, number: i + 1 }));
    const fit = units.map((unit) => applyRows(MAY, unit, true, trace));
    const ordersLaid = units.filter(({ card }) => card !== undefined).length;
    trace.step('t7g-2.4/laid', { ordersLaid, troops: units.length });
    if (fit.includes(false))
      return { answer: { ordersLaid }, summary: { say: 'plan/no', with: {} } };
    const held = units.map((unit) => heldOf(unit, input, trace));
    const all = obeying(held);
    const holds = all.probability(({ obeyed }) => obeyed === units.length);
    const obeys = all.mean(({ obeyed }) => obeyed);
    const checks = held.filter(({ checkNeeded }) => checkNeeded).length;
    return {
      answer: {
        allowed: true,
        ordersLaid,
        checks,
        holdsChance: fractionText(holds),
        obeyMean: fractionText(obeys),
        units: held.map(({ checkNeeded, dice, obeys }) => ({
          checkNeeded,
          dice,
          passChance: checkNeeded ? fractionText(obeys) : null,
        })),
      },
      summary: {
        say: checks === 0 ? 'plan/certain' : 'plan/holds',
        with: { checks, troops: units.length, chance: fractionText(holds) },
      },
      odds: {
        chances: { 'plan-holds': chance(holds) },
        means: { 'units-obeying': mean(obeys) },
        tables: { 'units-obeying': table(all, ({ obeyed }) => obeyed) },
      },
    };
  },
});
