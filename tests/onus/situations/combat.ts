import { CAUSES } from '../../../src/engine/onus/values/morale.ts';

const of = (query: string, drafts: readonly object[]) =>
  drafts.map((draft) => ({ query: `onus/${query}`, draft }));

const PHALANX = { formation: 'phalanx' };
const SARISSAS = { formation: 'phalanx', abilities: ['sarissas'] };
const WORN = {
  wounds: 3,
  life: 12,
  broken: true,
  hero: true,
  noOfficers: true,
  generalLost: true,
  extended: 1,
  attackedOn: ['front', 'flank', 'rear'],
  otherEnemies: 1,
  attackBonus: 1,
  defenceBonus: 1,
  moraleBonus: 1,
};
const LED = {
  general: 'in-unit',
  generalStrength: 1,
  generalDefence: 1,
  generalMorale: 1,
  protectedFlanks: 1,
};

const HAND_TO_HAND = [
  {},
  { sectionsInContact: 0 },
  { defender: PHALANX, charge: true },
  { defender: { ...PHALANX, attackedOn: ['rear'] }, charge: true },
  { attacker: { kind: 'cavalry', abilities: ['ram'] }, charge: true },
  { attacker: { kind: 'cavalry', abilities: ['ram'] }, defender: PHALANX, charge: true },
  { attacker: { abilities: ['ram'] }, defender: { priority: true }, charge: true },
  { attacker: SARISSAS, charge: true },
  { attacker: SARISSAS, defender: PHALANX, charge: true },
  { attacker: { priority: true }, defender: { priority: true } },
  { attacker: { taken: 1, moraleDie: 6, morale: 2 }, defender: { taken: 1, moraleDie: 1 } },
  { attacker: { taken: 4, moraleDie: 6 }, defender: { taken: 2 } },
  { attacker: { taken: 0 }, defender: { taken: 0 } },
  { attacker: { taken: 0 }, defender: { taken: 9, life: 9 } },
  {
    attacker: { taken: 5, broken: true, moraleDie: 6, morale: 2 },
    defender: { taken: 5, broken: true, moraleDie: 6, morale: 2 },
  },
  { attacker: { taken: 1 }, defender: { taken: 3, broken: true, morale: 2, moraleDie: 6 } },
  {
    attacker: { taken: 1 },
    defender: { taken: 3, broken: true, morale: 2, moraleDie: 6, abilities: ['steadfast'] },
  },
  {
    attacker: { taken: 1 },
    defender: { taken: 3, kind: 'ballista', broken: true, morale: 2, moraleDie: 6 },
  },
  { attacker: { taken: 1 }, defender: { taken: 3, broken: true, morale: 2, moraleDie: 6 } },
  { attacker: { taken: 2, wounds: 1 }, defender: { taken: 1, formation: 'phalanx' }, charge: true },
  { attacker: { taken: 9, life: 9 }, defender: { taken: 1, formation: 'phalanx' }, charge: true },
  { attacker: { taken: 2 }, defender: { formation: 'phalanx' }, charge: true },
  { attacker: { kind: 'cavalry' }, charge: true },
  { defender: { fleeing: true, taken: 2 } },
  {
    attacker: { abilities: ['terror'], taken: 0 },
    defender: { taken: 0 },
    readings: { R47: 'b' },
  },
  {
    attacker: { taken: 1, kind: 'cavalry', formation: 'arrowhead' },
    defender: { taken: 2, formation: 'phalanx' },
    charge: true,
    readings: { R45: 'b' },
  },
  { event: 'ambush' },
  {
    attacker: { kind: 'cavalry', taken: 0 },
    defender: { kind: 'camels', taken: 0 },
    dromedaries: true,
  },
  { attacker: { toHit: [1, 2, 3, 4, 5] }, sectionsInContact: 4 },
  { attacker: { toHit: [5], toWound: [5, 6] } },
];

/** Everything that lowers a unit. */
const MARKED = { wounds: 3, life: 9, noOfficers: true, broken: true, attackedOn: ['rear'] };

