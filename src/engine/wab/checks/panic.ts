import { alike, maybe, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TEST_DICE } from '../dice.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, TEST_ROLL, testOf } from './roll.ts';
import { HALF_STRENGTH, isHalved, MOST_MODELS, moreThanAtFirst } from './strength.ts';

/** Inches: fleeing friends, friends broken or destroyed (wab-7.6, wab-7.10). */
const FLEEING_REACH = 4;
const BROKEN_REACH = 12;
const FAR = 120;
/** A flank charge by fewer frightens nobody, and fewer are not frightened by one (wab-7.14, wab-7.15). */
const FEWEST = 5;
/** A share of losses to shooting that calls for a test: one model in four (wab-7.21). */
const SHOT_SHARE = 4;

const CAUSES = [
  'fleeing-friends',
  'broken-friends',
  'flank-charge',
  'general-killed',
  'shooting',
  'ignored-charge',
] as const;

const PANIC_FIELDS = {
  cause: usual(choice(CAUSES, 'fleeing-friends')),
  ...LEADERSHIP_FIELDS,
  models: usual(count(1, MOST_MODELS, 20)),
  startModels: optionalCount(1, MOST_MODELS),
  friendDistance: optionalMeasure(0, FAR),
  friendModels: optionalCount(1, MOST_MODELS),
  friendsSkirmish: flag(),
  friendsEnd: choice(
    ['broken', 'destroyed-in-combat', 'destroyed-by-shooting', 'panicked'],
    'broken',
  ),
  chargerModels: count(1, MOST_MODELS, 10),
  chargerFormed: flag(true),
  chargeReaches: flag(true),
  generalEnds: choice(
    ['killed-by-shooting', 'killed-in-combat', 'fled-off-table'],
    'killed-in-combat',
  ),
  lost: count(0, MOST_MODELS, 0),
  fleeing: flag(),
  engaged: flag(),
  wonCombat: flag(),
  offTable: rare(flag()),
  loneCharacter: rare(flag()),
  characters: rare(count(0, 10, 0)),
  enemyTurn: rare(flag()),
  dice: TEST_ROLL,
  diceAgain: TEST_ROLL,
  readings: rare(group(readings('R87', 'R99'))),
};
type Afraid = Values<typeof PANIC_FIELDS>;

const { adds, allows, bars, notes } = rulesOf<Afraid>();

const by =
  (...causes: readonly Afraid['cause'][]) =>
  ({ cause }: Afraid) =>
    causes.includes(cause);
const fleers = by('fleeing-friends');
const broke = by('broken-friends');
const flank = by('flank-charge');
const general = by('general-killed');
const shot = by('shooting');
const ignored = by('ignored-charge');

const within = (reach: number) =>
  on('friends-too-far', ({ friendDistance = 0 }: Afraid) => friendDistance <= reach);
const friendsSkirmish = on('friends-are-formed', (one: Afraid) => one.friendsSkirmish);
const alone = ({ loneCharacter }: Afraid) => loneCharacter;
const formed = ({ skirmishers, loneCharacter }: Afraid) => !skirmishers && !loneCharacter;
/** Skirmishers who flee from a skirmishing unit count for nobody by the other reading (R87). */
const countForNobody = ({ skirmishers, readings: { R87 } }: Afraid) => skirmishers && R87 === 'b';
const ended =
  (...ends: readonly Afraid['friendsEnd'][]) =>
  ({ friendsEnd }: Afraid) =>
    ends.includes(friendsEnd);

/** Whether the unit takes a test for it: the causes, each below its own exceptions. */
const TESTS: Table<Afraid, boolean> = {
  on: 'tests',
  rows: [
    allows(
      'wab-7.6',
      [fleers],
      within(FLEEING_REACH),
      on('enemy-turn', (one) => !one.enemyTurn),
    ),
    bars('wab-7.7', [fleers, formed], friendsSkirmish),
    bars('wab-7.7/reading', [fleers, all(countForNobody)], friendsSkirmish),
    bars('wab-9.6', [any<Afraid>(fleers, broke), alone], friendsSkirmish),
    bars(
      'wab-7.8',
      [fleers, not<Afraid>(({ friendsSkirmish: loose, skirmishers }) => loose && !skirmishers)],
      on(
        'not-twice-as-many',
        ({ models, friendModels }) => friendModels !== undefined && models >= 2 * friendModels,
      ),
    ),
    allows(
      'wab-7.10',
      [broke],
      within(BROKEN_REACH),
      on('not-in-combat', ended('broken', 'destroyed-in-combat')),
    ),
    bars('wab-7.11', [broke, formed], friendsSkirmish),
    bars('wab-7.27', [broke, ended('panicked')]),
    bars('wab-7.29', [broke, ended('destroyed-by-shooting')]),
    allows(
      'wab-7.14',
      [flank],
      on('charger-not-formed', ({ chargerFormed }) => chargerFormed),
      on('charger-too-small', ({ chargerModels }) => chargerModels >= FEWEST),
    ),
    bars(
      'wab-7.15/few',
      [flank],
      on('enough-models', ({ models, characters }) => models - characters < FEWEST),
    ),
    notes('wab-7.15/engaged', [flank, ({ skirmishers, engaged }) => skirmishers && engaged], {
      unless: ['wab-7.15'],
    }),
    bars(
      'wab-7.15',
      [flank],
      on('not-skirmishing', ({ skirmishers }) => skirmishers),
    ),
    bars(
      'wab-7.16',
      [flank],
      on('charge-reaches', ({ chargeReaches }) => !chargeReaches),
    ),
    allows('wab-7.18', [general]),
    bars('wab-7.18/off-table', [general, ({ offTable }) => offTable]),
    bars(
      'wab-7.20',
      [general],
      on('general-killed', (one) => one.generalEnds === 'fled-off-table'),
    ),
    allows(
      'wab-7.21',
      [shot],
      on('too-few-lost', ({ lost, models }) => SHOT_SHARE * lost >= models && lost > 0),
      { with: ({ lost, models }) => ({ lost, models }) },
    ),
    allows(
      'wab-7.23',
      [ignored],
      on('charge-falls-short', ({ chargeReaches }) => chargeReaches),
    ),
    bars('wab-2.70', [({ fleeing }) => fleeing]),
  ],
};

