import { readings } from '../../core/readings.ts';
import { flag, list } from '../../core/schema/choices.ts';
import { rare, unsaid } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ABILITY_LIST,
  ATTACK,
  DEFENCE,
  EXTENDED,
  GENERAL,
  KIND,
  MORALE,
  STATE,
} from '../fields.ts';
import { type Ability, isMounted, type Kind } from '../units.ts';
import type { Role } from './conditions.ts';
import { CARD_SIDES, touchedOn } from './sides.ts';

const ORDINARY_LIFE = 6;
const MOST_LIFE = 30;
interface Hurt {
  life?: number | undefined;
  wounds: number;
  /** Wounds that it takes in the attack that is asked about, where they are told. */
  taken?: number | undefined;
}
/** A unit whose life nobody names has more of it than wounds. */
export const lifeOf = ({ life, wounds, taken = 0 }: Hurt) =>
  life ?? Math.max(ORDINARY_LIFE, wounds + taken + 1);
const numberIn = (said: unknown) => (typeof said === 'number' ? said : 0);
export const LIFE_SAID = unsaid(optionalCount(1, MOST_LIFE), ({ wounds, taken }) =>
  lifeOf({ wounds: numberIn(wounds), taken: numberIn(taken) }),
);

const MOST_ENEMIES = 12;
const MOST_BONUS = 9;
const bonus = () => rare(count(-MOST_BONUS, MOST_BONUS, 0));

/** What of a unit withstands an attack. */
export const DEFENDER = {
  ...DEFENCE,
  morale: MORALE,
  life: LIFE_SAID,
  abilities: ABILITY_LIST,
  ...STATE,
  extended: EXTENDED,
};

/** A unit in hand-to-hand combat: its card, what is on it, and how it stands against the enemy. */
export const FIGHTER = {
  kind: KIND,
  ...ATTACK,
  ...DEFENDER,
  enveloping: rare(count(0, 6, 0)),
  ...GENERAL,
  /** Sides of this unit's card that the enemy touches; none said is the front alone. */
  attackedOn: list(CARD_SIDES, CARD_SIDES.length),
  otherEnemies: count(0, MOST_ENEMIES, 0),
  protectedFlanks: rare(count(0, 2, 0)),
  priority: rare(flag()),
  attackBonus: bonus(),
  defenceBonus: bonus(),
  moraleBonus: bonus(),
};

type Named = keyof typeof FIGHTER;
/** Those of its fields that matter to a question. */
export const fighterWith = <const N extends Named>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, FIGHTER[name]])) as Pick<typeof FIGHTER, N>;
/** All of its fields but those that do not matter. */
export const fighterWithout = <const N extends Named>(...names: readonly N[]) =>
  Object.fromEntries(
    Object.entries(FIGHTER).filter(([name]) => !names.some((one) => one === name)),
  ) as Omit<typeof FIGHTER, N>;

export type GivenFighter = Values<typeof FIGHTER>;
/** A unit with its life, whether that was said or not. */
export type Fighter = GivenFighter & { life: number };

export const complete = <U extends Hurt>(unit: U): U & { life: number } => ({
  ...unit,
  life: lifeOf(unit),
});

/** Unclear places that bear on values and combats. */
export const READINGS = readings('R7', 'R10', 'R14', 'R17', 'R21', 'R45', 'R47');
export type Readings = Values<typeof READINGS>;

/** One unit's side of a hand-to-hand combat. */
export interface Bout {
  who: Role;
  unit: Fighter;
  enemy: Fighter;
  /** Whether this unit charged the other one this turn. */
  charged: boolean;
  /** Whether the two became engaged this turn by a charge: their first combat. */
  first: boolean;
  /** Optional rule: camels frighten horses (onus-12.31). */
  dromedaries: boolean;
  readings: Readings;
}

export const has = ({ abilities }: Pick<Fighter, 'abilities'>, ability: Ability) =>
  abilities.includes(ability);

/** A fleeing unit bears the Broken marker too (ruling R27). */
export const isBroken = ({ broken, fleeing }: Pick<Fighter, 'broken' | 'fleeing'>) =>
  broken || fleeing;

/** In Phalanx, with a front section in contact (onus-8.9). */
export const inPhalanx = (unit: Fighter) =>
  unit.formation === 'phalanx' && touchedOn(unit, 'front');

const HORSES: readonly Kind[] = ['cavalry', 'chariots'];

/** Whether the enemy frightens the unit: by Terror, or as camels frighten horses (onus-9.17, onus-12.31). */
export const frightens = (enemy: Fighter, unit: Fighter, dromedaries: boolean) =>
  has(enemy, 'terror') || isFrightenedByCamels(unit, enemy, dromedaries);

export const isHorseBeforeCamels = (kind: Kind, enemyKind: Kind, dromedaries: boolean) =>
  dromedaries && enemyKind === 'camels' && HORSES.includes(kind);
export const isFrightenedByCamels = (unit: Fighter, enemy: Fighter, dromedaries: boolean) =>
  isHorseBeforeCamels(unit.kind, enemy.kind, dromedaries);

export { isMounted };
