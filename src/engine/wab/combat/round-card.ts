import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, unsaid, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS } from '../arms/armour.ts';
import { CHARGE, LAST_MOVED } from '../arms/effects.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { ELEPHANT, MAHOUT, MOST_CREW, WARRIOR } from '../chariots/profiles.ts';
import { LEADER_FIELDS } from '../checks/leadership.ts';
import { FACES } from '../dice.ts';
import { FASTEST } from '../flight/distances.ts';
import { FORMATION } from '../formations/formation.ts';
import { HALBERDS, WAGONS } from '../wagons/wagons.ts';
import { MOST_TOUGHNESS, SAVE } from '../wounds/wounds.ts';
import { MOST_ATTACKS, MOST_BONUS, MOST_SKILL, MOST_STRENGTH } from './blow.ts';
import { LARGEST, MOST_WIDE, SMALLEST, UNIT } from './fighters.ts';
import { ORDERS } from './losses.ts';

const MOST_MODELS = 60;
const MOST_WOUNDS = 12;
const LEADS = 10;

/** What troops a unit is. */
const TROOPS = [
  ...(['foot', 'cavalry', 'light-chariots', 'heavy-chariots', 'scythed-chariots'] as const),
  ...(['elephants', 'war-wagon', 'tabor'] as const),
] as const;
type Troops = (typeof TROOPS)[number];

/** Twenty ordinary warriors, five wide. */
const WARRIORS = {
  ...{ models: 20, width: 5, skill: 3, strength: 3, toughness: 3, initiative: 3, attacks: 1 },
  ...{ leadership: 7, movement: 4, woundsEach: 1, baseWidth: 20, baseDepth: 20, crew: 0 },
  // Warriors on an elephant, and what it tests on without its mahout (wab-17.14).
  ...{ crewSkill: WARRIOR.skill, crewStrength: WARRIOR.strength, crewInitiative: 3 },
  ...{ crewAttacks: WARRIOR.attacks, elephantLeadership: ELEPHANT.leadership },
};
type Profile = typeof WARRIORS;
const ALONE = { models: 1, width: 1, baseWidth: 60, baseDepth: 80 };
const { wounds: woundsEach, leadership: _, ...beast } = ELEPHANT;
/** What is printed for those who are no ordinary warriors (wab-17.14, wab-14.9, wab-14.32, wab-16.9, wab-1.51). */
const PRINTED: Partial<Readonly<Record<Troops, Partial<Profile>>>> = {
  elephants: { ...ALONE, ...beast, woundsEach, crew: 3 },
  cavalry: { baseWidth: 25, baseDepth: 50 },
  'light-chariots': { baseWidth: 40, baseDepth: 80 },
  'heavy-chariots': { baseWidth: 60, baseDepth: 80 },
  'scythed-chariots': ALONE,
  'war-wagon': {
    ...{ ...ALONE, baseDepth: 120, initiative: 4, leadership: 8, movement: 6 },
    ...{ toughness: WAGONS['war-wagon'].toughness, woundsEach: WAGONS['war-wagon'].wounds },
    crew: WAGONS['war-wagon'].crew,
  },
  tabor: { models: WAGONS.tabor.crew, skill: WAGONS.tabor.skill, initiative: 2 },
};
interface Kind {
  readonly attackerTroops?: unknown;
  readonly order?: unknown;
}
const troopsOf = ({ attackerTroops, order }: Kind) =>
  (attackerTroops ?? (order === 'cavalry' ? 'cavalry' : 'foot')) as Troops;
const printed = (kind: Kind): Profile => ({ ...WARRIORS, ...PRINTED[troopsOf(kind)] });
/** A number that is left to what is printed for the troops. */
const told = <F extends ReturnType<typeof optionalCount | typeof optionalMeasure>>(
  name: keyof Profile,
  field: F,
) => unsaid(field, (kind: Kind) => printed(kind)[name]);

