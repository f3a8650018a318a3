import { passThrough } from '../../../src/engine/onus/passing/pass-through.ts';

const { gait, mover } = passThrough.fields;
const STATES = [{}, { broken: true }, { fleeing: true, broken: true }];
const { formation } = mover.fields;

const PASSED: object[] = [
  ...STATES,
  { side: 'enemy' },
  { engaged: true },
  { kind: 'elephants' },
  { kind: 'elephants', fleeing: true },
  ...formation.options.map((one) => ({ formation: one })),
];

const ROOM: object[] = [
  {},
  { udToUnit: 1 },
  { udAvailable: 3 },
  { udToUnit: 1, udToClear: 3, udAvailable: 3 },
  { udToUnit: 1, udToClear: 3.5, udAvailable: 3 },
  { udToUnit: 1, udToClear: 3.5, udAvailable: 3, movesAway: true },
  { udToUnit: 1, udToClear: 0.5 },
  { cornerOnly: true },
  { readings: { R24: 'b' } },
];

const DRAFTS = gait.options.flatMap((how) =>
  [...STATES, { formation: 'phalanx' }].flatMap((mover) =>
    PASSED.flatMap((passed) =>
      ROOM.flatMap((room) => [
        { gait: how, mover, passed, ...room },
        { gait: how, mover, passed: { ...passed, alsoActive: true }, ...room },
      ]),
    ),
  ),
);

export const situations = () => DRAFTS.map((draft) => ({ query: 'onus/pass-through', draft }));
