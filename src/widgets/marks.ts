import { type Marks, NO_MARKS } from '../book/marks/hexes.ts';

const MARKS = import.meta.glob<{ MARKS: Marks }>('../systems/*/marks.ts');

/** The signs of the units and the ground of a system, fetched when there is something to draw. */
export const loadMarks = async (system: string): Promise<Marks> =>
  (await MARKS[`../systems/${system}/marks.ts`]?.())?.MARKS ?? NO_MARKS;
