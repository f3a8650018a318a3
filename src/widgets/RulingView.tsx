import { Landings } from './Landings.tsx';
import { Reasons, type ReasonsProps } from './Reasons.tsx';
import type { ToldOtherwise } from './use-otherwise.ts';
import { because, Verdict } from './Verdict.tsx';

interface Props extends Omit<ReasonsProps, 'hangings'> {
  /** What would be otherwise, once it is known. */
  otherwise?: ToldOtherwise | undefined;
}

/** A ruling whole: the answer as a sentence, how it came about, the odds, and its picture. */
export const RulingView = ({ otherwise, ...props }: Props) => {
  const { ruling, texts } = props;
  return (
    <div class="ruling">
      <Verdict
        ruling={ruling}
        texts={texts}
        otherwise={otherwise}
        because={because(ruling, texts)}
      />
      {ruling.odds && <Landings odds={ruling.odds} texts={texts} />}
      {ruling.steps.length > 0 && <h3>{texts.words.steps}</h3>}
      <Reasons {...props} hangings={otherwise?.hangings} />
    </div>
  );
};
