import { amount, maybe, part, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DECK_SIZE } from '../cards.ts';
import { commandAt, growingDraw, handAt, handGrows } from '../orders/council.ts';
import {
  ARMIES,
  type Army,
  BATTLES,
  type Council,
  LEADER_NAMES,
  SCENARIOS,
  type Scenario,
  SPECIAL_RULES,
} from './scenarios.ts';

/** Hexes of a battle map whose passage a special rule or the kind of terrain decides. */
const PLACES = ['none', 'river', 'river-bend', 'lake', 'steep-hill'] as const;

const SCENARIO_FIELDS = {
  scenario: requiredChoice(SCENARIOS),
  turn: count(1, 99, 1),
  place: choice(PLACES, 'none'),
  readings: rare(group(readings('R96'))),
};
type ScenarioInput = Values<typeof SCENARIO_FIELDS>;

const SIDE = part({
  army: word(ARMIES, 'carthage'),
  leaderNames: words(LEADER_NAMES),
  cardsDealt: amount(),
  command: amount(),
  movesFirst: yes(),
  draws: amount(),
  handAtEnd: amount(),
});

/** The sentence to quote is about the battle as a whole, or about the hex that is asked about. */
const wordOf = ({ place }: ScenarioInput) => (place === 'none' ? 'decide' : 'step');

/** What the Council of War gives to one side, and its hand in the turn that was asked about. */
function sideOf(input: ScenarioInput, council: Council, first: Army, trace: Trace) {
  const { scenario, turn, readings } = input;
  const tell = wordOf(input);
  const { army, leaders, cards, clause } = council;
  const asked = { command: undefined, scenario, army, turn, readings };
  const grows = handGrows(asked);
  const hand = handAt(asked, new Trace());
  const draws = grows ? growingDraw(turn) : 1;
  const command = trace.within('command', (part) => commandAt(asked, part));
  trace[tell](clause, { leaders, army }, null, 'leaders');
  if (grows) {
    const effect = { on: 'handAtEnd', from: hand, to: hand - 1 + draws };
    trace[tell]('cca-19.17', { number: turn, draws, hand: hand - 1 + draws }, effect);
  }
  return {
    army,
    leaderNames: leaders,
    cardsDealt: cards,
    command,
    movesFirst: army === first,
    draws,
    handAtEnd: hand - 1 + draws,
  };
}

type Is = (input: ScenarioInput) => boolean;
const { bars, notes } = rulesOf<ScenarioInput>();

const placeIs =
  (...places: ScenarioInput['place'][]): Is =>
  ({ place }) =>
    places.includes(place);
const battleIs =
  (scenario: Scenario): Is =>
  (input) =>
    input.scenario === scenario;
const atBend = [battleIs('crimissos-river'), placeIs('river-bend')];

const decides = true;
const PASSABLE: Table<ScenarioInput, boolean> = {
  on: 'passable',
  rows: [
    notes('cca-19.7/bend', atBend, { unless: ['cca-17.26'], decides }),
    notes('cca-17.27/path', atBend, { decides }),
    bars('cca-19.7/place', [battleIs('crimissos-river'), placeIs('river')], { decides }),
    bars('cca-19.11/place', [battleIs('ticinus-river'), placeIs('river', 'river-bend')], {
      decides,
    }),
    bars('cca-17.26/path', [placeIs('river', 'river-bend')], { decides }),
    bars('cca-19.15/place', [placeIs('lake')], { decides }),
    bars('cca-19.16/place', [placeIs('steep-hill')], { decides }),
  ],
};

/** Only the book's first battle is advised to beginners (cca-3.1). */
const FIRST_ADVISED: Scenario = 'akragas';

/** What the set-up needs, step by step, and who begins. */
function setUp(input: ScenarioInput, trace: Trace) {
  const { scenario } = input;
  const { carthage, opponent, rules, banners, victory, first } = BATTLES[scenario];
  const suggestedFirst = scenario === FIRST_ADVISED;
  if (suggestedFirst) trace.step('cca-3.1', { scenario });
  const cards = { carthage: carthage.cards, opponent: opponent.cards };
  const deckAfterDeal = DECK_SIZE - carthage.cards - opponent.cards;
  trace.step('cca-3.5', cards);
  trace.step('cca-3.6', { cards: deckAfterDeal });
  trace.step('cca-3.8', { number: rules.length });
  trace[wordOf(input)](victory, { scenario, number: banners }, null, 'banners-to-win');
  for (const { clause, rule } of rules) trace.step(clause, { rule }, null, 'special-rule');
  trace[wordOf(input)]('cca-3.9', { army: first });
  trace.step('cca-5.1', { army: first });
  return { suggestedFirst, deckAfterDeal };
}

export const scenario = defineQuery({
  id: 'cca/scenario',
  fields: SCENARIO_FIELDS,
  answer: {
    year: amount(),
    carthage: SIDE,
    opponent: SIDE,
    firstPlayer: word(ARMIES, 'carthage'),
    bannersToWin: amount(),
    specialRules: words(SPECIAL_RULES),
    suggestedFirst: yes(),
    deckAfterDeal: amount(),
    passable: maybe(yes()),
  },
  sample: { scenario: 'lake-trasimene', turn: 2 },
  check: problems([
    'place',
    'only-at-trasimene',
    null,
    ({ scenario, place }) =>
      ['lake', 'steep-hill'].includes(place) && scenario !== 'lake-trasimene',
    ({ scenario, place }) => ({ place, scenario }),
  ]),
  run(input, trace) {
    const { scenario: battle, place } = input;
    const { year, carthage, opponent, first, banners, rules } = BATTLES[battle];
    const sides = {
      carthage: sideOf(input, carthage, first, trace),
      opponent: sideOf(input, opponent, first, trace),
    };
    const setup = setUp(input, trace);
    const passable = place === 'none' ? null : applyRows(PASSABLE, input, true, trace);
    return {
      answer: {
        year,
        ...sides,
        firstPlayer: first,
        bannersToWin: banners,
        specialRules: rules.map(({ rule }) => rule),
        ...setup,
        passable,
      },
      summary: {
        say: passable === null ? 'scenario' : `scenario/${passable ? 'passable' : 'impassable'}`,
        with: {
          ...{ scenario: battle, number: banners, army: first, place, turn: input.turn },
          ...{ own: sides.carthage.handAtEnd, other: sides.opponent.handAtEnd },
        },
      },
    };
  },
});
