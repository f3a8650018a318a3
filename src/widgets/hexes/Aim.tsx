import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BLANK_DIE } from '../../book/marks/dice.ts';
import { put, type Ruling } from '../../engine/core/query.ts';
import type { Odds } from '../../engine/core/ruling.ts';
import { percentText } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/lang.ts';
import { calculatorPath } from '../../library/links.ts';
import { Die } from '../Die.tsx';
import { say } from '../desk/speech.ts';
import type { Loaded } from '../load.ts';
import { Mark } from '../Mark.tsx';
import { Steps } from '../Steps.tsx';
import { paramText, toParams } from '../state.ts';
import type { Question } from './Answer.tsx';
import { facesIn } from './rolls.ts';
import { pieceAt, type Speech } from './speech.ts';
import type { Action, Game } from './system.ts';

/** What a player wants to know before the dice fall, in this order, as far as his question tells it. */
const WANTED = ['at-least-one-hit', 'eliminated', 'leader-lost', 'at-least-one-flag'];

const Chances = ({ odds: { chances }, texts }: { odds: Odds; texts: Loaded['texts'] }) => (
  <dl class="chances">
    {WANTED.flatMap((name) => {
      const chance = chances[name];
      if (!chance?.percent) return [];
      return [
        <div>
          <dt>{texts.answer(name).label}</dt>
          <dd>{percentText(chance.fraction, texts.lang)}</dd>
        </div>,
      ];
    })}
  </dl>
);

interface OfAnswer {
  dice?: number;
  hitsOn?: readonly string[];
}

/** The dice of a ruling, and the faces that hit: its answer tells them, or its steps. */
function throwOf({ answer, steps }: Ruling) {
  const { dice = 0, hitsOn } = answer as OfAnswer;
  return { dice, hitsOn: hitsOn ?? facesIn(steps) };
}

/** Calculators that are there already: an enemy that is touched shows his odds at once. */
const prepared = new Map<string, Loaded>();
const keyOf = ({ query }: Question, lang: Lang) => `${lang} ${query}`;

/** Fetches the calculator of a question before somebody asks it. */
export async function prepare(question: Question, lang: Lang) {
  const key = keyOf(question, lang);
  if (prepared.has(key)) return;
  const { loadWhole } = await import('../load.ts');
  prepared.set(key, await loadWhole(question.query, lang));
}

interface OfQuestion {
  question: Question;
  speech: Speech;
  children?: ComponentChildren;
}

/** The dice that will fall, the faces that hit, and the chances: what the calculator of this roll says. */
const Before = ({ question, speech, children }: OfQuestion) => {
  const { words, texts } = speech;
  const [, setReady] = useState(false);
  useEffect(() => {
    let asked = true;
    void prepare(question, texts.lang).then(() => asked && setReady(true));
    return () => {
      asked = false;
    };
  }, [question.query]);
  const loaded = prepared.get(keyOf(question, texts.lang));
  const reply = loaded && put(loaded.query, question.draft);
  if (!reply || !('ruling' in reply))
    return (
      <>
        <p class="before soft">{words.computing}</p>
        {children}
      </>
    );
  const { ruling } = reply;
  const { dice, hitsOn } = throwOf(ruling);
  const params = paramText(toParams(loaded.query.fields, question.draft));
  return (
    <>
      <div class="before">
        <p class="to-throw">
          <span class="answer">
            {loaded.query.rolls
              ? say(speech, words.toThrow, { n: dice })
              : loaded.texts.brief(ruling)}
          </span>
          <span aria-hidden="true">
            {Array.from({ length: dice }, () => (
              <Mark of={BLANK_DIE} class="die" />
            ))}
          </span>
          <span role="img" aria-label={`${words.hitsOn} ${texts.value([...hitsOn])}`}>
            {words.hitsOn}{' '}
            {hitsOn.map((face) => (
              <Die face={face} dice={loaded.dice} />
            ))}
          </span>
        </p>
        {ruling.odds && <Chances odds={ruling.odds} texts={loaded.texts} />}
      </div>
      {children}
      <details>
        <summary>{words.howDice}</summary>
        <Steps
          steps={ruling.steps}
          notApplied={[]}
          decisive={ruling.summary.clauses}
          texts={loaded.texts}
        />
        <p>
          <a href={`${calculatorPath(texts.lang, question.query)}?${params}`}>
            {words.openCalculator}
          </a>
        </p>
      </details>
    </>
  );
};

interface Props {
  /** The ways to attack one enemy: mostly there is one. */
  actions: readonly Action[];
  game: Game;
  speech: Speech;
  act: (action: Action) => void;
}

/** An attack before it is made: who at whom, with what chances, and the button that throws the dice. */
export const Aim = ({ actions, game, speech, act }: Props) => {
  const { words, system } = speech;
  const [{ from, to } = {}] = actions;
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const throws = element.current?.querySelector('.primary');
    throws?.scrollIntoView?.({ block: 'nearest' });
  }, [actions]);
  return (
    <section class="aim" aria-live="polite" ref={element}>
      <p class="answer">
        {from && pieceAt(speech, game, from)} → {to && pieceAt(speech, game, to)}
      </p>
      {actions.map((action, i) => {
        const question = system.game.odds(game, action);
        if (!question) return null;
        return (
          <Before key={action.with ?? ''} question={question} speech={speech}>
            <p class="acts">
              <button type="button" class={i ? undefined : 'primary'} onClick={() => act(action)}>
                {speech.game.action(action, game)}
              </button>
            </p>
          </Before>
        );
      })}
      {actions.length === 1 && <p class="soft">{words.tapAgain}</p>}
    </section>
  );
};

/** What may be done about an attack, each with the roll that follows from it. */
export const Answers = ({ actions, game, speech, act, waits }: Props & { waits: boolean }) => (
  <>
    {actions.map((action) => {
      const question = speech.system.game.odds(game, action);
      if (!question) return null;
      return (
        <section class="aim answers" key={action.do}>
          <p class="acts">
            <button type="button" aria-disabled={waits} onClick={() => !waits && act(action)}>
              {speech.game.action(action, game)}
            </button>
          </p>
          <Before question={question} speech={speech} />
        </section>
      );
    })}
  </>
);
