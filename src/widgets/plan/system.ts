import type { Reply } from '../../engine/core/query.ts';
import type { Step } from '../../engine/core/ruling.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Draft } from '../paths.ts';
import type { Acting, How, Side, Turn, Unit } from './state.ts';

/** A question about a side, and where each of its units stands in the list that was asked about. */
export interface Asked {
  reply: Reply;
  at: readonly number[];
}

/** What the plan of a turn takes from its system: what units are, and the rules of the turn, all asked of its engine. */
export interface PlanSystem {
  key: string;
  /** What its files say that they are. */
  format: string;
  /** What army lists of this system say that they are, in any version. */
  armies: string;
  /** The questions whose names for fields its forms use. */
  asks: Readonly<Record<'plan' | 'check' | 'order' | 'go', string>>;
  /** All that is kept, field by field. */
  fields: Fields;
  orders: readonly string[];
  /** What a unit and a Commander are, and how a unit stands when orders are laid. */
  unit: Fields;
  commander: Fields;
  laid: (unit: Unit) => Fields;
  /** What bears on one check, and on how many a player activates in his go. */
  circumstances: (how: How, unit: Unit) => Fields;
  special: Fields;
  /** Which of these last longer than a go. */
  lasting: readonly string[];
  /** The units and Commanders of an army list, as far as it says what they are here. */
  mustered: (army: Draft) => Pick<Side, 'units' | 'commanders'>;
  plan: (side: Side) => Asked;
  /** Of these, what the unit says already. */
  standing: (unit: Unit) => Draft;
  /** How many dice, and how likely, as the unit stands. */
  check: (side: Side, unit: Unit, acting: Acting) => Reply;
  /** Why the card that it has gives it nothing to do. */
  useless: (unit: Unit) => Step | undefined;
  /** What it does with its card. */
  act: (unit: Unit, acting: Acting) => Reply;
  /** What its markers make of it. */
  state: (side: Side, unit: Unit) => Reply;
  /** What becomes of a unit with more markers than it can bear: before its check, or after it. */
  bears: (side: Side, unit: Unit, passed?: boolean) => Reply;
  initiative: (turn: Turn) => Reply;
  /** What the player whose go it is may do: as he did, and with more to come. */
  go: (turn: Turn, does: readonly string[]) => Reply;
  /** Points, and whether the game ends with this turn. */
  end: (turn: Turn) => Reply;
  /** Whether so many successes leave a Commander Exhausted. */
  exhausts: (successes: number) => boolean;
  /** Successes that can be told apart, of a Commander. */
  successes: (commander: Draft) => readonly number[];
  /** Clauses behind what the page says itself. */
  /** The Level of a Commander of whom none is told. */
  usualLevel: number;
  clauses: Readonly<Record<'hidden' | 'fixed' | 'joins' | 'tires' | 'idle' | 'markers', string>>;
}
