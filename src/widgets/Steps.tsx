import type { Effect, NotApplied, Step } from '../engine/core/ruling.ts';
import type { Texts } from '../i18n/texts.ts';
import { cardPath } from '../library/links.ts';

interface Props {
  steps: readonly Step[];
  notApplied: readonly NotApplied[];
  texts: Texts;
}

const Ref = ({ id, texts }: { id: string; texts: Texts }) => (
  <a class="ref" href={cardPath(texts.lang, id)}>
    {id}
  </a>
);

const listed = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function effectText({ on, from, to }: Effect, texts: Texts): string {
  const { label } = texts.answer(on);
  if (typeof to === 'boolean') return `${label}: ${texts.value(to, on)}`;
  // Of a list that grows, what the clause adds; of one that shrinks to one thing, what is left.
  if (Array.isArray(to) && (to.length === 1 || to.length === listed(from) + 1))
    return texts.value(to.slice(-1), on);
  return `${label}: ${texts.value(from, on)} → ${texts.value(to, on)}`;
}

/** How an answer came about, and what did not apply and why. */
export const Steps = ({ steps, notApplied, texts }: Props) => (
  <>
    <ol class="steps">
      {steps.map((step) => (
        <li>
          <Ref id={step.clause} texts={texts} /> <span>{texts.step(step)}</span>
          {step.effect && <b class="effect">{effectText(step.effect, texts)}</b>}
        </li>
      ))}
    </ol>
    {notApplied.length > 0 && (
      <>
        <h3>{texts.words.didNotApply}</h3>
        <ul class="unmet">
          {notApplied.map((one) => (
            <li>
              <Ref id={one.clause} texts={texts} /> <span>{texts.because(one)}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
