import { type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { chance, mean } from '../../core/odds.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Round } from './round.ts';
import { outruns } from './round-dice.ts';
import { endsOf, type Tally } from './round-tally.ts';
import { type Both, other, SIDES, type Side } from './round-ways.ts';

const FATES = [
  ...(['wins', 'holds', 'gives-ground', 'breaks', 'caught', 'escapes', 'wiped-out'] as const),
  ...(['stampedes', 'destroyed'] as const),
] as const;
type Fates = Readonly<Record<(typeof FATES)[number], Fraction>>;
export const CHANCES = SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}` as const));

/** What becomes of one side, each of its fates with its chance. */
export function fatesOf(tally: Tally, side: Side, caught: Fraction): Fates {
  const of = (fate: 'wins' | 'holds' | 'gives-ground' | 'wiped-out' | 'stampedes' | 'destroyed') =>
    tally.chanceOf(`${side}-${fate}`);
  const breaks = tally.chanceOf(`${side}-breaks`);
  const taken = multiply(subtract(breaks, tally.chanceOf(`${side}-escapes`)), caught);
  return {
    ...{ wins: of('wins'), holds: of('holds'), 'gives-ground': of('gives-ground') },
    ...{ breaks, caught: taken, escapes: subtract(breaks, taken), 'wiped-out': of('wiped-out') },
    ...{ stampedes: of('stampedes'), destroyed: of('destroyed') },
  };
}

/** What becomes of who loses, as far as it may come about. */
export function tellFates(who: Side, fates: Fates, round: Round, trace: Trace) {
  if (fates['gives-ground'].n > 0n) trace.step('wab-6.54/round', { who });
  if (fates.breaks.n === 0n) return;
  if (fates.caught.n > 0n) trace.step('wab-6.39/round', { who });
  else if (round[who].attacksOn !== 'front') trace.step('wab-6.33/round', { who });
}

const rows = (ways: readonly (readonly [number, bigint])[], total: bigint) =>
  ways.map(([value, part]) => ({ value, ...chance(fraction(part, total)) }));

/** The chance of each side to have the momentum after a draw: who alone has a musician, or by their dice (wab-8.18, R55). */
function momentumIn({ readings: { R55 }, ...round }: Round, drawn: Fraction) {
  const plays = ({ musician, skirmishers }: Round['own']) => musician && !skirmishers;
  const higher = R55 === 'a' ? outruns(1, 1) : fraction(1, 2);
  return (side: Side) => {
    const { order, inDifficult } = round[side];
    const bogged = order === 'cavalry' && inDifficult;
    if (bogged || !plays(round[side])) return fraction(0);
    return plays(round[other(side)]) ? multiply(drawn, higher) : drawn;
  };
}

/** All odds of a round. */
export function oddsOf(round: Round, tally: Tally, fates: Both<Fates>, caught: Both<Fraction>) {
  const drawn = tally.chanceOf('draw');
  const momentum = momentumIn(round, drawn);
  const outcomes = tally.outcomes(caught);
  const chances: Record<string, ReturnType<typeof chance>> = { draw: chance(drawn) };
  for (const side of SIDES) {
    for (const fate of FATES) chances[`${side}-${fate}`] = chance(fates[side][fate]);
    chances[`${side}-momentum`] = chance(momentum(side));
  }
  return {
    chances,
    means: {
      ownLosses: mean(tally.meanLosses('own')),
      enemyLosses: mean(tally.meanLosses('enemy')),
    },
    tables: {
      roundEnd: endsOf(outcomes).map(({ value, chance: of }) => ({ value, ...chance(of) })),
      ownLosses: rows(tally.lossesOf('own'), tally.total),
      enemyLosses: rows(tally.lossesOf('enemy'), tally.total),
      difference: rows(tally.difference(), tally.total),
    },
    outcomes: outcomes.map(({ chance: of, ...outcome }) => ({ outcome, ...chance(of) })),
  };
}
