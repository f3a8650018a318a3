import type { Query } from '../../core/query.ts';
import type { Fields } from '../../core/schema/field.ts';
import { type Arm, PROFILES, UNITS, type Unit } from '../units.ts';
import type { NationSheet } from './sheet.ts';
import { type Situation, VALUE_NAMES, valuesOf } from './values.ts';

/** In what combat a side of a question rolls its dice; `none`: it rolls none. */
type Rolls = 'fire' | 'melee' | 'none';

const MELEE = { attacker: 'melee', defender: 'melee' } as const;
/** The sides of each question of whose unit a national card speaks; '' is the question itself. */
const SIDES: Readonly<Record<string, Readonly<Record<string, Rolls>>>> = {
  'ccn/may-move': { '': 'none' },
  'ccn/ranged-combat': { attacker: 'fire', defender: 'none' },
  'ccn/may-melee': { attacker: 'melee' },
  'ccn/melee': MELEE,
  'ccn/melee-roll': MELEE,
  'ccn/melee-outcome': MELEE,
  'ccn/square-combat': MELEE,
  'ccn/retire-and-reform': { attacker: 'melee', defender: 'none' },
  'ccn/combined-arms': { ...MELEE, guns: 'fire' },
  'ccn/retreat': { '': 'none' },
  'ccn/escape': { first: 'melee', second: 'melee' },
};
/** The questions that take values from a sheet. */
export const ASKING: readonly string[] = Object.keys(SIDES);
const OPPONENT: Readonly<Record<string, string>> = {
  attacker: 'defender',
  defender: 'attacker',
  guns: 'defender',
};

/** A value of a sheet at the place where a question asks for it. */
export interface GivenValue {
  path: string;
  value: number | string;
  /** It is generally known, and on no card that somebody copied. */
  general: boolean;
  /** How the unit begins: in play this changes, and what somebody says of it stands. */
  begins: boolean;
}

type Draft = Readonly<Record<string, unknown>>;
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null;
const partOf = (draft: unknown, name: string): unknown =>
  isDraft(draft) && Object.hasOwn(draft, name) ? draft[name] : undefined;
const within = (draft: Draft, side: string): unknown =>
  side === '' ? draft : side.split('.').reduce<unknown>(partOf, draft);

/** The sides of a question that take values from a sheet, as they stand in a draft: `attacker`, `guns.0`. */
export const sidesOf = (query: string, draft: Draft): string[] =>
  Object.keys(SIDES[query] ?? {}).flatMap((side) => {
    const part = within(draft, side);
    return Array.isArray(part) ? part.map((_, i) => `${side}.${i}`) : side === 'guns' ? [] : side;
  });

const unitOf = (side: unknown): Unit | undefined =>
  UNITS.find((unit) => unit === partOf(side, 'unit'));
const numberOf = (side: unknown, name: string): number | undefined => {
  const value = partOf(side, name);
  return typeof value === 'number' ? value : undefined;
};
function armOf(side: unknown): Arm | undefined {
  const unit = unitOf(side);
  return unit && PROFILES[unit].arm;
}

function fieldsOf(fields: Fields, group: string): Fields {
  const field = fields[group];
  if (group === '') return fields;
  return field?.kind === 'group' || field?.kind === 'groups' ? field.fields : {};
}

const ROUNDS: Readonly<Record<string, NationSheet['half']>> = {
  french: 'up',
  british: 'up',
  portuguese: 'down',
  'other-rounds-up': 'up',
  'other-rounds-down': 'down',
};

/** What a sheet says of the unit of one side of a question, as far as the question asks for it. */
export function givenTo(
  { id, fields }: Pick<Query, 'id' | 'fields'>,
  side: string,
  draft: Draft,
  sheet: NationSheet,
): GivenValue[] {
  const [group = ''] = side.split('.');
  const part = within(draft, side);
  const unit = unitOf(part);
  const rolls = SIDES[id]?.[group] ?? 'none';
  if (!unit) return [];
  const situation: Situation = {
    roll: rolls === 'none' ? undefined : rolls,
    blocks: numberOf(part, 'blocks'),
    distance: numberOf(part, 'distance') ?? numberOf(draft, 'distance'),
    opponentArm: armOf(within(draft, OPPONENT[group] ?? '')),
    moved: numberOf(part, 'moved'),
  };
  const { nation, general, ...values } = valuesOf(sheet, unit, situation);
  const asked = fieldsOf(fields, group);
  const pathOf = (name: string) => (side === '' ? name : `${side}.${name}`);
  const given: GivenValue[] = VALUE_NAMES.flatMap((name) => {
    const value = values[name];
    return name in asked && value !== undefined
      ? { path: pathOf(name), value, general: general.includes(name), begins: name === 'blocks' }
      : [];
  });
  if (!('nation' in asked) || values.blocks === undefined) return given;
  // A nation that the book itself names stays, unless it rounds otherwise.
  const named = String(partOf(part, 'nation') ?? 'french');
  const value = ROUNDS[named] === sheet.half ? named : nation;
  return [...given, { path: pathOf('nation'), value, general: false, begins: false }];
}
