import type { ClauseId } from '../../core/clause-ids.ts';
import type { TROOP_KINDS } from '../units/unit-rows.ts';
import type { Gear, Option, SpecialRule } from './options.ts';

/** The clauses of the army lists. */
export type ListClause = Extract<ClauseId, `wab-21.${string}` | `wab-22.${string}`>;

export const LISTS = ['barbarians', 'early-imperial-rome'] as const;
export type ListName = (typeof LISTS)[number];

/** What the points of an army are shared between. */
export const SHARES = [
  ...(['characters', 'warriors', 'cavalry', 'support'] as const),
  ...(['legionaries', 'auxiliaries', 'special'] as const),
] as const;
export type Share = (typeof SHARES)[number];

/** The nine values in the order of the book: M, WS, BS, S, T, W, I, A, Ld. */
export type Nine = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

/** Who is bought by one entry of a list. */
export interface Entry {
  /** Its profile and points. */
  clause: ListClause;
  list: ListName;
  share: Share;
  troops: (typeof TROOP_KINDS)[number];
  profile: Nine;
  points: number;
  /** Models of a unit: at least, and at most where there is a limit. */
  least: number;
  most?: number;
  /** The clause of its size and of its command group; who has neither stands alone. */
  sized?: ListClause;
  /** How many of the entry an army may have. */
  inArmy?: number;
  gear: readonly Gear[];
  /** Points of each option, for each model that has it. */
  options: Readonly<Partial<Record<Option, number>>>;
  /** Options of which it has one at most. */
  oneOf?: readonly (readonly [Option, Option])[];
  /** The clause of its options, where that is not the one of its profile. */
  choices?: ListClause;
  rules: readonly SpecialRule[];
  /** The clause of its special rules, where that is another one. */
  ruled?: ListClause;
}

/** A leader, a standard bearer or a musician, beyond the points of the model (wab-21.18). */
export const COMMAND_POINTS = 5;
/** A centurion, beyond those of a legionary (wab-22.7). */
export const CENTURION_POINTS = 10;
/** What a centurion who lives adds to the Leadership of his unit (wab-22.7). */
export const CENTURION_LEADS = 1;
/** Inches that a horse moves its rider (wab-21.8). */
export const HORSE_MOVES = 8;
