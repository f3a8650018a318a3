import { formation as formationQuery } from '../../../src/engine/onus/movement/formation.ts';
import { manoeuvre as manoeuvreQuery } from '../../../src/engine/onus/movement/manoeuvre.ts';
import { ABILITIES, FORMATIONS } from '../../../src/engine/onus/units.ts';

/** Ways of moving that between them call for every rule of movement; each is tried with every ability and formation. */
const WAYS: object[] = [
  {},
  { steps: [{ ud: 1 }, { does: 'turn' }, { ud: 1 }] },
  { steps: [{ ud: 9 }] },
  {
    steps: [
      { does: 'turn', corner: 'front-left' },
      { does: 'turn', corner: 'front-right' },
    ],
  },
  { steps: [{ does: 'turn' }, { does: 'turn' }] },
  { steps: [{ does: 'turn-back' }] },
  { steps: [{ does: 'sideways' }, { does: 'back' }] },
  { steps: [{ does: 'rotate' }, { ud: 1 }] },
  { steps: [{ ud: 1 }, { does: 'rotate' }, { ud: 1 }, { does: 'rotate' }] },
  { steps: [{ does: 'adopt', into: 'phalanx' }, { ud: 1 }] },
  { steps: [{ ud: 1 }, { does: 'adopt', into: 'shield-wall' }] },
  { steps: [{ does: 'adopt', into: 'arrowhead' }] },
  { steps: [{ does: 'adopt', into: 'rhomboid' }] },
  { steps: [{ ud: 1 }, { does: 'change', into: 'phalanx' }, { ud: 0.5 }] },
  { steps: [{ does: 'rotate' }, { ud: 1 }, { does: 'change', into: 'square' }] },
  { steps: [{ does: 'bravery-on' }, { ud: 1 }] },
  { steps: [{ does: 'change', into: 'square' }], formationIcons: ['phalanx'] },
];

const WISHES: object[] = [
  {},
  { toCharge: true },
  { toShoot: true },
  { movementType: 'forced-march' },
  { movementType: 'reduced' },
  { movementType: 'normal', hasRanged: true },
  { permission: 'action-card', toCharge: true },
];

/** What only some units do, or what stands on them. */
const UNITS: object[] = [
  { active: false },
  { active: false, toCharge: true },
  { active: false, engaged: true },
  { engaged: true },
  { fleeing: true },
  { recovered: true },
  { forcedMarch: true },
  { broken: true },
  { rallied: true },
  { rallied: true, broken: true },
  { rallied: true, movementType: 'forced-march' },
  { stacked: true },
  { kind: 'onager', toShoot: true },
  { kind: 'onager', steps: [{ ud: 1 }] },
  { occasion: 'after-ram' },
  { occasion: 'after-ram', rammed: 'stands' },
  { extended: 1, movementType: 'forced-march' },
  { extended: 1, formation: 'phalanx' },
  { extended: 1, steps: [{ does: 'shorten' }, { ud: 1 }] },
  { steps: [{ does: 'shorten' }] },
  { steps: [{ does: 'adopt' }] },
  { steps: [{ does: 'dissolve' }] },
  { extended: 1, steps: [{ does: 'shorten' }, { does: 'rotate' }] },
  { extended: 1, steps: [{ does: 'extend', sections: 2 }] },
  { steps: [{ does: 'extend' }, { ud: 1 }] },
  { steps: [{ ud: 1 }, { does: 'extend' }], toCharge: true },
  { formation: 'phalanx', steps: [{ does: 'dissolve' }, { ud: 1 }] },
  { formation: 'phalanx', steps: [{ does: 'extend' }] },
  { steps: [{ does: 'adopt', into: 'phalanx' }], toShoot: true, readings: { R75: 'b' } },
  { toCharge: true, readings: { R3: 'b' } },
  { steps: [{ does: 'adopt', into: 'arrowhead' }], readings: { R25: 'b' } },
  { formation: 'phalanx', steps: [{ does: 'dissolve' }], readings: { R74: 'b' } },
  { formation: 'square', steps: [{ does: 'rotate' }], readings: { R71: 'b' } },
  ...['open', 'woods', 'slopes', 'river'].map((ground) => ({ ground, groundPenalty: 1 })),
];

const MOVES: object[] = [
  ...[[], ...ABILITIES.map((ability) => [ability])].flatMap((abilities) => [
    ...WAYS.flatMap((way) => WISHES.map((wish) => ({ ...way, ...wish, abilities }))),
    ...UNITS.map((unit) => ({ ...unit, abilities })),
  ]),
  ...FORMATIONS.flatMap((formation) =>
    WAYS.flatMap((way) => WISHES.map((wish) => ({ ...way, ...wish, formation }))),
  ),
];

const { manoeuvre } = manoeuvreQuery.fields;
const MANOEUVRES: object[] = manoeuvre.options.flatMap((one) =>
  FORMATIONS.flatMap((formation) => [
    { manoeuvre: one, formation },
    { manoeuvre: one, formation, abilities: ['skirmishers'] },
  ]),
);

const { formationAct, formationMoment } = formationQuery.fields;
const MARKERS: object[] = formationAct.options.flatMap((act) =>
  formationMoment.options.flatMap((moment) =>
    FORMATIONS.flatMap((formation) =>
      [
        {},
        { formsInto: 'square' },
        { formsInto: 'square', formationIcons: ['phalanx'], abilities: ['lancers'] },
        { formsInto: 'square', keepsOldMarker: true },
        { formsInto: 'square', scenarioForbids: true },
        { formsInto: 'square', faceDown: true },
        { formsInto: 'square', extended: 1 },
        { formsInto: 'square', engaged: true },
        { engaged: true, active: false },
        { ownCharge: false, readings: { R73: 'b' } },
      ].map((more) => ({ formationAct: act, formationMoment: moment, formation, ...more })),
    ),
  ),
);

const RESTS: object[] = [
  {},
  { udMoved: 1.2 },
  { udMoved: 9 },
  { udMoved: 1, udWanted: 3 },
  { shot: true },
  { shot: true, toCharge: true },
  { readings: { R35: 'b' } },
  { movedAllDirections: true },
  { isSkirmisher: false },
  { active: false },
  { engaged: true },
];

const asked = (query: string, drafts: readonly object[]) =>
  drafts.map((draft) => ({ query: `onus/${query}`, draft }));

export const situations = () => [
  ...asked('move', MOVES),
  ...asked('manoeuvre', MANOEUVRES),
  ...asked('formation', MARKERS),
  ...asked('skirmisher-rest', RESTS),
];
