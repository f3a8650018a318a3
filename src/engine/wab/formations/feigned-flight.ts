import { alike, amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  measure,
  optionalCounts,
  optionalMeasure,
  requiredMeasure,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { failedMove, obstacleCost } from '../charges/charge.ts';
import { CHARGE_RATE, MOVEMENT, movementOf, TARGETS } from '../charges/fields.ts';
import { diceFrom } from '../charges/flight-rows.ts';
import { arrives, FAR, ROUGH } from '../charges/way.ts';
import { FACES } from '../dice.ts';
import { MANY } from '../flight/flight-dice.ts';

const USUAL_MOVEMENT = 8;
const ENDS = ['caught', 'escapes', 'open', 'not-allowed'] as const;

const FEIGNED_FIELDS = {
  movement: MOVEMENT,
  distance: requiredMeasure(0, FAR),
  feignFrom: usual(choice(['front', 'flank', 'rear'], 'front')),
  fleeMovement: usual(movementOf(USUAL_MOVEMENT)),
  troops: choice(TARGETS.options, 'cavalry'),
  shootsFirst: flag(),
  fearTest: choice(['none', 'passed', 'failed', 'to-take'], 'none'),
  wheel: measure(0, FAR, 0),
  rough: ROUGH,
  dice: optionalCounts(1, FACES, MANY),
  bareMovement: rare(optionalMeasure(1, 12)),
  readings: rare(group(readings('R17', 'R20', 'R23', 'R30'))),
};
type Feigning = Values<typeof FEIGNED_FIELDS>;

const { bars, notes } = rulesOf<Feigning>();

const MAY: Table<Feigning, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-13.63',
      [],
      on('charged-in-its-front', ({ feignFrom }: Feigning) => feignFrom !== 'front'),
    ),
    bars(
      'wab-3.13/too-near',
      [({ shootsFirst }) => shootsFirst],
      on('far-enough', ({ distance, movement }) => distance <= movement),
      { with: ({ movement }) => ({ half: movement }) },
    ),
    notes('wab-13.67/passed', [({ fearTest }) => fearTest === 'passed']),
    bars(
      'wab-13.67',
      [({ fearTest }) => fearTest !== 'none'],
      on('test-is-passed', ({ fearTest }) => fearTest !== 'passed'),
    ),
  ],
};

const diceOf = (one: Feigning, trace: Trace) => diceFrom({ ...one, fledBefore: false }, trace);

/** Whether the charge, its wheel made, covers so many inches straight on. */
function covers({ movement, wheel, rough, readings: { R17, R20 } }: Feigning, distance: number) {
  const whole = CHARGE_RATE * movement;
  const walk = { rough, distance, obstacle: obstacleCost(whole, movement, R20) };
  const allowance = whole - wheel;
  return allowance >= 0 && arrives({ ...walk, allowance, roundsDifficult: R17 === 'a' });
}

interface Ended {
  escapes: boolean | null;
}
const ended = rulesOf<Ended>();
const isCaught = ({ escapes }: Ended) => escapes !== true;
const isAway = ({ escapes }: Ended) => escapes !== false;
/** Where it stands in the end. */
const END: Table<Ended, boolean> = {
  on: 'countsAsFleeing',
  rows: [
    ended.notes('wab-13.64', []),
    ended.notes('wab-13.65', [], on('gets-away', isCaught)),
    ended.notes('wab-13.66', [], on('is-caught', isAway)),
  ],
};

export const feignedFlight = defineQuery({
  id: 'wab/feigned-flight',
  fields: FEIGNED_FIELDS,
  answer: {
    allowed: yes(),
    feignEnds: word(ENDS, 'not-allowed'),
    ...alike(maybe(amount()), 'flightDice', 'fled', 'failedMove'),
    escapeChance: maybe(text()),
    countsAsFleeing: yes(),
    ...alike(opens(), 'keepsChargeBenefits'),
  },
  odds: { chances: ['escapes'] },
  rolls: { dice: ({ flightDice }) => flightDice ?? 0 },
  sample: { movement: 8, distance: 8 },
  start: { movement: 8, distance: 8 },
  check: problems([
    'dice',
    'other-number-of-dice',
    'wab-3.11',
    (one) => one.dice !== undefined && one.dice.length !== diceOf(one, new Trace()),
  ]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'feigned-flight/no', with: {} } };
    const flightDice = diceOf(input, trace);
    trace.step('wab-3.11', { dice: flightDice });
    const away = (roll: number) => !covers(input, input.distance + roll);
    const likely = sum(flightDice).probability(({ sum: roll }) => away(roll));
    const fled = input.dice ? input.dice.reduce((all, die) => all + die, 0) : null;
    const sure = likely.n === 0n ? false : likely.n === likely.d ? true : null;
    const escapes = fled === null ? sure : away(fled);
    applyRows(END, { escapes }, false, trace);
    const gone = { ...input, distance: input.distance + (fled ?? 0) };
    const chargerMoves = escapes && fled !== null ? failedMove(gone, trace) : null;
    const now = escapes === null ? likely : fraction(Number(escapes));
    const feignEnds = escapes === null ? 'open' : escapes ? 'escapes' : 'caught';
    return {
      answer: {
        ...{ allowed: true, feignEnds, flightDice, fled, failedMove: chargerMoves },
        ...{ escapeChance: fractionText(likely) },
        keepsChargeBenefits: escapes === null ? null : !escapes,
      },
      summary: {
        say: `feigned-flight/${feignEnds}`,
        with: { percent: fractionText(likely), inches: fled ?? 0 },
      },
      odds: { chances: { escapes: chance(now) }, means: {}, tables: {} },
    };
  },
});
