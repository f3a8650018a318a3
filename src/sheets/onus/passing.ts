import { about, type Cell, type Part, type Row } from '../sheet.ts';
import { passing } from './proofs.ts';

const line = about('passing');

const FLEEING = { fleeing: true };
const FLIGHT = { gait: 'flight' };

const walks = (passed: object, allowed: boolean): Cell => [
  line(allowed ? 'yes' : 'no', [], passing({}, passed, { allowed })),
];
const flees = (passed: object, allowed: boolean): Cell => [
  line(allowed ? 'yes' : 'no', [], passing(FLEEING, passed, { allowed }, FLIGHT)),
];

const ROWS: readonly Row[] = [
  {
    name: line(
      'enemy',
      ['onus-7.24', 'onus-7.191'],
      passing({}, { side: 'enemy' }),
      passing(FLEEING, { side: 'enemy' }, {}, FLIGHT),
    ),
    cells: [walks({ side: 'enemy' }, false), flees({ side: 'enemy' }, false)],
  },
  {
    name: line('formed', ['onus-7.26'], passing({}, { formation: 'phalanx' })),
    cells: [walks({ formation: 'phalanx' }, false), flees({ formation: 'phalanx' }, false)],
  },
  {
    name: line('elephants', ['onus-7.29'], passing({}, { kind: 'elephants', fleeing: true })),
    cells: [
      walks({ kind: 'elephants', fleeing: true }, false),
      flees({ kind: 'elephants', fleeing: true }, false),
    ],
  },
  {
    name: line(
      'engaged',
      ['onus-7.28', 'onus-7.179'],
      passing({}, { engaged: true }),
      passing(FLEEING, { engaged: true }, {}, FLIGHT),
    ),
    cells: [walks({ engaged: true }, false), flees({ engaged: true }, true)],
  },
  {
    name: line(
      'other',
      ['onus-7.25', 'onus-7.192'],
      passing({}, {}),
      passing(FLEEING, {}, {}, FLIGHT),
    ),
    cells: [walks({}, true), flees({}, true)],
  },
];

/** Whom a unit may pass through, moving and fleeing. */
export const PASSING: Part = {
  title: 'passing/title',
  table: {
    columns: [{ name: 'passing/unit' }, { name: 'passing/moving' }, { name: 'passing/fleeing' }],
    groups: [{ rows: ROWS }],
  },
};

/** What passing through does to both. */
export const PASSED: Part = {
  title: 'passing/then',
  lines: [
    line('formed-mover', ['onus-7.27'], passing({ formation: 'phalanx' }, {}, { allowed: false })),
    line(
      'breaks',
      ['onus-7.30', 'onus-7.31', 'onus-7.32'],
      passing({}, {}, { moverState: 'normal', passedState: 'normal' }),
      passing({ broken: true }, {}, { passedState: 'broken' }),
      passing({}, { broken: true }, { moverState: 'broken' }),
      passing({ broken: true }, { broken: true }, { moverState: 'broken', passedState: 'broken' }),
    ),
    line(
      'overlap',
      ['onus-7.33', 'onus-7.34'],
      passing(
        {},
        {},
        { allowed: false, farthestUd: 1 },
        { udToUnit: 1, udToClear: 2.5, udAvailable: 2 },
      ),
    ),
    line(
      'corner',
      ['onus-7.193'],
      passing(
        FLEEING,
        {},
        { allowed: true, passedState: 'broken' },
        { ...FLIGHT, cornerOnly: true },
      ),
    ),
  ],
};
