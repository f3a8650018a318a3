import { alike, opens, text, yes } from '../../core/answer.ts';
import { fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

/** It runs wild on this face alone (wab-13.8). */
const WILD = 1;
const MOST_TURNS = 12;

const TEST_FIELDS = {
  compulsory: usual(flag()),
  gaveGroundBefore: usual(flag()),
  inAmbush: rare(flag()),
  enemyTurn: rare(flag()),
  turns: count(1, MOST_TURNS, 1),
  die: optionalCount(1, FACES),
};
type Testing = Values<typeof TEST_FIELDS>;

const { allows, notes } = rulesOf<Testing>();

const TESTS: Table<Testing, boolean> = {
  on: 'tests',
  rows: [
    notes('wab-13.13/rolls', [({ gaveGroundBefore }) => gaveGroundBefore]),
    notes('wab-13.28', [({ inAmbush }) => inAmbush], { say: 'wab-13.28/warband' }),
    allows(
      'wab-13.8',
      [],
      on('compulsory-move', ({ compulsory }) => !compulsory),
      on('enemy-turn', ({ enemyTurn }) => !enemyTurn),
    ),
  ],
};

const wild = fraction(1, FACES);
const calm = subtract(fraction(1), wild);

export const warbandTest = defineQuery({
  id: 'wab/warband-test',
  fields: TEST_FIELDS,
  answer: { tests: yes(), unruly: opens(), ...alike(text('0'), 'unrulyChance', 'neverChance') },
  odds: { chances: ['unruly', 'never-unruly'] },
  rolls: { die: ({ tests }) => Number(tests) },
  sample: {},
  start: {},
  run(input, trace) {
    const tests = applyRows(TESTS, input, false, trace);
    const { die, turns } = input;
    const falls = tests && die !== undefined;
    const unruly = falls ? die === WILD : null;
    if (falls) trace.step(unruly ? 'wab-13.8/wild' : 'wab-13.8/calm', { die });
    const now = !tests ? fraction(0) : falls ? fraction(Number(unruly)) : wild;
    const first = subtract(fraction(1), now);
    const never = tests
      ? Array.from({ length: turns - 1 }).reduce((all: typeof calm) => multiply(all, calm), first)
      : first;
    const say = !tests ? 'none' : unruly === null ? 'odds' : unruly ? 'wild' : 'calm';
    return {
      answer: {
        ...{ tests, unruly: tests ? unruly : false },
        unrulyChance: fractionText(now),
        neverChance: fractionText(never),
      },
      summary: { say: `warband-test/${say}`, with: { percent: fractionText(now) } },
      odds: {
        chances: { unruly: chance(now), 'never-unruly': chance(never) },
        ...{ means: {}, tables: {} },
      },
    };
  },
});
