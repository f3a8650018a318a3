import { DECK_CARDS } from '../../../src/engine/cca/cards.ts';
import { FACES } from '../../../src/engine/cca/faces.ts';
import { EXITS } from '../../../src/engine/cca/scenarios/scenarios.ts';
import type { Situation } from '../../ties/situations.ts';

const AB = ['a', 'b'] as const;
/** One unit of each kind that cards tell apart, and a leader. */
const ORDERED = ['AX', 'WR', 'LC', 'EL', 'CH', 'LD'] as const;
const NEAR = ['same-hex', 'adjacent', 'linked', 'away'] as const;

/** Each card as it is played, with Counter Attack against a card whose section it must look at. */
const PLAYED: object[] = [
  ...DECK_CARDS.map((commandCard) => ({ commandCard })),
  ...['left', 'centre', 'right'].flatMap((opponentSection) =>
    AB.map((R86) => ({
      commandCard: 'counter-attack',
      countered: 'leadership-any-section',
      opponentSection,
      readings: { R86 },
    })),
  ),
];

/** Each card that Counter Attack repeats, and what cannot stand together. */
const COUNTERED: object[] = [
  ...DECK_CARDS.filter((card) => card !== 'counter-attack' && card !== 'first-strike').map(
    (countered) => ({ commandCard: 'counter-attack', countered, command: 4 }),
  ),
  { commandCard: 'rally', opponentSection: 'left' },
  { commandCard: 'rally', countered: 'out-flanked' },
];

const ON_THE_FIELD: object[] = [
  {},
  { unitsIn: { left: 1, leftCentre: 2, centre: 1 } },
  { unitsIn: { left: 9, centre: 9, right: 9 }, ownUnits: { LI: 9, MI: 9, HI: 9, LC: 9 } },
  { leadersIn: { left: 1 }, ownUnits: { HC: 1 } },
  { leadersIn: { centre: 0 }, ownUnits: { LI: 0 } },
  { aroundLeader: { around: 1 }, unitsInContact: 2, footBlock: 1 },
  { footBlock: 7, ownUnits: { MI: 6 } },
].flatMap((field) => [
  field,
  { ...field, command: 4 },
  { ...field, scenario: 'lake-trasimene', turn: 2 },
  { ...field, command: 4, scenario: 'zama' },
]);

const ASKED: object[] = [
  {},
  ...EXITS.map((section) => ({ section })),
  ...NEAR.flatMap((nearLeader) => [
    { nearLeader },
    { nearLeader, ordersGiven: 4, inContact: true },
  ]),
  ...AB.map((R82) => ({ section: 'right', leaderSection: 'left', readings: { R82 } })),
  { detaches: true },
  { detaches: true, readings: { R85: 'b' } },
  { alreadyOrdered: true },
  { noneOfKind: true },
  { noneOfKind: true, ordersGiven: 1 },
  { inBlock: false },
  { command: 2, ordersGiven: 2 },
  { blocks: 1, nearLeader: 'adjacent', rolled: ['green', 'blue'] },
  { blocks: 1, nearLeader: 'adjacent', rolled: ['leader'] },
  { blocks: 4 },
];

const ROLLS: object[] = [
  {},
  { rolled: [] },
  { rolled: FACES.slice(0, 5) },
  { rolled: FACES },
].flatMap((roll) => [
  { ...roll },
  { ...roll, command: 5 },
  { ...roll, scenario: 'zama', army: 'carthage' },
]);

const LOSSES: object[] = [
  {},
  { lostBlocks: { LI: 1, EL: 1 } },
  { lostBlocks: { HI: 3 }, readings: { R79: 'b' } },
  { noLeaders: true },
];

const DRAWS: object[] = [
  {},
  { deck: 0, discards: 49 },
  { deck: 1, discards: 2, firstStrikePlayed: true },
  { deck: 20, discards: 20, spartacusPlayed: true },
  { deck: 20, discards: 1, firstStrikePlayed: true },
  { deck: 50, discards: 20 },
  { deck: 0, discards: 1, firstStrikePlayed: false },
  { deck: 0, discards: 1, scenario: 'lake-trasimene', turn: 1 },
  { hand: 4 },
  ...[1, 2, 3].map((turn) => ({ scenario: 'lake-trasimene', turn })),
  { scenario: 'lake-trasimene' },
  { scenario: 'zama', deck: 3 },
];

const LOOKED_FOR: object[] = [
  ...[...DECK_CARDS, 'section-cards', 'troop-cards', 'leadership-cards', 'tactic-cards'].map(
    (wanted) => ({ wanted, opponentHand: 5 }),
  ),
  { wanted: 'rally', wantedSeen: 2, cardsSeen: 5 },
  { wanted: 'rally', wantedSeen: 1 },
  { wanted: 'line-command', cardsSeen: 58 },
  { wanted: 'line-command', draws: 3, atLeast: 2 },
];

const MOMENTS = [
  'turn-start',
  'later-in-turn',
  'attack-declared',
  'attack-rolled',
  'opponent-turn',
];

/** Drafts for the queries about command cards: every card, with everything that may stand beside it. */
export function* situations(): Generator<Situation> {
  for (const played of PLAYED) {
    yield { query: 'cca/card', draft: played };
    for (const field of ON_THE_FIELD) yield { query: 'cca/orders', draft: { ...played, ...field } };
    for (const unit of ORDERED)
      for (const asked of ASKED)
        yield { query: 'cca/may-order', draft: { ...played, unit, ...asked } };
  }
  for (const draft of COUNTERED) {
    yield { query: 'cca/orders', draft };
    yield { query: 'cca/may-order', draft: { ...draft, unit: 'HI' } };
  }
  for (const commandCard of DECK_CARDS)
    for (const when of MOMENTS) {
      yield { query: 'cca/may-play', draft: { commandCard, when } };
      const draft = { commandCard, when, cardsPlayed: 1, opponentPlayed: false };
      yield { query: 'cca/may-play', draft };
    }
  for (const roll of ROLLS) {
    yield { query: 'cca/spartacus', draft: roll };
    const few = { ownUnits: { LI: 1, EL: 1 }, ownLeaders: 1 };
    yield { query: 'cca/spartacus', draft: { ...roll, ...few } };
    for (const losses of LOSSES) yield { query: 'cca/rally', draft: { ...roll, ...losses } };
  }
  for (const nextStep of ['first-move', 'fire', 'second-move', 'close-combat'])
    for (const furthestStep of ['none', 'first-move', 'fire', 'second-move']) {
      yield { query: 'cca/move-fire-move', draft: { nextStep, furthestStep } };
      yield { query: 'cca/move-fire-move', draft: { nextStep, furthestStep, stepDone: true } };
    }
  for (const draft of DRAWS) yield { query: 'cca/draw', draft };
  for (const draft of LOOKED_FOR) yield { query: 'cca/deck-odds', draft };
}
