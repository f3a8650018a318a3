import { contacts } from '../../plane/contact.ts';
import type { Rectangle, Side } from '../../plane/rectangle.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { body } from './body.ts';
import { DIVISION, ONE_SECTION, type TableState, type TableUnit } from './state.ts';

/** How many sections of two units touch on one pair of sides. */
export interface Touch {
  /** The side of the first and of the second unit; a Section marker fights with its front. */
  own: Side | 'marker';
  other: Side | 'marker';
  sections: number;
}

const FIGHTING: readonly Touch['own'][] = ['front', 'marker'];

/** Only contacts in which one of the two faces the other frontally are fought out (onus-7.84, ruling R30). */
export const isFought = ({ own, other }: Touch) =>
  FIGHTING.includes(own) || FIGHTING.includes(other);

const reach = ({ width, depth }: Rectangle) => Math.hypot(width, depth) / 2;
const isNear = (a: TableUnit, b: TableUnit, marker: number) =>
  Math.hypot(a.x - b.x, a.y - b.y) <= reach(a) + reach(b) + 4 * marker;

/** Every contact of two units, fought or not. Each section counts once (onus-7.166). */
export function touches(state: TableState, a: TableUnit, b: TableUnit): Touch[] {
  if (!isNear(a, b, state.marker)) return [];
  const [ownParts, otherParts] = [body(a, state.marker), body(b, state.marker)];
  const found = ownParts.flatMap((part, i) =>
    otherParts.flatMap((otherPart, j) =>
      contacts(part, otherPart, [i ? ONE_SECTION : DIVISION, j ? ONE_SECTION : DIVISION]).map(
        ({ a: own, b: other, partsA, partsB }): Touch => ({
          own,
          other,
          sections: Math.min(partsA.length, partsB.length),
        }),
      ),
    ),
  );
  return [
    ...found,
    ...around(a, b),
    ...around(b, a).map(({ own, other, sections }) => ({ own: other, other: own, sections })),
  ];
}

/** Section markers of a unit that lie at another one. */
const around = (owner: TableUnit, target: TableUnit): Touch[] =>
  owner.enveloping
    .filter(({ target: name }) => name === target.name)
    .map(({ side, markers }) => ({ own: 'marker', other: side, sections: markers }));

/** Two enemies that are engaged: what of them fights, and with how many dice. */
export interface Engagement {
  own: TableUnit;
  other: TableUnit;
  touches: readonly Touch[];
  /** Both roll as many. */
  dice: number;
}

export function engagement(state: TableState, a: TableUnit, b: TableUnit): Engagement | undefined {
  if (!areEnemies(a, b)) return undefined;
  const fought = touches(state, a, b).filter(isFought);
  const dice = fought.reduce((sum, { sections }) => sum + sections, 0);
  return dice > 0 ? { own: a, other: b, touches: fought, dice } : undefined;
}

/** The engagements of a unit, itself first in each. */
export const engagementsOf = (state: TableState, unit: TableUnit): Engagement[] =>
  state.units.flatMap((other) => engagement(state, unit, other) ?? []);

export const isEngaged = (state: TableState, unit: TableUnit) =>
  state.units.some((other) => engagement(state, unit, other) !== undefined);

/** Every pair of enemies that is engaged, once. */
export const engagements = (state: TableState): Engagement[] =>
  state.units.flatMap((unit, i) =>
    state.units.slice(i + 1).flatMap((other) => engagement(state, unit, other) ?? []),
  );

/** The sides of the second unit on which the first one attacks it. */
export const sidesHit = ({ touches: all }: Pick<Engagement, 'touches'>) => [
  ...new Set(all.flatMap(({ other }) => (other === 'marker' ? [] : [other]))),
];

/** The front sections of a unit, markers that lengthen it included, of which no enemy is in contact. */
export function freeSections(state: TableState, unit: TableUnit): number {
  const all = DIVISION.front + unit.extended.length;
  const used = engagementsOf(state, unit)
    .flatMap(({ touches: each }) => each)
    .filter(({ own }) => own === 'front' || own === 'marker')
    .reduce((sum, { sections }) => sum + sections, 0);
  return Math.max(0, all - used);
}
