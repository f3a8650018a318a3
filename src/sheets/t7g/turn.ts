import { about, type Part, proof, type Sheet } from '../sheet.ts';
import { go, planning } from './asked.ts';
import { CHECK_CHANCES, VALUES } from './chances.ts';
import {
  breakCheck,
  gameEnd,
  initiative,
  move,
  orderCheck,
  phase,
  reaction,
  shot,
  speed,
  unitState,
} from './proofs.ts';
import { ORDERS } from './turn-orders.ts';

const line = about('turn');

const yes = { allowed: true };
const no = { allowed: false };

const COURSE: Part = {
  title: 'turn/course',
  inOrder: true,
  lines: [
    line(
      'planning',
      ['t7g-2.3', 't7g-2.4'],
      phase({ phase: 'start' }, { nextPhase: 'planning' }),
      planning({ units: 5, exhaustedCommanders: 2 }, { cards: 5, exhaustedLeft: 0 }),
    ),
    line(
      'initiative',
      ['t7g-2.6', 't7g-2.7'],
      initiative({ level: 4, die: 2 }, { level: 2, die: 3 }, { choosesFirst: 'own' }),
      initiative({ level: 2, die: 3 }, { level: 2, die: 3 }, { winner: 'again' }),
    ),
    line(
      'goes',
      ['t7g-2.8', 't7g-2.9', 't7g-2.10'],
      go({ does: ['commander', 'troop'] }, { ...yes, commandersMost: 1, troopsLeast: 1 }),
      go({ does: ['troop'] }, yes),
      go({ does: ['commander'] }, no),
      go({ does: ['troop', 'commander'] }, no),
    ),
    line(
      'alone',
      ['t7g-2.11'],
      go({ troops: 0, does: ['commander'] }, yes),
      go({ troops: 0, does: ['pass'] }, { ...yes, mayPass: true }),
    ),
    line(
      'end',
      ['t7g-2.12'],
      phase({ phase: 'goes', troops: 0, enemyTroops: 1 }, { nextPhase: 'goes' }),
      phase({ phase: 'goes', troops: 0, enemyTroops: 0 }, { nextPhase: 'end' }),
    ),
  ],
};

const CHECK: Part = {
  title: 'turn/check',
  lines: [
    line('fresh', ['t7g-2.23'], orderCheck({ wear: 0 }, { needed: false })),
    line(
      'worn',
      ['t7g-2.24', 't7g-2.26'],
      orderCheck({ dice: [1, 2, 3, 5] }, { dice: 4, checkOutcome: 'acts' }),
      orderCheck({ dice: [1, 2, 3, 4] }, { checkOutcome: 'card-lost' }),
    ),
    line('no-commander', ['t7g-2.25'], orderCheck({ commander: 'away' }, { dice: 2 })),
    line(
      'reaction',
      ['t7g-2.30'],
      orderCheck({ check: 'reaction', wear: 0 }, { needed: true }),
      orderCheck({ check: 'reaction', dice: [1, 1, 1, 1] }, { checkOutcome: 'card-lost' }),
    ),
    line(
      'reacting-to',
      ['t7g-5.10', 't7g-6.60'],
      orderCheck({ check: 'reaction', chargedBy: 'cavalry', flankCharge: true }, { dice: 2 }),
      orderCheck(
        { check: 'reaction', kind: 'cavalry', chargedBy: 'infantry', evasion: true },
        { dice: 6 },
      ),
    ),
  ],
};

const REACTING: Part = {
  title: 'turn/reacting',
  lines: [
    line(
      'when',
      ['t7g-2.28'],
      reaction('fire', { enemyDoes: 'move', distance: 2.9 }, yes),
      reaction('fire', { enemyDoes: 'move', distance: 3 }, no),
      reaction('fire', { enemyDoes: 'move', distance: 3.9, scale: '28' }, yes),
      reaction('fire', { enemyDoes: 'move', distance: 4, scale: '28' }, no),
      reaction('fire', { enemyDoes: 'charge' }, yes),
      reaction('fire', { enemyDoes: 'charge', acted: true }, no),
    ),
    line('optional', ['t7g-2.29'], reaction('fire', {}, yes)),
    line(
      'by-card',
      ['t7g-2.31', 't7g-2.28'],
      reaction('fire', { enemyDoes: 'move', distance: 2 }, { reactsWith: 'shot', cardSpent: true }),
      reaction('run', { enemyDoes: 'move', distance: 2 }, { reactsWith: 'flight' }),
    ),
  ],
};