const MODIFIERS: Table<Afraid, number> = {
  on: 'modifier',
  rows: [adds('wab-7.3', HALF_STRENGTH, [], on('above-half', isHalved))],
};

const REROLLS: Table<Afraid, boolean> = {
  on: 'rerolls',
  rows: [
    allows(
      'wab-7.28',
      [broke],
      on('has-not-won', ({ wonCombat }) => wonCombat),
    ),
  ],
};

const FLIGHTS = [
  'own-edge',
  'away-from-combat',
  'away-from-charger',
  'away-from-shooter',
  'as-a-reaction',
  'as-broken',
  'none',
] as const;
type Flight = (typeof FLIGHTS)[number];

const FLIGHT_OF: Record<Afraid['cause'], Flight> = {
  'fleeing-friends': 'own-edge',
  'broken-friends': 'away-from-combat',
  'flank-charge': 'away-from-charger',
  'general-killed': 'own-edge',
  shooting: 'away-from-shooter',
  'ignored-charge': 'as-a-reaction',
};

const FLIGHT_CLAUSE = {
  'fleeing-friends': 'wab-7.9',
  'broken-friends': 'wab-7.13',
  'flank-charge': 'wab-7.2/away',
  'general-killed': 'wab-7.2/edge',
  shooting: 'wab-7.22',
  'ignored-charge': 'wab-7.24',
} as const;

/** How it flees if it fails: as broken if it is engaged. */
function flightOf({ engaged, cause }: Afraid, trace: Trace): Flight {
  trace.step(engaged ? 'wab-7.25' : FLIGHT_CLAUSE[cause]);
  return engaged ? 'as-broken' : FLIGHT_OF[cause];
}

export const panicTest = defineQuery({
  id: 'wab/panic-test',
  fields: PANIC_FIELDS,
  answer: {
    ...alike(yes(), 'tests', 'rerolls'),
    ...ROLL_ANSWER,
    flees: maybe(yes()),
    flight: word(FLIGHTS, 'none'),
  },
  odds: { chances: ['stands'] },
  rolls: {
    dice: ({ tests }) => (tests ? TEST_DICE : 0),
    diceAgain: ({ rerolls, target }, _, { dice = [] }) =>
      rerolls && fallen({ target: target ?? 0, dice }).passed === false ? TEST_DICE : 0,
  },
  sample: { leadership: 7, friendDistance: 3 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['diceAgain', 'two-dice', 'wab-1.5', ({ diceAgain }) => isHalfThrown(diceAgain)],
    ['startModels', 'more-than-at-first', null, moreThanAtFirst],
    ['lost', 'more-than-there-were', 'wab-7.21', ({ lost, models }) => lost > models],
    ['loneCharacter', 'one-model', 'wab-9.2', (one) => one.loneCharacter && one.models > 1],
  ),
  run(input, trace) {
    const { dice, diceAgain: again } = input;
    if (!applyRows(TESTS, input, false, trace))
      return {
        answer: { flees: false },
        summary: { say: 'panic-test/none', with: { cause: input.cause } },
      };
    const leadershipUsed = leadershipOf(input, trace);
    const target = leadershipUsed + applyRows(MODIFIERS, input, 0, trace);
    trace.step('wab-7.1', { target });
    const rerolls = applyRows(REROLLS, input, false, trace);
    const thrown = { target, dice, again, rerolls };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, rerolls);
    const flight = passed === true ? 'none' : flightOf(input, trace);
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: {
        ...{ tests: true, rerolls, leadershipUsed, target, rolled, passed, flight },
        passChance: fractionText(passes),
        flees: passed === null ? null : !passed,
      },
      summary: {
        say: `panic-test/${say}`,
        with: { target, percent: fractionText(passes), rolled: rolled ?? 0, flight },
      },
      odds: oddsOf('stands', chanceNow(thrown)),
    };
  },
});
