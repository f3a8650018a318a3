import type { Ruling } from '../engine/core/query.ts';
import type { ToldHanging } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';
import { Ref } from './Ref.tsx';
import type { ToldOtherwise } from './use-otherwise.ts';

export const isRefused = ({ answer }: Ruling) => Reflect.get(answer, 'allowed') === false;

/** Why something is refused, in the words of the steps that decide; said with the sentence where that is quoted. */
export function because(ruling: Ruling, texts: Texts): string | undefined {
  if (!isRefused(ruling)) return undefined;
  const { steps, summary } = ruling;
  const sentence = texts.sentence(summary);
  const deciding = steps.filter(({ clause }) => summary.clauses.includes(clause));
  const told = [...new Set(deciding.map((step) => texts.step(step)))];
  return told.filter((one) => !sentence.includes(one)).join(' ') || undefined;
}

/** The readings on which an answer hangs, each with its ruling behind its code. */
export const Hangings = ({ of, texts }: { of: readonly ToldHanging[]; texts: Texts }) => (
  <>
    {of.map(({ id, warns, text }) => {
      const [before = '', after = ''] = text.split(id);
      return (
        <p class={warns ? 'hangs warns' : 'hangs'}>
          {before}
          <Ref id={id} texts={texts} />
          {after}
        </p>
      );
    })}
  </>
);

interface Props {
  ruling: Ruling;
  texts: Texts;
  /** What is said instead of the answer in a few words. */
  headline?: string | undefined;
  /** It changes in place: a change of the answer is told to those who hear the page. */
  live?: boolean;
  /** What would be otherwise, once it is known. */
  otherwise?: ToldOtherwise | undefined;
  /** Why it is refused, where it is. */
  because?: string | undefined;
}

/** The answer as a reader sees it first: in a few words, then as a sentence, and on what it hangs. */
export const Verdict = ({ ruling, texts, headline, live, otherwise, because }: Props) => {
  const hangings = otherwise?.hangings ?? [];
  return (
    <div aria-live={live ? 'polite' : undefined}>
      <Hangings of={hangings.filter(({ warns }) => warns)} texts={texts} />
      <p class="answer">{headline ?? texts.brief(ruling)}</p>
      <p class="sentence" data-clauses={ruling.summary.clauses.join(', ')} data-because={because}>
        {texts.sentence(ruling.summary)}
        {otherwise?.circumstances && ` ${otherwise.circumstances}`}
      </p>
      <Hangings of={hangings.filter(({ warns }) => !warns)} texts={texts} />
    </div>
  );
};
