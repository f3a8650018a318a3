import type { ClauseId } from '../core/clause-ids.ts';
import {
  hasMissiles,
  isFoot,
  isHeavyMounted,
  isMounted,
  PROFILES,
  UNITS,
  type Unit,
} from './units.ts';

/** The sections of the battlefield, as the player who plays the card sees them (cca-2.4). */
export const SECTIONS = ['left', 'centre', 'right'] as const;
export type Section = (typeof SECTIONS)[number];

export const CARD_GROUPS = ['section', 'troop', 'leadership', 'tactic'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];
export const GROUP_CLAUSES = {
  section: 'cca-18.1',
  troop: 'cca-18.14',
  leadership: 'cca-18.20',
  tactic: 'cca-18.25',
} as const satisfies Record<CardGroup, ClauseId>;

/** Kinds of unit that a card may name. */
export const TROOPS = {
  light: (unit: Unit) => PROFILES[unit].symbol === 'green',
  medium: (unit: Unit) => PROFILES[unit].symbol === 'blue',
  heavy: (unit: Unit) => PROFILES[unit].symbol === 'red',
  mounted: isMounted,
  foot: isFoot,
  missile: hasMissiles,
} satisfies Record<string, (unit: Unit) => boolean>;
export type Troops = keyof typeof TROOPS;

/** One command card: what it orders, and what it changes for the turn. */
export interface CommandCard {
  clause: ClauseId;
  group: CardGroup;
  /** Copies in the deck. */
  copies: number;
  /** Orders in each section. */
  sections?: Partial<Record<Section, number>>;
  /** Orders where sections do not matter: a number, Command, all that qualify, or at most Command by dice. */
  orders?: number | 'command' | 'all' | 'dice';
  /** The only kind of unit that it orders. */
  troops?: Troops;
  /** It shows a helmet: leaders get orders of their own and may leave their unit (cca-8.35). */
  helmet?: true;
  /** Leadership: hexes adjacent to the leader's that it orders too, and the section that he must be in. */
  adjacentHexes?: number;
  leaderIn?: Section;
  /** One unit of choice: where there is nobody else to order, or in place of the rest. */
  choice?: 'if-none' | 'instead';
  /** Steps of movement and of fire in the turn, where not 1 of each; close combat, where forbidden. */
  moves?: 0 | 2;
  fires?: 0 | 2;
  closeCombat?: false;
}

const section = (
  clause: ClauseId,
  copies: number,
  sections: Partial<Record<Section, number>>,
): CommandCard => ({ clause, group: 'section', copies, sections, helmet: true });

const troop = (clause: ClauseId, copies: number, troops: Troops): CommandCard => ({
  clause,
  group: 'troop',
  copies,
  orders: 'command',
  troops,
  choice: 'if-none',
});

const leadership = (clause: ClauseId, copies: number, adjacentHexes: number): CommandCard => ({
  clause,
  group: 'leadership',
  copies,
  adjacentHexes,
  choice: 'instead',
});

const tactic = (
  clause: ClauseId,
  copies: number,
  more: Omit<CommandCard, 'clause' | 'group' | 'copies'> = {},
): CommandCard => ({ clause, group: 'tactic', copies, ...more });

const cards = <const K extends string>(deck: Record<K, CommandCard>) => deck;

/** The deck of 60, in the order of the book. */
export const DECK = cards({
  'order-two-units-left': section('cca-18.3', 3, { left: 2 }),
  'order-two-units-center': section('cca-18.4', 4, { centre: 2 }),
  'order-two-units-right': section('cca-18.5', 3, { right: 2 }),
  'order-three-units-left': section('cca-18.6', 3, { left: 3 }),
  'order-three-units-center': section('cca-18.7', 4, { centre: 3 }),
  'order-three-units-right': section('cca-18.8', 3, { right: 3 }),
  'order-four-units-left': section('cca-18.9', 1, { left: 4 }),
  'order-four-units-center': section('cca-18.10', 1, { centre: 4 }),
  'order-four-units-right': section('cca-18.11', 1, { right: 4 }),
  'coordinate-attack': section('cca-18.12', 2, { left: 1, centre: 1, right: 1 }),
  'out-flanked': section('cca-18.13', 2, { left: 2, right: 2 }),
  'order-light-troops': troop('cca-18.15', 4, 'light'),
  'order-medium-troops': troop('cca-18.17', 3, 'medium'),
  'order-heavy-troops': troop('cca-18.18', 2, 'heavy'),
  'order-mounted': { ...troop('cca-18.19', 1, 'mounted'), helmet: true },
  'leadership-any-section': leadership('cca-18.21', 3, 3),
  'inspired-left-leadership': { ...leadership('cca-18.22', 1, 4), leaderIn: 'left' },
  'inspired-center-leadership': { ...leadership('cca-18.23', 1, 4), leaderIn: 'centre' },
  'inspired-right-leadership': { ...leadership('cca-18.24', 1, 4), leaderIn: 'right' },
  'clash-of-shields': tactic('cca-18.28', 1, { orders: 'all', moves: 0, fires: 0 }),
  'counter-attack': tactic('cca-18.31', 2),
  'darken-the-sky': tactic('cca-18.34', 1, {
    orders: 'all',
    troops: 'missile',
    choice: 'if-none',
    moves: 0,
    fires: 2,
    closeCombat: false,
  }),
  'double-time': tactic('cca-18.35', 2, {
    orders: 4,
    troops: 'foot',
    choice: 'if-none',
    fires: 0,
  }),
  'first-strike': tactic('cca-18.38', 1, { orders: 0 }),
  'i-am-spartacus': tactic('cca-18.41', 1, { orders: 'dice' }),
  'line-command': tactic('cca-18.44', 4, { orders: 'all', troops: 'foot', choice: 'if-none' }),
  'move-fire-move': tactic('cca-18.46', 2, {
    orders: 'command',
    troops: 'light',
    choice: 'if-none',
    moves: 2,
    closeCombat: false,
  }),
  'mounted-charge': tactic('cca-18.49', 2, {
    orders: 'command',
    troops: 'mounted',
    choice: 'if-none',
    fires: 0,
  }),
  rally: tactic('cca-18.51', 1, { orders: 'dice', choice: 'if-none' }),
});
export type DeckCard = keyof typeof DECK;
export const DECK_CARDS = Object.keys(DECK) as DeckCard[];
/** Cards of the whole deck (cca-2.1). */
export const DECK_SIZE = Object.values(DECK).reduce((all, { copies }) => all + copies, 0);

/** The other card of the deck with left and right swapped; most cards are their own. */
export const mirrored = (card: DeckCard) =>
  card.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left')) as DeckCard;

/** Most hexes of units that a card lets move further than usual, or less far. */
export const CARD_MOVES: Partial<
  Record<DeckCard, Partial<Record<Unit, { hexes: number; clause: ClauseId }>>>
> = {
  'double-time': {
    WR: { hexes: 3, clause: 'cca-18.36' },
    MI: { hexes: 2, clause: 'cca-18.35' },
    HI: { hexes: 2, clause: 'cca-18.35' },
  },
  'line-command': Object.fromEntries(
    UNITS.filter(isFoot).map((unit) => [unit, { hexes: 1, clause: 'cca-18.44' }]),
  ),
  'mounted-charge': Object.fromEntries(
    UNITS.filter(isHeavyMounted).map((unit) => [unit, { hexes: 3, clause: 'cca-18.50' }]),
  ),
};
