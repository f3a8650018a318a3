import { amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { oddsOf } from '../checks/roll.ts';
import { rollOf, total } from './distances.ts';
import {
  BUT,
  BY_CHOICE,
  DICE,
  DOES,
  type Does,
  diceFor,
  GIVE_FIELDS,
  type Giving,
  hasFailed,
  INSTEAD,
  isCaught,
} from './give-ground-rows.ts';
import { isSlowed, reachOver } from './ground.ts';

const NEVER = fraction(0);
const hasRoom = (one: Giving, rolled: number) =>
  one.room === undefined || reachOver(one, rolled) <= one.room;

const ROOM: Table<Giving & { rolled: number }, boolean> = {
  on: 'flees',
  rows: [
    rulesOf<Giving & { rolled: number }>().allows(
      'wab-6.60',
      [({ room }) => room !== undefined],
      on('has-room', (one) => !hasRoom(one, one.rolled)),
    ),
  ],
};

/** Who may not give ground flees, or fights on if it passed its test; between two enemies it is destroyed. */
function refused(input: Giving) {
  const fails = hasFailed(input);
  const unitDoes: Does = !fails ? 'fights-on' : isCaught(input) ? 'destroyed' : 'flees';
  return {
    answer: {
      ...{ allowed: false, flees: unitDoes === 'flees', destroyed: unitDoes === 'destroyed' },
      unitDoesNow: unitDoes,
    },
    summary: { say: `give-ground/${unitDoes}`, with: {} },
    odds: oddsOf('gives-ground', NEVER),
  };
}

/** It has no room for what it rolled: a die more, and it flees (wab-6.62). */
function runs(input: Giving, rolled: number, trace: Trace) {
  const fleeDistance = input.extraDie === undefined ? null : rolled + input.extraDie;
  trace.step('wab-6.62', { rolled });
  if (fleeDistance !== null) trace.step('wab-6.62/flees', { fleeDistance });
  return { flees: true, fleeDistance, unitDoesNow: 'flees' as Does };
}

export const giveGround = defineQuery({
  id: 'wab/give-ground',
  fields: { ...GIVE_FIELDS },
  answer: {
    allowed: yes(),
    unitDoesNow: word(DOES, 'flees'),
    diceRolled: amount(),
    distance: maybe(amount()),
    flees: maybe(yes(), false),
    fleeDistance: maybe(amount()),
    destroyed: yes(),
    chanceOfRoom: maybe(text()),
  },
  odds: { chances: ['gives-ground'] },
  rolls: {
    dice: ({ diceRolled }) => diceRolled,
    extraDie: ({ flees, allowed }) => Number(flees === true && allowed),
  },
  sample: { models: 20, enemyModels: 9 },
  start: {},
  check: problems(
    [
      'dice',
      'other-number-of-dice',
      'wab-6.61',
      (one) => one.dice !== undefined && one.dice.length !== diceFor(one),
    ],
    ['extraDie', 'roll-first', 'wab-6.62', (one) => one.extraDie !== undefined && !one.dice],
    [
      'largestEnemy',
      'more-than-all',
      'wab-6.54',
      (one) => (one.largestEnemy ?? 0) > one.enemyModels,
    ],
  ),
  run(input, trace) {
    const start = applyRows(hasFailed(input) ? INSTEAD : BY_CHOICE, input, true, trace);
    const allowed = applyRows(BUT, input, start, trace);
    if (!allowed) return refused(input);
    const diceRolled = applyRows(DICE, input, 1, trace);
    trace.step('wab-6.61/rolls', { dice: diceRolled });
    if (isSlowed(input)) trace.step('wab-6.61/slowed');
    const rolled = total(input.dice);
    const room = (fallen: number | null) =>
      rollOf(diceRolled, fallen).probability(({ sum }) => hasRoom(input, sum));
    const base = { allowed, diceRolled, chanceOfRoom: fractionText(room(null)) };
    const odds = oddsOf('gives-ground', room(rolled));
    const does: Does = hasFailed(input) ? 'gives-ground' : 'may-give-ground';
    if (rolled === null) {
      const sure = room(null).n === room(null).d;
      return {
        answer: { ...base, flees: sure ? false : null, unitDoesNow: sure ? does : 'open' },
        summary: {
          say: `give-ground/${sure ? does : 'odds'}`,
          with: { dice: diceRolled, percent: fractionText(room(null)) },
        },
        odds,
      };
    }
    if (!applyRows(ROOM, { ...input, rolled }, false, trace)) {
      const distance = reachOver(input, rolled);
      return {
        answer: { ...base, distance, unitDoesNow: does },
        summary: { say: `give-ground/back`, with: { distance } },
        odds,
      };
    }
    const fled = runs(input, rolled, trace);
    return {
      answer: { ...base, ...fled },
      summary: {
        say: `give-ground/${fled.fleeDistance === null ? 'no-room' : 'fled'}`,
        with: { dice: diceRolled + 1, distance: fled.fleeDistance ?? rolled },
      },
      odds,
    };
  },
});
