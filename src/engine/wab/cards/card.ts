import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { groups, rare, usual } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS } from '../arms/armour.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { FORMATION } from '../formations/formation.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { BASES, STANDS, TROOP_KINDS } from '../units/unit-rows.ts';

const NAME = 60;
const MOST_UNITS = 60;
export const MOST_MODELS = 80;
const MOST_WIDE = 40;
const MOST_MOVEMENT = 12;
/** No value of a profile is higher; machines and beasts have some of 0. */
const MOST = 10;
const MOST_POINTS = 9999;
const SMALLEST = 10;
const LARGEST = 200;
const BEST_SAVE = 2;
const WORST_SAVE = 6;

const value = (usually: number) => usual(count(0, MOST, usually));

/** What a warrior can do, by the names of questions; an ordinary one where nothing is said (wab-1.11 to wab-1.19). */
export const PROFILE_FIELDS = {
  movement: usual(count(0, MOST_MOVEMENT, 4)),
  weaponSkill: value(3),
  ballisticSkill: value(3),
  strength: value(3),
  toughness: value(3),
  woundsEach: usual(count(1, MOST, 1)),
  initiative: value(3),
  attacks: value(1),
  leadership: value(7),
};

/** Special rules that its army list gives it, by the names that questions have for them. */
export const RULE_FIELDS = {
  drilled: flag(),
  stubborn: flag(),
  warband: flag(),
  frenzied: flag(),
  hatesEnemy: flag(),
  levy: flag(),
  unreliable: flag(),
  veteran: flag(),
  ferocious: flag(),
  expertHorsemen: flag(),
  finestHorses: flag(),
  subterfuge: flag(),
};

/** A unit as its player keeps it: what is on its card, by the names that questions have for it. */
export const CARD_FIELDS = {
  unitCalled: text(NAME),
  unitTroops: usual(choice(TROOP_KINDS, 'infantry')),
  models: usual(count(1, MOST_MODELS, 20)),
  width: usual(optionalCount(1, MOST_WIDE)),
  ...PROFILE_FIELDS,
  closeWeapon: usual(CLOSE_WEAPON),
  weapon: usual(optionalChoice(WEAPON_NAMES)),
  bodyArmour: usual(ARMOUR_FIELDS.bodyArmour),
  shield: usual(ARMOUR_FIELDS.shield),
  barding: ARMOUR_FIELDS.barding,
  save: optionalCount(BEST_SAVE, WORST_SAVE),
  standard: flag(),
  musician: flag(),
  champion: flag(),
  unitStands: choice(STANDS, 'block'),
  listOrder: optionalChoice(['close', 'open']),
  formation: FORMATION,
  ...RULE_FIELDS,
  baseWidth: rare(optionalMeasure(SMALLEST, LARGEST)),
  baseDepth: rare(optionalMeasure(SMALLEST, LARGEST)),
  unitPoints: optionalCount(0, MOST_POINTS),
};

/** All units that a player keeps. */
export const CARDS_FIELDS = {
  armyCalled: text(NAME),
  units: groups(CARD_FIELDS, MOST_UNITS),
};
export type Cards = Values<typeof CARDS_FIELDS>;
export type UnitCard = Cards['units'][number];

/** How wide a block usually stands; never wider than it has models. */
const USUAL_WIDTH = 5;
export const widthOf = ({ width, models }: Pick<UnitCard, 'width' | 'models'>): number =>
  width ?? Math.min(USUAL_WIDTH, models);

/** Millimetres of the base of one model: its own, or the recommended one (wab-1.50, wab-1.51). */
export function baseOf({ unitTroops, baseWidth, baseDepth }: UnitCard) {
  const [width, depth] = BASES[unitTroops];
  return { width: baseWidth ?? width, depth: baseDepth ?? depth };
}
