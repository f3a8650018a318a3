import { about, type Part } from '../sheet.ts';
import {
  afterCombat,
  combatDice,
  emplacement,
  fortification,
  order,
  planning,
  pooledWear,
  speed,
} from './asked.ts';
import { orderCheck, shot } from './proofs.ts';

const line = about('troops');

const mobile = (does: string, expect: object) =>
  fortification({ work: 'mobile-fortress', does }, expect);

const emplaced = (more: object, expect: object) =>
  fortification({ work: 'emplaced-fortification', ...more }, expect);

/** Five markers in common, with a Stamina of 3. */
const pool = (pooledUnits: number, expect: object) =>
  pooledWear({ group: 'fortification', pooledUnits, stamina: 3, wear: 2, taken: 3 }, expect);

export const FORTRESS: Part = {
  title: 'troops/fortress',
  lines: [
    line(
      'speed',
      ['t7g-6.17', 't7g-6.15', 't7g-6.16'],
      speed({ speed: 4, mobileFortress: true }, { inches: 2 }),
      mobile('turns', { allowed: false }),
      order({ card: 'attack', mobileFortress: true, actions: ['charge'] }, { allowed: false }),
    ),
    line(
      'against-cavalry',
      ['t7g-6.18'],
      // The charge gives an Increase, which the Decrease cancels; in the flank there is none.
      combatDice(
        { unit: { kind: 'cavalry', combat: 5 }, enemy: { mobileFortress: true } },
        { dice: 5 },
      ),
      combatDice(
        { unit: { kind: 'cavalry', combat: 5 }, enemy: { mobileFortress: true }, flank: true },
        { dice: 7 },
      ),
    ),
    line(
      'against-shots',
      ['t7g-6.19'],
      shot({}, { mobileFortress: true }, { courageDice: 6 }),
      shot({ weapon: 'medium-cannon' }, { mobileFortress: true }, { courageDice: 4 }),
    ),
    line('left', ['t7g-6.14'], mobile('leaves', { allowed: true })),
    line(
      'after-combat',
      ['t7g-6.21'],
      afterCombat(
        { winner: 'attacker', defender: { mobileFortress: true } },
        { attacker: { does: 'disengages' }, defender: { does: 'stays' } },
      ),
    ),
    line(
      'retreats',
      ['t7g-6.22'],
      afterCombat(
        { winner: 'attacker', defender: { mobileFortress: true, exposed: true } },
        { defender: { does: 'retreats', fortressLost: true } },
      ),
    ),
  ],
};

export const EMPLACED: Part = {
  title: 'troops/emplaced',
  lines: [
    line(
      'formed',
      ['t7g-6.20', 't7g-6.23', 't7g-6.25'],
      emplacement({ fortresses: 2 }, { allowed: true }),
      emplacement({ fortresses: 2, sameCommand: false }, { allowed: false }),
      emplacement({ fortresses: 2, guns: 1 }, { allowed: true }),
      emplacement({ fortresses: 2, guns: 2 }, { allowed: false }),
    ),
    line(
      'shape',
      ['t7g-6.26', 't7g-6.28', 't7g-6.29'],
      emplacement({ fortresses: 2 }, { flanks: 0 }),
      emplaced({ attackedBy: 'volleys', attackedFrom: 'rear', courage: 2 }, { courageDice: 3 }),
      combatDice(
        { side: 'defender', unit: { combat: 4, courage: 4, emplaced: true }, flank: true },
        { dice: 4, courageDice: 4 },
      ),
    ),
    line(
      'stays',
      ['t7g-6.24', 't7g-6.27'],
      emplaced({ does: 'leaves' }, { allowed: false }),
      emplaced({ does: 'moves' }, { allowed: false }),
    ),
    line(
      'orders',
      ['t7g-6.30', 't7g-6.31'],
      orderCheck({ pooledUnits: 2 }, { needed: false }),
      planning({ units: 3, fortifications: [3] }, { cards: 1 }),
    ),
    line(
      'shots',
      ['t7g-6.32', 't7g-6.33'],
      emplaced({ does: 'shoots', card: 'fire', unitsInside: 2 }, { allowed: true }),
      emplaced(
        { does: 'shoots', card: 'fire', unitsInside: 2, choosesLate: true },
        { allowed: false },
      ),
      emplaced({ attackedBy: 'volleys' }, { anyPoint: true }),
    ),
    line('wear', ['t7g-6.34'], pool(3, { unitsLeft: 2, wearLeft: 1 }), pool(1, { breakPoints: 2 })),
    line('scores', ['t7g-6.35'], emplacement({ fortresses: 3, guns: 1 }, { scoredSingly: 4 })),
  ],
};
