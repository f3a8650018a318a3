import { direction } from '../../../plane/angle.ts';
import { dot, minus, type Point, quarter } from '../../../plane/point.ts';
import { outline, type Rectangle } from '../../../plane/rectangle.ts';
import { sharedArea } from '../../../plane/round.ts';
import { TEMPLATE } from '../../machines/landings.ts';
import { type Covered, coveredAt } from '../../machines/scatter.ts';
import { INCH, ofInches } from '../scale.ts';

/** A base as it lies about the aim, in inches and turned so that it looks straight ahead. */
function about(aim: Point, base: Rectangle) {
  const ahead = direction(base.heading);
  const off = minus(base, aim);
  return {
    ...{ right: dot(off, quarter(ahead)) / INCH, ahead: dot(off, ahead) / INCH },
    ...{ width: base.width / INCH, depth: base.depth / INCH },
  };
}

/** How likely a base is covered by a stone that deviates so far from its aim, every direction alike. */
export const coveredAbout = (aim: Point, base: Rectangle, deviates: number): Covered =>
  coveredAt(about(aim, base), deviates, undefined);

/** Whether any of a base is under a template that lies there. */
export const isTouched = (at: Point, base: Rectangle) =>
  sharedArea(outline(base), at, ofInches(TEMPLATE.across / 2)) > 1;
