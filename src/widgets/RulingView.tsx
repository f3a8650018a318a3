import { BLANK_DIE, type Dice, NUMBERED } from '../book/marks/dice.ts';
import type { Ruling } from '../engine/core/query.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { Die } from './Die.tsx';
import { Mark } from './Mark.tsx';
import { OddsView } from './OddsView.tsx';
import { Steps } from './Steps.tsx';

type Answer = Record<string, unknown>;

/** What of an answer has a picture. */
interface Drawn {
  dice?: unknown;
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

const Thrown = ({ dice, texts }: { dice: number; texts: Texts }) => (
  <p class="dice" role="img" aria-label={fill(texts.words.dice, { n: dice }, {}, texts.lang)}>
    {Array.from({ length: dice }, () => (
      <Mark of={BLANK_DIE} class="die" />
    ))}
  </p>
);

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

interface Props {
  ruling: Ruling;
  texts: Texts;
  dice?: Dice | undefined;
}

/** A ruling as a reader sees it: the answer, its picture, how it came about, and the odds. */
export const RulingView = ({ ruling, texts, dice = NUMBERED }: Props) => {
  const { odds } = ruling;
  const { dice: thrown, hitsOn, ...drawn }: Drawn = ruling.answer;
  const { words } = texts;
  return (
    <div class="ruling">
      <p class="answer">{texts.brief(ruling)}</p>
      <p>{texts.summary(ruling.summary)}</p>
      {typeof thrown === 'number' && thrown > 0 && <Thrown dice={thrown} texts={texts} />}
      {Array.isArray(hitsOn) && <Faces answer={{ ...drawn, hitsOn }} dice={dice} texts={texts} />}
      <h3>{words.steps}</h3>
      <Steps steps={ruling.steps} notApplied={ruling.notApplied} texts={texts} />
      {odds && <OddsView odds={odds} texts={texts} />}
      <details>
        <summary>{words.allAnswers}</summary>
        <Values answer={ruling.answer as Answer} texts={texts} />
      </details>
    </div>
  );
};
