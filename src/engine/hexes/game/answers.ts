import { Trace } from '../../core/ruling.ts';

/** Answers that do not change: what the tables say, by everything that it depends on. */
export function answers<T>(): (key: string, ask: () => T) => T {
  const known = new Map<string, T>();
  return (key, ask) => {
    const told = known.get(key) ?? ask();
    known.set(key, told);
    return told;
  };
}

/** What the tables say of a kind of move, and of each hex that it may reach. */
export function movesTold<M>(
  maxHexes: (move: M, trace: Trace) => number,
  moveAllowed: (move: M, trace: Trace) => boolean,
) {
  const most = answers<number>();
  const may = answers<boolean>();
  return {
    mostHexes: (kind: string, move: M) => most(kind, () => maxHexes(move, new Trace())),
    mayMove: (key: string, move: () => M) => may(key, () => moveAllowed(move(), new Trace())),
  };
}
