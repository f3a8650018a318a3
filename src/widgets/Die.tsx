import { type Dice, faceMark, NUMBERED } from '../book/marks/dice.ts';
import { Mark } from './Mark.tsx';

interface Props {
  face: string | number;
  dice?: Dice | undefined;
}

/** One face of a die, in its colour where it has one; what has no drawing is written. */
export const Die = ({ face, dice = NUMBERED }: Props) => {
  const mark = faceMark(dice, face);
  if (!mark) return <b class="pip">{face}</b>;
  return <Mark of={mark} class={dice.coloured?.includes(String(face)) ? `die ${face}` : 'die'} />;
};
