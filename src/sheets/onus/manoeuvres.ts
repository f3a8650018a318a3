import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { about, answerTo, type Cell, type Line, NONE, type Part, type Row } from '../sheet.ts';
import { move, shot } from './proofs.ts';

const line = about('manoeuvres');

interface Moved {
  allowed: boolean;
  movementType: string;
  allowance: number;
  mayCharge: boolean;
  mayShoot: boolean;
}

/** Something that a unit does or is when it moves, and whom it treats otherwise. */
interface Manoeuvre {
  say: string;
  clauses: readonly ClauseId[];
  of: object;
  /** The same, in a special formation; absent where it makes no sense. */
  formed?: object;
  /** Whether it shoots, where that is no question of its movement. */
  shoots?: Cell;
  exceptions?: readonly Line[];
}

const rate = (of: object): Cell => {
  const { movementType, allowance } = answerTo<Moved>(move(of));
  const say = `manoeuvres/${allowance === 0 ? 'none' : movementType}`;
  return [{ say, proofs: [move(of, { movementType, allowance })] }];
};
const may = (what: 'mayCharge' | 'mayShoot', of: object): Cell => {
  const answer = answerTo<Moved>(move(of))[what];
  return [
    { say: answer ? 'manoeuvres/yes' : 'manoeuvres/no', proofs: [move(of, { [what]: answer })] },
  ];
};
const inFormation = (of: object | undefined): Cell => {
  if (!of) return NONE;
  const { allowed } = answerTo<Moved>(move(of));
  return [{ say: allowed ? 'manoeuvres/yes' : 'manoeuvres/no', proofs: [move(of, { allowed })] }];
};

function rowOf({ say, clauses, of, formed, shoots, exceptions = [] }: Manoeuvre): Row {
  const cells = [
    rate(of),
    may('mayCharge', of),
    shoots ?? may('mayShoot', of),
    inFormation(formed),
  ];
  const proofs = cells.flat().flatMap(({ proofs = [] }) => proofs);
  return {
    name: { say: `manoeuvres/${say}`, clauses, proofs },
    cells: [...cells, exceptions.length > 0 ? exceptions : NONE],
  };
}

const SIDEWAYS = { steps: [{ does: 'sideways' }] };
const ROTATE = { steps: [{ does: 'rotate' }] };
const EXTEND = { steps: [{ does: 'extend' }] };
const adopt = (into: string) => ({ steps: [{ does: 'adopt', into }] });
const SKIRMISHERS = { abilities: ['skirmishers'] };
const MANOEUVRABLE = { abilities: ['manoeuvrable'] };
const WALL = { formation: 'shield-wall' };
const RHOMBOID = { kind: 'cavalry', formation: 'rhomboid' };

