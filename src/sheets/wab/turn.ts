import { about, type Part, type Sheet } from '../sheet.ts';
import { charge, event, reaction } from './proofs.ts';

const line = about('turn');

const yes = { allowed: true };
const no = { allowed: false };

const PHASES: Part = {
  title: 'turn/phases',
  inOrder: true,
  lines: [
    line(
      'start',
      ['wab-1.56'],
      event({ event: 'start-tests' }, { phaseNumber: 1 }),
      event({ event: 'return-test' }, { phaseNumber: 1 }),
    ),
    line('movement', ['wab-1.57'], event({ event: 'normal-move' }, { phaseNumber: 2 })),
    line(
      'shooting',
      ['wab-1.58', 'wab-1.53'],
      event({ event: 'shooting' }, { ...yes, phaseNumber: 3 }),
      event({ event: 'shooting', turnOf: 'enemy' }, no),
    ),
    line(
      'combat',
      ['wab-1.59', 'wab-1.54'],
      event({ event: 'fight-combats', turnOf: 'enemy' }, { ...yes, phaseNumber: 4 }),
    ),
  ],
};

const MOVING: Part = {
  title: 'turn/moving',
  inOrder: true,
  lines: [
    line(
      'declare',
      ['wab-2.1', 'wab-2.3'],
      event({ event: 'declare-charge' }, { turnStep: 1 }),
      event({ event: 'declare-disengagement' }, { turnStep: 1 }),
      event(
        { event: 'charge-reaction', otherEvent: 'declare-charge', turnOf: 'enemy' },
        { ...yes, turnStep: 1, comes: 'after' },
      ),
    ),
    line('rally', ['wab-2.4'], event({ event: 'rally' }, { turnStep: 2 })),
    line(
      'compulsory',
      ['wab-2.5'],
      event({ event: 'flee-on' }, { turnStep: 3 }),
      event({ event: 'disengaging-move' }, { turnStep: 3 }),
      event({ event: 'stampede' }, { turnStep: 3 }),
    ),
    line(
      'charges',
      ['wab-2.7', 'wab-2.6'],
      event({ event: 'charge-move' }, { turnStep: 4 }),
      event({ event: 'forced-charge-move' }, { turnStep: 4 }),
    ),
    line(
      'rest',
      ['wab-2.8'],
      event({ event: 'normal-move' }, { turnStep: 5 }),
      event({ event: 'march' }, { turnStep: 5 }),
      event({ event: 'reform' }, { turnStep: 5 }),
      event({ event: 'return-to-table' }, { turnStep: 5 }),
    ),
  ],
};

const FIGHTING: Part = {
  title: 'turn/fighting',
  inOrder: true,
  lines: [
    line('fight', ['wab-5.1'], event({ event: 'fight-combats' }, { turnStep: 1 })),
    line('results', ['wab-5.2'], event({ event: 'combat-results' }, { turnStep: 2 })),
    line('break-tests', ['wab-5.3'], event({ event: 'break-tests' }, { turnStep: 3 })),
    line('panic-tests', ['wab-5.4'], event({ event: 'combat-panic-tests' }, { turnStep: 4 })),
    line(
      'flight',
      ['wab-6.79', 'wab-5.5'],
      event({ event: 'give-ground', otherEvent: 'flee-from-combat' }, { comes: 'before' }),
      event({ event: 'flee-from-combat' }, { turnStep: 5 }),
    ),
    line('pursuit', ['wab-5.6'], event({ event: 'pursue' }, { turnStep: 6 })),
    line('redress', ['wab-5.7'], event({ event: 'redress-ranks' }, { turnStep: 7 })),
  ],
};

