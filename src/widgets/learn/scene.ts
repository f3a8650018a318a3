import type { Marks } from '../../book/marks/hexes.ts';
import type { Field, Fields } from '../../engine/core/schema/field.ts';
import { LEADER } from '../../engine/hexes/game/state.ts';
import type { Side } from '../../engine/hexes/hex.ts';
import { type Draft, isDraft } from '../paths.ts';

/** A place of a situation: who stands there, as far as that is said, and on what ground. */
export interface Spot {
  side?: Side;
  unit?: string;
  blocks?: number;
  leader?: boolean;
  ground?: string;
  /** How far it is from the one before is not said. */
  apart?: boolean;
}

/** What tells a unit and a kind of ground from other words. */
export type Signs = Pick<Marks, 'units' | 'grounds'>;

const isOf = (marks: Readonly<Record<string, unknown>>, field: Field, value: unknown) =>
  field.kind === 'choice' && typeof value === 'string' && Object.hasOwn(marks, value);

/** The first of some fields whose value is among the signs. */
function found(fields: Fields, draft: Draft, marks: Readonly<Record<string, unknown>>) {
  const named = Object.entries(fields).filter(([name, field]) => isOf(marks, field, draft[name]));
  return named.map(([name]) => draft[name] as string);
}

const CLEAR = 'clear';

/** What is said of the ground, where that is not clear. */
function groundIn(fields: Fields, draft: Draft, { grounds }: Signs): Pick<Spot, 'ground'> {
  const [ground] = found(fields, draft, grounds);
  return ground && ground !== CLEAR ? { ground } : {};
}

const withLeader = (value: unknown) => value === true || value === 'attached';

function spotsIn(fields: Fields, draft: Draft, signs: Signs): Spot[] {
  const { blocks, leader } = draft;
  return found(fields, draft, signs.units).map((unit) => ({
    unit,
    ...(typeof blocks === 'number' && unit !== LEADER && { blocks }),
    ...(withLeader(leader) && { leader: true }),
    ...groundIn(fields, draft, signs),
  }));
}

/** Who stands in a hex of a way, by the first word of the option: friend, friendly, enemy. */
function occupantOf({ occupant }: Draft): Pick<Spot, 'side'> {
  if (typeof occupant !== 'string' || occupant === 'empty') return {};
  return { side: occupant.startsWith('enemy') ? 'top' : 'bottom' };
}

const MOST_FAR = 5;

/** The hexes of a way, as many as are walked; of each what is said. */
function wayOf(fields: Fields, draft: Draft, signs: Signs): Spot[] {
  const names = Object.keys(fields).filter((name) => /^hex\d$/.test(name));
  const far = typeof draft.hexes === 'number' ? draft.hexes : 0;
  const told = names.flatMap((name, i) => (draft[name] === undefined ? [] : [i + 1]));
  if (names.length === 0 || far > MOST_FAR) return [];
  return Array.from({ length: Math.max(far, ...told, 0) }, (_, i) => {
    const name = `hex${i + 1}`;
    const field = fields[name];
    const hex = draft[name];
    if (field?.kind !== 'group' || !isDraft(hex)) return {};
    return { ...groundIn(field.fields, hex, signs), ...occupantOf(hex) };
  });
}

/** How far apart two units are: said, or the ordinary case. */
function distanceIn({ distance: field }: Fields, { distance }: Draft): number | undefined {
  const usual = field?.kind === 'count' && field.need === 'default' ? field.default : undefined;
  const far = distance ?? usual;
  return typeof far === 'number' && far > 0 && far <= MOST_FAR ? far : undefined;
}

/**
 * A situation as it can be drawn from what is said of it: its units side by side, the hexes between them where the
 * distance is said, or those of a way. Undefined where it names no unit.
 */
export function sceneOf(fields: Fields, draft: Draft, signs: Signs): Spot[] | undefined {
  const groups = Object.entries(fields).flatMap(([name, field]) => {
    const inner = draft[name];
    return field.kind === 'group' && isDraft(inner) && !/^hex\d$/.test(name)
      ? spotsIn(field.fields, inner, signs).slice(0, 1)
      : [];
  });
  const [first, ...others] = [...groups, ...spotsIn(fields, draft, signs)];
  if (!first) return undefined;
  const one: Spot = { ...first, side: 'bottom' };
  const [other] = others;
  if (!other) return [one, ...wayOf(fields, draft, signs)];
  const far = distanceIn(fields, draft);
  const between = Array.from({ length: far ? far - 1 : 0 }, (): Spot => ({}));
  const apart = groups.length < 2 || ('distance' in fields && !far);
  return [one, ...between, { ...other, side: 'top', ...(apart && { apart }) }];
}
