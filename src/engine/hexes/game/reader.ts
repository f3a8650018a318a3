import type { ClauseId } from '../../core/clause-ids.ts';
import type { With } from '../../core/ruling.ts';
import { type Hex, isHex } from '../hex.ts';
import { hexByColumn } from './by-column.ts';

/** What may be wrong with the text of a position, a drawing or a game of any system. */
export const PROBLEMS = [
  'already-won',
  'banners',
  'blocks',
  'command',
  'flags',
  'goal',
  'hex-taken',
  'impassable',
  'leader-apart',
  'leader-without-unit',
  'more-cards-than-command',
  'no-more-such-cards',
  'no-such-action',
  'no-such-card',
  'no-such-hex',
  'no-such-hexside',
  'no-such-part',
  'no-such-side',
  'no-such-terrain',
  'no-such-unit',
  'not-a-position',
  'out-of-order',
  'said-twice',
  'seed',
  'too-long',
  'too-many-actions',
  'unexpected',
] as const;
/** And where there are battles of a book, or texts of an older notation. */
export const PRINTED_OR_OLD_PROBLEMS = [
  'no-such-army',
  'no-such-former-hex',
  'no-such-scenario',
  'scenario-sets-command',
  'scenario-sets-goal',
] as const;
/** These, and what a system finds wrong besides. */
export type Key<Own extends string = never> =
  | (typeof PROBLEMS)[number]
  | (typeof PRINTED_OR_OLD_PROBLEMS)[number]
  | Own;

export interface About {
  /** The hex of the board that it is about, where there is one. */
  hex?: Hex;
  /** The clause that rules it out; absent where it is only written wrongly. */
  clause?: ClauseId;
  /** Further values of its sentence. */
  with?: With;
}

/** What is wrong with a text, and at which character, counted from 0. */
export interface Problem extends About {
  at: number;
  problem: string;
}

class Fault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/** Reads a text from left to right and stops at the first fault. */
export class Reader<Own extends string = never> {
  readonly text: string;
  at = 0;
  /** Whether it is an older text, which names hexes by their columns. */
  byColumn = false;
  /** What the rules forbid and can still be shown; where nobody collects it, it stops the reading too. */
  private readonly faults: Problem[] | undefined;

  private constructor(text: string, faults?: Problem[]) {
    this.text = text;
    this.faults = faults;
  }

  static read<T extends object>(text: string, how: (reader: Reader<never>) => T): T | Problem {
    try {
      return how(new Reader(text));
    } catch (fault) {
      if (fault instanceof Fault) return fault.problem;
      throw fault;
    }
  }

  /** Reads as far as the text makes sense, and collects what is wrong with it. */
  static survey(text: string, how: (reader: Reader) => void) {
    const faults: Problem[] = [];
    try {
      how(new Reader(text, faults));
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      faults.push(fault.problem);
      return { faults, whole: false };
    }
    return { faults, whole: true };
  }

  /** Something is there that the rules forbid. */
  blame(problem: Key<Own>, at: number, about?: About) {
    if (!this.faults) this.fail(problem, at, about);
    this.faults.push({ at, problem, ...about });
  }

  fail(problem: Key<Own>, at: number, about?: About): never {
    throw new Fault({ at, problem, ...about });
  }

  /** What is read here, with nothing left over after it. */
  whole<T>(how: (reader: this) => T): T {
    const read = how(this);
    return this.ended()
      ? read
      : this.fail('unexpected', this.at, { with: { expected: 'line-end' } });
  }

  ended(): boolean {
    return this.at === this.text.length;
  }

  peek(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  accept(mark: string): boolean {
    const there = this.peek(mark);
    if (there) this.at += mark.length;
    return there;
  }

  expect(mark: string) {
    if (!this.accept(mark)) this.fail('unexpected', this.at, { with: { expected: mark } });
  }

  take(length: number): string {
    const taken = this.text.slice(this.at, this.at + length);
    this.at += taken.length;
    return taken;
  }

  /** What stands before the next such mark, or before the end. */
  upTo(mark: string): string {
    const end = this.text.indexOf(mark, this.at);
    return this.take((end < 0 ? this.text.length : end) - this.at);
  }

  /** What stands here of a pattern that begins with `^`; perhaps nothing. */
  match(pattern: RegExp): string {
    return this.take(pattern.exec(this.text.slice(this.at))?.[0].length ?? 0);
  }

  /** The letters and digits that stand here. */
  letters(): string {
    return this.match(/^[A-Za-z0-9]+/);
  }

  /** A word that is one of a list. */
  word<T extends string>(options: readonly T[], problem: Key<Own>): T {
    const start = this.at;
    const word = this.letters();
    const found = options.find((option) => option === word);
    return found ?? this.fail(problem, start, { with: { options } });
  }

  /** A name that may have several words, with hyphens between them. */
  name<T extends string>(options: readonly T[], problem: Key): T {
    const start = this.at;
    const name = this.match(/^[a-z]+(-[a-z]+)*/);
    const found = options.find((option) => option === name);
    return found ?? this.fail(problem, start, { with: { options } });
  }

  hex(): Hex {
    const start = this.at;
    const name = this.match(/^[A-Za-z]\d{0,2}/);
    if (this.byColumn) return hexByColumn(name) ?? this.fail('no-such-former-hex', start);
    return isHex(name) ? name : this.fail('no-such-hex', start);
  }

  /** A whole number within its limits. */
  count(least: number, most: number, problem: Key<Own>, about?: About): number {
    const start = this.at;
    const digits = this.match(/^(0|[1-9]\d*)/);
    const number = digits === '' ? Number.NaN : Number(digits);
    return number >= least && number <= most
      ? number
      : this.fail(problem, start, about ?? { with: { least, most } });
  }
}
