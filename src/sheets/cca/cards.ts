import {
  type CardGroup,
  DECK,
  DECK_CARDS,
  DECK_SIZE,
  type DeckCard,
  SECTIONS,
  type Section,
} from '../../engine/cca/cards.ts';
import { UNITS, type Unit } from '../../engine/cca/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { answerTo, type Cell, type Line, NONE, type Row, type Sheet, value } from '../sheet.ts';
import { BESIDES, NOTES } from './cards-notes.ts';
import { TOLD, type Told } from './cards-told.ts';
import { card as asked } from './proofs.ts';

interface CardAnswer {
  copies: number;
  orders: number | 'command' | 'all' | 'dice';
  units: Unit[];
  sections: Section[];
  leaders: 'counted' | 'besides' | 'no';
  leaderMayLeave: boolean;
  adjacentHexes: number;
  oneOfChoice: 'no' | 'if-none' | 'instead';
  moveSteps: number;
  fireSteps: number;
  allowsCloseCombat: boolean;
  extraDice: number;
  extraDiceInBonus: number;
  extraDiceFiring: number;
  changedMoves: Partial<Record<Unit, number>>;
  passThroughFriends: Unit[];
}

/** Counter Attack is nothing by itself: it is asked as it repeats a card that is the same on both sides. */
const factsOf = (card: DeckCard, expect = {}) =>
  asked(card, expect, card === 'counter-attack' ? { countered: 'rally' } : {});
const factsAbout = (card: DeckCard) => answerTo<CardAnswer>(factsOf(card));

function ordersOf(card: DeckCard): Cell {
  const { orders, units, sections, adjacentHexes } = factsAbout(card);
  const { group } = DECK[card];
  const line = (
    say: string,
    values: Line['with'],
    expect: object,
    { clauses, proofs }: Told = { clauses: [], proofs: [] },
  ) => [
    {
      say: `cards/${say}`,
      with: values ?? {},
      clauses,
      proofs: [factsOf(card, expect), ...proofs],
    },
  ];
  const told = TOLD[card];
  if (told) {
    const most = typeof orders === 'number' ? orders : 0;
    const expect = card === 'counter-attack' ? { inForce: 'rally' } : { orders };
    return line(`orders-${card}`, { orders: most }, expect, told);
  }
  if (group === 'section' && typeof orders === 'number') {
    const each = orders / sections.length;
    const say = sections.length > 1 ? 'in-each' : 'in-section';
    return line(say, { orders: each, sections }, { orders, sections });
  }
  if (adjacentHexes > 0) {
    const say = sections.length === SECTIONS.length ? 'around-leader' : 'around-leader-in';
    return line(say, { hexes: adjacentHexes, sections }, { adjacentHexes, sections });
  }
  if (orders === 'all') return line('all-of', { units }, { orders, units });
  return line(card === 'order-mounted' ? 'command-and-leaders' : 'command', { units }, { units });
}

/** How a leader gets an order from the card, where that is not the card's whole point. */
function leadersOf(card: DeckCard): Line[] {
  const { leaders, leaderMayLeave } = factsAbout(card);
  if (leaders !== 'counted') return [];
  const proofs = [factsOf(card, { leaders, leaderMayLeave })];
  return [{ say: leaderMayLeave ? 'cards/helmet' : 'cards/leaders-too', proofs }];
}

/** The one unit of choice: where there is nobody else to order, or in place of the rest. */
function choiceOf(card: DeckCard): Line[] {
  const { oneOfChoice } = factsAbout(card);
  if (card === 'counter-attack' || oneOfChoice === 'no') return [];
  const proofs = [factsOf(card, { oneOfChoice })];
  return [{ say: `cards/choice-${oneOfChoice}`, with: { units: 1 }, proofs }];
}

/** Most hexes of each unit that the card lets move otherwise than usual, those of as many hexes together. */
function movesOf(card: DeckCard, moves: CardAnswer['changedMoves']): Line[] {
  const hexes = [...new Set(Object.values(moves))];
  return hexes.map((most) => {
    const units = UNITS.filter((unit) => moves[unit] === most);
    return {
      say: 'cards/moves-to',
      with: { units, hexes: most },
      proofs: [factsOf(card, { changedMoves: moves })],
    };
  });
}

function effectsOf(card: DeckCard): Cell {
  if (card === 'counter-attack' || card === 'first-strike') return BESIDES[card] ?? [];
  const facts = factsAbout(card);
  const { extraDice, extraDiceFiring, moveSteps, fireSteps, allowsCloseCombat } = facts;
  const line = (holds: boolean, say: string, expect: Partial<CardAnswer>, values = {}): Line[] =>
    holds ? [{ say: `cards/${say}`, with: values, proofs: [factsOf(card, expect)] }] : [];
  return [
    ...line(
      extraDice > 0,
      extraDiceFiring > 0 ? 'dice-any' : 'dice',
      { extraDice },
      {
        dice: extraDice,
      },
    ),
    ...line(moveSteps === 0, 'no-move', { moveSteps }),
    ...movesOf(card, facts.changedMoves),
    ...line(fireSteps === 0, 'no-fire', { fireSteps }),
    ...line(fireSteps > 1, 'fires', { fireSteps }, { times: fireSteps }),
    ...line(!allowsCloseCombat, 'no-close-combat', { allowsCloseCombat }),
    ...(BESIDES[card] ?? []),
  ];
}

const rowOf = (card: DeckCard): Row => {
  const { copies, clause, group } = DECK[card];
  const orders = [...ordersOf(card), ...leadersOf(card), ...choiceOf(card)];
  const effects = effectsOf(card);
  const shown = group === 'tactic' ? [orders, effects] : [[...orders, ...effects]];
  return {
    name: { say: 'cards/card', with: { card }, clauses: [clause], proofs: [factsOf(card)] },
    cells: [
      [value(copies, [], factsOf(card, { copies }))],
      ...shown.map((cell) => (cell.length > 0 ? cell : NONE)),
    ],
  };
};

const GROUP_CLAUSES: Record<CardGroup, readonly ClauseId[]> = {
  section: ['cca-18.1', 'cca-18.2'],
  troop: ['cca-18.14', 'cca-18.26'],
  leadership: ['cca-18.20'],
  tactic: ['cca-18.25', 'cca-18.27'],
};

function groupOf(group: CardGroup) {
  const cards = DECK_CARDS.filter((card) => DECK[card].group === group);
  const n = cards.reduce((sum, card) => sum + DECK[card].copies, 0);
  const name: Line = {
    say: `cards/${group}`,
    with: { cards: n },
    clauses: GROUP_CLAUSES[group],
    proofs: cards.map((card) => factsOf(card, { copies: DECK[card].copies })),
  };
  return { name, rows: cards.map(rowOf) };
}

const COLUMNS = [
  { name: 'cards/name', holds: 'sentences' },
  { name: 'cards/copies', holds: 'figures' },
  { name: 'cards/orders', holds: 'sentences' },
] as const;

export const cards: Sheet = {
  key: 'cards',
  slug: { es: 'cartas', en: 'cards' },
  paper: 'portrait',
  points: 8,
  parts: [
    { table: { columns: COLUMNS, groups: [groupOf('section')] } },
    {
      table: {
        columns: COLUMNS,
        groups: [groupOf('troop'), groupOf('leadership')],
      },
    },
    {
      whole: true,
      table: {
        columns: [...COLUMNS, { name: 'cards/effects', holds: 'long sentences' }],
        groups: [groupOf('tactic')],
      },
    },
    { title: 'cards/always', whole: true, lines: NOTES(DECK_SIZE) },
  ],
};
