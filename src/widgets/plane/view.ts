import type { Point } from '../../engine/plane/point.ts';
import { outline, type Rectangle } from '../../engine/plane/rectangle.ts';
import type { Frame } from './PlaneBoard.tsx';

/** The room on the screen in which a table is seen, in pixels. */
export interface Box {
  width: number;
  height: number;
}

type Sizes = Readonly<Record<'width' | 'depth', number>>;

/** What is seen of the ground around a table, and around the cards on it. */
const BEYOND = 60;
const AROUND = 500;
/** As near as one may look, and as few cards as there are: so wide is what is seen at least. */
const NEAREST = 1200;
const FEW = 3600;

/** A frame made as wide or as high as its room on the screen wants it. */
function inShape(frame: Frame, box: Box): Frame {
  const shape = box.width / box.height;
  const width = Math.max(frame.width, frame.height * shape);
  const height = width / shape;
  const x = frame.x - (width - frame.width) / 2;
  const y = frame.y - (height - frame.height) / 2;
  return { x, y, width, height };
}

/** The table with its edges. */
export const wholeTable = ({ width, depth }: Sizes, box: Box): Frame =>
  inShape({ x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: depth + 2 * BEYOND }, box);

/** A start no farther outside the table than need be: what is wider than the table has it in its middle. */
const kept = (from: number, long: number, most: number) =>
  long >= most + 2 * BEYOND
    ? (most - long) / 2
    : Math.min(most + BEYOND - long, Math.max(-BEYOND, from));

/** A frame that shows no more ground beside the table than it must. */
const onTable = (frame: Frame, { width, depth }: Sizes): Frame => ({
  ...frame,
  x: kept(frame.x, frame.width, width),
  y: kept(frame.y, frame.height, depth),
});

/** What lies on a table from end to end. */
function extentOf(cards: readonly Rectangle[]): Frame {
  const points = cards.flatMap(outline);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The part of a table in which its cards lie; all of an empty one. */
export function aroundCards(cards: readonly Rectangle[], table: Sizes, box: Box): Frame {
  const whole = wholeTable(table, box);
  if (cards.length === 0) return whole;
  const all = extentOf(cards);
  const room = Math.max(AROUND, (FEW - all.width) / 2);
  const frame = {
    x: all.x - room,
    y: all.y - AROUND,
    width: all.width + 2 * room,
    height: all.height + 2 * AROUND,
  };
  const shaped = inShape(frame, box);
  return shaped.width >= whole.width ? whole : onTable(shaped, table);
}

/** Whether all cards are seen whole. */
export function showsAll(frame: Frame, cards: readonly Rectangle[]): boolean {
  if (cards.length === 0) return true;
  const { x, y, width, height } = extentOf(cards);
  return (
    x >= frame.x &&
    y >= frame.y &&
    x + width <= frame.x + frame.width &&
    y + height <= frame.y + frame.height
  );
}

/** A frame so many times as near, in which a point of the table stays where it was on the screen. */
export function nearer(frame: Frame, about: Point, by: number, table: Sizes, box: Box): Frame {
  const whole = wholeTable(table, box);
  const width = Math.min(whole.width, Math.max(NEAREST, frame.width / by));
  const part = width / frame.width;
  const next = {
    x: about.x - (about.x - frame.x) * part,
    y: about.y - (about.y - frame.y) * part,
    width,
    height: frame.height * part,
  };
  return onTable(next, table);
}

/** A frame moved over the table. */
export const shifted = (frame: Frame, by: Point, table: Sizes): Frame =>
  onTable({ ...frame, x: frame.x + by.x, y: frame.y + by.y }, table);

/** How long a length may be drawn to be read beside cards, in pixels. */
const SHORTEST = 44;

/** So many units of a game that they can be seen: 1, 2, 5, 10 and so on. */
export function sampleOf(unit: number, pixel: number): number {
  const least = (SHORTEST * pixel) / unit;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least) ?? 10 * power;
}
