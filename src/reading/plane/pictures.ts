import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { PlanePicture } from '../../content/registry.ts';
import { ofUd } from '../../engine/onus/table/sizes.ts';
import type { TableState } from '../../engine/onus/table/state.ts';
import type { Point } from '../../engine/plane/point.ts';
import { outline } from '../../engine/plane/rectangle.ts';
import { PLANE_STYLE } from '../../widgets/desk/drawing-style.ts';
import { drawnCard, markersOf, tableOf } from '../../widgets/plane/onus/drawn.ts';
import { type Frame, type Overlay, PlaneBoard } from '../../widgets/plane/PlaneBoard.tsx';
import type { Drawing } from '../pictures.ts';
import { answered } from './answers.ts';
import { tableAt } from './asked.ts';
import { withLabels } from './labels.ts';

/** Room around what is drawn, and beyond the edge of the table. */
const AROUND = 160;
const BEYOND = 60;

/** A general's radius is seen whole. */
function radiusOf({ units }: TableState): Point[] {
  return units.flatMap((unit) => {
    if (unit.general === null) return [];
    const wide = 2 * ofUd(unit.general);
    return outline({ ...unit, width: unit.width + wide, depth: unit.depth + wide });
  });
}

const cardsOf = (state: TableState) =>
  state.units.flatMap((unit) => [unit, ...markersOf(state, unit)]);

/** The part of the table that a picture shows: all that lies there and all that is told of it. */
function frameOf(
  state: TableState,
  { ghosts = [], ways = [], rulers = [] }: Overlay,
  more: readonly Point[] = [],
): Frame {
  const points = [
    ...cardsOf(state).flatMap(outline),
    ...ghosts.flatMap(({ rectangle }) => outline(rectangle)),
    ...ways.flatMap((way) => way.points),
    ...rulers.flatMap(({ from, to }) => [from, to]),
    ...radiusOf(state),
    ...more,
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const x = Math.max(-BEYOND, Math.min(...xs) - AROUND);
  const y = Math.max(-BEYOND, Math.min(...ys) - AROUND);
  const right = Math.min(state.width + BEYOND, Math.max(...xs) + AROUND);
  const bottom = Math.min(state.depth + BEYOND, Math.max(...ys) + AROUND);
  const whole = { x, y, width: right - x, height: bottom - y };
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [key, Math.round(value)]),
  ) as typeof whole;
}

/** Pixels to a tenth of a millimetre, and the most that a picture is wide or high. */
const SCALE = 0.16;
const WIDEST = 560;
const HIGHEST = 440;
/** Letters are as large as a column of a phone needs them: part of the width that is shown. */
const LETTERS = 0.042;
const LEAST_LETTERS = 95;
/** Beyond that a card is too small for a name. */
const NAMED = 7000;

const lettersOf = ({ width }: Frame) => Math.max(LEAST_LETTERS, Math.round(width * LETTERS));

function styleFor(frame: Frame): string {
  const size = lettersOf(frame);
  const name =
    frame.width > NAMED ? 'display:none' : `font-size:${Math.min(240, Math.round(size * 1.25))}px`;
  return `${PLANE_STYLE}svg{color:var(--ink)}.plane :is(.ruler,.way) text{font-size:${size}px}.plane .name{${name}}`;
}

export function planeDrawing({ clause, position, ask }: PlanePicture): Drawing {
  const state = tableAt(position);
  const { found, overlay: bare } = answered(position, ask);
  const whole =
    ask.what === 'deployment'
      ? [
          { x: 0, y: 0 },
          { x: state.width, y: state.depth },
        ]
      : [];
  const letters = lettersOf(frameOf(state, bare, whole));
  const { overlay, corners } = withLabels(bare, cardsOf(state), letters);
  const frame = frameOf(state, overlay, [...whole, ...corners]);
  const scale = Math.min(SCALE, WIDEST / frame.width, HIGHEST / frame.height);
  return {
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
    found,
    svg: () => {
      const cards = state.units.map((unit) => drawnCard(state, unit));
      const board = { table: tableOf(state), cards, overlay, frame, label: clause };
      const svg = renderToString(h(PlaneBoard, board));
      return svg.replace(/>/, `><style><![CDATA[${styleFor(frame)}]]></style>`);
    },
  };
}
