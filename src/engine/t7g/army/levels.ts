import { ACTION_NAMES, type ActionName, actionOf } from '../commanders/actions.ts';

/** Correr and Inspirar, which every Commander has, are chosen by nobody (t7g-7.44). */
const COMMON = ['correr', 'inspirar'] as const;
export type Trait = Exclude<ActionName, (typeof COMMON)[number]>;
export const TRAITS = ACTION_NAMES.filter(
  (name): name is Trait => !(COMMON as readonly ActionName[]).includes(name),
);

/** What a Level gives and costs; no cost where it is not to be had (t7g-7.2). */
interface Rank {
  virtues: number;
  traits: number;
  asGeneral?: number;
  asCommander?: number;
}

export const RANKS: readonly [Rank, ...Rank[]] = [
  { virtues: 0, traits: 0, asCommander: 5 },
  { virtues: 0, traits: 1, asCommander: 10 },
  { virtues: 1, traits: 1, asGeneral: 0, asCommander: 25 },
  { virtues: 1, traits: 2, asGeneral: 25, asCommander: 50 },
  { virtues: 2, traits: 2, asGeneral: 100, asCommander: 100 },
  { virtues: 2, traits: 3, asGeneral: 150 },
];

export const rankOf = (level: number): Rank => RANKS[level] ?? RANKS[0];

/** The two common Command Actions and those of his Traits that are rolled for. */
export const actionsOf = (traits: readonly Trait[]) =>
  COMMON.length + traits.filter((trait) => !actionOf(trait).automatic).length;
