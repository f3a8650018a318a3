import { choice, flag, list } from '../core/schema/choices.ts';
import { rare, usual } from '../core/schema/groups.ts';
import { count, measure } from '../core/schema/numbers.ts';
import { ABILITIES, FORMATIONS, KINDS, MOST_EXTENDED } from './units.ts';

/** Values of cards are small; what is beyond is a slip of the pen. */
const MOST = 20;
const MOST_LIFE = 30;

/** Hand to hand: what the unit adds to its dice to hit and to wound (onus-3.2). */
export const ATTACK = { hit: usual(count(1, MOST, 4)), wound: usual(count(1, MOST, 3)) };
/** What those dice must exceed (onus-3.4). */
export const DEFENCE = {
  dodge: usual(count(1, MOST, 5)),
  armour: usual(count(1, MOST, 6)),
};

/** What is on a unit, and lowers or raises its values whatever it does. */
export const STATE = {
  wounds: usual(count(0, MOST_LIFE, 0)),
  broken: flag(),
  fleeing: flag(),
  forcedMarch: rare(flag()),
  formation: choice(FORMATIONS, 'none'),
  bravery: rare(flag()),
  hero: rare(flag()),
  noOfficers: rare(flag()),
};

/** Ground of the Terrain and Fortresses expansion. */
export const GROUND = rare(choice(['open', 'woods', 'slopes', 'river'], 'open'));

/** Where the general of its side is, what he gives to his own unit, and whether he is lost. */
export const GENERAL = {
  general: choice(['none', 'in-radius', 'in-unit'], 'none'),
  generalStrength: rare(count(0, MOST, 0)),
  generalDefence: rare(count(0, MOST, 0)),
  generalMorale: rare(count(0, MOST, 0)),
  generalLost: rare(flag()),
};

/** How a check ended, where its die is not told. */
export const CHECK_RESULTS = ['passed', 'failed'] as const;

export const MORALE = usual(count(1, MOST, 7));
export const LIFE = count(1, MOST_LIFE, 6);
/** UD a turn. */
export const MOVEMENT = measure(0, MOST, 3);
export const EXTENDED = rare(count(0, MOST_EXTENDED, 0));
export const KIND = choice(KINDS, 'infantry');
export const ABILITY_LIST = list(ABILITIES, ABILITIES.length);