const CHARGES: Part = {
  title: 'turn/charging',
  lines: [
    line(
      'declared',
      ['wab-3.1', 'wab-3.3'],
      charge({ declared: 'later' }, no),
      charge({ measuredFirst: true }, no),
      charge({ distance: 8 }, { ...yes, chargeDistance: 8, reaches: true }),
      charge({ distance: 8.5 }, { reaches: false }),
    ),
    line(
      'sees',
      ['wab-3.2', 'wab-3.5'],
      charge({ modelsSeeing: 1 }, yes),
      charge({ modelsSeeing: 0 }, no),
      charge({ skirmishing: true, models: 10, modelsSeeing: 5 }, no),
      charge({ skirmishing: true, models: 10, modelsSeeing: 6 }, yes),
      charge({ bearing: 45 }, yes),
      charge({ bearing: 46 }, no),
    ),
    line(
      'straight',
      ['wab-3.25', 'wab-3.26'],
      charge({ wheel: 2 }, { straightReach: 6 }),
      charge({ manoeuvre: 'second-wheel' }, no),
      charge({ manoeuvre: 'turn' }, no),
      charge({ manoeuvre: 'change-formation' }, no),
    ),
    line(
      'several',
      ['wab-3.4'],
      charge({ alsoTouched: 1 }, { mustName: 2 }),
      charge({ alsoTouched: 1, alsoNamed: 0 }, no),
    ),
  ],
};

const ARMED = { missiles: true };
const RIDERS = {
  troops: 'cavalry',
  chargers: [{ chargerMovement: 8, chargerDistance: 10, chargerTroops: 'cavalry' }],
};
const CLOSE = { chargers: [{ chargerMovement: 4, chargerDistance: 4 }] };
const TOO_FAR = { chargers: [{ chargerMovement: 4, chargerDistance: 12 }] };

const REACTIONS: Part = {
  title: 'turn/reacting',
  lines: [
    line(
      'hold',
      ['wab-3.6', 'wab-3.7'],
      reaction({ reaction: 'hold' }, yes),
      reaction({ reaction: 'hold', allDeclared: false }, no),
    ),
    line(
      'countercharge',
      ['wab-3.8'],
      reaction({ reaction: 'countercharge', ...RIDERS }, yes),
      reaction({ reaction: 'countercharge' }, no),
    ),
    line(
      'stand',
      ['wab-3.9'],
      reaction({ reaction: 'stand-and-shoot', ...ARMED }, yes),
      reaction({ reaction: 'stand-and-shoot' }, { ...no, unitReacts: 'hold' }),
      reaction({ reaction: 'stand-and-shoot', ...ARMED, ...CLOSE }, { ...no, unitReacts: 'hold' }),
    ),
    line(
      'flee',
      ['wab-3.11'],
      reaction({ reaction: 'flee', targetMovement: 6 }, { ...yes, flightDice: 2 }),
      reaction({ reaction: 'flee', targetMovement: 8 }, { ...yes, flightDice: 3 }),
    ),
    line(
      'shoot-and-flee',
      ['wab-3.13', 'wab-3.15'],
      reaction({ reaction: 'shoot-and-flee', ...ARMED }, { ...yes, flightDice: 1 }),
      reaction(
        { reaction: 'shoot-and-flee', ...ARMED, ...CLOSE },
        { ...no, unitReacts: 'flee', flightDice: 2 },
      ),
    ),
    line(
      'ignore',
      ['wab-3.18', 'wab-3.19'],
      reaction({ reaction: 'ignore', ...TOO_FAR }, { ...yes, panicTest: false }),
      reaction({ reaction: 'ignore' }, { panicTest: true }),
    ),
    line(
      'only',
      ['wab-3.17', 'wab-2.69'],
      reaction({ targetIs: ['engaged'] }, { reactions: ['hold'] }),
      reaction({ targetIs: ['fleeing'] }, { reactions: ['flee'] }),
    ),
  ],
};

export const turn: Sheet = {
  key: 'turn',
  slug: { es: 'turno-y-cargas', en: 'turn-and-charges' },
  paper: 'portrait',
  points: 10,
  parts: [PHASES, MOVING, FIGHTING, CHARGES, REACTIONS],
};
