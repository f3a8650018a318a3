import { type Hex, isHex } from '../../core/hex.ts';

/** What is wrong with a text, and at which character, counted from 0. */
export interface Problem {
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
export class Reader {
  readonly text: string;
  at = 0;

  private constructor(text: string) {
    this.text = text;
  }

  static read<T extends object>(text: string, how: (reader: Reader) => T): T | Problem {
    try {
      return how(new Reader(text));
    } catch (fault) {
      if (fault instanceof Fault) return fault.problem;
      throw fault;
    }
  }

  fail(problem: string, at: number): never {
    throw new Fault({ at, problem });
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

  /** A name that may have several words, with hyphens between them. */
  name<T extends string>(is: (name: string) => name is T, problem: string): T {
    const start = this.at;
    const name = this.match(/^[a-z]+(-[a-z]+)*/);
    return is(name) ? name : this.fail(problem, start);
  }

  hex(): Hex {
    const start = this.at;
    const hex = this.take(2);
    return isHex(hex) ? hex : this.fail('no-such-hex', start);
  }

  /** A whole number within its limits. */
  count(least: number, most: number, problem: string): number {
    const start = this.at;
    const digits = this.match(/^(0|[1-9]\d?)/);
    const number = digits === '' ? Number.NaN : Number(digits);
    return number >= least && number <= most ? number : this.fail(problem, start);
  }
}
