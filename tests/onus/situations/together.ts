import { complementary } from '../../../src/engine/onus/together/complementary.ts';
import { lineAdvance } from '../../../src/engine/onus/together/line-advance.ts';

const units = (...names: string[]) => names.map((lineName) => ({ lineName }));
const link = (leftUnit: string, rightUnit: string, gapUd = 0.5) => ({ leftUnit, rightUnit, gapUd });

const LINES: object[] = [
  {},
  { lineUnits: units('A', 'B', 'C') },
  { lineUnits: units('A', 'A') },
  { lineUnits: units('A', 'B'), links: [link('A', 'Z')] },
  { lineUnits: units('A', 'B'), cardsInHand: 1 },
  { lineUnits: [{ lineName: 'A', engaged: true }, { lineName: 'B' }] },
  { lineUnits: [{ lineName: 'A', turnsFirst: true }, { lineName: 'B' }] },
  { lineUnits: [{ lineName: 'A', formation: 'square' }, { lineName: 'B' }] },
  { lineUnits: units('A', 'B'), links: [link('A', 'B', 1)] },
  { lineUnits: units('A', 'B', 'C'), links: [link('A', 'B'), link('A', 'C')] },
  { lineUnits: units('A', 'B', 'C'), links: [link('A', 'B')] },
  { lineUnits: units('A', 'B'), sameDirection: false },
  { lineUnits: units('A', 'B'), udWanted: 9 },
  { lineUnits: units('A', 'B'), toCharge: true, lineDirection: 'back' },
  ...lineAdvance.fields.lineDirection.options.map((lineDirection) => ({
    lineUnits: units('A', 'B'),
    lineDirection,
    readings: { R57: 'b' },
  })),
];

const { stackAct, activatedUnit } = complementary.fields;
const STACKS: object[] = stackAct.options.flatMap((act) =>
  activatedUnit.options.flatMap((activated) =>
    [
      {},
      { together: false },
      { wellAligned: false },
      { leavesOverlap: true },
      { byFlight: true },
      { woundsSuffered: 1 },
      { principal: { wounds: 1 }, auxiliary: { wounds: 1 } },
      { auxiliaryShoots: false, auxiliaryJavelins: false },
    ].map((more) => ({ stackAct: act, activatedUnit: activated, ...more })),
  ),
);

const asked = (query: string, drafts: readonly object[]) =>
  drafts.map((draft) => ({ query: `onus/${query}`, draft }));

export const situations = () => [
  ...asked('line-advance', LINES),
  ...asked('complementary', STACKS),
];
