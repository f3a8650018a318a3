import { Distribution, pool, thin } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { FACES } from '../dice.ts';

/** Up to here the machine is hit, above it the crew (wab-18.7). */
export const MACHINE_TO = 4;

interface Hits {
  hitCount: number;
  machineHitBy: 'shooting' | 'combat';
  allocationDice?: readonly number[] | undefined;
  crew: number;
}

/** Wounds of the machine and crew that fall, each hit by itself: whom it finds, and whether it wounds. */
export function harmed(hits: Hits, machine: Fraction, man: Fraction, left: number) {
  const { hitCount, machineHitBy, allocationDice } = hits;
  const all =
    machineHitBy === 'combat'
      ? thin(Distribution.certain({ machine: hitCount, men: 0 }), 'machine', machine)
      : allocationDice
        ? fellOn(allocationDice, machine, man)
        : pool(hitCount, shares(machine, man)).map(({ machine: on = 0, men = 0 }) => ({
            machine: on,
            men,
          }));
  return all.map((one) => ({
    machineWounds: Math.min(one.machine, left),
    crewLost: Math.min(one.men, hits.crew),
  }));
}

function fellOn(dice: readonly number[], machine: Fraction, man: Fraction) {
  const on = dice.filter((die) => die <= MACHINE_TO).length;
  const fell = Distribution.certain({ machine: on, men: dice.length - on });
  return thin(thin(fell, 'machine', machine), 'men', man);
}

/** What one hit may do, whose die is open. */
function shares(machine: Fraction, man: Fraction) {
  const whole = machine.d * man.d * BigInt(FACES);
  const wounds = BigInt(MACHINE_TO) * machine.n * man.d;
  const kills = BigInt(FACES - MACHINE_TO) * man.n * machine.d;
  return [
    { weight: wounds, score: { machine: 1 } },
    { weight: kills, score: { men: 1 } },
    { weight: whole - wounds - kills },
  ];
}

type Harmed = ReturnType<typeof harmed>;
export const oddsOf = (all: Harmed, left: number, withCrew: boolean) => ({
  chances: {
    'machine-wounded': chance(all.probability(({ machineWounds }) => machineWounds > 0)),
    'machine-destroyed': chance(all.probability(({ machineWounds }) => machineWounds >= left)),
    ...(withCrew && { 'crewman-lost': chance(all.probability(({ crewLost }) => crewLost > 0)) }),
  },
  means: {
    machineWounds: mean(all.mean(({ machineWounds }) => machineWounds)),
    ...(withCrew && { crewLost: mean(all.mean(({ crewLost }) => crewLost)) }),
  },
  tables: {
    machineWounds: table(all, ({ machineWounds }) => machineWounds),
    ...(withCrew && { crewLost: table(all, ({ crewLost }) => crewLost) }),
  },
});
