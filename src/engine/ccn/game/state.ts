import type * as hexes from '../../hexes/game/state.ts';
import type * as tasks from '../../hexes/game/tasks.ts';
import type { Hex, Section, Side } from '../../hexes/hex.ts';
import type { DeckCard } from '../cards.ts';
import type { RollKind } from '../combat/combat.ts';
import type { Face } from '../faces.ts';
import type { NationSheet } from '../nations/sheet.ts';
import type { Terrain } from '../terrain.ts';
import type { Unit } from '../units.ts';

/** What an ordered unit, or a leader ordered on his own, has done with its order. */
export interface Order {
  /** Hexes moved; null until it has moved. */
  readonly moved: number | null;
  readonly fought: 'no' | 'melee' | 'ranged';
}

export const FRESH_ORDER: Order = { moved: null, fought: 'no' };

/** The tokens of squares, and the slots of the track in which their cards lie. */
export const TOKENS = [1, 2, 3, 4] as const;
export type Token = (typeof TOKENS)[number];

/** What stands in a hex: a unit, with the leader attached to it, or a leader alone (`LD`). */
export interface Piece extends hexes.Piece<Unit | 'LD'> {
  readonly order: Order | null;
  /** The attached leader: ordered to leave his unit, or come to it this turn by a move of his own. */
  readonly leaderOrder: 'none' | 'ordered' | 'joined';
  /** Blocks with which the unit starts (ccn-2.12): Rally brings back no more. */
  readonly start: number;
  /** The token of its square. */
  readonly square: Token | null;
}

/** What a battle has of its own: the book prints no scenario, so its players say it. */
export interface Setting {
  /** The national card of the army at that edge, as its player copied it. */
  readonly sheets: hexes.Both<NationSheet | null>;
  /** Hexes over which units of that side may leave the board (ccn-5.40). */
  readonly exits: hexes.Both<readonly Hex[]>;
  /** Hexes that give a banner to the first unit that enters them (ccn-4.3). */
  readonly objectives: readonly Hex[];
  /** Of these, the ones that have given it. */
  readonly taken: readonly Hex[];
}

/** Cards that can be in force: what Counter-Attack copies, and all but the reaction. */
export type InForce = Exclude<DeckCard, 'counter-attack' | 'first-strike'>;

/** The card in front of the active player. */
export interface Turn {
  readonly card: DeckCard;
  /** What is followed: another card than the one played if that is Counter-Attack; null: nothing at all. */
  readonly inForce: InForce | null;
  /** Command as the card was played (R78). */
  readonly command: number;
  /** The section that its player has named for Force March. */
  readonly section: Section | null;
  /** One unit of choice gets an ordinary order: nobody is there that the card names, or its player wants it so. */
  readonly choice: boolean;
  /** Dice of Élan or Rally that are not spent yet. */
  readonly faces: readonly Face[];
}

/** The fire or melee that is being resolved. */
export interface Combat {
  readonly from: Hex;
  readonly at: Hex;
  readonly kind: 'ranged' | 'melee';
  readonly bonus: boolean;
  /** Artillery that adds its dice (ccn-6.49). */
  readonly guns: readonly Hex[];
  /** The target retires, and the roll hits by the symbol of its arm alone (ccn-6.1). */
  readonly retires: boolean;
  /** The target played First Strike, or struck as a square before the cavalry did: it does not battle back. */
  readonly struck: boolean;
  /** How the target of the latest roll came out of it. */
  readonly outcome: 'held' | 'left' | 'eliminated';
}

/** A retreat on its way. */
export interface Retreating {
  readonly hex: Hex;
  /** Hexes that the flags still demand. */
  readonly left: number;
  readonly made: number;
  /** The leader has been checked for in this roll (R61). */
  readonly checked: boolean;
}

/** Something that has to be resolved, or decided, before the turn goes on. The last one is next. */
export type Task =
  /** The defender may play First Strike, retire or form square. */
  | { readonly task: 'react' }
  | { readonly task: 'roll'; readonly kind: RollKind }
  /** After the roll of that kind: what follows of a fire or a melee. */
  | { readonly task: 'after'; readonly kind: RollKind }
  | { readonly task: 'battle-back' }
  /** Which flags the owner ignores; `bounce`: none can be (ccn-6.31). */
  | {
      readonly task: 'flags';
      readonly hex: Hex;
      readonly flags: number;
      readonly most: number;
      readonly checked: boolean;
    }
  | ({ readonly task: 'retreat' } & Retreating)
  /** The two hexes of Retire and Reform. */
  | { readonly task: 'retire'; readonly hex: Hex; readonly made: number }
  /** A leader alone goes back up to three hexes; `escapes`: enemy units that he has met on his way. */
  | {
      readonly task: 'leader';
      readonly hex: Hex;
      readonly side: Side;
      readonly made: number;
      readonly escapes: number;
    }
  | { readonly task: 'advance' }
  | { readonly task: 'further'; readonly hex: Hex }
  | { readonly task: 'bonus'; readonly hex: Hex }
  /** The owner of a unit that Short Supply sends back chooses its hex (R38). */
  | { readonly task: 'supply'; readonly hex: Hex }
  /** Of the cards that a Scout draws one is kept. */
  | { readonly task: 'keep'; readonly cards: readonly DeckCard[] };
