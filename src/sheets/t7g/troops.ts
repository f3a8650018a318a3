import { about, type Part, type Sheet } from '../sheet.ts';
import {
  afterCombat,
  combatDice,
  gameEnd,
  go,
  move,
  order,
  planning,
  reaction,
  speed,
  vanguard,
} from './asked.ts';
import { EMPLACED, FORTRESS } from './fortresses.ts';
import { breakCheck, orderCheck, shot } from './proofs.ts';
import { ruleOf, rulesTable } from './rules.ts';

const rule = ruleOf('troops');
const line = about('troops');

/** A unit resists after it has passed its order check. */
const resists = (more: object, expect: object) =>
  order({ card: 'resist', actions: ['resist'], checked: 'passed', ...more }, expect);

/** It has destroyed its enemy in combat, with one Wear marker, and makes its check. */
const frenzy = (frenzyRoll: string, expect: object) =>
  afterCombat(
    {
      winner: 'attacker',
      attacker: { frenzied: true, wear: 1, frenzyRoll },
      defender: { broke: true },
    },
    { attacker: expect },
  );

/** Cavalry comes between the sheltered unit and the charge. */
const shelters = (more: object, expect: object) =>
  reaction({ enemyDoes: 'charge-at-other', reactsBy: 'shelter', kind: 'cavalry', ...more }, expect);

const ANY: Part = {
  title: 'troops/any',
  table: rulesTable([
    rule(
      'brigade',
      ['t7g-6.4', 't7g-6.5', 't7g-6.6', 't7g-6.7'],
      planning({ units: 3, brigades: [3] }, { allowed: true, cards: 1 }),
      go({ troops: 5, jointUnits: 3 }, { troopsMost: 3 }),
      reaction({ card: 'fire', weapon: 'musket', brigade: true }, { brigadeBroken: true }),
    ),
    rule(
      'elite',
      ['t7g-6.10', 't7g-6.11'],
      resists({ elite: true, wear: 1 }, { wearAfter: 0 }),
      orderCheck({ commander: 'away', elite: true }, { dice: 4 }),
    ),
    rule(
      'frenzied',
      ['t7g-6.36', 't7g-6.37'],
      frenzy('passed', { frenzyCheck: true, wearTotal: 0, disordered: false }),
      frenzy('failed', { frenzyCheck: true, wearTotal: 1, disordered: true }),
    ),
    rule('horde', ['t7g-6.65'], go({ troops: 3, horda: true }, { troopsLeast: 2, troopsMost: 2 })),
    rule(
      'light',
      ['t7g-6.38'],
      speed(
        { speed: 6, light: true, ground: 'very-difficult' },
        { inches: 3, becomesDisordered: false },
      ),
    ),
    rule(
      'mercenaries',
      ['t7g-6.39'],
      breakCheck({ taken: 5, mercenary: true }, { destroyed: true }),
    ),
    rule(
      'numerous',
      ['t7g-6.40'],
      resists({ numerous: true, wear: 4, fives: 2 }, { wearAfter: 2 }),
      resists({ numerous: true, wear: 3, fives: 3 }, { wearAfter: 1 }),
    ),
    rule(
      'open-order',
      ['t7g-6.63', 't7g-6.64'],
      shot({}, { openOrder: true, disordered: true }, { courageDice: 4 }),
      move({ bothOpen: true, crosses: ['friendly-troop'] }, { allowed: true }),
      move({ bothOpen: true, crosses: ['friendly-troop'], moveKind: 'attack' }, { allowed: false }),
    ),
    rule(
      'vanguard',
      ['t7g-6.71', 't7g-6.72'],
      vanguard({ speed: 6, goes: 6, toEnemy: 5 }, { allowed: true, inches: 6 }),
      vanguard({ scale: '15mm', toEnemy: 2.5 }, { allowed: false, closest: 3 }),
      vanguard({ scale: '28mm', toEnemy: 3.5 }, { allowed: false, closest: 4 }),
    ),
  ]),
};

const INFANTRY: Part = {
  title: 'troops/infantry',
  table: rulesTable([
    rule(
      'squares',
      ['t7g-6.8', 't7g-6.9', 't7g-5.21'],
      combatDice(
        { side: 'defender', unit: { combat: 5, squares: true }, flank: true },
        { dice: 5 },
      ),
      order({ squares: true, actions: ['face', 'move'] }, { allowed: false }),
      afterCombat(
        { winner: 'attacker', flank: true, defender: { squares: true } },
        { defender: { facing: 'kept' } },
      ),
    ),
    // Its text breaks off, so that no question depends on it (t7g-6.12, ruling R3).
    rule('ambush', []),
    rule(
      'skirmishers',
      ['t7g-6.13'],
      speed(
        { speed: 5, kind: 'company', skirmishers: true, ground: 'very-difficult' },
        { inches: 5, becomesDisordered: false },
      ),
    ),
    rule(
      'sheltered',
      ['t7g-6.41', 't7g-6.42', 't7g-6.43'],
      shelters({ card: 'run' }, { reactsWith: 'interception', checkNeeded: true }),
      shelters({ ownCommand: false }, { allowed: false }),
      shelters({ combatEnd: 'loses' }, { enemyGoesOn: true }),
      shelters({ combatEnd: 'wins' }, { enemyGoesOn: false }),
    ),
  ]),
};

const KINDS: Part = {
  title: 'troops/kinds',
  lines: [
    line(
      'kinds-are',
      ['t7g-9.58'],
      ...Object.entries({ formations: 2, companies: 1, cavalryUnits: 1, artilleryUnits: 1 }).map(
        ([kind, ownPoints]) => gameEnd({ own: { [kind]: 1 } }, { ownPoints }),
      ),
    ),
    line(
      'by-list',
      ['t7g-6.3'],
      planning({ units: 3, brigades: [3], brigadeRule: false }, { allowed: false }),
    ),
  ],
};

export const troops: Sheet = {
  key: 'troops',
  slug: { es: 'infanteria-y-reglas-comunes', en: 'infantry-and-common-rules' },
  paper: 'portrait',
  points: 10,
  parts: [KINDS, ANY, INFANTRY, FORTRESS, EMPLACED],
};