const SPECIAL: readonly Manoeuvre[] = [
  {
    say: 'all-directions',
    clauses: ['onus-7.53', 'onus-7.54'],
    of: SIDEWAYS,
    formed: { ...SIDEWAYS, ...WALL },
    exceptions: [
      line(
        'skirmishers-no-charge',
        ['onus-9.12'],
        move({ ...SIDEWAYS, ...SKIRMISHERS }, { movementType: 'normal', mayCharge: false }),
      ),
    ],
  },
  {
    say: 'rotation',
    clauses: ['onus-7.55', 'onus-7.56'],
    of: ROTATE,
    formed: { ...ROTATE, ...WALL },
    exceptions: [
      line(
        'rotating-skirmishers',
        ['onus-7.57'],
        move(
          { steps: [{ ud: 1 }, { does: 'rotate' }], ...SKIRMISHERS },
          { movementType: 'normal', used: 2, mayCharge: true },
        ),
      ),
      line(
        'rotating-rhomboid',
        ['onus-7.58'],
        move(
          { steps: [{ ud: 1 }, { does: 'rotate' }], ...RHOMBOID },
          { movementType: 'normal', used: 1, mayCharge: true },
        ),
        move({ steps: [{ does: 'rotate' }, { does: 'rotate' }], ...RHOMBOID }, { allowed: false }),
      ),
    ],
  },
  {
    say: 'extension',
    clauses: ['onus-7.61', 'onus-7.64'],
    of: EXTEND,
    formed: { ...EXTEND, ...WALL },
    exceptions: [
      line(
        'skirmishers-normal',
        ['onus-9.12'],
        move({ ...EXTEND, ...SKIRMISHERS }, { movementType: 'normal', mayCharge: false }),
      ),
      line(
        'manoeuvrable-charge',
        ['onus-9.14', 'onus-9.15'],
        move({ ...EXTEND, ...MANOEUVRABLE }, { movementType: 'normal', mayCharge: true }),
      ),
    ],
  },
  {
    say: 'adoption',
    clauses: ['onus-8.2', 'onus-7.66'],
    of: adopt('shield-wall'),
    formed: { steps: [{ does: 'change', into: 'shield-wall' }], formation: 'phalanx' },
    exceptions: [
      line(
        'adopting-normal',
        ['onus-9.12', 'onus-9.14', 'onus-8.21', 'onus-8.22'],
        move({ ...adopt('square'), ...SKIRMISHERS }, { movementType: 'normal' }),
        move({ ...adopt('square'), ...MANOEUVRABLE }, { movementType: 'normal' }),
        move({ ...adopt('arrowhead'), kind: 'cavalry' }, { movementType: 'normal' }),
        move({ ...adopt('rhomboid'), kind: 'cavalry' }, { movementType: 'normal' }),
      ),
      line(
        'bravery',
        ['onus-8.25'],
        move(
          { steps: [{ does: 'bravery-on' }], abilities: ['bravery'] },
          { movementType: 'normal', braveryActive: true },
        ),
      ),
    ],
  },
  {
    say: 'shooting',
    clauses: ['onus-7.67', 'onus-7.68'],
    of: { toShoot: true },
    formed: { toShoot: true, ...WALL },
    exceptions: [
      line(
        'shooting-skirmishers',
        ['onus-7.70', 'onus-7.50'],
        move({ toShoot: true, ...SKIRMISHERS }, { movementType: 'normal', mayCharge: false }),
      ),
      line(
        'shooting-artillery',
        ['onus-7.71'],
        move({ toShoot: true, kind: 'onager', steps: [{ ud: 1 }] }, { mayShoot: false }),
      ),
    ],
  },
];

const STATES: readonly Manoeuvre[] = [
  { say: 'shield-wall', clauses: ['onus-8.8'], of: WALL },
  { say: 'phalanx', clauses: ['onus-8.13'], of: { formation: 'phalanx' } },
  {
    say: 'square',
    clauses: ['onus-8.18'],
    of: { formation: 'square' },
    shoots: [line('yes', [], shot({ formation: 'square' }, {}, { allowed: true }))],
  },
  { say: 'rallied', clauses: ['onus-7.18'], of: { rallied: true } },
];

export const MANOEUVRES: Part = {
  title: 'manoeuvres/title',
  whole: true,
  table: {
    columns: [
      { name: 'manoeuvres/manoeuvre' },
      { name: 'manoeuvres/rate' },
      { name: 'manoeuvres/charges' },
      { name: 'manoeuvres/shoots' },
      { name: 'manoeuvres/formed' },
      { name: 'manoeuvres/exceptions', holds: 'sentences' },
    ],
    groups: [
      { rows: SPECIAL.map(rowOf) },
      { name: { say: 'manoeuvres/states' }, rows: STATES.map(rowOf) },
    ],
  },
};

/** When manoeuvres are made. */
export const MOMENTS: Part = {
  title: 'manoeuvres/moments',
  lines: [
    line(
      'at-once',
      ['onus-7.72', 'onus-13.15'],
      move({ steps: [{ does: 'rotate' }, { does: 'extend' }, { ud: 1 }] }, { allowed: true }),
      move({ steps: [{ does: 'rotate' }, { ud: 1 }, { does: 'extend' }] }, { allowed: false }),
      move({ steps: [{ ud: 1 }, { does: 'extend' }, { ud: 1 }] }, { allowed: false }),
    ),
    line(
      'dissolve',
      ['onus-8.2'],
      move(
        { formation: 'phalanx', steps: [{ does: 'dissolve' }, { ud: 4 }] },
        { movementType: 'normal', allowed: true },
      ),
    ),
    line(
      'icon',
      ['onus-8.1', 'onus-8.4'],
      move({ ...adopt('square'), formationIcons: ['phalanx'] }, { allowed: false }),
      move({ ...adopt('square'), formationIcons: ['square'] }, { allowed: true }),
      move(
        { steps: [{ does: 'change', into: 'phalanx' }], formation: 'shield-wall' },
        { formation: 'phalanx' },
      ),
    ),
  ],
};