export type TaskOf<T extends Task['task']> = Extract<Task, { task: T }>;
/** The tasks that ask a player; the others are carried out. */
export type Decided = Exclude<Task['task'], 'roll' | 'after'>;

/** What dice were rolled for. */
export type Why = RollKind | 'leader-check' | 'elan' | 'rally';

/** What the last action brought about, for whoever shows the game. */
export type Event =
  | hexes.Event<Unit | 'LD', Face, Why>
  /** A unit, maybe with its leader, left the battlefield from that hex. */
  | {
      readonly event: 'exited';
      readonly from: Hex;
      readonly over: Hex;
      readonly unit: Piece['unit'];
      readonly side: Side;
      readonly leader: boolean;
    }
  /** An objective gave its banner. */
  | { readonly event: 'captured'; readonly hex: Hex; readonly side: Side }
  | { readonly event: 'formed'; readonly hex: Hex; readonly token: Token }
  /** A square is no more: its card went back to the hand. */
  | { readonly event: 'square-over'; readonly hex: Hex; readonly side: Side; readonly token: Token }
  /** A block came back (ccn-8.73). */
  | { readonly event: 'rallied'; readonly hex: Hex };

export type Phase = 'play' | 'order' | 'move' | 'battle' | 'over';

/** What this game is made of, for the family. */
export interface Kinds {
  piece: Piece;
  ground: Terrain;
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
  /** What the opponent's card was in his last turn; a Counter-Attack is the card that it had become (R67). */
  readonly last: InForce | null;
  readonly combat: Combat | null;
  /** The cards of squares, face down in the slots of each side. */
  readonly tracks: hexes.Both<Readonly<Partial<Record<Token, DeckCard>>>>;
  /** First Strikes that the defender has played in this turn: he draws as many, and first (ccn-5.242). */
  readonly strikes: number;
}

/** A game in the hands of the rules while an action is carried out. */
export type Draft = hexes.Draft<GameState>;

interface Actions {
  play: { readonly card: DeckCard };
  /** The section of Force March. */
  march: { readonly section: Section };
  /** A unit or a leader alone. */
  order: { readonly hex: Hex };
  /** The one unit that La Grande Manoeuvre may order as usual instead (ccn-8.72). */
  'order-one': { readonly hex: Hex };
  /** A leader who is to leave his unit. */
  'order-leader': { readonly hex: Hex };
  /** A square that is ordered to leave its formation (ccn-6.44). */
  'leave-square': { readonly hex: Hex };
  /** A unit to which Rally brings back a block. */
  rally: { readonly hex: Hex };
  /** A unit of either side that Short Supply sends back. */
  send: { readonly hex: Hex };
  move: { readonly from: Hex; readonly to: Hex };
  /** The attached leader leaves his unit. */
  'move-leader': { readonly from: Hex; readonly to: Hex };
  /** A unit leaves the battlefield over the edge of its last hex. */
  exit: { readonly from: Hex; readonly over: Hex };
  /** `with`: the artillery of Combined Arms, as `E5-F6`. */
  attack: { readonly from: Hex; readonly to: Hex; readonly with?: string };
  fire: { readonly from: Hex; readonly to: Hex };
  /** The end of a step of the turn. */
  end: object;
  stand: object;
  'first-strike': object;
  retire: object;
  'form-square': object;
  'battle-back': object;
  ignore: { readonly flags: number };
  /** The next hex of a way, or the hex to which Short Supply sends. */
  go: { readonly to: Hex };
  /** The way ends here. */
  stop: object;
  /** A leader goes off the board over his own edge. */
  leave: object;
  advance: object;
  /** No battle back, no advance, no bonus melee. */
  pass: object;
  keep: { readonly card: DeckCard };
}

/** Everything that a player can do. */
export type Action = { [D in keyof Actions]: { readonly do: D } & Actions[D] }[keyof Actions];

export type Does<D extends Action['do']> = Extract<Action, { do: D }>;

/** A task that asks a player, and one that nobody decides. */
export type Decision<T extends Task['task']> = tasks.Decision<GameState, Action, TaskOf<T>>;
export type Procedure<T extends Task['task']> = tasks.Procedure<GameState, TaskOf<T>>;