const MOVING: Part = {
  title: 'turn/moving',
  lines: [
    line(
      'line-free',
      ['t7g-3.3', 't7g-3.4'],
      move({ crosses: ['friendly-troop'] }, no),
      move({ crosses: ['enemy-troop'] }, no),
      move({ crosses: ['impassable'] }, no),
      move({ angle: 90 }, yes),
      move({ angle: 91 }, no),
    ),
    line(
      'advance',
      ['t7g-3.5', 't7g-3.8'],
      move({ distance: 4 }, yes),
      move({ distance: 4.1 }, no),
      move({ endsOn: ['friendly-troop'] }, no),
      move({ endsOn: ['impassable'] }, no),
    ),
    line(
      'room',
      ['t7g-3.7', 't7g-1.7'],
      move({ corridor: 3 }, yes),
      move({ corridor: 2.9 }, no),
      move({ corridor: 4, scale: '28' }, yes),
      move({ corridor: 3.9, scale: '28' }, no),
      move({ enemyDistance: 1 }, yes),
      move({ enemyDistance: 0.9 }, no),
      move({ enemyDistance: 0.9, moveKind: 'attack' }, yes),
    ),
    line(
      'easy',
      ['t7g-3.20'],
      speed({ easy: 'whole' }, { inches: 6 }),
      speed({ easy: 'part' }, { inches: 4 }),
    ),
    line(
      'difficult',
      ['t7g-3.16'],
      speed({ ground: 'difficult' }, { inches: 2, becomesDisordered: false }),
    ),
    line(
      'very-difficult',
      ['t7g-3.17', 't7g-3.18'],
      speed({ ground: 'very-difficult' }, { inches: 2, becomesDisordered: true }),
    ),
    line(
      'impassable',
      ['t7g-3.19'],
      move({ crosses: ['impassable'] }, no),
      proof('t7g/commander-move', { moved: 2, crossesImpassable: true }, no),
    ),
  ],
};

const WEAR: Part = {
  title: 'turn/wear',
  lines: [
    line(
      'state-fresh',
      ['t7g-1.27', 't7g-2.23'],
      unitState({ wear: 0 }, { fresh: true, checkToAct: false }),
      unitState({ wear: 1 }, { fresh: false, checkToAct: true }),
      orderCheck({ wear: 0 }, { needed: false }),
    ),
    line('weary', ['t7g-1.28'], shot({ weary: true }, {}, { dice: 2 })),
    line('disordered', ['t7g-1.29'], shot({}, { disordered: true }, { courageDice: 2 })),
    line(
      'break',
      ['t7g-4.18', 't7g-4.19', 't7g-4.20', 't7g-4.21'],
      breakCheck({ wear: 3, taken: 3 }, { breakPoints: 2, dice: 4 }),
      breakCheck({ wear: 3, taken: 3, dice: [6, 6, 1, 1] }, { passed: true }),
    ),
    line(
      'broken',
      ['t7g-4.22', 't7g-4.23'],
      breakCheck({ wear: 3, taken: 3, dice: [6, 6, 1, 1] }, { wearAfter: 4, destroyed: false }),
      breakCheck({ wear: 3, taken: 3, dice: [6, 5, 5, 1] }, { destroyed: true }),
    ),
    line(
      'mercenaries',
      ['t7g-6.39'],
      breakCheck({ wear: 4, taken: 1, mercenary: true }, { destroyed: true }),
    ),
  ],
};

const END: Part = {
  title: 'turn/victory',
  lines: [
    line(
      'lead',
      ['t7g-9.3', 't7g-9.4'],
      gameEnd(5, { companies: 5 }, { gameEnds: true, wins: 'own', victory: 'decisive' }),
      gameEnd(5, { companies: 4 }, { gameEnds: false }),
      gameEnd(6, { companies: 3 }, { gameEnds: true, victory: 'clear' }),
      gameEnd(6, { companies: 2 }, { gameEnds: false }),
      gameEnd(7, { companies: 1 }, { gameEnds: true, victory: 'fair' }),
      gameEnd(7, {}, { gameEnds: false }),
      gameEnd(8, { companies: 1 }, { gameEnds: true, victory: 'pyrrhic' }),
      gameEnd(8, {}, { gameEnds: true }),
    ),
    line(
      'points',
      ['t7g-9.58'],
      gameEnd(1, { general: true }, { ownPoints: 3 }),
      gameEnd(1, { formations: 1 }, { ownPoints: 2 }),
      gameEnd(1, { cavalryUnits: 1 }, { ownPoints: 1 }),
      gameEnd(1, { companies: 1 }, { ownPoints: 1 }),
      gameEnd(1, { artilleryUnits: 1 }, { ownPoints: 1 }),
    ),
  ],
};

export const turn: Sheet = {
  key: 'turn',
  slug: { es: 'turno-y-ordenes', en: 'turn-and-orders' },
  paper: 'portrait',
  points: 9,
  parts: [COURSE, CHECK, REACTING, WEAR, MOVING, VALUES, CHECK_CHANCES, END, ORDERS],
};
