import { engagedAction as engagedQuery } from '../../../src/engine/onus/engaged/action.ts';
import { FORMATIONS } from '../../../src/engine/onus/units.ts';

const { engagedAction } = engagedQuery.fields;

const UNITS: object[] = [
  {},
  { active: false },
  { fleeing: true },
  { blocked: true },
  { blocked: true, enemies: [{ enemyMarkers: 2 }] },
  { movement: 0 },
  { extended: 1, enemies: [{ ownMarkers: 1, enemyMarkers: 1 }] },
  { enemies: [{ onOwnFront: false }] },
  { enemies: [{ sectionsTouching: 4 }, { sectionsTouching: 2 }] },
  { enemies: [{ movement: 1, reply: 'follows' }] },
  { enemies: [{ reply: 'holds' }] },
  { enemies: [{ reply: 'follows' }, { engagedElsewhere: true }] },
  { roomForMarkers: 0 },
  { withdrawnInContact: false },
  { udWithdrawn: 3 },
  { udWithdrawn: 1, udBehind: 0.5 },
  { freeSpace: false },
  { overlapsSomething: true },
  { enemyMarkersChange: true },
  { enemyContactsBefore: 5, keptByCard: 2 },
  { frontAfter: 0 },
  { abilities: ['skirmishers'] },
  { extended: 1, formation: 'phalanx' },
  ...['wounded', 'broken', 'fled', 'destroyed'].map((attackOutcome) => ({ attackOutcome })),
  ...[0, 1, 2].map((taken) => ({ woundsTakenLater: taken, woundsDoneLater: 1 })),
  { woundsTakenLater: 0, woundsDoneLater: 0 },
  ...FORMATIONS.flatMap((formation) => [
    { formation },
    { formation, readings: { R33: 'b', R34: 'b', R81: 'b' } },
  ]),
];

export const situations = () =>
  engagedAction.options.flatMap((action) =>
    UNITS.map((unit) => ({
      query: 'onus/engaged-action',
      draft: { engagedAction: action, ...unit },
    })),
  );
