import type { Hex } from '../../core/hex.ts';

/** What is wrong with a text, and at which character, counted from 0. */
export interface Problem {
  at: number;
  problem: string;
  /** The hex of the board that it is about, where there is one. */
  hex?: Hex;
}

class Fault extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/** Reads a text from left to right and stops at the first fault. */
export class Reader {
  readonly text: string;
  at = 0;
  /** What the rules forbid and can still be shown; where nobody collects it, it stops the reading too. */
  private readonly faults: Problem[] | undefined;

  private constructor(text: string, faults?: Problem[]) {
    this.text = text;
    this.faults = faults;
  }

  static read<T extends object>(text: string, how: (reader: Reader) => T): T | Problem {
    try {
      return how(new Reader(text));
    } catch (fault) {
      if (fault instanceof Fault) return fault.problem;
      throw fault;
    }
  }

  /** Reads as far as the text makes sense, and collects what is wrong with it. */
  static survey(text: string, how: (reader: Reader) => void): Problem[] {
    const faults: Problem[] = [];
    try {
      how(new Reader(text, faults));
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      faults.push(fault.problem);
    }
    return faults;
  }

  /** Something is there that the rules forbid. */
  blame(problem: string, at: number, hex?: Hex) {
    if (!this.faults) this.fail(problem, at);
    this.faults.push({ at, problem, ...(hex && { hex }) });
  }

  fail(problem: string, at: number): never {
    throw new Fault({ at, problem });
  }

  /** What is read here, with nothing left over after it. */
  whole<T>(how: (reader: Reader) => T): T {
    const read = how(this);
    return this.ended() ? read : this.fail('unexpected', this.at);
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
    if (!this.accept(mark)) this.fail('unexpected', this.at);
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

  private match(pattern: RegExp): string {
    return this.take(pattern.exec(this.text.slice(this.at))?.[0].length ?? 0);
  }

  /** The letters and digits that stand here. */
  letters(): string {
    return this.match(/^[A-Za-z0-9]+/);
  }

  /** A word that is one of a list. */
  word<T extends string>(is: (word: string) => word is T, problem: string): T {
    const start = this.at;
    const word = this.letters();
    return is(word) ? word : this.fail(problem, start);
  }

  /** A whole number within its limits. */
  count(least: number, most: number, problem: string): number {
    const start = this.at;
    const digits = this.match(/^(0|[1-9]\d*)/);
    const number = digits === '' ? Number.NaN : Number(digits);
    return number >= least && number <= most ? number : this.fail(problem, start);
  }
}
