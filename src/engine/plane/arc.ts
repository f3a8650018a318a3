import { direction, RIGHT_ANGLE } from './angle.ts';
import { minus, type Point, plus, times, whole } from './point.ts';
import { clip, edgesOf, type HalfPlane, inside, type Outline, separation } from './polygon.ts';
import { edge, middleOf, outline, outward, type Rectangle, type Side } from './rectangle.ts';
import { passed, reached, type Verdict } from './verdict.ts';

/** An area that straight lines bound, such as an arc of fire: what lies within all of the half-planes. */
export type Zone = readonly HalfPlane[];

/** Everything beyond the line on which an edge of a card lies, such as what is in front of its front. */
export const beyondEdge = (card: Rectangle, side: Side = 'front'): Zone => [
  { at: middleOf(card, side), inward: direction(outward(card, side)) },
];

/** What a point sees of an angle of at most 180 degrees about a direction. */
export const wedge = (at: Point, looks: number, spread: number): Zone =>
  raysFrom(at, at, looks, spread);

/** The arc of a side: before its edge, and between rays from its corners that open by `spread` in all. */
export function arcOf(card: Rectangle, side: Side, spread: number): Zone {
  const { from, to } = edge(card, side);
  return [...beyondEdge(card, side), ...raysFrom(from, to, outward(card, side), spread)];
}

function raysFrom(left: Point, right: Point, looks: number, spread: number): Zone {
  const aside = RIGHT_ANGLE - spread / 2;
  return [
    { at: left, inward: direction(looks + aside) },
    { at: right, inward: direction(looks - aside) },
  ];
}

/** How deep inside a zone its deepest part of an outline is; 0 or less where no part is inside. */
function deepest(zone: Zone, of: Outline): number {
  const kept = clip(of, zone);
  const least = (point: Point) => Math.min(...zone.map((plane) => inside(plane, point)));
  let most = Number.NEGATIVE_INFINITY;
  for (const { from, to } of edgesOf(kept)) {
    most = Math.max(most, least(to));
    // Along an edge the nearest border may change; there, between the corners, it may be deepest.
    for (const one of zone)
      for (const other of zone) {
        const before = inside(one, from) - inside(other, from);
        const after = inside(one, to) - inside(other, to);
        if (before * after < 0)
          most = Math.max(
            most,
            least(plus(from, times(minus(to, from), before / (before - after)))),
          );
      }
  }
  return most;
}

/** Far beyond every table: a side of the square from which an unbounded zone is cut. */
const FAR = 1e6;

const drawn = (zone: Zone, around: Point): Outline =>
  clip(
    [
      { x: around.x - FAR, y: around.y - FAR },
      { x: around.x + FAR, y: around.y - FAR },
      { x: around.x + FAR, y: around.y + FAR },
      { x: around.x - FAR, y: around.y + FAR },
    ],
    zone,
  );

/** Whether any part of a card lies in a zone; to touch its border is not enough. */
export function partlyIn(zone: Zone, card: Rectangle, tolerance?: number): Verdict {
  const cardOutline = outline(card);
  const deep = deepest(zone, cardOutline);
  if (deep > 0) return passed(whole(deep), tolerance);
  return passed(-whole(separation(cardOutline, drawn(zone, card))), tolerance);
}

/** Whether all of a card lies in a zone, its border included; the margin is that of its worst corner. */
export function whollyIn(zone: Zone, card: Rectangle, tolerance?: number): Verdict {
  const worst = outline(card).map((point) =>
    Math.min(...zone.map((plane) => inside(plane, point))),
  );
  return reached(whole(Math.min(...worst)), tolerance);
}

/** Whether a point lies in a zone, its border included. */
export const pointIn = (zone: Zone, point: Point, tolerance?: number): Verdict =>
  reached(whole(Math.min(...zone.map((plane) => inside(plane, point)))), tolerance);
