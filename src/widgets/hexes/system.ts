import type { ComponentChild, ComponentChildren } from 'preact';
import type { Dice } from '../../book/marks/dice.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import type { Said, Step } from '../../engine/core/ruling.ts';
import type { LogProblem } from '../../engine/hexes/game/log.ts';
import type { Survey as Surveyed } from '../../engine/hexes/game/position.ts';
import type { Problem } from '../../engine/hexes/game/reader.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { Told } from '../../engine/hexes/game/said.ts';
import type * as games from '../../engine/hexes/game/state.ts';
import type { Crowd } from '../../engine/hexes/game/write-position.ts';
import type { Hex, Side } from '../../engine/hexes/hex.ts';
import type { Question } from './Answer.tsx';
import type { Drawn, Light } from './HexBoard.tsx';
import type { Speech } from './speech.ts';

/** An action as a board sees it: what it is called, and where it begins and leads. */
export interface Action {
  readonly do: string;
  readonly hex?: Hex;
  readonly from?: Hex;
  readonly to?: Hex;
  readonly over?: Hex;
  readonly card?: string;
  /** Who else takes part in an attack. */
  readonly with?: string;
}

export interface Event {
  readonly event: string;
  /** Where a piece has gone. */
  readonly to?: Hex | null;
  readonly faces?: readonly string[];
  /** The steps behind a roll, and the query whose words they take. */
  readonly steps?: readonly Step[];
  readonly of?: string;
}

/** The types of any system, as wide as a board needs them. */
export interface Kinds extends games.Kinds {
  action: Action;
  event: Event;
}
export type { Piece } from '../../engine/hexes/game/state.ts';
export type Field = games.Field<Kinds>;
/** A field with what its battle lays in its hexes, where there is one. */
export interface Battlefield extends Field {
  readonly scenario?: object | null;
}
export type Position = games.Position<Kinds>;
export type Survey = Surveyed<Kinds>;
export interface Game extends games.Game<Kinds> {
  readonly turn: { readonly card: string } | null;
  readonly combat: { readonly at: Hex } | null;
}
/** A step of the turn: how often something has been done in it, and how often it can be, as far as that is known. */
export interface Stage {
  step: string;
  done?: number;
  of?: number;
}

export interface Log {
  readonly position: Position;
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** What is asked of a piece, and all that the answer depends on. */
export interface Asked {
  question: string;
}

/** A question that is asked on the board, about whoever stands in `from`. */
export interface Scene<A extends Asked = Asked> {
  position: Position;
  asked: A;
  from: Hex;
  target: Hex | undefined;
  speech: Speech;
}

/** What the board shows for a question, and what is said beside it. */
export interface Shown extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  said: ComponentChildren;
  /** The only hexes of which it can be asked further; without them any that is lit or another's. */
  targets?: readonly Hex[];
}

export interface CircumstancesProps<A extends Asked = Asked> {
  asked: A;
  change(part: Partial<A>): void;
  withLeader: boolean;
  speech: Speech;
}

export interface FieldsProps {
  survey: Survey;
  speech: Speech;
  put: (survey: Survey) => void;
}

export interface PieceFieldsProps {
  piece: games.Piece;
  speech: Speech;
  change(part: Partial<games.Piece>): void;
}

export interface Circumstance {
  of: readonly string[];
  options: readonly (string | number | boolean)[];
}

/** What can be asked of a piece, besides what the rules of a whole game say. */
export interface Questions {
  start: Asked;
  /** The questions, each by the word `ask.{question}`. */
  all: readonly string[];
  /** Questions that need nobody in the hex. */
  ofHexes: readonly string[];
  /** What else the answer depends on, in which questions, and what it may be. */
  circumstances: Readonly<Record<string, Circumstance>>;
  /** The same as fields. */
  Circumstances(props: CircumstancesProps): ComponentChild;
  show(scene: Scene): Shown;
}

/** All that the board of the family takes from a system. Its types are narrower: they fit what it gave itself. */
export interface HexSystem {
  key: string;
  marks: Marks;
  dice: Dice;
  /** Units, and the leader alone. */
  units: readonly string[];
  cards: readonly string[];
  fullStrength(unit: string): number;
  /** A piece as it comes out of the box, for a battle. */
  fresh(unit: string, side: Side, scenario: object | null): games.Piece;
  /** What a piece bears beside its blocks and its leader, in a few words each. */
  bearing?(piece: games.Piece, speech: Speech): readonly string[];
  /** What a battle lays in a hex, in a few words each. */
  laid?(scenario: object, hex: Hex, speech: Speech): readonly string[];
  /** The kinds of ground that can be laid for a battle, clear first. */
  grounds(scenario: object | null): readonly string[];
  position: {
    empty(): Position;
    survey(text: string): Survey;
    write(position: Position, crowd?: Crowd): string;
    draw(position: Position): string;
    readDrawing(text: string): Position | Problem;
    /** A text of an older notation as it is written now; any other as it is. */
    renew(text: string): string;
  };
  log: {
    read(text: string): Log | LogProblem;
    write(log: Log): string;
    renew(text: string): string;
  };
  game: {
    start(position: Position, seed: number): Game;
    toDecide(game: Game): Side | null;
    legal(game: Game): Action[];
    refusal(game: Game, action: Action): Refusal | null;
    apply(game: Game, action: Action): Game;
    /** The steps of the turn in their order, and the one that the game has come to. */
    course(game: Game): { stages: readonly Stage[]; now: string };
    /** The dice of an action, as their calculator asks for them; undefined where it throws none. */
    odds(game: Game, action: Action): Question | undefined;
    /** What somebody means who touches a hex where nothing is to be done: the action that the moment calls for. */
    meant(game: Game, from: Hex | undefined, to: Hex): Action | undefined;
  };
  told: Told;
  /** Whom a card orders, for a player of so much Command. */
  whom(card: string, game: Game, side: Side): readonly Said[];
  /** How the target of an action is lit, where it is not merely gone to. */
  lights: Readonly<Partial<Record<string, Light>>>;
  /** Actions that are asked for once more before they are carried out. */
  askedTwice: readonly string[];
  questions: Questions;
  /** A position that shows what the board does, in one line. */
  example: string;
  /** What else a board can begin with: battles of the book, armies of the reader, under the name that they have together. */
  starts(speech: Speech): {
    name: string;
    all: readonly { name: string; position(): Position }[];
  };
  /** The fields of what a piece bears. */
  Bearing?(props: PieceFieldsProps): ComponentChild;
  /** What the battle that is fought has of its own. */
  Scenario(props: FieldsProps): ComponentChild;
}
