import { length, minus, type Point, plus, quarter, times } from '../../engine/plane/point.ts';
import { beside, outline, type Rectangle } from '../../engine/plane/rectangle.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';

/** The ground that something covers, with edges along those of the table. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const boxOf = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How wide and high a letter is, as parts of the size of the type. */
const WIDE = 0.7;
const HIGH = 0.8;

function labelBox({ x, y }: Point, said: string, size: number): Box {
  const [across, up] = [(said.length * WIDE * size) / 2, (HIGH * size) / 2];
  return { left: x - across, right: x + across, top: y - up, bottom: y + up };
}

/** Where along its line a label may stand, the best first. */
const PLACES = [0.5, 0.62, 0.38, 0.75, 0.25, 0.88, 0.12];

/** Places on both sides of a line, so far from it that a label does not lie on it; above or to the right first. */
function placesAlong(points: readonly Point[], said: string, size: number): Point[] {
  const last = points.length - 1;
  return PLACES.flatMap((part) => {
    const i = Math.min(last - 1, Math.floor(part * last));
    const [from, to] = [points[i], points[i + 1]];
    if (!from || !to) return [];
    const by = minus(to, from);
    const { x, y } = times(by, 1 / (length(by) || 1));
    const away = (Math.abs(y) * said.length * WIDE + Math.abs(x) * HIGH) * (size / 2) + size * GAP;
    const aside = [quarter({ x, y }), quarter({ x: -x, y: -y })];
    const on = plus(from, times(by, part * last - i));
    const [right, left] = aside.sort((a, b) => b.x - b.y - a.x + a.y);
    return FARTHER.flatMap((more) =>
      [right, left].flatMap((to) => (to ? [plus(on, times(to, away + more * size))] : [])),
    );
  });
}

/** Between a line and its label, as a part of the size of the type. */
const GAP = 0.3;
/** How much farther from its line a label may stand, where there is no room beside it. */
const FARTHER = [0, 1, 2];

/** How far the arrow before the front of a card stands out. */
const FRONT = 75;
/** What it costs to be farther from the middle of the line: rather that than cover as much. */
const RELUCTANCE = 0.03;

interface Line {
  points: readonly Point[];
  label: string;
}

const POINTS = 20;
/** Half as broad as a line is drawn. */
const THIN = 10;
/** A line as the small boxes that it crosses. */
const boxesOn = ({ points }: Line): Box[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to;
    const parts = points.length > 2 ? 1 : POINTS;
    return Array.from({ length: parts + 1 }, (_, k) => {
      const { x, y } = plus(from, times(minus(to, from), k / parts));
      return { left: x - THIN, right: x + THIN, top: y - THIN, bottom: y + THIN };
    });
  });

/** The same overlay with each label where it covers least of the cards, the ghosts, the lines and other labels. */
export function withLabels(overlay: Overlay, cards: readonly Rectangle[], size: number) {
  const { ghosts = [], ways = [], rulers = [] } = overlay;
  // An empty outline may be written over.
  const drawn = ghosts.filter(({ kind }) => kind !== 'before');
  const solid = [...cards, ...drawn.map(({ rectangle }) => rectangle)];
  const taken = solid.map((card) =>
    boxOf([...outline(card), beside(card, 0, card.depth / 2 + FRONT)]),
  );
  const lines = [...ways, ...rulers.map(({ from, to, label }) => ({ points: [from, to], label }))];
  taken.push(...lines.flatMap(boxesOn));
  const settle = ({ points, label }: Line): Point => {
    const places = placesAlong(points, label, size).map((at, i) => {
      const box = labelBox(at, label, size);
      const far = i * RELUCTANCE * size * size;
      return { at, box, covered: taken.reduce((sum, other) => sum + shared(box, other), far) };
    });
    const least = Math.min(...places.map(({ covered }) => covered));
    const best = places.find(({ covered }) => covered === least);
    if (best) taken.push(best.box);
    return best?.at ?? { x: 0, y: 0 };
  };
  const placed = lines.map((line) => ({ labelAt: settle(line), label: line.label }));
  return {
    overlay: {
      ...overlay,
      ways: ways.map((way, i) => ({ ...way, ...placed[i] })),
      rulers: rulers.map((ruler, i) => ({ ...ruler, ...placed[ways.length + i] })),
    },
    /** The corners of the labels. */
    corners: placed.flatMap(({ labelAt, label }) => {
      const { left, right, top, bottom } = labelBox(labelAt, label, size);
      return [
        { x: left, y: top },
        { x: right, y: bottom },
      ];
    }),
  };
}
