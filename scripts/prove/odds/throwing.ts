import { type Randomness, throwDice } from '../../../src/engine/core/random.ts';
import type { Odds } from '../../../src/engine/core/ruling.ts';

export type Face = string | number;
export type Draft = Readonly<Record<string, unknown>>;

/** Dice that are thrown next. What follows is asked once for the same dice, in the order of `faces`. */
export interface Roll {
  dice: number;
  faces: readonly Face[];
  /** A die that shows this is thrown once more. */
  again?: Face | undefined;
  next: (fallen: readonly Face[]) => Next;
}

/** How a throw ended, under the names of the odds. A chance that is left out was not at stake in it. */
export interface Ended {
  chances?: Readonly<Record<string, boolean | undefined>>;
  means?: Readonly<Record<string, number>>;
  tables?: Readonly<Record<string, number | string>>;
  outcome?: Readonly<Record<string, number | string>>;
  /** It cannot be, with what is known: the throw does not count. */
  void?: true;
}
export type Next = Roll | Ended;

/** How a question is thrown through by the rules, die by die; null where its fields cannot tell what may fall. */
export type Thrower = (draft: Draft, odds: Odds) => Next | null;

export const isRoll = (next: Next): next is Roll => 'dice' in next;

/** More dice of one face than anybody throws at once. */
const MOST = 32;

/** What so many dice came to, whatever their order; dice that fell before lead to what is known already. */
class Fall {
  private readonly after = new Map<number, Next>();
  private readonly numbers: readonly number[];
  private readonly roll: Roll;

  constructor(roll: Roll) {
    this.roll = roll;
    this.numbers = roll.faces.map((_, i) => i);
    if (roll.dice >= MOST) throw new RangeError(`${roll.dice} dice are too many.`);
  }

  next(from: Randomness): Next {
    const { numbers, roll } = this;
    const again = roll.again === undefined ? -1 : roll.faces.indexOf(roll.again);
    let key = 0;
    for (const one of throwDice(from, numbers, roll.dice)) {
      const [shown = one] = one === again ? throwDice(from, numbers, 1) : [one];
      key += MOST ** shown;
    }
    const known = this.after.get(key) ?? roll.next(this.fallen(key));
    this.after.set(key, known);
    return known;
  }

  private fallen(key: number): Face[] {
    return this.roll.faces.flatMap((face, i) =>
      Array.from({ length: Math.floor(key / MOST ** i) % MOST }, () => face),
    );
  }
}

/** Throws a situation through as often, and counts how it ended. */
export function throwOften(first: Next, throws: number, seed: number): Map<Ended, number> {
  const from: Randomness = { random: seed };
  const falls = new Map<Roll, Fall>();
  const ends = new Map<Ended, number>();
  for (let i = 0; i < throws; i++) {
    let next = first;
    while (isRoll(next)) {
      const fall: Fall = falls.get(next) ?? new Fall(next);
      falls.set(next, fall);
      next = fall.next(from);
    }
    ends.set(next, (ends.get(next) ?? 0) + 1);
  }
  return ends;
}

/** Asked once for the same. */
export function once<A, T>(of: (asked: A) => T): (asked: A) => T {
  const known = new Map<string, T>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const found = known.get(key) ?? of(asked);
    known.set(key, found);
    return found;
  };
}
