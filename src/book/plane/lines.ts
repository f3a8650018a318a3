import { direction } from '../../engine/plane/angle.ts';
import { type Motion, moved, pivotOf } from '../../engine/plane/moves.ts';
import { length, minus, type Point, plus, times } from '../../engine/plane/point.ts';
import { beside, type Rectangle } from '../../engine/plane/rectangle.ts';
import { inMm, unitOf } from '../../engine/plane/table/measure.ts';
import { motionOf, type Stride } from '../../engine/plane/table/strides.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { between } from './asked.ts';

const QUARTERS = ['', '¼', '½', '¾'];

/** Points of a turn are so many tenths of a degree apart. */
const FINE = 50;

/** A point of a card by how far it is to its right and its front: from -1 to 1. */
type Spot = readonly [right: number, forward: number];

const at = (unit: Rectangle, [right, forward]: Spot) =>
  beside(unit, (right * unit.width) / 2, (forward * unit.depth) / 2);

/** The corner or the middle of an edge that leads on a straight way, so that its line does not cross the card. */
function leading(motions: readonly Motion[]): Spot {
  const by = motions.flatMap((motion) =>
    motion.kind === 'straight' ? [times(direction(motion.towards), motion.distance)] : [],
  );
  const { x, y } = by.reduce(plus, { x: 0, y: 0 });
  return [Math.sign(Math.round(x)), Math.sign(Math.round(-y))];
}

/** Of a turn, the front corner that swings widest. */
const swinging = ({ go }: Stride): Spot =>
  go.startsWith('rotate') === go.endsWith('right') ? [1, 1] : [-1, 1];

/** Lines over a table with what they measure, in the unit of a game and by its sign. */
export class Lines {
  readonly units: (tenths: number) => number;
  readonly tenths: (units: number) => number;
  readonly sign: string;
  readonly others: 'mm' | 'none';

  /** `others`: how a length is told that is no quarter of a unit. */
  constructor(size: number, sign: string, others: 'mm' | 'none' = 'mm') {
    const { tenths, units } = unitOf(size);
    this.units = units;
    this.tenths = tenths;
    this.sign = sign;
    this.others = others;
  }

  /** A distance as every language writes it: the unit in quarters, or else whole mm or nothing. */
  #label(tenths: number): string {
    const quarters = this.units(tenths) * 4;
    if (!Number.isInteger(quarters))
      return this.others === 'mm' ? `${Math.round(inMm(tenths))} mm` : '';
    const whole = Math.floor(quarters / 4);
    return `${whole > 0 || quarters === 0 ? whole : ''}${QUARTERS[quarters % 4] ?? ''}${this.sign}`;
  }

  /** A ruler with what it shows. */
  measured = (from: Point, to: Point) => ({
    from,
    to,
    label: this.#label(Math.round(length(minus(to, from)))),
  });

  /** A ruler from card to card. */
  between = (a: Rectangle, b: Rectangle) => {
    const { from, to } = between(a, b);
    return this.measured(from, to);
  };

  /** The way of a point of a unit, stride by stride. */
  waysAlong = (unit: Rectangle, strides: readonly Stride[]): NonNullable<Overlay['ways']> => {
    const steps = strides.flatMap((stride) => {
      const motion = motionOf(stride, this.tenths);
      return motion ? [{ stride, motion }] : [];
    });
    const lead = leading(steps.map(({ motion }) => motion));
    let now = unit;
    return steps.flatMap(({ stride, motion }) => {
      const from = now;
      now = moved(from, motion);
      if (motion.kind === 'straight')
        return motion.distance === 0
          ? []
          : [{ points: [at(from, lead), at(now, lead)], label: this.#label(motion.distance) }];
      return [{ label: `${stride.amount}°`, ...turning(from, motion, swinging(stride)) }];
    });
  };
}

/** The arc of a point of a card that turns, and what it turns about. */
function turning(from: Rectangle, { about, angle }: Extract<Motion, { kind: 'turn' }>, spot: Spot) {
  const parts = Math.max(2, Math.ceil(Math.abs(angle) / FINE));
  const points = Array.from({ length: parts + 1 }, (_, i) =>
    at(moved(from, { kind: 'turn', about, angle: (angle * i) / parts }), spot),
  );
  return { points, ...(about !== 'centre' && { pivot: pivotOf(from, about) }) };
}
