import type { Address } from '../../scripts/page-kinds.ts';
import type { Lang } from '../../src/i18n/lang.ts';

/** How a page is looked at. */
export interface Manner {
  lang: Lang;
  theme: 'light' | 'dark';
  device: 'desk' | 'phone';
}

/** Each language, each theme and each device meets each of the others once. */
export const MANNERS: readonly Manner[] = [
  { lang: 'es', theme: 'light', device: 'desk' },
  { lang: 'en', theme: 'dark', device: 'desk' },
  { lang: 'en', theme: 'light', device: 'phone' },
  { lang: 'es', theme: 'dark', device: 'phone' },
];

const inTurn = <T>(list: readonly T[], turn: number): T => {
  const one = list[turn % list.length];
  if (one === undefined) throw new Error('There is nothing to take in turn.');
  return one;
};

/** The pages of each kind, one for each system that has it. */
export function byKind(systems: readonly ReadonlyMap<string, Address>[]): Address[][] {
  const kinds = new Map<string, Address[]>();
  for (const pages of systems)
    for (const [kind, address] of pages) kinds.set(kind, [...(kinds.get(kind) ?? []), address]);
  return [...kinds.values()];
}

/**
 * Which page is looked at in which manner: of each kind every system's page at least once, and the
 * kind in every manner, with systems in turn. A further system adds one visit for each kind, not one
 * for each language, theme and device.
 */
export function visits(kinds: readonly (readonly Address[])[]): Map<Manner, string[]> {
  const found = new Map<Manner, string[]>(MANNERS.map((manner) => [manner, []]));
  kinds.forEach((pages, kind) => {
    for (let i = 0; i < Math.max(pages.length, MANNERS.length); i += 1) {
      const manner = inTurn(MANNERS, i + Math.floor(kind / pages.length));
      found.get(manner)?.push(inTurn(pages, kind + i)(manner.lang));
    }
  });
  return found;
}
