import { Distribution, thin } from '../../core/dice.ts';
import { type Fraction, fraction, leastCommonMultiple } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';

export type Hits = Distribution<{ models: number }>;
export type Lost = Distribution<{ modelsLost: number }>;
const NOBODY: Hits = Distribution.certain({ models: 0 });

/** How many models are hit, where the machine fires only with that chance. */
export const hitIfFired = (fires: Fraction, hits: Hits): Hits =>
  Distribution.mix([
    [fires.n, hits],
    [fires.d - fires.n, NOBODY],
  ]);

/** So many models are hit. */
export const hitFor = (models: number): Hits => Distribution.certain({ models });

/** Of those that are hit each is lost with that chance. */
export const lostAmong = (hits: Hits, dies: Fraction): Lost =>
  thin(hits, 'models', dies).map(({ models }) => ({ modelsLost: models }));

/** Of a template: the model under its hole is lost with that chance, besides those under the rest. */
export const lostUnder = (hole: Fraction, others: Lost): Lost =>
  others.chain(({ modelsLost }) =>
    Distribution.of([
      [{ modelsLost: modelsLost + 1 }, hole.n],
      [{ modelsLost }, hole.d - hole.n],
    ]),
  );

/** How many models one behind the other are lost, by the chances of the first, the first two and so on. */
export function lostInLine(chances: readonly Fraction[]): Lost {
  const atLeast = [fraction(1), ...chances, fraction(0)];
  const whole = atLeast.reduce((least, { d }) => leastCommonMultiple(least, d), 1n);
  const ways = atLeast.map(({ n, d }) => n * (whole / d));
  return Distribution.of(
    [...ways.keys()].map((modelsLost) => [
      { modelsLost },
      (ways[modelsLost] ?? 0n) - (ways[modelsLost + 1] ?? 0n),
    ]),
  );
}

/** Losses of the target as odds. */
export const lossOdds = (lost: Lost) => ({
  chances: { 'any-lost': chance(lost.probability(({ modelsLost }) => modelsLost > 0)) },
  means: { modelsLost: mean(lost.mean(({ modelsLost }) => modelsLost)) },
  tables: { modelsLost: table(lost, ({ modelsLost }) => modelsLost) },
});

/** What a machine may do to itself. */
export const hazards = (misfires: Fraction, destroyed: Fraction) => ({
  misfires: chance(misfires),
  'machine-destroyed': chance(destroyed),
});