const VALUES = [
  {},
  { unit: WORN },
  {
    unit: { ...WORN, strength: 4, abilities: ['lancers'] },
    enemy: { kind: 'cavalry', abilities: ['terror'] },
  },
  { unit: LED },
  { unit: { ...LED, generalLost: true, strength: 3 } },
  {
    unit: { ...LED, strength: 3, attackedOn: ['flank'], attackBonus: 2, bravery: true },
    readings: { R21: 'b' },
  },
  { unit: { general: 'in-radius', wounds: 1, enveloping: 1, strength: 2, bravery: true } },
  { unit: { hit: 1, wound: 1, dodge: 1, armour: 1, morale: 1, strength: 1, ...MARKED } },
  { unit: { strength: 3, broken: true }, obstructed: true, readings: { R7: 'b' } },
  { unit: { ...PHALANX, abilities: ['sarissas'] }, enemy: { kind: 'cavalry' } },
  { unit: PHALANX, enemy: { kind: 'cavalry' } },
  { unit: { ...PHALANX, abilities: ['lancers', 'sarissas'] }, enemy: { kind: 'elephants' } },
  { unit: { ...PHALANX, attackedOn: ['rear'] } },
  {
    unit: { kind: 'cavalry', formation: 'arrowhead', abilities: ['ram', 'lancers'] },
    whoCharged: 'unit',
  },
  {
    unit: { kind: 'cavalry', formation: 'rhomboid', abilities: ['ram'] },
    whoCharged: 'unit',
    enemy: { kind: 'cavalry' },
  },
  { unit: { formation: 'arrowhead', abilities: ['lancers', 'bravery'] } },
  { unit: { formation: 'square', attackedOn: ['flank'] }, enemy: { kind: 'cavalry' } },
  { unit: { formation: 'square', attackedOn: ['flank'] }, attackedBy: 'shot' },
  { unit: { formation: 'shield-wall', otherEnemies: 1 }, attackedBy: 'shot' },
  { unit: { attackedOn: ['rear'] }, attackedBy: 'shot', enemy: { abilities: ['terror'] } },
  { unit: { forcedMarch: true } },
  { unit: { forcedMarch: true, otherEnemies: 1 }, attackedBy: 'nobody' },
  { unit: { fleeing: true, strength: 3, general: 'in-unit' } },
  { unit: { bravery: true, abilities: ['professionals'] } },
  { unit: { fleeing: true }, attackedBy: 'nobody', readings: { R14: 'b' } },
  { unit: { fleeing: true }, attackedBy: 'nobody' },
  { unit: { abilities: ['ram', 'lancers', 'sarissas'] }, whoCharged: 'enemy' },
  { unit: { noOfficers: true } },
  { unit: { wounds: 9, life: 6 } },
  { unit: { fleeing: true, formation: 'square', extended: 1 } },
  { unit: { forcedMarch: true, formation: 'square', extended: 1 } },
  { unit: { fleeing: true, kind: 'onager' } },
  { unit: { strength: 3 }, attackedBy: 'shot', obstructed: true },
];

const MORALE = [
  ...CAUSES.flatMap((cause) =>
    [
      { unit: { kind: 'cavalry', morale: 3 } },
      { unit: { kind: 'cavalry', morale: 3 }, moraleDie: 1 },
      { unit: { kind: 'cavalry', morale: 3 }, moraleDie: 6 },
      { unit: { broken: true, morale: 3, abilities: ['steadfast'] }, moraleDie: 6 },
      { unit: { broken: true, morale: 3 }, moraleDie: 6 },
      { unit: { broken: true, kind: 'scorpions', morale: 3 }, moraleDie: 6 },
      { unit: { broken: true, morale: 8 }, moraleDie: 2 },
      { unit: { fleeing: true, morale: 8 }, moraleDie: 2 },
      { unit: { fleeing: true, morale: 3 }, moraleDie: 6 },
    ].map((draft) => ({ ...draft, cause })),
  ),
  { enemyTerror: true },
];

const ROLLS = [
  {},
  { rollStage: 'hit' },
  { rollStage: 'wound', abilities: ['deadly', 'professionals'] },
  { toHit: [1, 6, 3], toWound: [6] },
  { toHit: [1] },
  { attackDice: 4, toHit: [1, 1, 1, 1, 1] },
  { toHit: [5], toWound: [1, 2] },
  { abilities: ['precision', 'deadly'], attackKind: 'shot', shotStrength: 3 },
  { abilities: ['precision'], attackKind: 'shot', hasMoved: true },
  { abilities: ['precision'] },
  { abilities: ['professionals'], alreadyRerolled: true },
  { abilities: ['professionals', 'deadly'] },
];

const PHASE = [
  {},
  { engagedPairs: 0 },
  { combatBegunBy: 'opponent', combatOutcome: 'both-flee' },
  { combatOutcome: 'one-flees' },
  { combatOutcome: 'one-eliminated' },
  { anyActivated: true, engagedPairs: 3 },
];

/** Situations that bring out every message of combats and of the values of a unit. */
export const situations = () => [
  ...of('hand-to-hand', HAND_TO_HAND),
  ...of('unit-values', VALUES),
  ...of('modifier-list', VALUES),
  ...of('morale-check', MORALE),
  ...of('attack-roll', ROLLS),
  ...of('combat-phase', PHASE),
  ...of('roster', [{ units: [{ unitValue: 100, blueIcons: ['arrowhead', 'rhomboid'] }] }]),
];
