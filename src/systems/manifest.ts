import type { HexPictures } from '../book/hex-pictures.ts';
import type { Dice } from '../book/marks/dice.ts';
import type { Mark } from '../book/marks/mark.ts';
import type { PlanePictures } from '../book/plane/pictures.ts';
import type { Query } from '../engine/core/query.ts';
import type { BoardWords } from '../i18n/board.ts';
import type { Lang } from '../i18n/lang.ts';
import type { PlanWords } from '../i18n/plan.ts';
import type { PlaneWords } from '../i18n/plane.ts';
import type { Sheet } from '../sheets/sheet.ts';

/** What a board is called and what it does. */
interface Named {
  title: string;
  about: string;
}

/** What draws is loaded where something is drawn: scripts that only read a manifest run without it. */
type Later<T> = () => Promise<{ PICTURES: T }>;

/** What it is played on: hexes, or a measured plane, with what its table measures until somebody says otherwise. */
type Board = { words: Readonly<Record<Lang, Named>> } & (
  | { of: 'hexes'; words: Readonly<Record<Lang, BoardWords>>; pictures: Later<HexPictures> }
  | {
      of: 'plane';
      table: { width: number; depth: number; unit: number };
      pictures: Later<PlanePictures>;
      /** What its desk asks, what of its units has words for its values, and all that the desk says besides. */
      queries: readonly Query[];
      values: readonly string[];
      words: Readonly<Record<Lang, PlaneWords>>;
    }
);

/** A system as the site shows it: all that differs outside its own folders. What is absent it does not have. */
export interface Manifest {
  /** Drawn from what lies on its table. */
  sign: Mark;
  /** Where its dice bear signs; else they bear numbers. */
  dice?: Dice;
  board?: Board;
  /** Of a game that is played whole: the words of its engine in which it speaks. */
  game?: { steps: readonly string[]; words: readonly string[] };
  /** The battles of its book: what the engine calls each, and its position as the board takes it. */
  battles?: readonly { name: string; position: string }[];
  /** Where players bring armies of their own: the page on which they list them, or copy the cards that tell of them. */
  army?: Readonly<Record<Lang, Named>>;
  /** Where orders are laid for a whole turn: the page beside a real game that hides and follows them, what it asks and says. */
  plan?: {
    queries: readonly Query[];
    /** Labels that its forms have besides those of these questions. */
    labels: readonly string[];
    words: Readonly<Record<Lang, PlanWords>>;
  };
  /** Where the questions take values from that page: which ones, which clauses use these values, and what is said there. */
  given?: {
    queries: readonly string[];
    clauses: readonly string[];
    words: Readonly<Record<Lang, string>>;
  };
  /** Its reference sheets in the order in which they are listed, and the words in which they speak. */
  sheets?: {
    sheets: readonly Sheet[];
    words: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  };
}
