import type { Query } from '../../engine/core/query.ts';
import { bearing, direction, FULL_TURN, HALF_TURN, heading } from '../../engine/plane/angle.ts';
import { moved, turn } from '../../engine/plane/moves.ts';
import { dot, minus, type Point, plus } from '../../engine/plane/point.ts';
import { middleOf } from '../../engine/plane/rectangle.ts';
import { ranksOf } from '../../engine/wab/table/block.ts';
import { positionFaults } from '../../engine/wab/table/fields.ts';
import { NOTATION } from '../../engine/wab/table/notation.ts';
import { queries } from '../../engine/wab/table/queries.ts';
import { INCH, inInches } from '../../engine/wab/table/scale.ts';
import { orderOf, type TableUnit } from '../../engine/wab/table/state.ts';
import type { TerrainKind } from '../../engine/wab/table/terrain.ts';
import type { WabPlaneWord } from '../../i18n/wab/plane.ts';
import { say } from '../../widgets/desk/speech.ts';
import { stored } from '../../widgets/device.ts';
import { armyKey } from '../../widgets/given/sheets.ts';
import { isDraft } from '../../widgets/paths.ts';
import { mountTable } from '../../widgets/plane/mount.tsx';
import { pictureTable } from '../../widgets/plane/Picture.tsx';
import type { PlaneSystem, Posed } from '../../widgets/plane/system.ts';
import { drawnCards, drawnGrounds, reachOf, ruler } from './drawn.ts';
import { overlayOf } from './overlay.ts';
import { MoreOfUnit, UnitFields } from './UnitFields.tsx';

type Question = Posed<TableUnit, never>;

const overlay = ({ query, ...asked }: Question) =>
  overlayOf({ ...asked, question: query.id }, ruler);

/** A charge holds where it gets there, a flight where the unit lives. */
function holds({ id }: Query, { allowed, reachesIt, destroyedOnWay }: Question['answer']) {
  if (id === 'wab/table-flight') return destroyedOnWay === true ? false : undefined;
  if (typeof reachesIt === 'boolean') return reachesIt;
  return typeof allowed === 'boolean' ? allowed : undefined;
}

/** Two battle lines of close order, archers before them, horse on a wing, an elephant, a wood and a hill. */
const EXAMPLE =
  'wab1_wood-18-18-26-25_hill-46-20-55-27_wall-30-22-36-22_bottom_A1-31-32-n24-w6_A2-37-32-n23-w6_S1-34-29-n10-w10-open-r24_H1-48-33-cavalry_E1-25-33-elephant_top_X1-31-24-n24-w6_X2-39-23.5-n20-w5_Y1-46-25-n8-w8-open-r18_Z1-52-25-cavalry-n10-200';

/** Whole tenths of an inch: a finger is not finer. */
const tenth = (tenths: number) => Math.round(inInches(tenths) * 10) / 10;

/** The cards that the device keeps. */
function kept(): readonly unknown[] {
  const cards = stored(armyKey('wab'));
  return isDraft(cards) && Array.isArray(cards.units) ? cards.units : [];
}

/** A wheel of less than that is none. */
const LEAST = 20;

/** A drag as a way: a wheel towards the place, and straight on. */
function wayTo(unit: TableUnit, to: Point) {
  const front = middleOf(unit, 'front');
  const goal = plus(front, minus(to, unit));
  const off = heading(bearing(front, goal) - unit.heading);
  const by = off > HALF_TURN ? off - FULL_TURN : off;
  const angle = Math.abs(by) > HALF_TURN / 2 ? 0 : by;
  const wheels = Math.abs(angle) >= LEAST;
  const turned = wheels ? moved(unit, turn(angle < 0 ? 'front-left' : 'front-right', angle)) : unit;
  const ahead = dot(minus(goal, middleOf(turned, 'front')), direction(turned.heading));
  const along = (Math.abs(angle) * Math.PI * unit.width) / HALF_TURN;
  return [
    ...(wheels ? [{ go: angle < 0 ? 'wheel-left' : 'wheel-right', amount: tenth(along) }] : []),
    ...(ahead >= 1 ? [{ go: 'forward', amount: tenth(ahead) }] : []),
  ];
}

/** The same as a place for the middle of its front. */
function placeOf(unit: TableUnit, to: Point) {
  const { x, y } = plus(middleOf(unit, 'front'), minus(to, unit));
  return { toX: tenth(x), toY: tenth(y) };
}

/** What the measured table takes from this system. */
export const PLANE: PlaneSystem<TableUnit, never, WabPlaneWord> = {
  key: 'wab',
  notation: NOTATION,
  faults: positionFaults,
  unit: INCH,
  measure: 'measure',
  example: EXAMPLE,
  army: {
    kept: () => kept().length > 0,
    muster: async () => (await import('./muster.ts')).mustered(stored(armyKey('wab'))),
  },
  // The book gives no deployment zones.
  deployment: () => [],
  sizes: {},
  renamed: (unit) => unit,
  alone: (unit) => unit,
  grounds: drawnGrounds,
  lands: { nameOf: (kind, { words }) => words[kind as TerrainKind], remarks: () => [] },
  cards: drawnCards,
  lit: () => [],
  reach: reachOf,
  kind: ({ kind }, { texts }) => texts.value(kind, 'tableKind'),
  told: (_, unit, speech) => [
    say(speech, speech.words.ranks, {
      ...{ models: unit.models, wide: unit.wide, deep: ranksOf(unit) },
    }),
    speech.texts.value(orderOf(unit), 'tableOrder'),
    ...unit.traits.map((trait) => speech.texts.value(trait, 'tableTrait')),
  ],
  Fields: UnitFields,
  More: MoreOfUnit,
  questions: {
    all: queries,
    words: {
      'wab/table-move': 'asksMove',
      'wab/table-reform': 'asksReform',
      'wab/table-skirmish': 'asksSkirmish',
      'wab/table-charge': 'asksCharge',
      'wab/table-counter': 'asksCounter',
      'wab/table-sight': 'asksSight',
      'wab/table-distance': 'asksDistance',
      'wab/table-flight': 'asksFlight',
      'wab/table-back': 'asksBack',
      'wab/table-stampede': 'asksStampede',
      'wab/table-shot': 'asksShot',
    },
    moves: 'wab/table-move',
    drags: ['wab/table-skirmish'],
    dragged: (unit, to) => ({ path: wayTo(unit, to), ...placeOf(unit, to) }),
    holds,
    overlay,
  },
};

export const mount = mountTable(PLANE);
export const picture = pictureTable(PLANE);
