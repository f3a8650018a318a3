import { amount, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, list } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_UNITS = 20;
/** Inches within which friends of broken units test for panic (wab-6.11). */
const PANIC_REACH = 12;

/** What units do once all combats are decided, in the order of the list. */
const MOVES = ['give-ground', 'flee', 'pursue', 'follow-up', 'overrun'] as const;
const ORDER = [
  'break-tests',
  'panic-tests',
  'give-ground-moves',
  'flight-rolls',
  'pursuits-declared',
  'pursuit-rolls',
  'flight-moves',
  'pursuit-moves',
  'redress-ranks',
] as const;
type Event = (typeof ORDER)[number];

const AFTER_FIELDS = {
  beaten: usual(count(0, MOST_UNITS, 1)),
  withoutTest: count(0, MOST_UNITS, 0),
  general: choice(['elsewhere', 'with-a-beaten-unit'], 'elsewhere'),
  moves: usual(list(MOVES, MOVES.length)),
};
type After = Values<typeof AFTER_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<After>();

const testsOf = ({ beaten, withoutTest }: After) => beaten - withoutTest;
const does =
  (...any: readonly After['moves'][number][]) =>
  ({ moves }: After) =>
    any.some((one) => moves.includes(one));

const TESTS: Table<After, number> = {
  on: 'testsTaken',
  rows: [
    adds('wab-6.2', ({ beaten }) => beaten, [({ beaten }) => beaten > 0], {
      with: ({ beaten }) => ({ beaten }),
    }),
    adds('wab-6.7', ({ withoutTest }) => -withoutTest, [({ withoutTest }) => withoutTest > 0], {
      say: 'wab-6.7/of-them',
      with: ({ withoutTest }) => ({ withoutTest }),
    }),
  ],
};

/** Whether the tests are taken as their player likes. */
const FREE: Table<After, boolean> = {
  on: 'freeOrder',
  rows: [
    bars(
      'wab-6.4',
      [(one) => testsOf(one) > 0],
      on('general-elsewhere', (one) => one.general !== 'elsewhere'),
      {
        say: 'wab-6.4/first',
      },
    ),
    notes('wab-6.5', [(one) => testsOf(one) > 1]),
  ],
};

/** What follows what: it adds its event to those before. */
const then =
  (...events: readonly Event[]) =>
  (_: After, before: readonly Event[]): readonly Event[] => [...before, ...events];

const SEQUENCE: Table<After, readonly Event[]> = {
  on: 'order',
  show: () => null,
  rows: [
    sets<readonly Event[]>('wab-6.11', then('panic-tests'), [does('flee')], {
      with: () => ({ inches: PANIC_REACH }),
    }),
    notes<readonly Event[]>('wab-6.79', [({ moves }) => moves.length > 1]),
    sets<readonly Event[]>('wab-6.61', then('give-ground-moves'), [does('give-ground')], {
      say: 'wab-6.61/first',
    }),
    sets<readonly Event[]>('wab-6.20', then('flight-rolls'), [does('flee')]),
    sets<readonly Event[]>('wab-6.22', then('pursuits-declared'), [does('pursue')]),
    sets<readonly Event[]>('wab-6.36', then('pursuit-rolls'), [does('pursue', 'overrun')]),
    sets<readonly Event[]>('wab-6.6', then('flight-moves'), [does('flee')], {
      say: 'wab-6.6/flight-moves',
    }),
    sets<readonly Event[]>(
      'wab-6.79',
      then('pursuit-moves'),
      [does('pursue', 'follow-up', 'overrun')],
      { say: 'wab-6.79/last' },
    ),
    sets<readonly Event[]>('wab-6.74', then('redress-ranks'), []),
  ],
};

export const afterCombat = defineQuery({
  id: 'wab/after-combat',
  fields: AFTER_FIELDS,
  answer: {
    testsTaken: amount(),
    firstToTest: word(['nobody', 'generals-unit', 'any'], 'nobody'),
    freeOrder: yes(),
    order: words(ORDER),
  },
  sample: { beaten: 2, moves: ['flee', 'pursue'] },
  start: {},
  check: problems(
    ['withoutTest', 'more-than-beaten', 'wab-6.7', (one) => one.withoutTest > one.beaten],
    [
      'general',
      'nobody-beaten',
      'wab-6.4',
      (one) => one.general !== 'elsewhere' && one.beaten === 0,
    ],
    ['moves', 'nobody-flees', 'wab-6.31', (one) => does('pursue')(one) && !does('flee')(one)],
  ),
  run(input, trace) {
    const testsTaken = applyRows(TESTS, input, 0, trace);
    const freeOrder = applyRows(FREE, input, testsTaken > 0, trace);
    const start: readonly Event[] = testsTaken > 0 ? ['break-tests'] : [];
    const order = applyRows(SEQUENCE, input, start, trace);
    const firstToTest = testsTaken === 0 ? 'nobody' : freeOrder ? 'any' : 'generals-unit';
    return {
      answer: { testsTaken, freeOrder, order, firstToTest },
      summary: { say: `after-combat/${firstToTest}`, with: { tests: testsTaken } },
    };
  },
});
