import { useMemo, useState } from 'preact/hooks';
import { put, type Query } from '../../engine/core/query.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Point } from '../../engine/plane/point.ts';
import { type Piece, unitNamed } from '../../engine/plane/table/state.ts';
import type { Stride } from '../../engine/plane/table/strides.ts';
import { underHouse } from '../house/house.ts';
import { keptHouse } from '../house/kept.ts';
import { FROM_TABLE } from '../on-table.ts';
import type { Draft } from '../paths.ts';
import { fieldAt, fromParams, toParams } from '../state.ts';
import type { Posed } from './posed.ts';
import type { Stage } from './Setup.tsx';

/** What a question may take from the table: the second card is an enemy, or any other one. */
const ENEMY = 'targetName';
const OTHER = 'otherName';

/** A question by what follows the key of its system in its id. */
export const idOf = (all: readonly Query[], name: string) =>
  all.find(({ id }) => id.endsWith(`/${name}`))?.id;

/** Fields that the table does not tell. */
export const restOf = ({ fields }: Query): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !FROM_TABLE.includes(name)));

export const asksFor = ({ fields }: Query, name: string) => name in fields;

/** The name of the second card that a question asks for, if it asks for one. */
export const secondOf = (query: Query) => [ENEMY, OTHER].find((name) => asksFor(query, name));

/** Values of an address that belong to fields of the question; the table and its units stand elsewhere. */
export function toldOf(query: Query | undefined, { more }: Posed) {
  const known = (path: string) =>
    query && !FROM_TABLE.includes(path.split('.')[0] ?? '') && fieldAt(query.fields, path);
  const params = new URLSearchParams(more.filter(([path]) => known(path)).map(([...pair]) => pair));
  return {
    draft: query ? fromParams(query.fields, params) : {},
    lost: more.flatMap(([path]) => (known(path) ? [] : [path])),
  };
}

/** What of an address is asked of nobody here: a question, a unit or a value that there is not. */
export function lostIn<U extends Piece>(
  all: readonly Query[],
  units: readonly U[],
  asked: Posed,
): string[] {
  if (!asked.question) return [];
  const id = idOf(all, asked.question);
  if (!id) return [asked.question];
  const nobody = [asked.unit, asked.second].filter(
    (name) => name && !units.some((unit) => unit.name === name),
  );
  return [
    ...nobody,
    ...toldOf(
      all.find((one) => one.id === id),
      asked,
    ).lost,
  ];
}

/** A question about units of the table, as far as it is posed, and the engine's reply to it. */
export function useQuestion<U extends Piece, S extends string, W extends string>(
  { text, survey: { state }, speech: { system }, chosen, choose }: Stage<U, S, W>,
  asking: boolean,
  /** What the address of the page asks. */
  asked: Posed,
) {
  const { all, moves, drags = [] } = system.questions;
  const [id, setId] = useState((asked.question && idOf(all, asked.question)) || moves);
  const [second, setSecond] = useState<string | undefined>(asked.second);
  // A link asks what it says, whatever the house of its reader.
  const [house] = useState(() => (asked.question ? undefined : keptHouse()));
  const query = all.find((one) => one.id === id);
  const [more, setMore] = useState<Draft>(() => toldOf(query, asked).draft);
  const unit = unitNamed(state, chosen ?? '');
  const other = unitNamed(state, second ?? '');
  const wanted = query && secondOf(query);
  const isFoe = unit !== undefined && other !== undefined && other.player !== unit.player;
  const target = wanted === OTHER || (wanted === ENEMY && isFoe) ? other : undefined;
  const needsUnit = query !== undefined && asksFor(query, 'unitName');
  const ready = asking && query && (!needsUnit || unit) && (!wanted || target);
  // What nobody says of a reading, the house rules of the reader say.
  const told = house && query ? underHouse(house, query, more) : more;
  const draft = {
    ...Object.fromEntries(
      Object.entries(told).filter(([name]) => query && Object.hasOwn(query.fields, name)),
    ),
    position: text,
    ...(needsUnit && unit && { unitName: unit.name }),
    ...(query && asksFor(query, 'onlyUnit') && unit && { onlyUnit: unit.name }),
    ...(wanted && target && { [wanted]: target.name }),
  };
  const reply = useMemo(
    () => (ready ? put(query, draft) : undefined),
    [JSON.stringify(draft), id, Boolean(ready)],
  );

  /** Another question takes other readings. */
  const pose = (next: string) => {
    const { readings: _, ...rest } = more;
    setId(next);
    setMore(rest);
  };
  const from = (name: string | undefined) => {
    choose(name);
    if (name !== chosen) setMore({});
  };
  const against = (name: string | undefined) => {
    setSecond(name);
    setMore({});
  };
  /** A card that was tapped: the one in question, or the one that it is asked against. */
  const pick = (name: string | undefined) => {
    const found = unitNamed(state, name ?? '');
    if (!found || found.name === chosen) return;
    const foe = unit && found.player !== unit.player;
    if (wanted === OTHER && unit && !target) against(found.name);
    else if (wanted === OTHER) {
      from(found.name);
      against(undefined);
    } else if (foe) {
      // Where nothing is asked against anybody, an enemy who is tapped is to be attacked.
      if (!wanted) setId(all.find((one) => asksFor(one, ENEMY))?.id ?? id);
      against(found.name);
    } else from(found.name);
  };
  const drag = (name: string, to: Point) => {
    const one = unitNamed(state, name);
    if (one) setMore({ ...more, ...system.questions.dragged(one, to) });
  };
  const canDrag = asking && [moves, ...drags].includes(id);
  const path = query && asksFor(query, 'path') ? ((more.path ?? []) as readonly Stride[]) : [];
  return {
    ...{ id, setId: pose, pick, from, against, more: told, setMore },
    ...{ path, query, unit, target, draft },
    ready: ready ? query : undefined,
    /** What a finger is to tap next. */
    missing: needsUnit && !unit ? 'unit' : wanted && !target ? wanted : undefined,
    /** The question as an address has it. */
    posed: {
      question: id.slice(id.indexOf('/') + 1),
      unit: unit?.name ?? '',
      second: target?.name ?? '',
      more: query ? [...toParams(restOf(query), told)] : [],
    } satisfies Posed,
    drag: canDrag ? drag : undefined,
    ruling: reply && 'ruling' in reply ? reply.ruling : undefined,
    violations: reply && 'violations' in reply ? reply.violations : [],
  };
}
export type Question<U extends Piece, S extends string, W extends string> = ReturnType<
  typeof useQuestion<U, S, W>
>;
