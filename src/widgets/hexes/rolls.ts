import type { Step } from '../../engine/core/ruling.ts';
import type { Event } from './system.ts';

/** Dice that fell, and which of them hit. */
export interface Roll {
  event: Event;
  faces: readonly string[];
  hits: readonly boolean[];
  /** Whether a table says which faces hit; a leader's check has none. */
  scored: boolean;
}

/** What the steps of a table came to in the end, by the name of the value. */
const endOf = (steps: readonly Step[], name: string) =>
  steps.findLast(({ effect }) => effect?.on === name)?.effect?.to;

/** `swordsIgnored` tells how many of those faces count for nothing. */
const ignoredOf = (steps: readonly Step[], face: string) => {
  const to = endOf(steps, `${face}Ignored`);
  return typeof to === 'number' ? to : to === undefined ? 0 : Number.POSITIVE_INFINITY;
};

/** The faces that hit, as the steps of a table came to them. */
export function facesIn(steps: readonly Step[]): readonly string[] {
  const on = endOf(steps, 'hitsOn');
  return Array.isArray(on) ? (on as string[]) : [];
}

function hitsOf(faces: readonly string[], steps: readonly Step[]): boolean[] {
  const hitting = facesIn(steps);
  return faces.map((face, i) => {
    const before = faces.slice(0, i).filter((one) => one === face).length;
    return hitting.includes(face) && before >= ignoredOf(steps, face);
  });
}

/** Every roll among what happened; the steps behind one follow it. */
export const rollsIn = (events: readonly Event[]): Roll[] =>
  events.flatMap((event, i) => {
    const { faces } = event;
    if (!faces) return [];
    const { steps = [] } = events[i + 1] ?? {};
    const scored = endOf(steps, 'hitsOn') !== undefined;
    return [{ event, faces, hits: hitsOf(faces, steps), scored }];
  });
