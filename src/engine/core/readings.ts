import { choice } from './schema/choices.ts';
import type { Fields } from './schema/field.ts';
import type { Values } from './schema/values.ts';

type Doubt = `R${number}`;
const aOrB = () => choice(['a', 'b'], 'a');
const aToC = () => choice(['a', 'b', 'c'], 'a');

/** The fields of unclear clauses, by their rulings: a player may choose; 'a' is the reading that is adopted. */
export const readings = <const D extends Doubt>(...doubts: readonly D[]) =>
  Object.fromEntries(doubts.map((doubt) => [doubt, aOrB()])) as Record<D, ReturnType<typeof aOrB>>;

/** Those of which the book allows a third reading. */
export const readingsToC = <const D extends Doubt>(...doubts: readonly D[]) =>
  Object.fromEntries(doubts.map((doubt) => [doubt, aToC()])) as Record<D, ReturnType<typeof aToC>>;

/** Every reading as adopted, for questions that let a player choose only some, or none. */
export const adopted = <const F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([doubt, field]) => [doubt, 'default' in field && field.default]),
  ) as Values<F>;
