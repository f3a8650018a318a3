import { FLIGHT_CAUSES } from '../../../src/engine/onus/flight/fate.ts';
import { FORMATIONS, KINDS } from '../../../src/engine/onus/units.ts';

type Draft = Record<string, unknown>;

const STEADFAST = ['steadfast'];
const STATES: Draft[] = [{}, { broken: true }, { broken: true, fleeing: true }];
const UNITS: Draft[] = [
  {},
  { abilities: STEADFAST },
  { abilities: STEADFAST, steadfastFlees: true },
  { kind: 'ballista' },
  { kind: 'elephants' },
];

const FLEES: Draft[] = [
  ...FLIGHT_CAUSES.flatMap((flightCause) =>
    UNITS.flatMap((unit) =>
      STATES.flatMap((state) => [
        { flightCause, ...unit, ...state },
        { flightCause, ...unit, ...state, blocked: true },
      ]),
    ),
  ),
  { flightCause: 'voluntary', woundsJustTaken: 0 },
  { flightCause: 'voluntary', fleeing: true },
  { broken: true, enemyFleesToo: true },
  ...['same-turn', 'later-turn'].flatMap((unblocked) => [
    { broken: true, blocked: true, unblocked },
    { broken: true, unblocked },
  ]),
];

const MET: Draft[] = [
  {},
  { whose: 'enemy' },
  { broken: true },
  { fleeing: true },
  { engagedThere: true },
  { cornerCrossed: true },
  { endsOnIt: true },
  { endsOnIt: true, contactAt: 1 },
  { contactAt: 1, clearAt: 2 },
  { contactAt: 9 },
  { contactAt: 2, clearAt: 1 },
  { whose: 'enemy', wayRound: false },
  { whose: 'enemy', wayRound: false, contactAt: 1 },
  ...KINDS.flatMap((kind) => [
    { kind, fleeing: true },
    { kind, fleeing: true, endsOnIt: true },
  ]),
  ...FORMATIONS.map((formation) => ({ formation })),
];

const MOVES: Draft[] = [
  {},
  ...MET.flatMap((met) => [
    { onTheWay: [met] },
    { onTheWay: [met], kind: 'elephants' },
    { onTheWay: [met], readings: { R24: 'b' } },
    { onTheWay: [met, { whose: 'enemy' }], flightMoment: 'flight-phase' },
  ]),
  { blocked: true },
  { flightTurns: 1 },
  { flightTurns: 2, flightMoment: 'flight-phase', readings: { R79: 'b' } },
  { movement: 4, flightSideways: 2 },
  { movement: 4, flightSideways: 5 },
  { edgeAt: 2 },
  { edgeAt: 5 },
  { equalWays: true },
];

const PHASES: Draft[] = [
  {},
  { unit: { morale: 7, wounds: 3, general: 'in-radius' } },
  { unit: { morale: 7, wounds: 9 }, readings: { R14: 'b' } },
  { unit: { kind: 'onager' } },
  { flightBegan: 'this-turn' },
  { flightBegan: 'enemy-turn' },
  { flightPhaseOf: 'enemy' },
  { enemyTerror: true },
  ...[2, 6].flatMap((moraleDie) => [
    { modifiedMorale: 2, moraleDie },
    { modifiedMorale: 2, moraleDie, blocked: true },
    { modifiedMorale: 2, activated: true, activationDie: moraleDie },
    { unit: { kind: 'elephants' }, modifiedMorale: 2, moraleDie },
    { unit: { kind: 'elephants' }, modifiedMorale: 3, moraleDie },
    { unit: { kind: 'elephants' }, modifiedMorale: 2, moraleDie, ownerKills: true },
  ]),
  { activated: true },
  { activated: true, blocked: true },
  { activationDie: 3 },
];

const ACTS: Draft[] = [
  'move',
  'charge',
  'shoot',
  'adopt-formation',
  'extend',
  'fight',
  'be-activated',
  'defend',
].flatMap((fleeingAct) => [
  { fleeingAct },
  { fleeingAct, blocked: true },
  { fleeingAct, underAttack: true },
  { fleeingAct, unit: { kind: 'scorpions' } },
  { fleeingAct, attackedBy: 'shot', unit: { attackedOn: ['rear'] } },
]);

const FIGHT_ENDS = [
  'not-yet',
  'both-stand',
  'victim-gone',
  'elephants-recovered',
  'elephants-eliminated',
];

const TRAMPLES: Draft[] = [
  {},
  { sectionsCrossing: 1, elephants: { abilities: ['terror', 'deadly', 'professionals'] } },
  { crossesAll: false },
  { movementLeft: 2, clearAt: 3 },
  { movementLeft: 3, clearAt: 3 },
  ...FIGHT_ENDS.map((fightEnd) => ({ victimFights: true, fightEnd })),
  ...STATES.flatMap((victim) => [
    { victim, taken: 0 },
    { victim, taken: 2 },
    { victim, taken: 2, moraleDie: 6 },
    { victim, taken: 2, moraleDie: 1 },
    { victim, taken: 2, victimCheck: 'failed' },
    { victim, taken: 8 },
    { victim: { ...victim, abilities: STEADFAST }, taken: 2, moraleDie: 6 },
  ]),
  { victim: { kind: 'ballista', broken: true }, taken: 2, moraleDie: 6 },
  { toHit: [6, 5, 1, 1], toWound: [6, 1] },
  { toHit: [1, 1] },
  { sectionsCrossing: 1, toHit: [1, 1], toWound: [1, 1] },
  { toWound: [6, 6], toHit: [6] },
];

const PANICS: Draft[] = [
  {},
  { isActivated: true },
  { animals: 'yes' },
  { animals: 'yes', enemyTerror: true },
  { animals: 'no', unit: { kind: 'cavalry' } },
  { unit: { kind: 'cavalry' }, distanceToActivated: 4.5 },
  ...['cavalry', 'chariots', 'elephants'].flatMap((kind) =>
    [{}, { broken: true }, { fleeing: true }, { abilities: STEADFAST }].flatMap((unit) => [
      { unit: { kind, ...unit } },
      { unit: { kind, ...unit }, moraleDie: 1 },
      { unit: { kind, ...unit }, moraleDie: 6 },
      { unit: { kind, ...unit }, moraleDie: 6, blocked: true },
    ]),
  ),
  { unit: { kind: 'cavalry', wounds: 9 } },
];

/** Drafts that bring out everything that the queries on flight say. */
export function situations(): { query: string; draft: object }[] {
  const of = (query: string, drafts: readonly Draft[]) =>
    drafts.map((draft) => ({ query: `onus/${query}`, draft }));
  return [
    ...of('flee', FLEES),
    ...of('flight-move', MOVES),
    ...of('flight-phase', PHASES),
    ...of('fleeing-unit', ACTS),
    ...of('trample', TRAMPLES),
    ...of('stampede', PANICS),
  ];
}
