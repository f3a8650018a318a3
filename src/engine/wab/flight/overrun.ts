import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { CHARIOTS, FASTEST, FEW, MANY, total } from './distances.ts';
import { pursuitDiceOf } from './flight-dice.ts';

/** D6 for who has caught a unit that fled from its charge (wab-6.73). */
const AFTER_A_FLIGHT = 1;

const OVERRUN_FIELDS = {
  movement: usual(measure(1, FASTEST, 4)),
  enemyEnded: usual(
    choice(['killed', 'some-left', 'caught-in-pursuit', 'caught-fleeing-charge', 'fled'], 'killed'),
  ),
  charged: flag(true),
  firstRound: flag(true),
  enemySkirmishes: rare(flag()),
  chariots: rare(CHARIOTS),
  dice: optionalCounts(1, FACES, MANY),
};
type Overrun = Values<typeof OVERRUN_FIELDS>;

const { bars, notes, sets } = rulesOf<Overrun>();

const killed = ({ enemyEnded }: Overrun) => enemyEnded === 'killed';
const caughtFleeing = ({ enemyEnded }: Overrun) => enemyEnded === 'caught-fleeing-charge';
const inTime = ({ charged, firstRound }: Overrun) => charged && firstRound;

const MAY: Table<Overrun, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-6.71', [killed, inTime]),
    notes('wab-15.27', [caughtFleeing, ({ enemySkirmishes }) => enemySkirmishes]),
    bars(
      'wab-6.71',
      [killed],
      on('charged-this-turn', (one) => !inTime(one)),
      {
        say: 'wab-6.71/too-late',
      },
    ),
    bars('wab-6.71', [({ enemyEnded }) => enemyEnded === 'some-left' || enemyEnded === 'fled'], {
      say: 'wab-6.71/not-killed',
    }),
    bars(
      'wab-6.72',
      [({ enemyEnded }) => enemyEnded !== 'some-left' && enemyEnded !== 'fled'],
      on('not-caught-in-pursuit', ({ enemyEnded }) => enemyEnded === 'caught-in-pursuit'),
    ),
  ],
};

const DICE: Table<Overrun, number> = {
  on: 'diceRolled',
  rows: [sets('wab-6.73', AFTER_A_FLIGHT, [], on('did-not-flee-the-charge', caughtFleeing))],
};

/** Like a pursuit, but of who caught a unit that fled from its charge. */
function diceFor(one: Overrun, trace = new Trace()): number {
  const pursuer = { speed: one.movement, chariots: one.chariots };
  const like = caughtFleeing(one) ? FEW : pursuitDiceOf(pursuer, trace);
  return applyRows(DICE, one, like, trace);
}

export const overrun = defineQuery({
  id: 'wab/overrun',
  fields: OVERRUN_FIELDS,
  answer: {
    allowed: yes(),
    voluntary: yes(),
    diceRolled: amount(),
    decide: word(['before-rolling', 'never'], 'never'),
    distance: maybe(amount()),
  },
  rolls: { dice: ({ diceRolled }) => diceRolled },
  sample: { movement: 4 },
  start: {},
  check: problems([
    'dice',
    'other-number-of-dice',
    'wab-6.71',
    (one) => one.dice !== undefined && one.dice.length !== diceFor(one),
  ]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'overrun/no', with: {} } };
    const diceRolled = diceFor(input, trace);
    trace.step('wab-6.71/dice', { dice: diceRolled });
    const distance = total(input.dice);
    return {
      answer: { allowed: true, voluntary: true, diceRolled, distance, decide: 'before-rolling' },
      summary: {
        say: `overrun/${distance === null ? 'dice' : 'goes'}`,
        with: { dice: diceRolled, distance: distance ?? 0 },
      },
    };
  },
});
