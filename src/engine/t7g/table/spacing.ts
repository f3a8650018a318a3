import type { ClauseId } from '../../core/clause-ids.ts';
import { between } from '../../plane/table/elements.ts';
import { inInches, ofInches, scaleOf } from './scale.ts';
import type { TableState } from './state.ts';
import { type Ground, groundsOf } from './terrain.ts';

/** Inches between elements that are bought with points, by the size of the bases (t7g-9.10). */
const LEAST = { 15: 6, 28: 9 } as const;

/** Two elements that lie nearer to one another than points let them: the players may agree on it all the same (t7g-9.6). */
export interface Close {
  readonly one: string;
  readonly other: string;
  readonly inches: number;
  readonly least: number;
  readonly clause: ClauseId;
}

/** Roads cross others (t7g-9.12), and rivers have their bridges and fords (t7g-9.37, t7g-9.49). */
const lies = ({ element: { kind } }: Ground) =>
  kind === 'road' || kind === 'bridge' || kind.endsWith('ford');

/** Elements that cross or lie too near to each other. */
export function closeElements(state: TableState): Close[] {
  const grounds = groundsOf(state).filter((one) => !lies(one));
  const least = LEAST[scaleOf(state)];
  return grounds.flatMap((one, i) =>
    grounds.slice(i + 1).flatMap((other) => {
      const far = Math.round(between(one.element, other.element));
      const joined = far === 0 && one.element.kind === other.element.kind;
      if (joined || far >= ofInches(least)) return [];
      return [
        {
          ...{ one: one.name, other: other.name, inches: inInches(far), least },
          clause: 't7g-9.10' as const,
        },
      ];
    }),
  );
}
