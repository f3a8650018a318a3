import type { Effect, NotApplied, Step } from '../engine/core/ruling.ts';
import type { ToldHanging } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';
import { Ref } from './Ref.tsx';

interface Props {
  steps: readonly Step[];
  notApplied: readonly NotApplied[];
  /** The clauses that decide what was asked. */
  decisive: readonly string[];
  /** The readings on which the answer hangs. */
  hangings?: readonly ToldHanging[] | undefined;
  texts: Texts;
}

const listed = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function effectText({ on, from, to }: Effect, texts: Texts): string {
  const { label } = texts.answer(on);
  if (typeof to === 'boolean') return `${label}: ${texts.value(to, on)}`;
  // Of a list that grows, what the clause adds; of one that shrinks to one thing, what is left.
  if (Array.isArray(to) && (to.length === 1 || to.length === listed(from) + 1))
    return texts.value(to.slice(-1), on);
  return `${label}: ${texts.value(from, on)} → ${texts.value(to, on)}`;
}

/** The unclear places on whose reading a line hangs. */
const Hung = ({
  on,
  hangings = [],
  texts,
}: Pick<Props, 'hangings' | 'texts'> & { on: Step | NotApplied }) => (
  <>
    {hangings
      .filter(({ at }) => at.includes(on))
      .map(({ id }) => (
        <>
          {' '}
          <Ref id={id} texts={texts} />
        </>
      ))}
  </>
);

/** How an answer came about, and what did not apply and why. */
export const Steps = ({ steps, notApplied, decisive, hangings, texts }: Props) => {
  // A clause that did apply, to one of several units perhaps, is not told as one that did not.
  const unmet = notApplied.filter(({ clause }) => !steps.some((step) => step.clause === clause));
  return (
    <>
      <ol class="steps">
        {steps.map((step) => (
          <li class={decisive.includes(step.clause) ? 'decides' : undefined}>
            <Ref id={step.clause} texts={texts} />{' '}
            <span>
              {texts.step(step)}
              <Hung on={step} hangings={hangings} texts={texts} />
              {decisive.includes(step.clause) && (
                <span class="spoken"> ({texts.words.decided})</span>
              )}
            </span>
            {step.effect && <b class="effect">{effectText(step.effect, texts)}</b>}
          </li>
        ))}
      </ol>
      {unmet.length > 0 && (
        <>
          <h3>{texts.words.didNotApply}</h3>
          <ul class="unmet">
            {unmet.map((one) => (
              <li>
                <Ref id={one.clause} texts={texts} />{' '}
                <span>
                  {texts.because(one)}
                  <Hung on={one} hangings={hangings} texts={texts} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
