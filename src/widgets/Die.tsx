import { faceMark } from '../reading/marks/dice.ts';
import { Mark } from './Mark.tsx';

/** Faces that are printed in a colour. */
const COLOURED: readonly unknown[] = ['green', 'blue', 'red'];

/** One face of a die, in its colour where it has one; what has no drawing is written. */
export const Die = ({ face }: { face: string | number }) => {
  const mark = faceMark(face);
  if (!mark) return <b class="pip">{face}</b>;
  return <Mark of={mark} class={COLOURED.includes(face) ? `die ${face}` : 'die'} />;
};
