import { about, answerTo, type Part, type Proof, type Row, type Sheet, value } from '../sheet.ts';
import { END } from './end.ts';
import {
  activation,
  event,
  eventCount,
  general,
  leadership,
  order,
  phase,
  victory,
} from './proofs.ts';

const line = about('turn');

const STEPS: Part = {
  title: 'turn/steps',
  inOrder: true,
  whole: true,
  lines: [
    line(
      'activation',
      ['onus-7.2', 'onus-7.10', 'onus-7.11'],
      phase({ action: 'check-casualties' }, { phaseNumber: 1, compulsory: true }),
      phase({ action: 'play-order' }, { phaseNumber: 1, mayNow: true }),
    ),
    line(
      'movement',
      ['onus-7.3', 'onus-7.23', 'onus-9.19'],
      phase({ phase: 'movement', action: 'move' }, { phaseNumber: 2, mayNow: true }),
      phase({ phase: 'movement', action: 'move', fleeing: true }, { allowed: false }),
      phase(
        { phase: 'movement', action: 'charge', active: false, abilities: ['impetuous'] },
        { allowed: true, compulsory: true },
      ),
    ),
    line(
      'shooting',
      ['onus-7.4'],
      phase({ phase: 'shooting', action: 'shoot' }, { phaseNumber: 3, mayNow: true }),
    ),
    line(
      'skirmishers',
      ['onus-7.5'],
      phase(
        { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
        { phaseNumber: 4, mayNow: true },
      ),
      phase({ phase: 'skirmishers', action: 'skirmisher-move' }, { allowed: false }),
    ),
    line(
      'combat',
      ['onus-7.6', 'onus-7.16', 'onus-7.88'],
      phase(
        { phase: 'combat', action: 'fight', engaged: true, active: false },
        { phaseNumber: 5, compulsory: true, orderDecidedBy: 'active-player' },
      ),
    ),
    line(
      'flight',
      ['onus-7.7'],
      phase({ phase: 'flight', action: 'flight-check' }, { phaseNumber: 6, compulsory: true }),
    ),
    line(
      'end',
      ['onus-7.8', 'onus-7.203'],
      phase({ phase: 'end', action: 'draw-cards' }, { phaseNumber: 7, mayNow: true }),
    ),
  ],
};

const ORDERS: Part = {
  title: 'turn/orders',
  lines: [
    line(
      'in-order',
      ['onus-7.1'],
      phase({ phase: 'combat', action: 'shoot' }, { allowed: false, momentOfAction: 'over' }),
    ),
    line(
      'as-many',
      ['onus-5.9', 'onus-7.15', 'onus-13.1'],
      order({ ordersPlayed: 3 }, { allowed: true }),
      order({ ordersOnUnit: 1 }, { allowed: false }),
    ),
    line(
      'kinds',
      ['onus-7.13', 'onus-7.12'],
      order({ orderType: 'activation' }, { activates: true }),
      order({ orderType: 'health' }, { activates: false }),
    ),
    line(
      'only-active',
      ['onus-7.14'],
      phase({ phase: 'movement', action: 'move', active: false }, { allowed: false }),
      phase({ phase: 'shooting', action: 'shoot', active: false }, { allowed: false }),
    ),
    line('march-ends', ['onus-7.46'], order({ forcedMarch: true }, { removesForcedMarch: true })),
  ],
};

const BROKEN = { broken: true, morale: 5, movement: 4 };
const FLEES = { fleeing: true, morale: 5 };

const ACTIVATED: readonly Row[] = [
  {
    name: line('broken', ['onus-7.17'], activation(BROKEN)),
    cells: [
      [line('may', [], activation(BROKEN, { checkOnActivation: 'may' }))],
      [
        line(
          'rallies',
          ['onus-7.18'],
          activation(
            { ...BROKEN, activationDie: 4 },
            { unitAfter: { unitStateAfter: 'steady', moveUpToUd: 2, chargeAllowed: false } },
          ),
        ),
      ],
      [
        line(
          'stays-broken',
          ['onus-7.19'],
          activation(
            { ...BROKEN, activationDie: 5 },
            { unitAfter: { unitStateAfter: 'broken', moveUpToUd: 4, chargeAllowed: true } },
          ),
        ),
      ],
    ],
  },
  {
    name: line('fleeing', ['onus-7.20'], activation(FLEES)),
    cells: [
      [line('must', [], activation(FLEES, { checkOnActivation: 'must' }))],
      [
        line(
          'recovers',
          ['onus-7.21'],
          activation(
            { ...FLEES, activationDie: 4 },
            {
              unitAfter: {
                unitStateAfter: 'steady',
                moveUpToUd: 0,
                fightAllowed: false,
                freeOrientation: true,
                activeMarker: false,
              },
            },
          ),
        ),
      ],
      [
        line(
          'flees-on',
          ['onus-7.22'],
          activation({ ...FLEES, activationDie: 5 }, { unitAfter: { unitStateAfter: 'fleeing' } }),
        ),
      ],
    ],
  },
];

const ACTIVATION: Part = {
  title: 'turn/activating',
  whole: true,
  table: {
    columns: [
      { name: 'turn/unit' },
      { name: 'turn/check' },
      { name: 'turn/passed', holds: 'sentences' },
      { name: 'turn/failed', holds: 'sentences' },
    ],
    groups: [{ rows: ACTIVATED }],
  },
};

const OVER_HALF = { eliminatedValue: 300, fleeingValue: 201 };
const VALUES = Array.from({ length: 11 }, (_, i) => i + 2);
const holding = (value: number): Proof => {
  const question = leadership({ ...OVER_HALF, leadership: value });
  const { leadershipChance } = answerTo<{ leadershipChance: string }>(question);
  return { ...question, expect: { leadershipChance } };
};

/** The chance to fight on, by Leadership. */
const CHANCES: Part = {
  title: 'turn/chances',
  table: {
    columns: [
      { name: 'turn/leadership' },
      { name: 'turn/holds', holds: 'figures', clauses: ['onus-6.11'] },
    ],
    groups: [
      {
        rows: VALUES.map((leader) => {
          const question = holding(leader);
          const chance = Object.values(question.expect).join();
          return {
            name: { say: 'value', with: { value: leader } },
            cells: [[value(chance, [], question)]],
          };
        }),
      },
    ],
  },
};

const VICTORY: Part = {
  title: 'turn/victory',
  lines: [
    line(
      'casualties',
      ['onus-6.8', 'onus-6.9'],
      leadership(OVER_HALF, { leadershipCheckDue: true }),
      leadership({ eliminatedValue: 500 }, { leadershipCheckDue: false }),
    ),
    line(
      'two-dice',
      ['onus-6.11', 'onus-6.12', 'onus-6.10'],
      leadership({ ...OVER_HALF, leadership: 6, leadershipDice: [3, 3] }, { armyHolds: true }),
      leadership({ ...OVER_HALF, leadership: 6, leadershipDice: [3, 4] }, { gameOver: true }),
      leadership({ ...OVER_HALF, generalState: 'wounded' }, { gameOver: true }),
    ),
    line(
      'others',
      ['onus-6.13', 'onus-6.14'],
      victory({ victoryBy: 'annihilation', unitsInOrder: 0 }, { defeated: true }),
      victory({ victoryBy: 'annihilation', surrenders: true }, { defeated: true }),
      victory({ victoryBy: 'general-death', generalState: 'dead' }, { defeated: true }),
    ),
  ],
};

const lost = (generalState: string) =>
  general(
    { generalState, leadership: 6 },
    { leadershipNow: 5, armyMorale: -1, bonusesWork: false },
  );

const GENERAL: Part = {
  title: 'turn/general',
  lines: [
    line(
      'general-lost',
      ['onus-4.11', 'onus-4.12', 'onus-4.13'],
      lost('dead'),
      lost('wounded'),
      lost('fleeing'),
    ),
    line(
      'general-back',
      ['onus-4.14'],
      general({ generalState: 'fleeing', hisUnit: 'recovers' }, { generalNow: 'unharmed' }),
      general({ generalState: 'wounded' }, { canRecover: false }),
    ),
  ],
};

const EVENTS: Part = {
  title: 'turn/events',
  lines: [
    line(
      'events-each',
      ['onus-5.11', 'onus-7.157'],
      eventCount({}, { randomEvents: 1, attackerFromHand: 1, defenderFromHand: 1, mostEvents: 3 }),
    ),
    line(
      'events-random',
      ['onus-7.159'],
      event({ eventFrom: 'random', eventIcons: ['sword'] }, { favours: 'attacker' }),
      event({ eventFrom: 'random', eventIcons: ['shield'] }, { favours: 'defender' }),
      event({ eventFrom: 'random', eventIcons: ['sword', 'shield'] }, { favours: 'both' }),
    ),
    line(
      'events-hand',
      ['onus-7.160'],
      event({ eventFrom: 'attacker', eventIcons: ['shield'] }, { favours: 'attacker' }),
    ),
    line(
      'events-barred',
      ['onus-7.132', 'onus-13.8', 'onus-13.7'],
      event({ eventsBefore: 'same' }, { allowed: false }),
      event({ chargesLabel: true, engagedBy: 'earlier-turn' }, { allowed: false }),
      event({ eventIcons: ['bow'] }, { allowed: false }),
    ),
    line(
      'events-outside',
      ['onus-7.158'],
      eventCount({ eventIn: 'outside-phase' }, { mostEvents: 0 }),
    ),
    line(
      'events-elite',
      ['onus-11.5'],
      eventCount({ attackerRank: 'elite' }, { attackerFromHand: 2 }),
    ),
  ],
};

export const turn: Sheet = {
  key: 'turn',
  slug: { es: 'turno', en: 'turn' },
  paper: 'portrait',
  points: 10,
  parts: [STEPS, ACTIVATION, ORDERS, END, GENERAL, VICTORY, CHANCES, EVENTS],
};
