import type { QueryById } from '../engine/index.ts';
import type { ByLang } from './registry.ts';

/** A moment of a game, with the questions that players then ask, the likeliest first. */
export interface Moment {
  say: ByLang;
  queries: readonly string[];
  /** Where they name places: they are better asked by touching the board. */
  onBoard?: boolean;
}

type NameIn<System extends string> = keyof QueryById extends infer Id
  ? Id extends `${System}/${infer Name}`
    ? Name
    : never
  : never;

/** In the order of the turn, then what surrounds it; questions by their names in the system. */
export const defineMoments = <const System extends string>(
  system: System,
  moments: readonly (Pick<Moment, 'say' | 'onBoard'> & { ask: readonly NameIn<System>[] })[],
): readonly Moment[] =>
  moments.map(({ ask, ...moment }) => ({
    ...moment,
    queries: ask.map((name) => `${system}/${name}`),
  }));
