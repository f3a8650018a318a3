import { useEffect, useRef, useState } from 'preact/hooks';
import type { CaseWords } from '../i18n/case.ts';
import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { cardPath } from '../library/links.ts';
import { Steps } from '../widgets/Steps.tsx';
import type { Evidence as Found } from './resolve.ts';

interface Props {
  found: Found;
  lang: Lang;
  words: CaseWords;
  /** What a board says once it is drawn. */
  tell: (lines: readonly string[]) => void;
}

/** The text of a clause, as its card has it. */
const Law = ({ law }: { law: HTMLElement }) => {
  const text = () => {
    const copy = law.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('h1, .id, .kind, .acts, .since')) one.remove();
    return [...copy.childNodes];
  };
  return <div class="law" ref={(place) => place?.replaceChildren(...text())} />;
};

const Ruled = ({ found, words, lang }: Props & { found: Extract<Found, { kind: 'ruling' }> }) => {
  const { ruling, texts, situation } = found;
  return (
    <div class="ruling">
      {situation.length > 0 && (
        <p class="situation">
          <span class="spoken">{words.situation}: </span>
          {situation.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
        </p>
      )}
      <p class="answer">{texts.brief(ruling)}</p>
      <p class="sentence">
        {texts.sentence(ruling.summary)}{' '}
        {ruling.summary.clauses.map((id) => (
          <a class="ref" href={cardPath(lang, id)}>
            {id}
          </a>
        ))}
      </p>
      <details>
        <summary>{words.steps}</summary>
        <Steps
          steps={ruling.steps}
          notApplied={ruling.notApplied}
          decisive={ruling.summary.clauses}
          texts={texts}
        />
      </details>
    </div>
  );
};

const Reading = ({ found, words }: Props & { found: Extract<Found, { kind: 'reading' }> }) => {
  const { letter, reading } = found;
  const other = reading.readings.some(({ key, adopted }) => key === letter && !adopted);
  return (
    <>
      <dl class="readings">
        {reading.readings.map(({ key, text, adopted }) => (
          <>
            <dt>{key}</dt>
            <dd class={key === letter || (!letter && adopted) ? 'adopted' : undefined}>
              {key === letter && <b>{words.chosen}</b>} {adopted && <b>{words.adopted}</b>} {text}
            </dd>
          </>
        ))}
      </dl>
      {other && <p>{words.notAdopted}</p>}
    </>
  );
};

interface Picturing {
  picture: (
    element: Element,
    lang: Lang,
    search: string,
    hash: string,
  ) => Promise<string[] | undefined>;
}
const BOARDS = import.meta.glob<Picturing>('../systems/*/{hexes,plane}.ts');

const Board = ({
  found,
  lang,
  words,
  tell,
}: Props & { found: Extract<Found, { kind: 'board' }> }) => {
  const place = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState('');
  const { system, search, hash } = found;
  useEffect(() => {
    const draw = async () => {
      const file = Object.keys(BOARDS).find((path) => path.includes(`/systems/${system}/`));
      const board = file && (await BOARDS[file]?.());
      if (!board) return setFault(words.gone);
      const lines = place.current && (await board.picture(place.current, lang, search, hash));
      if (lines) tell(lines);
      else setFault(words.noPosition);
    };
    draw().catch(() => setFault(words.notRead));
  }, [system, search, hash]);
  return (
    <>
      <div class="drawn" ref={place} />
      {fault && <p class="fault">{fault}</p>}
    </>
  );
};

/** A piece of evidence, live: the words of a clause, the answer of the engine, a board, a reading. */
export const Shown = (props: Props) => {
  const { found, words, lang } = props;
  switch (found.kind) {
    case 'clause':
      return <Law law={found.law} />;
    case 'ruling':
      return <Ruled {...props} found={found} />;
    case 'board':
      return <Board {...props} found={found} />;
    case 'reading':
      return <Reading {...props} found={found} />;
    case 'fault': {
      const fields = found.what.join(', ');
      const said = fill(words[found.why], { fields }, {}, lang);
      return (
        <p class="fault" role="alert">
          {said} {found.why === 'noAnswer' && found.what.join(' ')}
        </p>
      );
    }
  }
};
