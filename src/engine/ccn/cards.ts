import type { ClauseId } from '../core/clause-ids.ts';
import type { Section } from '../hexes/hex.ts';
import { ORDERED_ARMS } from './fighting-cards.ts';
import type { Arm } from './units.ts';

/** Where a hex is: in one section, or cut by a dashed line and in two (ccn-2.6). */
export const PLACES = ['left', 'left-and-centre', 'centre', 'centre-and-right', 'right'] as const;
export type Place = (typeof PLACES)[number];

/** One command card: whom it orders. */
export interface CommandCard {
  clause: ClauseId;
  group: 'section' | 'tactic';
  /** Copies in the deck. */
  copies: number;
  /** Orders in each section, as its player sees them; `command` for as many as the player has Command. */
  sections?: Partial<Record<Section, number | 'command'>>;
  /** Orders where sections do not matter: a number, all that qualify, or by the dice. */
  orders?: number | 'all' | 'dice';
  /** The only arms that it orders. */
  arms?: readonly Arm[];
  /** The clause by which 1 unit of choice is ordered where there is none of these, or in place of the rest. */
  otherwise?: ClauseId;
  /** It shows a bicorne: an attached leader may be ordered to leave his unit (ccn-8.5, ccn-8.26). */
  bicorne?: true;
}

const section = (
  clause: ClauseId,
  copies: number,
  sections: NonNullable<CommandCard['sections']>,
): CommandCard => ({ clause, group: 'section', copies, sections, bicorne: true });

const tactic = (
  clause: ClauseId,
  copies: number,
  more: Omit<CommandCard, 'clause' | 'group' | 'copies'> = {},
): CommandCard => ({ clause, group: 'tactic', copies, ...more });

const cards = <const K extends string>(deck: Record<K, CommandCard>) => deck;

/** The deck of 70, in the order of the book. */
export const DECK = cards({
  'scout-left': section('ccn-8.8', 2, { left: 1 }),
  'scout-center': section('ccn-8.9', 2, { centre: 1 }),
  'scout-right': section('ccn-8.10', 2, { right: 1 }),
  'probe-left': section('ccn-8.11', 4, { left: 2 }),
  'probe-center': section('ccn-8.12', 6, { centre: 2 }),
  'probe-right': section('ccn-8.13', 4, { right: 2 }),
  'attack-left': section('ccn-8.14', 4, { left: 3 }),
  'attack-center': section('ccn-8.15', 6, { centre: 3 }),
  'attack-right': section('ccn-8.16', 4, { right: 3 }),
  'assault-left': section('ccn-8.17', 2, { left: 'command' }),
  'assault-center': section('ccn-8.18', 2, { centre: 'command' }),
  'assault-right': section('ccn-8.19', 2, { right: 'command' }),
  'coordinated-advance': section('ccn-8.20', 2, { left: 1, centre: 2, right: 1 }),
  'flank-attack': section('ccn-8.21', 2, { left: 2, right: 2 }),
  forward: section('ccn-8.22', 2, { left: 2, centre: 2, right: 2 }),
  'recon-in-force': section('ccn-8.23', 2, { left: 1, centre: 1, right: 1 }),
  'bayonet-charge': tactic('ccn-8.29', 2, {
    orders: 4,
    arms: ORDERED_ARMS['bayonet-charge'],
    otherwise: 'ccn-8.32',
  }),
  bombard: tactic('ccn-8.33', 2, {
    orders: 4,
    arms: ORDERED_ARMS.bombard,
    otherwise: 'ccn-8.35',
  }),
  'cavalry-charge': tactic('ccn-8.36', 3, {
    orders: 4,
    arms: ORDERED_ARMS['cavalry-charge'],
    otherwise: 'ccn-8.40',
  }),
  'counter-attack': tactic('ccn-8.41', 2),
  elan: tactic('ccn-8.43', 1, { orders: 'dice' }),
  'fire-and-hold': tactic('ccn-8.47', 2, {
    orders: 4,
    arms: ORDERED_ARMS['fire-and-hold'],
    otherwise: 'ccn-8.51',
  }),
  'first-strike': tactic('ccn-8.53', 2, { orders: 0 }),
  'force-march': tactic('ccn-8.56', 2, {
    orders: 'all',
    arms: ORDERED_ARMS['force-march'],
    otherwise: 'ccn-8.59',
  }),
  'cold-steel': tactic('ccn-8.60', 1, { orders: 'all' }),
  leadership: tactic('ccn-8.65', 2, { orders: 'all', otherwise: 'ccn-8.68', bicorne: true }),
  'grande-manoeuvre': tactic('ccn-8.69', 1, { orders: 4, otherwise: 'ccn-8.72', bicorne: true }),
  rally: tactic('ccn-8.73', 1, { orders: 'dice' }),
  'short-supply': tactic('ccn-8.76', 1, { orders: 0 }),
});
export type DeckCard = keyof typeof DECK;
export const DECK_CARDS = Object.keys(DECK) as DeckCard[];
/** Cards of the whole deck (ccn-8.1). */
export const DECK_SIZE = Object.values(DECK).reduce((all, { copies }) => all + copies, 0);

/** The other card of the deck with left and right swapped; most cards are their own (ccn-8.42). */
export const mirrored = (card: DeckCard) =>
  card.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left')) as DeckCard;
