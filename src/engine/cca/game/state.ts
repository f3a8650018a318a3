import type { ClauseId } from '../../core/clause-ids.ts';
import type * as hexes from '../../hexes/game/state.ts';
import type * as tasks from '../../hexes/game/tasks.ts';
import type { Hex, Section, Side } from '../../hexes/hex.ts';
import type { DeckCard } from '../cards.ts';
import type { Roll, RollKind } from '../combat/combat.ts';
import type { Face } from '../faces.ts';
import type { LeaderFate } from '../retreat/aftermath.ts';
import type { Army, Scenario } from '../scenarios/scenarios.ts';
import type { Ground } from '../terrain.ts';
import type { Combatant } from '../units.ts';

/** What an ordered unit, or a leader ordered on his own, has done with its order. */
export interface Order {
  /** Hexes moved; null until it has moved. */
  readonly moved: number | null;
  /** It has made the second move of Move-Fire-Move. */
  readonly movedAgain: boolean;
  readonly battled: 'no' | 'close' | 'ranged';
  readonly fires: number;
}

export const FRESH_ORDER: Order = { moved: null, movedAgain: false, battled: 'no', fires: 0 };

/** What stands in a hex: a unit, with the leader attached to it, or a leader alone (`LD`). */
export interface Piece extends hexes.Piece<Combatant> {
  readonly order: Order | null;
  /** The attached leader: ordered to leave his unit, or come to it this turn by a move of his own. */
  readonly leaderOrder: 'none' | 'ordered' | 'moved';
}

/** The battle of the book that is fought. */
export interface Setting {
  readonly name: Scenario;
  /** Who sits at which edge: the book says it only on its maps (cca-3.4). */
  readonly armies: hexes.Both<Army>;
  /** Camps that have given their banner (cca-19.32). */
  readonly taken: readonly Hex[];
}

/** What Counter Attack can repeat. */
export type Repeatable = Exclude<DeckCard, 'counter-attack' | 'first-strike'>;

/** The card in front of the active player. */
export interface Turn {
  readonly card: DeckCard;
  /** What is followed: another card than the one played if that is Counter Attack; null: nothing at all. */
  readonly inForce: Repeatable | null;
  /** The section that the leader of a Leadership card must be in. */
  readonly leaderIn: Section | null;
  /** Nobody that the card names is there, or its player wants it so: one unit of choice by the basic rules. */
  readonly choice: boolean;
  /** The hex of the leader whom a Leadership card orders. */
  readonly lead: Hex | null;
  /** Dice of I am Spartacus or Rally that are not spent yet. */
  readonly faces: readonly Face[];
}

/** The close combat or fire that is being resolved. */
export interface Combat {
  readonly from: Hex;
  readonly at: Hex;
  readonly bonus: boolean;
  readonly firstStrike: boolean;
  readonly evades: boolean;
  /** The first roll, as it was when the dice fell, and how many they were. */
  readonly roll: Roll | null;
  readonly dice: number;
  /** How the target of the latest roll came out of it. */
  readonly outcome: 'held' | 'left' | 'eliminated';
}

/** A retreat on its way: the roll that caused it, and the hexes made so far. */
export interface Retreating {
  readonly roll: Roll;
  readonly flags: number;
  /** Blocks after the hits. */
  readonly left: number;
  readonly fate: LeaderFate;
  readonly ignores: number;
  /** Hexes that the flags demand. */
  readonly due: number;
  readonly made: number;
  readonly hex: Hex;
  /** The hex of the path, counted from 1, in which a lone leader joined it; 0: none did. */
  readonly leaderAt: number;
}

/** Something that has to be resolved, or decided, before the turn goes on. The last one is next. */
export type Task =
  | { readonly task: 'react' }
  | { readonly task: 'roll'; readonly kind: RollKind }
  | { readonly task: 'after' }
  | { readonly task: 'battle-back'; readonly kind: 'battle-back' | 'reply' }
  | ({ readonly task: 'flags' } & Omit<Retreating, 'ignores' | 'due' | 'made' | 'leaderAt'>)
  | { readonly task: 'rampage'; readonly hexes: readonly Hex[] }
  | ({ readonly task: 'retreat' } & Retreating)
  | { readonly task: 'evade'; readonly hex: Hex; readonly made: number }
  | { readonly task: 'leader'; readonly hex: Hex; readonly side: Side; readonly made: number }
  | { readonly task: 'advance'; readonly further: boolean; readonly bonus: boolean }
  | { readonly task: 'further'; readonly hex: Hex }
  | { readonly task: 'bonus'; readonly hex: Hex };
