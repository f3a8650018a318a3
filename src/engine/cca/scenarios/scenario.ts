import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, count, group, rare, requiredChoice, type Values } from '../../core/schema.ts';
import { DECK } from '../cards.ts';
import { commandAt, growingDraw, handAt, handGrows } from '../orders/council.ts';
import { type Army, BATTLES, type Council, SCENARIOS, type Scenario } from './scenarios.ts';

/** Hexes of a battle map whose passage a special rule or the kind of terrain decides. */
const PLACES = ['none', 'river', 'river-bend', 'lake', 'steep-hill'] as const;

const SCENARIO_FIELDS = {
  scenario: requiredChoice(SCENARIOS),
  turn: count(1, 99, 1),
  place: choice(PLACES, 'none'),
  readings: rare(group({ R96: choice(['a', 'b'], 'a') })),
};
type ScenarioInput = Values<typeof SCENARIO_FIELDS>;

const DECK_SIZE = Object.values(DECK).reduce((sum, { copies }) => sum + copies, 0);

/** What the Council of War gives to one side, and its hand in the turn that was asked about. */
function sideOf(input: ScenarioInput, council: Council, first: Army, trace: Trace) {
  const { scenario, turn, readings } = input;
  const { army, leaders, cards, clause } = council;
  const asked = { command: undefined, scenario, army, turn, readings };
  const grows = handGrows(asked);
  const hand = handAt(asked, new Trace());
  const draws = grows ? growingDraw(turn) : 1;
  const command = commandAt(asked, trace);
  trace.step(clause, { leaders, army }, null, 'leaders');
  if (grows) {
    const effect = { on: 'handAtEnd', from: hand, to: hand - 1 + draws };
    trace.step('cca-19.17', { number: turn, draws, hand: hand - 1 + draws }, effect);
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

type Way = Row<ScenarioInput, boolean>;
type On = Condition<ScenarioInput>;
const given = (holds: (input: ScenarioInput) => boolean): On => ({ name: 'given', holds });
const placeIs = (...places: ScenarioInput['place'][]) =>
  given(({ place }) => places.includes(place));
const battleIs = (scenario: Scenario) => given((input) => input.scenario === scenario);
const shuts = (clause: Way['clause'], ...when: On[]): Way => ({
  clause,
  when,
  apply: () => false,
  say: `${clause}/place`,
});

const BEND = topic(battleIs('crimissos-river'), placeIs('river-bend'));

const PASSABLE: Table<ScenarioInput, boolean> = {
  on: 'passable',
  rows: [
    { clause: 'cca-19.7', when: [BEND], unless: ['cca-17.26'], say: 'cca-19.7/bend' },
    { clause: 'cca-17.27', when: [BEND], say: 'cca-17.27/place' },
    shuts('cca-19.7', topic(battleIs('crimissos-river'), placeIs('river'))),
    shuts('cca-19.11', topic(battleIs('ticinus-river'), placeIs('river', 'river-bend'))),
    shuts('cca-17.26', placeIs('river', 'river-bend')),
    shuts('cca-19.15', placeIs('lake')),
    shuts('cca-19.16', placeIs('steep-hill')),
  ],
};

/** Only the book's first battle is advised to beginners (cca-3.1). */
const FIRST_ADVISED: Scenario = 'akragas';

/** What the set-up needs, step by step, and who begins. */
function setUp({ scenario }: ScenarioInput, trace: Trace) {
  const { carthage, opponent, rules, banners, victory, first } = BATTLES[scenario];
  const suggestedFirst = scenario === FIRST_ADVISED;
  if (suggestedFirst) trace.step('cca-3.1', { scenario });
  const cards = { carthage: carthage.cards, opponent: opponent.cards };
  const deckAfterDeal = DECK_SIZE - carthage.cards - opponent.cards;
  trace.step('cca-3.5', cards);
  trace.step('cca-3.6', { cards: deckAfterDeal });
  trace.step('cca-3.8', { number: rules.length });
  trace.step(victory, { scenario, number: banners }, null, 'banners-to-win');
  for (const { clause, rule } of rules) trace.step(clause, { rule }, null, 'special-rule');
  trace.step('cca-3.9', { army: first });
  trace.step('cca-5.1', { army: first });
  return { suggestedFirst, deckAfterDeal };
}

export const scenario = looseQuery({
  id: 'cca/scenario',
  fields: SCENARIO_FIELDS,
  sample: { scenario: 'lake-trasimene', turn: 2 },
  check: ({ scenario: battle, place }) =>
    ['lake', 'steep-hill'].includes(place) && battle !== 'lake-trasimene'
      ? [{ field: 'place', problem: 'only-at-trasimene', with: { place, scenario: battle } }]
      : [],
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
        with: { scenario: battle, number: banners, army: first, place },
      },
    };
  },
});
