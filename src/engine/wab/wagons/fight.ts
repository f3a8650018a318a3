import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { HALBERDS, isTabor, isWagon, MOST_CREW, WAGON_KIND, WAGONS } from './wagons.ts';

const SIDES = 4;
/** Of each facing of a tabor wagon that is engaged (wab-14.46). */
const OF_A_FACING = 5;
const STRENGTH = 3;
const HALBERD = 1;

const FIGHT_FIELDS = {
  wagonKind: usual(WAGON_KIND),
  crewLeft: usual(optionalCount(0, MOST_CREW)),
  halberdsLeft: optionalCount(0, HALBERDS),
  engagedSides: usual(count(1, SIDES, 1)),
  crewLeader: flag(),
  cavalryAttacks: usual(flag()),
  lostARound: flag(),
  unoccupied: flag(),
};
type Fought = Values<typeof FIGHT_FIELDS> & { crew: number };

const { adds, allows, bars, notes, sets } = rulesOf<Fought>();
const horse = ({ cavalryAttacks }: Fought) => cavalryAttacks;
const manned = ({ unoccupied }: Fought) => !unoccupied;
const room = ({ engagedSides }: Fought) => OF_A_FACING * engagedSides;

const FIGHTERS: Table<Fought, number> = {
  on: 'crewFighting',
  rows: [
    notes<number>('wab-14.19', [isWagon], { with: ({ crew }) => ({ crew }) }),
    notes<number>('wab-14.38', [isTabor, manned]),
    notes<number>('wab-14.23', [isWagon], { say: 'wab-14.23/sides' }),
    sets(
      'wab-14.46',
      room,
      [isTabor, manned],
      on('no-more-than-fit', (one, fighting: number) => fighting > room(one)),
      { with: (one) => ({ most: OF_A_FACING, fighting: room(one) }) },
    ),
  ],
};

const LEADER: Table<Fought, number> = {
  on: 'attackDice',
  rows: [adds('wab-8.8', 1, [({ crewLeader, crew }) => crewLeader && crew > 0])],
};

const OBSTACLE: Table<Fought, boolean> = {
  on: 'defendedObstacle',
  rows: [
    allows('wab-14.30', [isWagon], on('attackers-on-foot', horse)),
    notes('wab-14.30/lasts', [isWagon, horse, ({ lostARound }) => lostARound]),
    allows('wab-14.45', [isTabor], on('nobody-inside', manned)),
    notes('wab-14.45/lasts', [isTabor, manned, ({ lostARound }) => lostARound]),
  ],
};

const HORSES: Table<Fought, boolean> = {
  on: 'horsesAttack',
  rows: [bars('wab-14.30/horses', [all(isWagon, horse)])],
};

const AUTOMATIC: Table<Fought, boolean> = {
  on: 'hitsAutomatic',
  rows: [allows('wab-14.47', [not(manned)])],
};

export const wagonFight = defineQuery({
  id: 'wab/wagon-fight',
  fields: FIGHT_FIELDS,
  answer: {
    ...alike(amount(), 'crewFighting', 'attackDice', 'halberdAttacks', 'otherAttacks'),
    ...alike(amount(), 'halberdStrength', 'otherStrength', 'crewSkill'),
    ...alike(yes(), 'defendedObstacle', 'horsesAttack', 'hitsAutomatic', 'hasFlanks'),
  },
  sample: { crewLeft: 4, halberdsLeft: 2 },
  start: {},
  check: problems(
    ['unoccupied', 'only-tabors-stand-empty', 'wab-14.26', (one) => one.unoccupied && isWagon(one)],
    [
      'crewLeft',
      'more-than-its-crew',
      'wab-14.1',
      (one) => (one.crewLeft ?? 0) > WAGONS[one.wagonKind].crew,
    ],
    [
      'halberdsLeft',
      'more-than-its-crew',
      'wab-14.9',
      (one) => (one.halberdsLeft ?? 0) > (one.crewLeft ?? WAGONS[one.wagonKind].crew),
    ],
  ),
  run(input, trace) {
    const { wagonKind, crewLeft, unoccupied } = input;
    const crew = unoccupied ? 0 : (crewLeft ?? WAGONS[wagonKind].crew);
    const one = { ...input, crew };
    const crewFighting = applyRows(FIGHTERS, one, crew, trace);
    const halberdAttacks = isWagon(one) ? Math.min(crew, input.halberdsLeft ?? HALBERDS) : 0;
    if (halberdAttacks > 0)
      trace.step('wab-14.19/apart', {
        ...{ halberds: halberdAttacks, strength: STRENGTH + HALBERD },
        others: crewFighting - halberdAttacks,
      });
    const attackDice = applyRows(LEADER, one, crewFighting, trace);
    const defendedObstacle = applyRows(OBSTACLE, one, false, trace);
    const horsesAttack = applyRows(HORSES, one, input.cavalryAttacks, trace);
    const hitsAutomatic = applyRows(AUTOMATIC, one, false, trace);
    return {
      answer: {
        ...{ crewFighting, attackDice, halberdAttacks, defendedObstacle, horsesAttack },
        ...{ otherAttacks: attackDice - halberdAttacks, hitsAutomatic },
        ...{ halberdStrength: STRENGTH + HALBERD, otherStrength: STRENGTH },
        crewSkill: hitsAutomatic ? 0 : WAGONS[wagonKind].skill,
      },
      summary: {
        say: `wagon-fight/${hitsAutomatic ? 'empty' : 'fights'}`,
        with: { dice: attackDice },
      },
    };
  },
});
