import { about, NONE, type Part, type Row } from '../sheet.ts';
import { engaged } from './proofs.ts';

const line = about('engaged');

const touching = (sectionsTouching: number, more: object = {}) => ({
  enemies: [{ sectionsTouching, ...more }],
});

const ROWS: readonly Row[] = [
  {
    name: line('envelop', ['onus-7.93'], engaged('envelop', { allowed: true }, touching(2))),
    cells: [
      [
        line(
          'envelop-needs',
          ['onus-7.91', 'onus-7.92'],
          engaged('envelop', { allowed: false }, touching(2, { onOwnFront: false })),
          engaged('envelop', { allowed: false }, touching(4)),
        ),
      ],
      [line('envelop-then', [], engaged('envelop', { diceAfter: 4 }, touching(2)))],
    ],
  },
  {
    name: line('reduce', ['onus-7.94'], engaged('reduce', { allowed: true })),
    cells: [
      NONE,
      [
        line(
          'reduce-then',
          ['onus-7.95', 'onus-7.96'],
          engaged('reduce', { attackDice: [1], countsInCombat: false }),
          engaged('reduce', { attackDice: [] }, { withdrawnInContact: false }),
        ),
      ],
    ],
  },
  {
    name: line('reposition-90', ['onus-7.99'], engaged('reposition-90', { allowed: true })),
    cells: [
      [
        line(
          'quarter-needs',
          ['onus-7.100', 'onus-7.101'],
          engaged('reposition-90', { allowed: false }, { overlapsSomething: true }),
          engaged('reposition-90', { allowed: false }, { freeSpace: false }),
        ),
      ],
      [line('may-envelop', ['onus-7.105'], engaged('reposition-90'))],
    ],
  },
  {
    name: line('reposition-180', ['onus-7.102'], engaged('reposition-180', { allowed: true })),
    cells: [
      NONE,
      [
        line(
          'half-turn-then',
          ['onus-7.103'],
          engaged(
            'reposition-180',
            { attackDice: [2], markersRemoved: 2, enemyMarkersStay: true },
            touching(4, { ownMarkers: 2 }),
          ),
        ),
      ],
    ],
  },
  {
    name: line('withdraw', ['onus-7.106'], engaged('withdraw', { allowed: true })),
    cells: [
      [
        line(
          'withdraw-needs',
          ['onus-7.107', 'onus-7.108'],
          engaged('withdraw', { allowed: false }, touching(4, { onOwnFront: false })),
        ),
      ],
      [
        line(
          'withdraw-then',
          ['onus-7.110', 'onus-7.111', 'onus-7.112'],
          engaged('withdraw', { mostDistance: 1.5 }, { movement: 3 }),
          engaged(
            'withdraw',
            { engagedAfter: false },
            { movement: 5, ...touching(4, { movement: 2, reply: 'follows' }) },
          ),
        ),
      ],
    ],
  },
  {
    name: line('retreat', ['onus-7.113'], engaged('retreat', { allowed: true })),
    cells: [
      NONE,
      [
        line(
          'retreat-then',
          ['onus-7.114', 'onus-7.115'],
          engaged(
            'retreat',
            {
              attackDice: [4, 2],
              eventsInAttack: false,
              engagedAfter: false,
              moveAfter: { backwardUd: 1.5 },
            },
            { movement: 3, enemies: [{ sectionsTouching: 4 }, { sectionsTouching: 2 }] },
          ),
        ),
      ],
    ],
  },
];

/** What an activated engaged unit may do. */
export const ENGAGED: Part = {
  title: 'engaged/title',
  whole: true,
  table: {
    columns: [
      { name: 'engaged/action' },
      { name: 'engaged/needs', holds: 'sentences' },
      { name: 'engaged/then', holds: 'sentences' },
    ],
    groups: [{ rows: ROWS }],
  },
  lines: [
    line(
      'conditions',
      ['onus-7.89', 'onus-7.90', 'onus-7.16', 'onus-8.18'],
      engaged('envelop', { allowed: false }, { ...touching(2), active: false }),
      engaged('envelop', { allowed: false }, { ...touching(2), blocked: true }),
      engaged('withdraw', { allowed: false }, { formation: 'square' }),
    ),
    line(
      'never',
      ['onus-7.97', 'onus-8.25'],
      engaged('extend', { allowed: false }),
      engaged('adopt', { allowed: false }),
      engaged('dissolve', { allowed: false }, { formation: 'square' }),
      engaged('dissolve', { allowed: false }, { formation: 'shield-wall' }),
      engaged('bravery', { allowed: true }),
    ),
  ],
};
