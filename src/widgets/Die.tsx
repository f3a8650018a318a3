import type { Face } from '../engine/cca/faces.ts';
import { DICE } from '../reading/marks/dice.ts';
import { Mark } from './Mark.tsx';

const COLOURS: Partial<Record<Face, string>> = { green: 'green', blue: 'blue', red: 'red' };

/** One face of a die, in its colour where it has one. */
export const Die = ({ face }: { face: Face }) => (
  <Mark of={DICE[face]} class={`die ${COLOURS[face] ?? ''}`} />
);
