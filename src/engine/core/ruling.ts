import type { ClauseId } from './clause-ids.ts';

/** The key of a sentence: the clause that says it, alone or with the name of one of its sentences. */
export type Key = ClauseId | `${ClauseId}/${string}`;

export const clauseOf = (key: Key) => key.replace(/\/.*/s, '') as ClauseId;

/** What a message may carry: numbers, and words of the game ('WR', 'forest') that are rendered by language. */
export type With = Record<string, number | string | readonly string[]>;

/** A message: its key, and the values that stand in it. */
export interface Said {
  say: string;
  with: With;
}

export type Shown = number | boolean | string | readonly string[] | null;

/** What a clause did to the value that was being worked out. */
export interface Effect {
  on: string;
  from: Shown;
  to: Shown;
}

export interface Step extends Said {
  clause: ClauseId;
  effect: Effect | null;
  /** Of these is the one sentence to quote, whatever else changed: what was asked turns on them. */
  decides?: true;
}

/** A clause that nearly applied, or that another one switched off. */
export interface NotApplied {
  clause: ClauseId;
  because: string;
  with: With;
}

/** The steps of one ruling, recorded while its rules run. */
export class Trace {
  readonly steps: Step[] = [];
  readonly notApplied: NotApplied[] = [];

  step(key: Key, values: With = {}, effect: Effect | null = null, say: string = key) {
    this.steps.push({ clause: clauseOf(key), say, with: values, effect });
  }

  /** A step on which what was asked turns, whatever it changes. */
  decide(key: Key, values: With = {}, effect: Effect | null = null, say: string = key) {
    this.steps.push({ clause: clauseOf(key), say, with: values, effect, decides: true });
  }

  /** A step by which what was asked is not allowed. */
  bar(key: Key, values: With = {}) {
    this.step(key, values, { on: 'allowed', from: true, to: false });
  }

  /** Another question asked on the way: what it allows is a value of its own here, and decides nothing unless it is said. */
  within<T>(on: string, ask: (part: Trace) => T, decides: (answer: T) => boolean = () => false): T {
    const part = new Trace();
    const answer = ask(part);
    for (const { clause, say, with: values, effect, ...step } of part.steps)
      this[step.decides && decides(answer) ? 'decide' : 'step'](
        clause,
        values,
        effect && { ...effect, on },
        say,
      );
    for (const one of part.notApplied) this.skip(one.clause, one.because, one.with);
    return answer;
  }

  skip(clause: ClauseId, because: string, values: With = {}) {
    const known = this.notApplied.some((n) => n.clause === clause && n.because === because);
    if (!known) this.notApplied.push({ clause, because, with: values });
  }
}

/** An exact chance as players read it. `percent` is rounded, but never to 0 or 100 unless exact. */
export interface Chance {
  fraction: string;
  percent: number;
}

export interface OddsRow extends Chance {
  value: number | string;
}

/**
 * Where something lands on the plane that was aimed at a point and may scatter: right of it and ahead, as its thrower
 * looks, in what the game measures with.
 */
export interface Landing {
  /** Circles about the aim on which it lands, every direction alike; of radius 0, the aim itself. */
  rings: readonly (Chance & { radius: number })[];
  /** Radius of what it covers about the place where it lands, and of what is most harmed in the middle of that. */
  covers: number;
  middle: number;
  /** Where it landed, once that is known. */
  at?: { right: number; ahead: number };
  /** What stands there: its middle, its size, and how likely it is covered. */
  bases: readonly {
    right: number;
    ahead: number;
    width: number;
    depth: number;
    percent: number;
  }[];
}

export interface Odds {
  /** Single chances by name: 'eliminated', 'at-least-one-hit' ... */
  chances: Record<string, Chance>;
  means: Record<string, { fraction: string; decimal: number }>;
  /** Whole distributions by what they count. */
  tables: Record<string, OddsRow[]>;
  /** Every way that the whole can end, where a question asks for it. */
  outcomes?: (Chance & { outcome: Record<string, number | string> })[];
  /** Where something lands, which is drawn. */
  landings?: Record<string, Landing>;
}
