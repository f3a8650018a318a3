import type { Section } from '../hex.ts';

/** Can all of them be given an order of a section, so many of each? Whoever stands on a line serves either. */
export function fits(
  all: readonly (readonly Section[])[],
  room: Readonly<Partial<Record<Section, number>>>,
): boolean {
  const [first, ...more] = all;
  if (!first) return true;
  return first.some((section) => {
    const left = room[section] ?? 0;
    return left > 0 && fits(more, { ...room, [section]: left - 1 });
  });
}
