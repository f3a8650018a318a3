import { type Dice, NUMBERED } from '../book/marks/dice.ts';
import type { Ruling } from '../engine/core/query.ts';
import type { ToldHanging } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';
import { Die } from './Die.tsx';
import { OddsView } from './OddsView.tsx';
import { Steps } from './Steps.tsx';

type Answer = Record<string, unknown>;

/** What of an answer has a picture. */
interface Drawn {
  hitsOn?: readonly unknown[];
}

/** Which faces of a die do what, drawn. */
const Faces = ({
  answer,
  dice,
  texts,
}: {
  answer: Drawn & { hitsOn: readonly unknown[] };
  dice: Dice;
  texts: Texts;
}) => {
  const { words } = texts;
  const does = (face: string | number) => {
    const hits = answer.hitsOn.includes(face);
    return words[dice.does?.(face, answer, hits) ?? (hits ? 'hit' : 'miss')];
  };
  return (
    <>
      <h3>{words.eachDie}</h3>
      <ul class="faces">
        {dice.faces.map((face) => (
          <li class={does(face) === words.miss ? 'miss' : undefined}>
            <Die face={face} dice={dice} />
            <b>{does(face)}</b>
            {typeof face === 'string' && texts.value(face)}
          </li>
        ))}
      </ul>
    </>
  );
};

/** Every value of an answer by its name; parts of it as lists of their own. */
const Values = ({ answer, texts }: { answer: Answer; texts: Texts }) => (
  <dl class="values">
    {Object.entries(answer).map(([name, value]) => {
      const { label } = texts.answer(name);
      const part = typeof value === 'object' && value !== null && !Array.isArray(value);
      return (
        <div>
          <dt>{label}</dt>
          <dd>
            {part ? <Values answer={value as Answer} texts={texts} /> : texts.value(value, name)}
          </dd>
        </div>
      );
    })}
  </dl>
);

export interface ReasonsProps {
  ruling: Ruling;
  texts: Texts;
  dice?: Dice | undefined;
  /** The readings on which the answer hangs. */
  hangings?: readonly ToldHanging[] | undefined;
}

/** How an answer came about, the odds, what each die does, and the answer value by value. */
export const Reasons = ({ ruling, texts, dice = NUMBERED, hangings }: ReasonsProps) => {
  const { odds } = ruling;
  const { hitsOn, ...drawn }: Drawn = ruling.answer;
  return (
    <>
      <Steps
        steps={ruling.steps}
        notApplied={ruling.notApplied}
        decisive={ruling.summary.clauses}
        hangings={hangings}
        texts={texts}
      />
      {odds && <OddsView odds={odds} texts={texts} />}
      {Array.isArray(hitsOn) && <Faces answer={{ ...drawn, hitsOn }} dice={dice} texts={texts} />}
      <details>
        <summary>{texts.words.allAnswers}</summary>
        <Values answer={ruling.answer as Answer} texts={texts} />
      </details>
    </>
  );
};