/** A unit as it enters the round; what is left out has the ordinary warrior. */
export const CARD_FIELDS = {
  models: usual(told('models', optionalCount(1, MOST_MODELS))),
  width: usual(told('width', optionalCount(1, MOST_WIDE))),
  skill: usual(told('skill', optionalCount(1, MOST_SKILL))),
  strength: usual(told('strength', optionalCount(1, MOST_STRENGTH))),
  toughness: usual(told('toughness', optionalCount(1, MOST_TOUGHNESS))),
  initiative: usual(told('initiative', optionalCount(1, LEADS))),
  attacks: usual(told('attacks', optionalCount(1, MOST_ATTACKS))),
  closeWeapon: usual(CLOSE_WEAPON),
  bodyArmour: usual(ARMOUR_FIELDS.bodyArmour),
  shield: usual(ARMOUR_FIELDS.shield),
  barding: ARMOUR_FIELDS.barding,
  save: SAVE,
  charge: usual(CHARGE),
  order: choice(ORDERS, 'close-infantry'),
  standard: flag(),
  musician: flag(),
  champion: flag(),
  weaponBonus: count(0, MOST_BONUS, 0),
  chargeBonus: count(0, MOST_BONUS, 0),
  attacksOn: choice(['front', 'flank', 'rear'], 'front'),
  reachRanks: UNIT.reachRanks,
  ...LEADER_FIELDS,
  leadership: usual(told('leadership', optionalCount(1, LEADS))),
  rerolls: flag(),
  battleStandard: flag(),
  higher: flag(),
  inDifficult: flag(),
  throughDifficult: flag(),
  lastMoved: LAST_MOVED,
  defendsObstacle: flag(),
  hatesEnemy: flag(),
  fearsEnemy: flag(),
  usedToElephants: rare(flag()),
  stubborn: flag(),
  ferocious: rare(flag()),
  frenzied: rare(flag()),
  fearFailed: rare(flag()),
  veteran: rare(flag()),
  groundUsed: rare(flag()),
  bonusesGone: rare(flag()),
  formation: rare(FORMATION),
  subterfuge: rare(flag()),
  ranksByList: rare(flag()),
  attackerTroops: rare(optionalChoice(TROOPS)),
  crewEach: rare(optionalCount(1, MOST_CREW)),
  charging: rare(optionalCount(0, MOST_CREW)),
  chariotStrength: rare(optionalCount(1, MOST_STRENGTH)),
  woundsLeft: rare(optionalCount(1, MOST_CREW)),
  barded: rare(flag()),
  crew: rare(told('crew', optionalCount(0, MOST_CREW))),
  crewSkill: rare(told('crewSkill', optionalCount(1, MOST_SKILL))),
  crewStrength: rare(told('crewStrength', optionalCount(1, MOST_STRENGTH))),
  crewToughness: rare(count(1, MOST_TOUGHNESS, MAHOUT.toughness)),
  crewInitiative: rare(told('crewInitiative', optionalCount(1, LEADS))),
  crewAttacks: rare(told('crewAttacks', optionalCount(0, MOST_ATTACKS))),
  crewSave: rare(optionalCount(2, FACES)),
  elephantLeadership: rare(told('elephantLeadership', optionalCount(1, LEADS))),
  halberdsLeft: rare(optionalCount(0, HALBERDS)),
  pursues: flag(true),
  movement: told('movement', optionalMeasure(1, FASTEST)),
  woundsEach: told('woundsEach', optionalCount(1, MOST_WOUNDS)),
  fighting: optionalCount(0, MOST_MODELS),
  notHuman: rare(flag()),
  baseWidth: rare(told('baseWidth', optionalMeasure(SMALLEST, LARGEST))),
  baseDepth: rare(told('baseDepth', optionalMeasure(SMALLEST, LARGEST))),
};
export const CARD = usual(group(CARD_FIELDS));
/** A unit as it is told. */
export type Told = Values<typeof CARD_FIELDS>;

/** A unit with all of its numbers, and with what its troops are in any case. */
export type Card = Omit<Told, keyof Profile> & Profile;

const isOf =
  (...troops: readonly Troops[]) =>
  ({ attackerTroops }: Pick<Told, 'attackerTroops'>) =>
    troops.some((one) => one === attackerTroops);
export const isElephant = isOf('elephants');
export const isWagon = isOf('war-wagon');
export const isTabor = isOf('tabor');
export const isScythed = isOf('scythed-chariots');
export const isChariot = isOf('light-chariots', 'heavy-chariots', 'scythed-chariots');
/** Whose hits are shared with its crew. */
export const isCarrier = isOf('elephants', 'war-wagon');
/** Nobody stands on a flank or rear of it (wab-14.23, wab-14.46). */
export const hasNoFlank = isOf('war-wagon', 'tabor');
export const isMounted = ({ order, attackerTroops }: Pick<Told, 'order' | 'attackerTroops'>) =>
  order === 'cavalry' || attackerTroops === 'cavalry';
const rides = (one: Told) => isMounted(one) || isChariot(one);
/** What it fears by its kind: infantry chariots and elephants, riders elephants (wab-16.4, wab-17.7, wab-17.8). */
export function fearedBy(one: Told, facing: Told): 'chariots' | 'elephants' | null {
  if (isCarrier(one)) return null;
  if (isElephant(facing)) return rides(one) || !one.usedToElephants ? 'elephants' : null;
  return isChariot(facing) && !rides(one) ? 'chariots' : null;
}

const kindOf = (one: Told) =>
  isChariot(one) || isMounted(one)
    ? { order: 'cavalry' as const }
    : isCarrier(one) || isTabor(one)
      ? { order: 'other' as const, skirmishers: false }
      : {};

/** The unit with what is printed for its troops where nothing is said. */
export function filled(one: Told, facing: Told): Card {
  const numbers = printed(one);
  const said = Object.entries(one).filter(([, value]) => value !== undefined);
  return {
    ...({ ...one, ...numbers, ...Object.fromEntries(said) } as Card),
    ...kindOf(one),
    fearsEnemy: one.fearsEnemy || fearedBy(one, facing) !== null,
    ...(hasNoFlank(facing) && { attacksOn: 'front' as const }),
    ...(isTabor(one) && { defendsObstacle: true }),
  };
}
