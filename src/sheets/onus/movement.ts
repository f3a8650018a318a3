import { signed, signedPair } from '../../engine/onus/values/pair.ts';
import { about, filling, NONE, type Part, type Row, type Sheet } from '../sheet.ts';
import { MANOEUVRES, MOMENTS } from './manoeuvres.ts';
import { PASSED, PASSING } from './passing.ts';
import { move } from './proofs.ts';

const line = about('movement');
const fill = filling('movement');

const FORCED = { movementType: 'forced-march' };
const turn = (corner: string) => ({ does: 'turn', corner, sense: 'left' });

const TYPES: readonly Row[] = [
  {
    name: line('normal', ['onus-7.37'], move({}, { movementType: 'normal' })),
    cells: [
      [line('whole', [], move({ movement: 3 }, { allowance: 3 }))],
      [line('yes', ['onus-7.40'], move({ toCharge: true }, { mayCharge: true }))],
      [
        line(
          'no-but-skirmishers',
          ['onus-7.67', 'onus-7.70'],
          move({ movementType: 'normal', steps: [{ ud: 1 }] }, { mayShoot: false }),
          move(
            { abilities: ['skirmishers'], toShoot: true, steps: [{ ud: 4 }] },
            { mayShoot: true, allowed: true },
          ),
        ),
      ],
      [
        line(
          'in-most',
          [],
          move({ formation: 'arrowhead', kind: 'cavalry' }, { movementType: 'normal' }),
          move({ formation: 'phalanx' }, { movementType: 'reduced' }),
          move({ formation: 'shield-wall' }, { movementType: 'reduced' }),
        ),
      ],
      NONE,
    ],
  },
  {
    name: line('forced', ['onus-7.41'], move(FORCED, { movementType: 'forced-march' })),
    cells: [
      [line('double', [], move({ ...FORCED, movement: 3 }, { allowance: 6 }))],
      [line('no', ['onus-7.42'], move(FORCED, { mayCharge: false }))],
      [line('no', [], move(FORCED, { mayShoot: false }))],
      [line('no', ['onus-7.43'], move({ ...FORCED, formation: 'arrowhead' }, { allowed: false }))],
      [
        fill(
          'marker',
          { pair: signedPair(-2), by: signed(-2) },
          ['onus-7.45', 'onus-7.46'],
          move(FORCED, {
            forcedMarchMarker: true,
            defenceWhenAttacked: -2,
            moraleWhenAttacked: -2,
          }),
          move({ forcedMarch: true }, { forcedMarchMarker: false }),
        ),
      ],
    ],
  },
  {
    name: line(
      'reduced',
      ['onus-7.48'],
      move({ movementType: 'reduced' }, { movementType: 'reduced' }),
    ),
    cells: [
      [line('half', [], move({ movementType: 'reduced', movement: 3 }, { allowance: 1.5 }))],
      [
        line(
          'no-see-below',
          ['onus-7.49'],
          move({ movementType: 'reduced' }, { mayCharge: false }),
          move({ formation: 'phalanx' }, { mayCharge: true }),
          move({ movementType: 'reduced', permission: 'action-card' }, { mayCharge: true }),
        ),
      ],
      [line('yes', [], move({ movementType: 'reduced' }, { mayShoot: true }))],
      [line('yes', [], move({ movementType: 'reduced', formation: 'phalanx' }, { allowed: true }))],
      [
        line(
          'fractions',
          ['onus-7.47'],
          move({ toShoot: true, movement: 5 }, { allowance: 2.5, reducedBy: ['shooting'] }),
        ),
      ],
    ],
  },
];

const MOVEMENTS: Part = {
  whole: true,
  table: {
    columns: [
      { name: 'movement/type' },
      { name: 'movement/up-to' },
      { name: 'movement/charges' },
      { name: 'movement/shoots' },
      { name: 'movement/formed' },
      { name: 'movement/besides', holds: 'sentences' },
    ],
    groups: [{ rows: TYPES }],
  },
};

const GOING: Part = {
  title: 'movement/going',
  lines: [
    line(
      'who',
      ['onus-7.23', 'onus-7.14', 'onus-7.16'],
      move({}, { allowed: true }),
      move({ active: false }, { allowed: false }),
      move({ active: false, engaged: true }, { allowed: false }),
      move({ fleeing: true }, { allowed: false }),
    ),
    line(
      'turns',
      ['onus-7.38', 'onus-7.39'],
      move({ steps: [turn('front-left'), { ud: 3 }] }, { used: 4, allowed: true }),
      move({ steps: [turn('front-left'), turn('front-right')] }, { allowed: false }),
    ),
    line(
      'more',
      ['onus-9.6', 'onus-9.33', 'onus-9.10'],
      move({ abilities: ['athletes'], toCharge: true }, { allowance: 5 }),
      move({ stacked: true }, { allowance: 5 }),
      move(
        { abilities: ['ram'], kind: 'cavalry', occasion: 'after-ram' },
        { allowance: 2, mayCharge: false },
      ),
    ),
    line(
      'skirmishers',
      ['onus-9.13'],
      move(
        { movement: 3, abilities: ['skirmishers'], steps: [{ ud: 1.2 }] },
        { skirmisherRest: 1.5 },
      ),
    ),
  ],
};

export const movement: Sheet = {
  key: 'movement',
  slug: { es: 'movimiento', en: 'movement' },
  paper: 'portrait',
  points: 9,
  parts: [MOVEMENTS, MANOEUVRES, GOING, MOMENTS, PASSING, PASSED],
};
