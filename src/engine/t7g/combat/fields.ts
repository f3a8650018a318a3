import { readings } from '../../core/readings.ts';
import { choice, flag, list, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SIDES, type Side } from '../../core/two-sides.ts';
import { KIND, VIRTUE } from '../fields.ts';
import { type Kind, ORDERS } from '../units.ts';

/** No army list has a Combat or a Courage beyond it. */
const MOST_FIGHT = 12;
/** A Defence of 1 is always reached, one of 7 never. */
const MOST_DEFENCE = 7;

const WEAPONS = [
  'pikes',
  'halberds',
  'bayonets',
  'salvoes',
  'swordsmen',
  'two-handed-swords',
  'bardiches',
  'grenades',
  'lances',
  'heavy-lances',
] as const;
export type CombatWeapon = (typeof WEAPONS)[number];

/** What a unit that is charged stands behind or in. */
const SHELTERS = ['none', 'wall', 'fence', 'building', 'guns'] as const;

/** How the two came to blows: a charge, an interception (t7g-2.35), or that of cavalry for a unit with Resguardo (t7g-6.41). */
export const MANNERS = ['charge', 'interception', 'sheltered'] as const;

const DEFENCE = usual(optionalCount(1, MOST_DEFENCE));
export const DEFENCES = { infantryDefence: DEFENCE, cavalryDefence: DEFENCE };

/** What matters of either unit. */
const PRESENT = {
  kind: KIND,
  card: optionalChoice(ORDERS),
  weapons: usual(list(WEAPONS, WEAPONS.length)),
  disordered: flag(),
  shelter: choice(SHELTERS, 'none'),
  onHeight: flag(),
  squares: rare(flag()),
  mobileFortress: rare(flag()),
  emplaced: rare(flag()),
  imperterrito: rare(flag()),
};

export const FIGHTER = {
  combat: requiredCount(0, MOST_FIGHT),
  courage: usual(optionalCount(0, MOST_FIGHT)),
  ...PRESENT,
  dexterity: VIRTUE,
  will: VIRTUE,
  crossedVeryDifficult: rare(flag()),
  light: rare(flag()),
  skirmishers: rare(flag()),
  openOrder: rare(flag()),
  flematico: rare(flag()),
  gallardo: rare(flag()),
  picaro: rare(flag()),
};

export const CLASH = {
  manner: choice(MANNERS, 'charge'),
  flank: flag(),
  badWar: flag(),
  inSight: rare(flag(true)),
};

export const DICE_READINGS = readings('R9', 'R60', 'R62', 'R67', 'R130');

export const COMBAT_DICE_FIELDS = {
  side: usual(choice(SIDES, 'attacker')),
  unit: group({ ...FIGHTER, weary: flag() }),
  enemy: group({ ...PRESENT, ...DEFENCES }),
  ...CLASH,
  readings: rare(group(DICE_READINGS)),
};
export type CombatDiceInput = Values<typeof COMBAT_DICE_FIELDS>;

export type Fighter = CombatDiceInput['unit'];
export type Present = Pick<Fighter, keyof typeof PRESENT>;
export type Defences = Pick<CombatDiceInput['enemy'], keyof typeof DEFENCES>;

/** One side of a combat: its unit, and what matters of its enemy. */
export interface Bout extends Pick<CombatDiceInput, keyof typeof CLASH | 'readings'> {
  who: Side;
  unit: Fighter;
  enemy: Present & Defences;
}

export const isCavalry = (kind: Kind) => kind === 'cavalry';
export const has = ({ weapons }: Pick<Present, 'weapons'>, weapon: CombatWeapon) =>
  weapons.includes(weapon);

export const sideOf = ({ who, unit, enemy }: Bout, side: Side): Present =>
  who === side ? unit : enemy;

/** The charger has ¡Atacad! where nothing else is said, the one charged has used no card. */
export const cardOf = (bout: Bout, side: Side) =>
  sideOf(bout, side).card ??
  (side === 'attacker' && bout.manner !== 'sheltered' ? 'attack' : undefined);
export const attacks = (bout: Bout, side: Side) => cardOf(bout, side) === 'attack';
export const isCounterCharge = (bout: Bout) =>
  bout.manner === 'charge' && attacks(bout, 'defender');

/** Squares, an Emplaced Fortification and whoever is in a building are never flanked (t7g-6.8, t7g-6.28, t7g-9.43). */
export const cannotBeFlanked = ({ squares, emplaced, shelter }: Present) =>
  squares || emplaced || shelter === 'building';
export const isFlanked = (bout: Bout) => bout.flank && !cannotBeFlanked(sideOf(bout, 'defender'));

/** Impertérrito ends as soon as the unit acts or reacts (t7g-7.85). */
export const isUndaunted = (bout: Bout) =>
  sideOf(bout, 'defender').imperterrito &&
  bout.manner === 'charge' &&
  cardOf(bout, 'defender') === undefined;
export const isInProtection = ({ shelter }: Present) => shelter !== 'none' && shelter !== 'fence';

/** Ruling R60: whoever has Protegido or a fortification is fortified, or (b) only who is in an element with Protegido. */
export function isFortified(bout: Bout): boolean {
  const { shelter, mobileFortress, emplaced } = sideOf(bout, 'defender');
  if (bout.readings.R60 === 'b') return shelter === 'wall' || shelter === 'building';
  return (
    isInProtection(sideOf(bout, 'defender')) || isUndaunted(bout) || mobileFortress || emplaced
  );
}
