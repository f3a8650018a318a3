import type { Point } from '../../engine/plane/point.ts';
import { closed, track } from './shapes.ts';

/** A piece of terrain as a board draws it: how it looks, and what is written on it. */
export interface Ground {
  form: 'area' | 'line';
  look: 'open' | 'rough' | 'dense' | 'barred';
  points: readonly Point[];
  label: string;
  /** What an area is strewn with: a name, and the lines of a tile of 300 by 300. */
  texture?: { name: string; d: string };
}

/** How large a tile is, in tenths of a millimetre. */
const TILE = 300;

const middle = (points: readonly Point[]): Point => ({
  x: Math.round(points.reduce((sum, { x }) => sum + x, 0) / points.length),
  y: Math.round(points.reduce((sum, { y }) => sum + y, 0) / points.length),
});

/** What lies on a table below its cards. */
export const Grounds = ({ grounds }: { grounds: readonly Ground[] }) => (
  <>
    <defs>
      {[
        ...new Map(grounds.flatMap(({ texture }) => (texture ? [[texture.name, texture]] : []))),
      ].map(([name, { d }]) => (
        <pattern
          id={`strewn-${name}`}
          class="strewn"
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
        >
          <path d={d} />
        </pattern>
      ))}
    </defs>
    {grounds.map(({ form, look, points, label, texture }) => {
      const at = middle(points);
      return (
        <>
          {form === 'area' ? (
            <>
              <path class={`land ${look}`} d={closed(points)} />
              {texture && (
                <path fill={`url(#strewn-${texture.name})`} class="texture" d={closed(points)} />
              )}
            </>
          ) : (
            <path class={`land ${look} course`} d={track(points)} />
          )}
          <text class="land-name" x={at.x} y={at.y} dy="0.36em" font-size="120">
            {label}
          </text>
        </>
      );
    })}
  </>
);
