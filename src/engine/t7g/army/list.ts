import { each, problems } from '../../core/problems.ts';
import { flag } from '../../core/schema/choices.ts';
import type { Fields } from '../../core/schema/field.ts';
import { groups, rare } from '../../core/schema/groups.ts';
import { text } from '../../core/schema/names.ts';
import { read } from '../../core/schema/read.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMY_FIELDS, checkArmy } from './army-fields.ts';
import { checkProfile, PROFILE_FIELDS } from './profile.ts';

const NAME = 60;
const { commanders, units, ...CHOSEN } = ARMY_FIELDS;
const { unitCalled, kind, unitPoints, copies, ledBy, ...OPTIONS } = units.fields;

/** A unit of an army list: what it costs, who leads it, and its profile. */
export const LIST_UNIT = {
  ...{ unitCalled, kind, unitPoints, copies, ledBy },
  ...PROFILE_FIELDS,
  ...OPTIONS,
};

/** What the army as a whole says, apart from its Commanders and units. */
export const LIST_HEAD = {
  armyCalled: text(NAME),
  ...CHOSEN,
  horda: rare(flag()),
};

/** A whole army list, as a player copies it from his own book of armies. */
export const LIST_FIELDS = {
  ...LIST_HEAD,
  commanders,
  units: groups(LIST_UNIT, units.most),
};
export type ArmyList = Values<typeof LIST_FIELDS>;
export type ListUnit = ArmyList['units'][number];
export type ListCommander = ArmyList['commanders'][number];

export const checkList = problems<ArmyList>(checkArmy, each('units', checkProfile));

const partOf = (draft: unknown, name: string): unknown =>
  typeof draft === 'object' && draft !== null && Object.hasOwn(draft, name)
    ? Reflect.get(draft, name)
    : undefined;

/** Field by field: what cannot be read counts as unsaid, and a number that must be said as its least. */
function readable<F extends Fields>(fields: F, draft: unknown): Values<F> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const least = field.kind === 'count' && field.need === 'required' ? field.min : undefined;
    const found = [partOf(draft, name), undefined, least]
      .map((given) => read({ [name]: field }, { [name]: given }))
      .find((one) => 'value' in one);
    return [name, found?.value[name]] as const;
  });
  return Object.fromEntries(entries) as Values<F>;
}

const itemsOf = (draft: unknown, name: string): readonly unknown[] => {
  const items = partOf(draft, name);
  return Array.isArray(items) ? items : [];
};

/**
 * An unfinished list as far as it can be used, such as the one that a device keeps: of a unit or Commander what is
 * missing or wrong counts as unsaid, points as none, and a Commander who is not in the list as nobody.
 */
export function usableList(draft: unknown): ArmyList {
  const leaders = itemsOf(draft, 'commanders').map((one) => readable(commanders.fields, one));
  const troops = itemsOf(draft, 'units').map((one) => readable(LIST_UNIT, one));
  return {
    ...readable(LIST_HEAD, draft),
    commanders: leaders,
    units: troops.map((unit) => ({
      ...unit,
      ledBy: unit.ledBy > leaders.length ? 0 : unit.ledBy,
    })),
  };
}

/** One unit as it takes the field: each of several alike is one of its own. */
export interface Fielded {
  /** The place of its entry in the list, from 1, and which of its copies it is, from 1. */
  number: number;
  copy: number;
  unit: ListUnit;
}

/** The units of a list one by one, each copy by itself. */
export const fielded = ({ units }: Pick<ArmyList, 'units'>): Fielded[] =>
  units.flatMap((unit, i) =>
    Array.from({ length: unit.copies }, (_, at) => ({ number: i + 1, copy: at + 1, unit })),
  );

/** The list without one Commander: his units are led by nobody yet, and the others keep theirs. */
export function withoutCommander<D extends { readonly ledBy?: unknown }>(
  units: readonly D[],
  gone: number,
): D[] {
  return units.map((unit) => {
    const { ledBy, ...rest } = unit;
    if (typeof ledBy !== 'number' || ledBy < gone) return unit;
    return { ...(rest as D), ...(ledBy > gone && { ledBy: ledBy - 1 }) };
  });
}
