import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../i18n/format.ts';
import type { LearnWords } from '../../i18n/learn.ts';
import { calculatorPath } from '../../library/links.ts';
import { copied } from '../clipboard.ts';
import type { Loaded } from '../load.ts';
import { RulingView } from '../RulingView.tsx';
import { paramText, toParams } from '../state.ts';
import { type Drill as Asked, questionOf, situation } from './question.ts';
import { count, score } from './score.ts';

interface Props {
  system: string;
  drill: Asked;
  loaded: Loaded;
  words: LearnWords;
  /** The seed that the address names. */
  first: number;
}

const SEEDS = 1_000_000;
const anySeed = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % SEEDS;

/** Questions without end, made and answered by the engine; the address of each can be shared. */
export const Drill = ({ system, drill, loaded, words, first }: Props) => {
  const { query, texts, dice } = loaded;
  const [seed, setSeed] = useState(first);
  const [chosen, setChosen] = useState<string>();
  const [tally, setTally] = useState(() => score(system));
  const [link, setLink] = useState('');
  const question = useMemo(() => questionOf(query, drill, seed, texts), [seed, drill]);
  if (!question) return null;
  const { draft, ruling, right, options } = question;
  const say = (template: string, values: Record<string, string | number>) =>
    fill(template, values, {}, texts.lang);
  const answer = (option: string) => {
    setChosen(option);
    setTally(count(system, option === right));
  };
  const next = () => {
    const now = anySeed();
    setSeed(now);
    setChosen(undefined);
    setLink('');
    history.replaceState(null, '', addressOf(now));
  };
  const addressOf = (n: number) => {
    const params = new URLSearchParams({ q: drill.query.replace(/^.*\//, ''), seed: String(n) });
    return `${location.pathname}?${params}#drill`;
  };
  const share = async () => {
    const url = `${location.origin}${addressOf(seed)}`;
    setLink((await copied(url)) ? words.copied : `${words.copyThis} ${url}`);
  };
  const params = paramText(toParams(query.fields, draft));
  return (
    <div class="drill">
      <dl class="situation">
        {situation(draft, texts).map(({ label, value }) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{words.otherwise}</p>
      <fieldset>
        <legend>{words.whatNow}</legend>
        {options.map((option) => (
          <button
            type="button"
            class={`option${chosen && option === right ? ' right' : ''}`}
            aria-pressed={chosen === option}
            disabled={chosen !== undefined}
            onClick={() => answer(option)}
          >
            {option}
          </button>
        ))}
      </fieldset>
      {chosen !== undefined && (
        <div class="explained">
          <p class="notice" role="status">
            <b>{chosen === right ? words.right : say(words.wrong, { right })}</b>
          </p>
          <RulingView ruling={ruling} texts={texts} dice={dice} />
          <p>
            <a href={`${calculatorPath(texts.lang, query.id)}?${params}`}>{words.openCalculator}</a>
          </p>
        </div>
      )}
      <p class="acts">
        <button type="button" onClick={next}>
          {words.next}
        </button>
        <button type="button" onClick={share}>
          {words.share}
        </button>
      </p>
      <p role="status">{link}</p>
      {tally.all > 0 && <p class="soft">{say(words.score, { ...tally })}</p>}
    </div>
  );
};
