import type { Dice } from '../../book/marks/dice.ts';
import type { Marks } from '../../book/marks/hexes.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import { cardPath } from '../../library/links.ts';
import { Die } from '../Die.tsx';
import { Scene } from './Scene.tsx';
import type { Shown } from './shown.ts';

interface Props {
  question: Shown;
  chosen: number | undefined;
  choose: (option: number) => void;
  words: LearnWords;
  lang: Lang;
  dice: Dice;
  marks: Marks;
}

/** One question: its situation, the answers to choose from, and what decides once one is chosen. */
export const Question = ({ question, chosen, choose, words, lang, dice, marks }: Props) => {
  const { say, ask, options, right, why, faces = [], scene } = question;
  const { outcome = `${options[right]}.` } = question;
  const isAnswered = chosen !== undefined;
  const mark = (option: number) => {
    if (!isAnswered) return undefined;
    if (option === right) return 'right';
    return option === chosen ? 'wrong' : undefined;
  };
  return (
    <>
      <p class="situation">{say}</p>
      {scene && <Scene scene={scene} marks={marks} />}
      {faces.length > 0 && (
        <p class="dice" aria-hidden="true">
          {faces.map((face) => (
            <Die face={face} dice={dice} />
          ))}
        </p>
      )}
      <fieldset>
        <legend>{ask}</legend>
        {options.map((option, i) => (
          <button
            type="button"
            class={`option ${mark(i) ?? ''}`}
            aria-pressed={chosen === i}
            disabled={isAnswered}
            onClick={() => choose(i)}
          >
            {option}
            {mark(i) === 'right' && <b>✓ {words.right}</b>}
            {mark(i) === 'wrong' && <b>✗ {words.notThis}</b>}
          </button>
        ))}
      </fieldset>
      <div class="explained" role="status">
        {isAnswered && (
          <>
            <p>
              <b>{chosen === right ? words.isRight : words.isWrong}</b> {outcome}
            </p>
            <ul>
              {why.map(([clause, text]) => (
                <li>
                  <a class="ref" href={cardPath(lang, clause)}>
                    {clause}
                  </a>{' '}
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
};
