import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Point } from '../../engine/plane/point.ts';
import { outline, type Rectangle } from '../../engine/plane/rectangle.ts';
import type { PlanePicture, PlaneQuestion } from '../../library/registry.ts';
import { PLANE_STYLE } from '../../widgets/desk/drawing-style.ts';
import {
  type DrawnCard,
  type Frame,
  type Overlay,
  PlaneBoard,
  type Table,
} from '../../widgets/plane/PlaneBoard.tsx';
import { type Drawing, framed } from '../drawing.ts';
import type { Answered } from './asked.ts';
import { withLabels } from './labels.ts';

/** Room around what is drawn, and beyond the edge of the table. */
const AROUND = 160;
/** The least width by the height: two units behind each other are no strip. */
const NARROWEST = 0.5;
const BEYOND = 60;

/** What a picture shows: its table with all that is drawn over it. */
export interface Scene extends Answered {
  table: Table;
  /** All that covers the table: cards and their markers. */
  covered: readonly Rectangle[];
  /** What is seen whole besides. */
  whole: readonly Point[];
  cards: () => readonly DrawnCard[];
}

/** What the pictures of a measured table take from its system: the answer to a question, and how it is drawn. */
export type PlanePictures = (position: string, ask: PlaneQuestion) => Scene;

/** The part of the table that a picture shows: all that lies there and all that is told of it. */
function frameOf(
  { table, covered, whole }: Scene,
  { ghosts = [], ways = [], rulers = [] }: Overlay,
  more: readonly Point[] = [],
): Frame {
  const points = [
    ...covered.flatMap(outline),
    ...ghosts.flatMap(({ rectangle }) => outline(rectangle)),
    ...ways.flatMap((way) => way.points),
    ...rulers.flatMap(({ from, to }) => [from, to]),
    ...whole,
    ...more,
  ];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const y = Math.max(-BEYOND, Math.min(...ys) - AROUND);
  const bottom = Math.min(table.depth + BEYOND, Math.max(...ys) + AROUND);
  const span = Math.max(...xs) - Math.min(...xs);
  const beside = Math.max(AROUND, ((bottom - y) * NARROWEST - span) / 2);
  const x = Math.max(-BEYOND, Math.min(...xs) - beside);
  const right = Math.min(table.width + BEYOND, Math.max(...xs) + beside);
  const frame = { x, y, width: right - x, height: bottom - y };
  return Object.fromEntries(
    Object.entries(frame).map(([key, value]) => [key, Math.round(value)]),
  ) as typeof frame;
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

const scaleOf = ({ width, height }: Frame) => Math.min(SCALE, WIDEST / width, HIGHEST / height);
/** Pixels below which nobody reads a letter. */
const READABLE = 13;

const lettersOf = (frame: Frame) =>
  Math.max(
    LEAST_LETTERS,
    Math.round(frame.width * LETTERS),
    frame.width > NAMED ? 0 : Math.round(READABLE / scaleOf(frame)),
  );

function styleFor(frame: Frame): string {
  const size = lettersOf(frame);
  const name =
    frame.width > NAMED ? 'display:none' : `font-size:${Math.min(240, Math.round(size * 1.25))}px`;
  return `${PLANE_STYLE}svg{color:var(--ink)}.plane :is(.ruler,.way) text{font-size:${size}px}.plane .name{${name}}`;
}

/** Before it is answered: cards, and what the question tells: the distance, the way of a unit; not its end, nor what fights there. */
function asked(ask: PlaneQuestion): string {
  const hidden = [
    ask.what === 'contacts' ? '.ghost:not(.before)' : '.ghost',
    '.contact',
    ...(ask.what === 'asked' && ask.told === 'way' ? [] : ['.way']),
    ...(ask.what === 'distance' ? [] : ['.ruler', '.area']),
  ];
  return `#asked:target~:is(${hidden}){display:none}`;
}

export function planeDrawing(
  { clause, position, ask }: Pick<PlanePicture, 'position' | 'ask'> & { clause: string },
  pictures: PlanePictures,
): Drawing {
  const scene = pictures(position, ask);
  const { table, found, covered } = scene;
  const letters = lettersOf(frameOf(scene, scene.overlay));
  const { overlay, corners } = withLabels(scene.overlay, covered, letters);
  const frame = frameOf(scene, overlay, corners);
  const scale = scaleOf(frame);
  return {
    width: Math.round(frame.width * scale),
    height: Math.round(frame.height * scale),
    found,
    svg: () => {
      const board = { table, cards: scene.cards(), overlay, frame, label: clause };
      const svg = renderToString(h(PlaneBoard, board));
      return framed(svg, styleFor(frame) + asked(ask));
    },
  };
}
