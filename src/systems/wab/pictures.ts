import { type Answered, type Asked, answerTo } from '../../book/plane/asked.ts';
import { Lines } from '../../book/plane/lines.ts';
import type { PlanePictures } from '../../book/plane/pictures.ts';
import { nearestPoints } from '../../engine/plane/polygon.ts';
import { outline } from '../../engine/plane/rectangle.ts';
import { unitNamed } from '../../engine/plane/table/state.ts';
import { stridesOf } from '../../engine/wab/table/moves/stride.ts';
import { surveyTable } from '../../engine/wab/table/notation.ts';
import { queries } from '../../engine/wab/table/queries.ts';
import { INCH } from '../../engine/wab/table/scale.ts';
import type { TableState, TableUnit } from '../../engine/wab/table/state.ts';
import type { PlaneQuestion, TableAsked } from '../../library/registry.ts';
import { tableOf } from '../../widgets/plane/PlaneBoard.tsx';
import { drawnCard, drawnGround, type Ruler } from './drawn.ts';
import { overlayOf } from './overlay.ts';

/** Lines that measure in quarters of an inch. */
const { measured } = new Lines(INCH, '″', 'none');
const ruler: Ruler = (from, to, broken = false) => ({ ...measured(from, to), broken });

function mustBe(table: TableState, name: string): TableUnit {
  const unit = unitNamed(table, name);
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
    overlay: overlayOf({ table, question: query.id, unit, target, answer, ...pathOf(told) }, ruler),
  };
}

/** The steps that a picture tells of a way. */
const pathOf = (told: TableAsked['told']) =>
  Array.isArray(told?.path)
    ? { path: stridesOf(told.path as Parameters<typeof stridesOf>[0]) }
    : {};

/** All that was asked of a table, drawn over one another. */
function together(table: TableState, position: string, ask: Asked<'asked'>): Answered {
  const all = ask.all.map((one) => ({ one, ...answered(table, position, one) }));
  const apart = (ask.apart ?? []).map(([a, b]) => {
    const { from, to } = nearestPoints(outline(mustBe(table, a)), outline(mustBe(table, b)));
    return ruler(from, to);
  });
  const [only, ...more] = all;
  const named = all.map(({ one, found }) => [one.unit, found]);
  return {
    found: only && more.length === 0 ? only.found : Object.fromEntries(named),
    overlay: {
      areas: all.flatMap(({ overlay }) => overlay.areas ?? []),
      ghosts: all.flatMap(({ overlay }) => overlay.ghosts ?? []),
      ways: all.flatMap(({ overlay }) => overlay.ways ?? []),
      rulers: [...all.flatMap(({ overlay }) => overlay.rulers ?? []), ...apart],
    },
  };
}

function answerOf(table: TableState, position: string, ask: PlaneQuestion): Answered {
  if (ask.what === 'asked') return together(table, position, ask);
  if (ask.what === 'contacts') return { found: {}, overlay: {} };
  throw new RangeError(`${position}: no picture of ${JSON.stringify(ask)}`);
}

export const PICTURES: PlanePictures = (position, ask) => {
  const { state, faults } = surveyTable(position);
  const [fault] = faults;
  if (fault) throw new RangeError(`${position}: ${fault.problem} at ${fault.at}`);
  const elements = state.elements ?? [];
  return {
    ...answerOf(state, position, ask),
    table: tableOf(
      state,
      INCH,
      elements.map((element) => drawnGround(element)),
    ),
    covered: state.units,
    whole: elements.flatMap(({ points }) => points),
    cards: () => state.units.map(drawnCard),
  };
};
