/** A function that works each answer out once: by what it is asked with, or by the key that stands for it. */
export function once<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
  keyOf: (...asked: Asked) => unknown = (...[one]) => one,
): (...asked: Asked) => Answer {
  const known = new Map<unknown, Answer>();
  return (...asked) => {
    const key = keyOf(...asked);
    if (!known.has(key)) known.set(key, work(...asked));
    return known.get(key) as Answer;
  };
}
