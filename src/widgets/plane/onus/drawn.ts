import { contacts } from '../../../engine/core/plane/contact.ts';
import { middleOf } from '../../../engine/core/plane/rectangle.ts';
import { body, envelopers } from '../../../engine/onus/table/body.ts';
import { engagements } from '../../../engine/onus/table/engaged.ts';
import { DIVISION, inUd, ofUd, TENTHS_PER_UD } from '../../../engine/onus/table/sizes.ts';
import type { TableState, TableUnit } from '../../../engine/onus/table/state.ts';
import { fill } from '../../../i18n/format.ts';
import type { PlaneWords } from '../../../i18n/plane.ts';
import type { Texts } from '../../../i18n/texts.ts';
import { UNITS_ONUS } from '../../../reading/marks/units-onus.ts';
import type { DrawnCard, LitSections, Overlay, Table } from '../PlaneBoard.tsx';
import { around, frontArc } from '../shapes.ts';

export interface Speech {
  words: PlaneWords;
  texts: Texts;
}

export const say = ({ texts }: Speech, template: string, values: Record<string, string | number>) =>
  fill(template, values, {}, texts.lang);

export const tableOf = ({ width, depth }: TableState): Table => ({
  width,
  depth,
  unit: TENTHS_PER_UD,
});

function marksOn(unit: TableUnit, words: PlaneWords): string[] {
  const marks: [boolean, string][] = [
    [unit.active, words.marksActive],
    [unit.broken && !unit.fleeing, words.marksBroken],
    [unit.fleeing, words.marksFleeing],
    [unit.forcedMarch, words.marksForced],
    [unit.general !== null, words.marksGeneral],
  ];
  return marks.flatMap(([is, mark]) => (is ? [mark] : []));
}

/** The cards of a table as the board draws them. A card that has not changed is the same object as before. */
export function drawnCards(
  state: TableState,
  { words, texts }: Speech,
  before: readonly DrawnCard[] = [],
): DrawnCard[] {
  return state.units.map((unit) => {
    const { name, player, kind, formation, fleeing } = unit;
    const next: DrawnCard = {
      id: name,
      player,
      rectangle: unit,
      name,
      note: formation === 'none' ? '' : texts.value(formation, 'formation'),
      symbol: UNITS_ONUS[kind].body,
      marks: marksOn(unit, words),
      state: fleeing ? 'fleeing' : '',
      sections: DIVISION,
      markers: [...body(unit, state.marker).slice(1), ...envelopers(state, unit)],
    };
    const same = before.find(({ id }) => id === name);
    return same && JSON.stringify(same) === JSON.stringify(next) ? same : next;
  });
}

/** The sections in contact of every pair that is engaged, on the cards of both. */
export function litContacts(state: TableState): LitSections[] {
  return engagements(state).flatMap(({ own, other }) =>
    contacts(own, other, [DIVISION, DIVISION]).flatMap(({ a, b, sectionsA, sectionsB }) => [
      { card: own, side: a, parts: DIVISION[a], which: sectionsA.map(({ section }) => section) },
      { card: other, side: b, parts: DIVISION[b], which: sectionsB.map(({ section }) => section) },
    ]),
  );
}

/** What a chosen unit reaches: its missiles, and its general's influence. */
export function reachOf(unit: TableUnit): NonNullable<Overlay['areas']> {
  const range = ofUd(unit.range);
  return [
    ...(range > 0
      ? ([
          { d: frontArc(unit, range), kind: 'range' },
          { d: frontArc(unit, range / 2), kind: 'near' },
        ] as const)
      : []),
    ...(unit.general === null
      ? []
      : ([{ d: around(unit, ofUd(unit.general)), kind: 'radius' }] as const)),
  ];
}

/** A ruler from the front of one unit to the nearest point of another. */
export const rulerTo = (unit: TableUnit, to: { x: number; y: number }, broken: boolean) => {
  const from = middleOf(unit, 'front');
  const distance = Math.round(Math.hypot(to.x - from.x, to.y - from.y));
  return { from, to, label: `${inUd(distance)} UD`, broken };
};
