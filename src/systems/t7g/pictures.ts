import { type Answered, type Asked, answerTo, between } from '../../book/plane/asked.ts';
import { Lines } from '../../book/plane/lines.ts';
import type { PlanePictures } from '../../book/plane/pictures.ts';
import type { Point } from '../../engine/plane/point.ts';
import { withinTable } from '../../engine/plane/table/state.ts';
import { surveyTable } from '../../engine/t7g/table/notation.ts';
import { queries } from '../../engine/t7g/table/queries.ts';
import { distanceOf, INCH, ofInches } from '../../engine/t7g/table/scale.ts';
import {
  centreOf,
  centresOf,
  has,
  isTroop,
  type TableState,
  type TableUnit,
} from '../../engine/t7g/table/state.ts';
import type { PlaneQuestion, TableAsked } from '../../library/registry.ts';
import { tableOf } from '../../widgets/plane/PlaneBoard.tsx';
import { deploymentZones, drawnCard, drawnGround, type Ruler, zonesOf } from './drawn.ts';
import { overlayOf } from './overlay.ts';

/** Lines that measure in quarters of an inch. */
const { measured } = new Lines(INCH, '″', 'none');
const ruler: Ruler = (from, to, broken = false) => ({ ...measured(from, to), broken });

function mustBe({ units }: TableState, name: string): TableUnit {
  const unit = units.find((one) => one.name === name);
  if (!unit) throw new RangeError(`There is no unit ${name}.`);
  return unit;
}

/** One question of the table, and what is drawn of it. */
function answered(table: TableState, position: string, asked: TableAsked): Answered {
  const query = queries.find(({ id }) => id.endsWith(`/${asked.question}`));
  if (!query) throw new RangeError(`There is no question ${asked.question}.`);
  const { unit: unitName, other, told } = asked;
  const second = ['targetName', 'otherName'].find((name) => name in query.fields);
  const draft = { position, unitName, ...(second && other && { [second]: other }), ...told };
  const answer = answerTo(query, draft);
  const unit = mustBe(table, unitName);
  const target = other === undefined ? undefined : mustBe(table, other);
  return {
    found: answer,
    overlay: overlayOf({ table, question: query.id, unit, target, answer }, ruler),
  };
}

/** All that was asked of a table, drawn over one another. */
function together(table: TableState, position: string, ask: Asked<'asked'>): Answered {
  const all = ask.all.map((one) => ({ one, ...answered(table, position, one) }));
  const apart = (ask.apart ?? []).map(([a, b]) => {
    const { from, to } = between(mustBe(table, a), mustBe(table, b));
    return ruler(from, to);
  });
  const [only, ...more] = all;
  const named = all.map(({ one, found }) => [one.other ?? one.unit, found]);
  return {
    found: only && more.length === 0 ? only.found : Object.fromEntries(named),
    overlay: {
      areas: all.flatMap(({ overlay }) => overlay.areas ?? []),
      ghosts: all.flatMap(({ overlay }) => overlay.ghosts ?? []),
      ways: all.flatMap(({ overlay }) => overlay.ways ?? []),
      lit: all.flatMap(({ overlay }) => overlay.lit ?? []),
      rulers: [...all.flatMap(({ overlay }) => overlay.rulers ?? []), ...apart],
    },
  };
}

/** All within a distance of a point. */
const around = ({ x, y }: Point, by: number): Point[] => [
  { x: x - by, y: y - by },
  { x: x + by, y: y + by },
];

/** The circles of a picture are seen whole: where a Commander commands, a weapon reaches, an enemy watches. */
function circlesOf({ units, scale }: TableState, ask: PlaneQuestion): Point[] {
  if (ask.what !== 'asked') return [];
  return ask.all.flatMap(({ question, unit: name }) => {
    const unit = units.find((one) => one.name === name);
    if (!unit) return [];
    const enemies = units.filter((one) => isTroop(one) && one.player !== unit.player);
    if (question === 'table-distance' && !isTroop(unit))
      return around(unit, ofInches(has(unit, 'presence') ? 9 : 6) + unit.width / 2);
    if (question === 'table-sight' && unit.range > 0) {
      const { x, y } = centreOf(unit);
      return around({ x, y }, ofInches(unit.range)).map((at) => ({ ...at, y: Math.min(at.y, y) }));
    }
    if (question === 'table-reactions')
      return enemies.flatMap((one) => around(centreOf(one), distanceOf('reaction', { scale })));
    return question === 'table-move'
      ? enemies.flatMap((one) => centresOf(one).flatMap(({ at }) => around(at, INCH)))
      : [];
  });
}

/** Where on the table the distances of a deployment are drawn, as a part of its width. */
const RULER_AT = 0.9;

/** The zones with the inches between them, and the units that stand beyond theirs (t7g-9.53, t7g-9.55). */
function deployment(table: TableState): Answered {
  const zones = zonesOf(table);
  const outside = table.units.filter((unit) => {
    const [from, to] = zones[unit.player];
    return withinTable({ ...unit, y: unit.y - from }, { ...table, depth: to - from }) < 0;
  });
  const marks = [...zones.top, table.depth / 2, ...zones.bottom];
  const x = table.width * RULER_AT;
  return {
    found: { outside: outside.map(({ name }) => name) },
    overlay: {
      areas: deploymentZones(table),
      rulers: marks.slice(1).map((y, i) => ruler({ x, y: marks[i] ?? 0 }, { x, y })),
    },
  };
}

function answerOf(table: TableState, position: string, ask: PlaneQuestion): Answered {
  switch (ask.what) {
    case 'asked':
      return together(table, position, ask);
    case 'deployment':
      return deployment(table);
    case 'contacts':
      return { found: {}, overlay: {} };
    default:
      throw new RangeError(`${position}: no picture of ${JSON.stringify(ask)}`);
  }
}

export const PICTURES: PlanePictures = (position, ask) => {
  const { state, faults } = surveyTable(position);
  const [fault] = faults;
  if (fault) throw new RangeError(`${position}: ${fault.problem} at ${fault.at}`);
  const elements = state.elements ?? [];
  const corners = [
    { x: 0, y: 0 },
    { x: state.width, y: state.depth },
  ];
  return {
    ...answerOf(state, position, ask),
    table: tableOf(
      state,
      INCH,
      elements.map((element) => drawnGround(element)),
    ),
    covered: state.units,
    whole: [
      ...elements.flatMap(({ points }) => points),
      ...circlesOf(state, ask),
      ...(ask.what === 'deployment' ? corners : []),
    ],
    cards: () => state.units.map(drawnCard),
  };
};
