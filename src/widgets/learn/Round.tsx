import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Dice } from '../../book/marks/dice.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import { fill } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import { Question } from './Question.tsx';
import type { Shown } from './shown.ts';

interface Props {
  /** The questions of a round; another round has others. */
  deal: () => Promise<readonly Shown[]>;
  words: LearnWords;
  lang: Lang;
  dice: Dice;
  marks: Marks;
  /** After each answer. */
  answered?: (question: Shown, isRight: boolean) => void;
  /** After the last one: how many were right, of how many. */
  ended?: (right: number, all: number) => void;
  /** Where one goes from its end. */
  onward?: (right: number, all: number) => ComponentChildren;
}

/** Some questions, one at a time, and how it went. */
export const Round = ({ deal, words, lang, dice, marks, answered, ended, onward }: Props) => {
  const [questions, setQuestions] = useState<readonly Shown[]>();
  const [given, setGiven] = useState<readonly number[]>([]);
  const [at, setAt] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const begin = async () => {
    setQuestions(await deal());
    setGiven([]);
    setAt(0);
  };
  useEffect(() => void begin(), []);
  const say = (template: string, values: Record<string, string | number>) =>
    fill(template, values, {}, lang);
  const all = questions?.length ?? 0;
  const right = given.filter((option, i) => option === questions?.[i]?.right).length;
  const question = questions?.[at];
  const choose = (option: number) => {
    const now = [...given, option];
    setGiven(now);
    if (!question) return;
    answered?.(question, option === question.right);
    if (now.length === all) ended?.(right + Number(option === question.right), all);
  };
  /** Whoever read far down in the reasons sees the question that comes. */
  const next = () => {
    setAt(at + 1);
    const box = top.current;
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: 'start' });
    box?.focus({ preventScroll: true });
  };
  return (
    <div class="round" ref={top} tabIndex={-1}>
      {question ? (
        <>
          <p class="count">
            <span>{say(words.ofRound, { n: at + 1, all })}</span>
            {given.length > 0 && <span>{say(words.score, { right, all: given.length })}</span>}
          </p>
          <Question {...{ question, choose, words, lang, dice, marks }} chosen={given[at]} />
          {given.length > at && (
            <p class="onward">
              <button type="button" class="primary" onClick={next}>
                {at + 1 < all ? words.next : words.toEnd}
              </button>
            </p>
          )}
        </>
      ) : (
        questions && (
          <>
            <h3>{all > 0 ? say(words.scored, { right, all }) : words.none}</h3>
            {right < all && <p>{words.missed}</p>}
            <ul class="missed">
              {questions
                .filter((one, i) => given[i] !== one.right)
                .map(({ say: situation, ask, options, right: option }) => (
                  <li>
                    {situation} {ask} <b>{options[option]}</b>
                  </li>
                ))}
            </ul>
            <p class="onward">
              {onward?.(right, all)}
              {all > 0 && (
                <button type="button" onClick={begin}>
                  {words.again}
                </button>
              )}
            </p>
          </>
        )
      )}
    </div>
  );
};
