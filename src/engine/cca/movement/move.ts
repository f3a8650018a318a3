import { readings, readingsToC } from '../../core/readings.ts';
import type { Values } from '../../core/schema/values.ts';
import { type CommandCard, DECK, DECK_CARDS, type DeckCard } from '../cards.ts';
import { type Army, castuloExit, type Exit, type Scenario } from '../scenarios/scenarios.ts';
import { type Ground, STOPS } from '../terrain.ts';
import { type Combatant, isMounted } from '../units.ts';

export const HOLDERS = [
  'empty',
  'friend',
  'friend-with-leader',
  'friendly-leader',
  'enemy',
  'enemy-leader',
] as const;

export type OrderedBy = 'section' | DeckCard;
/** Cards that order nobody by themselves: a reaction, and one that repeats another. */
const WITHOUT_ORDERS: readonly OrderedBy[] = ['first-strike', 'counter-attack'];
/** The cards that give orders; `section` stands for any Section card. */
export const ORDERED_BY: readonly OrderedBy[] = [
  'section',
  ...DECK_CARDS.filter((card) => !WITHOUT_ORDERS.includes(card)),
];
export const EDGES = ['none', 'enemy-edge', 'own-edge', 'side-edge'] as const;
export const EARLIER_MOVES = ['none', 'interrupted', 'finished'] as const;
export const COMPANIONS = ['none', 'goes', 'stays', 'joined-goes', 'joined-stays'] as const;

export const MOVE_READINGS = {
  ...readings('R66', 'R67', 'R102'),
  ...readingsToC('R85'),
};

/** One hex of the path: what is on it and in it. */
export interface PathHex {
  ground: Ground;
  /** The hexside by which it is entered has a rampart. */
  acrossRampart?: boolean;
  holds: (typeof HOLDERS)[number];
}

/** A move as it was declared, hex by hex. */
export interface Move {
  /** `LD`: a leader who moves on his own. */
  unit: Combatant;
  /** Hexes moved; leaving the battlefield counts as one. */
  hexes: number;
  path: readonly PathHex[];
  orderedBy: OrderedBy;
  ordered: boolean;
  earlierMove: (typeof EARLIER_MOVES)[number];
  battleBegun: boolean;
  attachedLeader: (typeof COMPANIONS)[number];
  enemiesAtEnd: number;
  splits: boolean;
  combines: boolean;
  detaches: boolean;
  formerUnitOrdered: boolean;
  command: number | undefined;
  ordersGiven: number;
  crossesSection: boolean;
  leavesOver: (typeof EDGES)[number];
  exitFrom: Exit;
  army: Army;
  scenario: Scenario | 'other';
  readings: Values<typeof MOVE_READINGS>;
}

export const byUnit = ({ unit }: Move) => unit !== 'LD';
export const byLeader = ({ unit }: Move) => unit === 'LD';
export const unitIs = (one: Combatant) => (move: Move) => move.unit === one;
export const cardIs =
  (...cards: OrderedBy[]) =>
  ({ orderedBy }: Move) =>
    cards.includes(orderedBy);

/** What is printed on the card; all Section cards are alike for a move. */
export const cardOf = ({ orderedBy }: Move): CommandCard =>
  DECK[orderedBy === 'section' ? 'order-two-units-center' : orderedBy];
/** A card that gives two steps of movement lets a unit move a second time (cca-18.47). */
const movesTwice = (move: Move) => cardOf(move).moves === 2;

/** Hexes from which the move of warriors is a charge: they must then battle (cca-8.19). */
export const CHARGE = 2;

/** The move that Move-Fire-Move allows after the fire, whether or not there was a first one. */
export const isSecondMove = (move: Move) =>
  movesTwice(move) &&
  move.earlierMove !== 'interrupted' &&
  (move.earlierMove === 'finished' || move.battleBegun);

/** Orders of the card that this move takes up: a leader who leaves costs his own (cca-8.36, cca-8.37). */
export const ordersOf = ({ ordered, unit, detaches: leavesUnit, formerUnitOrdered }: Move) =>
  ordered ? (unit === 'LD' && leavesUnit && formerUnitOrdered ? 2 : 1) : 0;

/** Orders that the card gives in all; undefined where nobody told. */
export function ordersOn(move: Move): number | undefined {
  const { sections, orders } = cardOf(move);
  if (move.orderedBy === 'section') return undefined;
  if (sections) return Object.values(sections).reduce((sum, given) => sum + given, 0);
  return orders === 'command' ? move.command : typeof orders === 'number' ? orders : undefined;
}

/** Does the exit of this unit count as a banner? */
export const exits = ({ scenario, unit, army, leavesOver, exitFrom }: Move) =>
  scenario === 'castulo' &&
  unit !== 'LD' &&
  army === 'rome' &&
  leavesOver === 'enemy-edge' &&
  castuloExit(exitFrom);

/** Ground in which this unit must end its move. */
export function mustStop({ unit }: Move, { ground }: PathHex): boolean {
  const stop = STOPS[ground];
  return stop !== undefined && (!stop.onlyMounted || isMounted(unit));
}

const CLEAR: PathHex = { ground: 'clear', holds: 'empty' };

/** The hexes that the move enters, in order; leaving the battlefield enters none. */
export function entered({ hexes, path, leavesOver }: Move): PathHex[] {
  const length = leavesOver === 'none' ? hexes : hexes - 1;
  return Array.from({ length }, (_, i) => path[i] ?? CLEAR);
}
