import { freeAtEnds } from '../../engine/onus/table/align.ts';
import { body, envelopers, extension } from '../../engine/onus/table/body.ts';
import { engagements, isFought } from '../../engine/onus/table/engaged.ts';
import {
  DIVISION,
  inUd,
  ONE_SECTION,
  ofUd,
  type TableState,
  type TableUnit,
} from '../../engine/onus/table/state.ts';
import { contacts, type Touched } from '../../engine/plane/contact.ts';
import { middleOf, type Rectangle } from '../../engine/plane/rectangle.ts';
import type { OnusPlaneWord } from '../../i18n/onus/plane.ts';
import type { DrawnCard, LitSides, Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { around, frontArc } from '../../widgets/plane/shapes.ts';
import type { Speech as PlaneSpeech } from '../../widgets/plane/system.ts';
import { UNITS } from './units.ts';

export type Speech = PlaneSpeech<TableUnit, 'marker', OnusPlaneWord>;

function marksOn(unit: TableUnit, words: Speech['words']): string[] {
  const marks: [boolean, string][] = [
    [unit.active, words.marksActive],
    [unit.broken && !unit.fleeing, words.marksBroken],
    [unit.fleeing, words.marksFleeing],
    [unit.forcedMarch, words.marksForced],
    [unit.general !== null, words.marksGeneral],
  ];
  return marks.flatMap(([is, mark]) => (is ? [mark] : []));
}

/** The Section markers of a unit. One that lengthened its front and envelops now lies only where it envelops. */
export function markersOf(state: TableState, unit: TableUnit): Rectangle[] {
  const laid = envelopers(state, unit);
  // Whoever faces a side goes around it clockwise with his left.
  const used = {
    left: laid.filter(({ row }) => row?.clockwise).length,
    right: laid.filter(({ row }) => row?.clockwise === false).length,
  };
  const free = freeAtEnds(state, unit);
  const inFront = unit.extended.filter((end) => used[end] === 0 || used[end] < free[end]);
  return [...inFront.map((end) => extension(unit, end, state.marker)), ...laid];
}

/** What does not depend on the reader's language of a card as a board draws it. */
export const drawnCard = (state: TableState, unit: TableUnit): DrawnCard => ({
  id: unit.name,
  player: unit.player,
  rectangle: unit,
  name: unit.name,
  note: '',
  symbol: UNITS[unit.kind].body,
  // One letter for a general in every language.
  marks: unit.general === null ? [] : ['G'],
  state: unit.fleeing ? 'fleeing' : '',
  parts: DIVISION,
  markers: markersOf(state, unit),
});

/** The cards of a table as the board draws them. */
export const drawnCards = (state: TableState, { words, texts }: Speech): DrawnCard[] =>
  state.units.map((unit) => ({
    ...drawnCard(state, unit),
    note: unit.formation === 'none' ? '' : texts.value(unit.formation, 'formation'),
    marks: marksOn(unit, words),
  }));

/** What fights of a unit, with its sections: its card, what lengthens its front, its markers at an enemy. */
const fightersOf = (state: TableState, unit: TableUnit, enemy: TableUnit) => [
  ...body(unit, state.marker).map((part) => ({
    part,
    division: part === unit ? DIVISION : ONE_SECTION,
  })),
  ...envelopers(state, unit)
    .filter(({ row }) => row?.target === enemy.name)
    .map((part) => ({ part, division: ONE_SECTION })),
];

/** The sections with which two enemies fight, on the cards and markers of both. */
function litBetween(state: TableState, own: TableUnit, other: TableUnit): LitSides[] {
  const [ours, theirs] = [fightersOf(state, own, other), fightersOf(state, other, own)];
  return ours.flatMap(({ part: a, division: parted }) =>
    theirs.flatMap(({ part: b, division }) =>
      contacts(a, b, [parted, division])
        .filter((contact) => isFought({ own: contact.a, other: contact.b, sections: 0 }))
        .flatMap(({ a: mine, b: his, partsA, partsB }) => [
          { card: a, side: mine, parts: parted[mine], which: numbers(partsA) },
          { card: b, side: his, parts: division[his], which: numbers(partsB) },
        ]),
    ),
  );
}

const numbers = (touched: readonly Touched[]) => touched.map(({ part }) => part);

/** The sections in combat of every pair that is engaged, or of those of one unit. */
export const litContacts = (state: TableState, of?: string): LitSides[] =>
  engagements(state)
    .filter(({ own, other }) => of === undefined || own.name === of || other.name === of)
    .flatMap(({ own, other }) => litBetween(state, own, other));

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
