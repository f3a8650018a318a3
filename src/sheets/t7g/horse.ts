import { about, type Part } from '../sheet.ts';
import { afterCombat, combat, order, planning, pooledWear, reaction, sight } from './asked.ts';
import { orderCheck, shot } from './proofs.ts';
import { ruleOf, rulesTable } from './rules.ts';

const rule = ruleOf('horse');
const line = about('horse');

/** Cavalry that is charged flees by its own rule. */
const evasion = (more: object, expect: object) =>
  reaction({ kind: 'cavalry', reactsBy: 'evasion', ...more }, expect);

/** A Harasser of Fire 4 shoots as it is charged. */
const harasses = (shooter: object, expect: object) =>
  shot({ harasser: true, ...shooter }, {}, expect, { reaction: true, distance: 3 });

/** One unit joins another of Stamina 4. */
const joining = (more: object, expect: object) =>
  pooledWear({ pooledUnits: 1, stamina: 4, joiningUnits: 1, ...more }, expect);

export const ALL_CAVALRY: Part = {
  title: 'horse/all-cavalry',
  table: rulesTable([
    rule(
      'mobility',
      ['t7g-6.69'],
      order({ kind: 'cavalry', actions: ['face', 'move', 'face'] }, { allowed: true }),
      order({ kind: 'cavalry', card: 'run', actions: ['face', 'move'] }, { allowed: true }),
    ),
    rule(
      'evasion',
      ['t7g-6.59', 't7g-6.60'],
      evasion({ card: 'fire' }, { reactsWith: 'flight', checkNeeded: true }),
      evasion({ acted: true }, { reactsWith: 'flight' }),
      orderCheck(
        { check: 'reaction', kind: 'cavalry', chargedBy: 'infantry', evasion: true },
        { dice: 6 },
      ),
    ),
    rule(
      'pursuit',
      ['t7g-6.70'],
      afterCombat(
        {
          winner: 'attacker',
          attacker: { kind: 'cavalry', speed: 8 },
          defender: { exposed: true },
        },
        { attacker: { advance: 8 }, defender: { destroyed: true } },
      ),
    ),
  ]),
};

export const CAVALRY: Part = {
  title: 'horse/cavalry',
  table: rulesTable([
    rule(
      'extended',
      ['t7g-6.45'],
      sight({ fromSide: true, extendedArc: true }, { allowed: true }),
      sight({ fromSide: true }, { allowed: false }),
    ),
    rule(
      'heavy',
      ['t7g-6.46', 't7g-6.47'],
      evasion({ heavyCavalry: true, enemyKind: 'infantry' }, { allowed: true }),
      evasion({ heavyCavalry: true, enemyKind: 'cavalry' }, { allowed: false }),
      order(
        { kind: 'cavalry', heavyCavalry: true, actions: ['face', 'move', 'face'] },
        { allowed: false },
      ),
    ),
    rule(
      'caracole',
      ['t7g-6.48'],
      order(
        { kind: 'cavalry', caracolear: true, card: 'fire', actions: ['shoot', 'fall-back'] },
        { allowed: true },
      ),
      orderCheck({ check: 'caracole', kind: 'cavalry', card: 'fire' }, { dice: 4 }),
    ),
    rule(
      'dragoon',
      ['t7g-6.58'],
      shot({ dragoon: true }, {}, { allowed: true }),
      shot({ dragoon: true }, {}, { allowed: false }, { card: 'attention' }),
    ),
    rule(
      'impetuous',
      ['t7g-6.61', 't7g-6.62'],
      orderCheck(
        { wear: 0, impetuous: true, couldCharge: true, card: 'fire', dice: [1, 2, 3, 4] },
        { needed: true, checkOutcome: 'charges' },
      ),
      afterCombat(
        { winner: 'attacker', attacker: { impetuous: true }, defender: { broke: true } },
        { attacker: { consolidates: 'must' } },
      ),
    ),
    rule(
      'harasser',
      ['t7g-6.66', 't7g-6.67', 't7g-6.68'],
      harasses({ weapon: 'bow' }, { allowed: true }),
      reaction(
        { kind: 'cavalry', card: 'fire', reactsBy: 'harasser', harasser: true, weapon: 'bow' },
        { reactsWith: 'shot-and-flight' },
      ),
      harasses({ weapon: 'pistol' }, { dice: 4 }),
      harasses({ weapon: 'pistol', givesUpFlight: true }, { dice: 6 }),
    ),
  ]),
};

export const CHORAGIEW: Part = {
  title: 'horse/choragiew',
  lines: [
    line(
      'joins',
      ['t7g-6.49', 't7g-6.50'],
      order({ kind: 'cavalry', choragiew: true, actions: ['move', 'join'] }, { allowed: true }),
      joining({ joiningCommand: false }, { allowed: false }),
      joining({ card: 'run' }, { allowed: true }),
      joining({ card: 'attack' }, { allowed: false }),
    ),
    line(
      'never-disordered',
      ['t7g-6.51'],
      joining({ joiningDisordered: true }, { allowed: false }),
    ),
    line(
      'common-wear',
      ['t7g-6.52', 't7g-6.53'],
      joining({ wear: 2, joiningWear: 1 }, { pool: 3, unitsLeft: 2 }),
      pooledWear(
        { pooledUnits: 3, stamina: 3, wear: 2, taken: 3 },
        { unitsLost: 1, unitsLeft: 2, wearLeft: 1 },
      ),
    ),
    line(
      'one-card',
      ['t7g-6.54'],
      planning({ units: 3, choragiews: [3] }, { cards: 1 }),
      orderCheck({ kind: 'cavalry', pooledUnits: 2 }, { needed: false }),
    ),
    line(
      'front',
      ['t7g-6.55', 't7g-6.56'],
      combat(
        {
          attacker: {
            kind: 'cavalry',
            pooledUnits: 3,
            combat: 2,
            courage: 2,
            infantryDefence: 4,
            attackDice: [4, 4, 4],
          },
          defender: {
            combat: 1,
            courage: 1,
            cavalryDefence: 4,
            attackDice: [1],
            resistDice: [5],
          },
        },
        { attacker: { dice: 3 }, defender: { extraWear: 2 } },
      ),
    ),
    line(
      'leaves',
      ['t7g-6.57'],
      planning({ units: 3, choragiews: [3], leaving: 1 }, { allowed: true, cards: 2 }),
      planning({ units: 3, choragiews: [3], leaving: 1, announced: false }, { allowed: false }),
    ),
  ],
};
