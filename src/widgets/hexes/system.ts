import type { ComponentChild, ComponentChildren } from 'preact';
import type { Dice } from '../../book/marks/dice.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import type { Step } from '../../engine/core/ruling.ts';
import type { LogProblem } from '../../engine/hexes/game/log.ts';
import type { Survey as Surveyed } from '../../engine/hexes/game/position.ts';
import type { Problem } from '../../engine/hexes/game/reader.ts';
import type { Refusal } from '../../engine/hexes/game/refusal.ts';
import type { Told } from '../../engine/hexes/game/said.ts';
import type * as games from '../../engine/hexes/game/state.ts';
import type { Crowd } from '../../engine/hexes/game/write-position.ts';
import type { Hex, Side } from '../../engine/hexes/hex.ts';
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
}

interface Event {
  readonly event: string;
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
export type Position = games.Position<Kinds>;
export type Survey = Surveyed<Kinds>;
export interface Game extends games.Game<Kinds> {
  readonly turn: { readonly card: string } | null;
  readonly combat: { readonly at: Hex } | null;
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

/** What can be asked of a piece, besides what the rules of a whole game say. */
export interface Questions {
  start: Asked;
  /** The questions, each by the word `ask.{question}`. */
  all: readonly string[];
  /** Questions that need nobody in the hex. */
  ofHexes: readonly string[];
  /** What else the answer depends on. */
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
    /** What somebody means who touches a hex where nothing is to be done: the action that the moment calls for. */
    meant(game: Game, from: Hex | undefined, to: Hex): Action | undefined;
  };
  told: Told;
  /** How the target of an action is lit, where it is not merely gone to. */
  lights: Readonly<Partial<Record<string, Light>>>;
  /** Actions that are asked for once more before they are carried out. */
  askedTwice: readonly string[];
  questions: Questions;
  /** The fields of what a piece bears. */
  Bearing?(props: PieceFieldsProps): ComponentChild;
  /** What the battle that is fought has of its own. */
  Scenario(props: FieldsProps): ComponentChild;
}
