import { listNotation, type Misread } from '../../core/list-notation.ts';
import {
  type ArmyList,
  LIST_FIELDS,
  LIST_HEAD,
  LIST_UNIT,
  type ListCommander,
  type ListUnit,
} from './list.ts';

type Unfinished<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A list as far as it has been written: what its player must still say may be missing. */
export type WrittenList = Unfinished<Omit<ArmyList, 'commanders' | 'units'>> & {
  readonly commanders?: readonly Unfinished<ListCommander>[];
  readonly units?: readonly Unfinished<ListUnit>[];
};

/** The letters of each number, and the words of what is so or not. */
const HEAD = {
  pointsLimit: 'max',
  factionKept: 'no-faction',
  boxesKept: 'no-boxes',
  contingents: 'contingents',
  periodsMixed: 'mixed',
  horda: 'horda',
};
const COMMANDER = { isGeneral: 'general', commanderLevel: 'l' };
const UNIT = {
  unitPoints: 'p',
  copies: 'n',
  ledBy: 'by',
  speed: 'sp',
  limberedSpeed: 'ls',
  combat: 'cb',
  fire: 'fi',
  farFire: 'ff',
  discipline: 'di',
  courage: 'co',
  stamina: 'st',
  infantryDefence: 'in',
  cavalryDefence: 'ca',
  volleysDefence: 'vo',
  artilleryDefence: 'ar',
  largeBase: 'large',
  front: 'fr',
  depth: 'dp',
  eliteUnit: 'elite-unit',
  eliteRule: 'buys-elite',
  eliteDiscipline: 'buys-discipline',
  eliteByList: 'no-elite',
  allied: 'allied',
  integrated: 'integrated',
};

const NOTATION = listNotation({
  version: 't7ga1',
  head: { fields: LIST_HEAD, codes: HEAD },
  lists: {
    commanders: { mark: 'c', codes: COMMANDER, ...LIST_FIELDS.commanders },
    units: { mark: 'u', codes: UNIT, ...LIST_FIELDS.units, fields: LIST_UNIT },
  },
});

/** A list in one word: `t7ga1_Flandes.max1000_c.Spinola.general.l3.tutor_u.Tercio.p150`. */
export const writeArmy: (list: WrittenList) => string = NOTATION.write;

/** Reads a list back, finished or not; or the place at which the text is damaged. */
export const parseArmy = NOTATION.parse as (text: string) => WrittenList | Misread;

/** What somebody has filled in so far, where all of it can be written; undefined where something is no value at all. */
export const writtenOf = NOTATION.writtenOf as (draft: unknown) => WrittenList | undefined;