export type TaskOf<T extends Task['task']> = Extract<Task, { task: T }>;
/** The tasks that ask a player; the others are carried out. */
export type Decided = Exclude<Task['task'], 'roll' | 'after' | 'rampage'>;

/** What dice were rolled for. */
export type Why = RollKind | 'leader-check' | 'rampage' | 'escape' | DeckCard;

/** What the last action brought about, for whoever shows the game. */
export type Event =
  | hexes.Event<Combatant, Face, Why>
  /** A unit, maybe with its leader, left the battlefield from the hex `over`. */
  | {
      readonly event: 'exited';
      readonly from: Hex;
      readonly over: Hex;
      readonly unit: Combatant;
      readonly side: Side;
      readonly leader: boolean;
      /** That gives the banner for it. */
      readonly clause: ClauseId;
    }
  /** A camp gave its banner, by that clause. */
  | {
      readonly event: 'captured';
      readonly hex: Hex;
      readonly side: Side;
      readonly clause: ClauseId;
    };

export type Phase = 'play' | 'order' | 'move' | 'battle' | 'move-again' | 'over';

/** What this game is made of, for the family. */
export interface Kinds {
  piece: Piece;
  ground: Ground;
  card: DeckCard;
  setting: Setting;
  phase: Phase;
  task: Task;
  decided: TaskOf<Decided>;
  event: Event;
  action: Action;
}
export type Board = hexes.Board<Piece>;
export type Field = hexes.Field<Kinds>;
export type Position = hexes.Position<Kinds>;

export interface GameState extends hexes.Game<Kinds> {
  readonly turn: Turn | null;
  /** What the opponent's card ordered in his last turn, and the section of its leader. */
  readonly last: { readonly card: Repeatable; readonly section: Section | null } | null;
  readonly combat: Combat | null;
  /** The side that played First Strike draws first at the end of the turn (cca-18.40). */
  readonly firstStrikeBy: Side | null;
}

/** A game in the hands of the rules while an action is carried out. */
export type Draft = hexes.Draft<GameState>;

interface Actions {
  play: { readonly card: DeckCard };
  /** A leader of a Leadership card, a unit or a leader alone, a leader who is to leave his unit, a unit to rally. */
  lead: { readonly hex: Hex };
  order: { readonly hex: Hex };
  'order-leader': { readonly hex: Hex };
  rally: { readonly hex: Hex };
  /** `through`: the camps that it takes on a way that is not the shortest, as `E5-F6`. */
  move: { readonly from: Hex; readonly to: Hex; readonly through?: string };
  /** A unit leaves the battlefield over the edge of its last hex. */
  exit: { readonly from: Hex; readonly over: Hex };
  /** The attached leader leaves his unit. */
  'move-leader': { readonly from: Hex; readonly to: Hex };
  attack: { readonly from: Hex; readonly to: Hex };
  fire: { readonly from: Hex; readonly to: Hex };
  /** The end of a step of the turn. */
  end: object;
  stand: object;
  evade: object;
  'first-strike': object;
  'battle-back': object;
  ignore: { readonly flags: number };
  /** The next hex of a way back, or the further hex of cavalry. */
  go: { readonly to: Hex };
  /** The way ends here. */
  stop: object;
  /** A leader goes off the board over his own edge. */
  leave: object;
  advance: object;
  /** No battle back, no advance, no bonus combat. */
  pass: object;
}

/** Everything that a player can do. */
export type Action = { [D in keyof Actions]: { readonly do: D } & Actions[D] }[keyof Actions];

export type Does<D extends Action['do']> = Extract<Action, { do: D }>;

/** A task that asks a player, and one that nobody decides. */
export type Decision<T extends Task['task']> = tasks.Decision<GameState, Action, TaskOf<T>>;
export type Procedure<T extends Task['task']> = tasks.Procedure<GameState, TaskOf<T>>;
