import { DECK, DECK_CARDS, DECK_SIZE, type DeckCard } from '../../engine/ccn/cards.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { SECTIONS } from '../../engine/hexes/hex.ts';
import { type Cell, type Line, NONE, type Row, type Sheet, value } from '../sheet.ts';
import { type CardFacts, factsAbout, factsOf, type Told } from './cards-facts.ts';
import * as fighting from './cards-fighting.ts';
import { NOTES } from './cards-notes.ts';
import * as ordering from './cards-ordering.ts';

type Group = 'section' | 'tactic';
const cardsOf = (group: Group) => DECK_CARDS.filter((card) => DECK[card].group === group);

const nameOf = (card: DeckCard, clauses: readonly ClauseId[]): Row['name'] => ({
  say: 'cards/card',
  with: { card },
  clauses,
  proofs: [factsOf(card)],
});
const copiesOf = (card: DeckCard): Cell => {
  const { copies } = DECK[card];
  return [value(copies, [], factsOf(card, { copies }))];
};

/** Orders in each section: a number, or as many as the Command of whoever plays it. */
function inSections(card: DeckCard): Cell[] {
  const { sectionOrders } = factsAbout(card);
  return SECTIONS.map((section): Cell => {
    const orders = sectionOrders[section];
    if (orders === undefined) return NONE;
    const proofs = [factsOf(card, { sectionOrders: { [section]: orders } })];
    return [orders === 'command' ? { say: 'cards/command', proofs } : value(orders, [], ...proofs)];
  });
}

const sectionRow = (card: DeckCard): Row => ({
  name: nameOf(card, [DECK[card].clause]),
  cells: [copiesOf(card), ...inSections(card)],
});

/** What each Tactic card says. */
const TACTICS: Partial<Record<DeckCard, (facts: CardFacts) => Told>> = {
  'bayonet-charge': fighting.bayonetCharge,
  bombard: fighting.bombard,
  'cavalry-charge': fighting.cavalryCharge,
  'counter-attack': ordering.counterAttack,
  elan: ordering.elan,
  'fire-and-hold': fighting.fireAndHold,
  'first-strike': fighting.firstStrike,
  'force-march': ordering.forceMarch,
  'cold-steel': fighting.coldSteel,
  leadership: ordering.leadership,
  'grande-manoeuvre': ordering.grandeManoeuvre,
  rally: ordering.rally,
  'short-supply': ordering.shortSupply,
};

function tacticRow(card: DeckCard): Row {
  const told = TACTICS[card];
  if (!told) throw new RangeError(`Nothing is told of ${card}`);
  return { name: nameOf(card, []), cells: [copiesOf(card), ...told(factsAbout(card))] };
}

const GROUP_CLAUSES: Record<Group, readonly ClauseId[]> = {
  section: ['ccn-8.1', 'ccn-8.2'],
  tactic: ['ccn-8.24', 'ccn-8.25'],
};

function groupOf(group: Group) {
  const cards = cardsOf(group);
  const name: Line = {
    say: `cards/${group}`,
    with: { cards: cards.reduce((sum, card) => sum + DECK[card].copies, 0) },
    clauses: GROUP_CLAUSES[group],
    proofs: cards.map((card) => factsOf(card)),
  };
  return { name, rows: cards.map(group === 'section' ? sectionRow : tacticRow) };
}

export const cards: Sheet = {
  key: 'cards',
  slug: { es: 'cartas', en: 'cards' },
  paper: 'portrait',
  points: 8,
  parts: [
    {
      table: {
        columns: [
          { name: 'cards/name', holds: 'sentences' },
          { name: 'cards/copies', holds: 'figures' },
          ...SECTIONS.map((section) => ({ name: `cards/${section}`, holds: 'figures' as const })),
        ],
        groups: [groupOf('section')],
      },
    },
    { title: 'cards/always', lines: NOTES(DECK_SIZE) },
    {
      whole: true,
      table: {
        columns: [
          { name: 'cards/name', holds: 'sentences' },
          { name: 'cards/copies', holds: 'figures' },
          { name: 'cards/orders', holds: 'sentences' },
          { name: 'cards/effects', holds: 'long sentences' },
        ],
        groups: [groupOf('tactic')],
      },
    },
  ],
};
