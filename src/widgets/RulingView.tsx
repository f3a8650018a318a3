import type { Ruling } from '../engine/core/query.ts';
import { calculatorWords } from '../i18n/calculator.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { BLANK_DIE, facesOf } from '../reading/marks/dice.ts';
import { Die } from './Die.tsx';
import { Mark } from './Mark.tsx';
import { OddsView } from './OddsView.tsx';
import { Steps } from './Steps.tsx';

type Answer = Record<string, unknown>;

/** What of an answer has a picture. */
interface Drawn {
  dice?: unknown;
  hitsOn?: readonly unknown[];
  swordsAgain?: boolean;
  hexesPerFlag?: number;
}

/** Which faces of a die do what, drawn. */
const Faces = ({
  answer,
  system,
  texts,
}: {
  answer: Drawn & { hitsOn: readonly unknown[] };
  system: string;
  texts: Texts;
}) => {
  const words = calculatorWords(texts.lang);
  const { hitsOn } = answer;
  const does = (face: string | number) => {
    if (hitsOn.includes(face))
      return face === 'swords' && answer.swordsAgain ? words.again : words.hit;
    return face === 'flag' && answer.hexesPerFlag ? words.retreat : words.miss;
  };
  return (
    <>
      <h3>{words.eachDie}</h3>
      <ul class="faces">
        {facesOf(system).map((face) => (
          <li class={does(face) === words.miss ? 'miss' : undefined}>
            <Die face={face} />
            <b>{does(face)}</b>
            {typeof face === 'string' && texts.value(face)}
          </li>
        ))}
      </ul>
    </>
  );
};

const Dice = ({ dice, lang }: { dice: number; lang: Texts['lang'] }) => (
  <p class="dice" role="img" aria-label={fill(calculatorWords(lang).dice, { n: dice }, {}, lang)}>
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
}

/** A ruling as a reader sees it: the answer, its picture, how it came about, and the odds. */
export const RulingView = ({ ruling, texts }: Props) => {
  const { odds } = ruling;
  const { dice, hitsOn, ...drawn }: Drawn = ruling.answer;
  const [system = ''] = ruling.query.split('/');
  const words = calculatorWords(texts.lang);
  return (
    <div class="ruling">
      <p class="answer">{texts.brief(ruling)}</p>
      <p>{texts.summary(ruling.summary)}</p>
      {typeof dice === 'number' && dice > 0 && <Dice dice={dice} lang={texts.lang} />}
      {Array.isArray(hitsOn) && (
        <Faces answer={{ ...drawn, hitsOn }} system={system} texts={texts} />
      )}
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
