import { DECK, type DeckCard } from '../../engine/ccn/cards.ts';
import type { Unit } from '../../engine/ccn/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import {
  answerTo,
  type Cell,
  NONE,
  type Part,
  type Proof,
  proofsOf,
  type Row,
  value,
} from '../sheet.ts';
import { fire, melee } from './proofs.ts';
import { CHARGE_IN_TOWN } from './terrain-notes.ts';

/** A card that changes dice; whom it orders, and a unit of the Guard that it orders. */
interface CardDice {
  card: DeckCard;
  clauses: readonly ClauseId[];
  unit: Unit;
  guard: Unit;
  told?: object;
}

const CARDS: readonly CardDice[] = [
  {
    card: 'bayonet-charge',
    clauses: ['ccn-8.31', 'ccn-8.30'],
    unit: 'line',
    guard: 'guard-grenadier',
  },
  {
    card: 'bombard',
    clauses: ['ccn-8.34'],
    unit: 'foot-artillery',
    guard: 'guard-foot-artillery',
    told: { blocks: 3, artilleryDice: 3 },
  },
  {
    card: 'cavalry-charge',
    clauses: ['ccn-8.37'],
    unit: 'light-cavalry',
    guard: 'guard-heavy-cavalry',
  },
  { card: 'elan', clauses: ['ccn-8.45'], unit: 'line', guard: 'old-guard' },
  {
    card: 'fire-and-hold',
    clauses: ['ccn-8.48', 'ccn-8.47'],
    unit: 'line',
    guard: 'young-guard',
  },
  {
    card: 'cold-steel',
    clauses: ['ccn-8.61', 'ccn-8.62', 'ccn-8.63'],
    unit: 'line',
    guard: 'old-guard',
  },
  {
    card: 'leadership',
    clauses: ['ccn-8.66'],
    unit: 'line',
    guard: 'old-guard',
    told: { leader: true },
  },
];

type Roll = typeof fire;
const rolled = (asked: Proof) => answerTo<{ allowed: boolean; dice: number }>(asked);

/** Dice that the card adds to a roll; null where it forbids the combat. */
function added(roll: Roll, unit: object, card: DeckCard, more: object = {}) {
  const plain = rolled(roll(unit, 'line'));
  const asked = roll(unit, 'line', {}, { card, ...more });
  const { allowed, dice } = rolled(asked);
  const expect = allowed ? { dice } : { allowed };
  return { by: allowed ? dice - plain.dice : null, proof: { ...asked, expect } };
}

const signed = (dice: number) => (dice === 0 ? '0' : `+${dice}`);

/** What the card gives in one kind of combat, to the Guard and to the others. */
function cellOf(roll: Roll, { card, unit, guard, told }: CardDice, more = {}): Cell {
  const others = added(roll, { unit, ...told }, card, more);
  const guards = added(roll, { unit: guard, ...told }, card, more);
  const proofs = [others.proof, guards.proof];
  if (others.by === null || guards.by === null) return [{ say: 'combat/no', proofs }];
  const [plain, guarded] = [others.by, guards.by].map(signed);
  const shown = plain === guarded ? plain : `${plain} / ${guarded}`;
  return [value(shown ?? 0, [], ...proofs)];
}

const isHorse = ({ card }: CardDice) => DECK[card].arms?.includes('cavalry') ?? true;
const fires = ({ card }: CardDice) => DECK[card].arms?.join() !== 'cavalry';
/** Only cavalry attacks again (ccn-5.231). */
function bonusOf(one: CardDice): Cell {
  if (!isHorse(one)) return NONE;
  const horse = { unit: 'light-cavalry', guard: 'guard-heavy-cavalry' } as const;
  return cellOf(melee, { ...one, ...horse }, { bonus: true });
}

function rowOf(one: CardDice): Row {
  const cells = [fires(one) ? cellOf(fire, one) : NONE, cellOf(melee, one), bonusOf(one)];
  const { card, clauses } = one;
  return {
    name: { say: 'cards/card', with: { card }, clauses, proofs: proofsOf(cells) },
    cells,
  };
}

/** Dice that the card which orders a unit gives to it. */
export const DICE_BY_CARD: Part = {
  title: 'combat/by-card-title',
  table: {
    columns: [
      { name: 'combat/card', holds: 'sentences' },
      { name: 'combat/in-fire', holds: 'figures' },
      { name: 'combat/in-melee', holds: 'figures' },
      { name: 'combat/in-bonus', holds: 'figures' },
    ],
    groups: [{ rows: CARDS.map(rowOf) }],
  },
  lines: [CHARGE_IN_TOWN],
};
