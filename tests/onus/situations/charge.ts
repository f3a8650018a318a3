import { charge } from '../../../src/engine/onus/charge/charge.ts';
import { PARTS } from '../../../src/engine/onus/charge/contact-count.ts';
import { sectionMarkers } from '../../../src/engine/onus/charge/section-markers.ts';

const { doneThisTurn, chargePhase } = charge.fields;
const ABILITIES = [[], ['skirmishers'], ['manoeuvrable'], ['athletes'], ['impetuous']];

const CHARGES: object[] = [
  {},
  { enemyDistance: 9 },
  { enemyDistance: 1, cornerTurns: 2 },
  ...doneThisTurn.options.flatMap((done) => [
    { doneThisTurn: [done] },
    { doneThisTurn: [done], formation: 'phalanx' },
  ]),
  { formation: 'square' },
  { active: false },
  { enemyInStructure: true },
  { enemiesInReach: 2 },
  { ownSide: 'flank' },
  { meetsCorner: true },
  { udMoved: 2 },
  { udMoved: 1, readings: { R35: 'b' } },
  { rallied: true, permission: 'action-card' },
  { movementType: 'forced-march' },
].flatMap((draft) =>
  ABILITIES.flatMap((abilities) =>
    chargePhase.options.map((phase) => ({ ...draft, abilities, chargePhase: phase })),
  ),
);

const UNDER = [
  {},
  { extended: 1 },
  { formation: 'square' },
  { forcedMarch: true },
  { fleeing: true },
  { otherEnemies: 1 },
];
const TOUCHES: object[] = [
  [],
  [{ touching: 2, partlyTouching: 1 }],
  [{ touching: 6 }],
  [{ attackerPart: 'left-flank', defenderPart: 'right-flank', touching: 2 }],
  [
    { attackerPart: 'front', defenderPart: 'left-flank', touching: 2 },
    { attackerPart: 'marker', defenderPart: 'rear', touching: 1 },
  ],
  ...PARTS.flatMap((attackerPart) =>
    PARTS.map((defenderPart) => [{ attackerPart, defenderPart, touching: 2 }]),
  ),
];
const CONTACTS: object[] = TOUCHES.flatMap((contacts) =>
  UNDER.flatMap((unit) => [
    { contacts, attacker: unit },
    { contacts, defender: unit },
    { contacts, defender: unit, attacker: { extended: 2 }, bumpsIntoAnother: true },
    { contacts, roomForMarkers: 0 },
  ]),
);

const { markerEvent, chargedOn } = sectionMarkers.fields;
const MARKERS: object[] = markerEvent.options.flatMap((event) =>
  chargedOn.options.flatMap((on) =>
    [{}, { markersMet: 2, markersCutOff: 1 }, { enemyBlocked: true }, { stillTouching: true }].map(
      (more) => ({ markerEvent: event, chargedOn: on, ...more }),
    ),
  ),
);

const asked = (query: string, drafts: readonly object[]) =>
  drafts.map((draft) => ({ query: `onus/${query}`, draft }));

export const situations = () => [
  ...asked('charge', CHARGES),
  ...asked('contact', CONTACTS),
  ...asked('section-markers', MARKERS),
];
