import { useEffect, useState } from 'preact/hooks';
import type { CaseWords } from '../i18n/case.ts';
import type { Lang } from '../i18n/lang.ts';
import { Shown } from './Evidence.tsx';
import type { Entry } from './file.ts';
import { type Evidence, resolve } from './resolve.ts';
import { Writing } from './Writing.tsx';

interface Props {
  entry: Entry;
  at: number;
  last: boolean;
  lang: Lang;
  words: CaseWords;
  note: (text: string) => void;
  move: (by: number) => void;
  remove: () => void;
  /** What it is and says, for who copies the whole. */
  told: (link: string, found: Evidence) => void;
}

/** One piece of evidence with what its reader says of it. */
export const Piece = (props: Props) => {
  const { entry, at, last, lang, words, note, move, remove, told } = props;
  const [found, setFound] = useState<Evidence>();
  const [lost, setLost] = useState(false);
  const find = async () => {
    setLost(false);
    try {
      const next = await resolve(entry.link, lang);
      setFound(next);
      told(entry.link, next);
    } catch {
      setLost(true);
    }
  };
  useEffect(() => {
    void find();
  }, [entry.link]);
  const id = `note-${at}`;
  return (
    <li>
      <h3>{found ? <a href={found.page}>{found.name}</a> : entry.link.slice(0, 60)}</h3>
      {!found && !lost && <p class="soft">{words.reading}</p>}
      {lost && (
        <p class="fault">
          {words.notRead}{' '}
          <button type="button" onClick={() => void find()}>
            {words.again}
          </button>
        </p>
      )}
      {found && (
        <Shown
          found={found}
          lang={lang}
          words={words}
          tell={(lines) => told(entry.link, { ...found, lines })}
        />
      )}
      <Writing
        id={id}
        label={found?.kind === 'board' ? words.noteBoard : words.note}
        value={entry.note}
        most={2000}
        rows={2}
        change={note}
      />
      <p class="acts">
        <button
          type="button"
          disabled={at === 0}
          aria-label={`${words.up}: ${at + 1}`}
          onClick={() => move(-1)}
        >
          {words.up}
        </button>
        <button
          type="button"
          disabled={last}
          aria-label={`${words.down}: ${at + 1}`}
          onClick={() => move(1)}
        >
          {words.down}
        </button>
        <button type="button" aria-label={`${words.remove}: ${at + 1}`} onClick={remove}>
          {words.remove}
        </button>
      </p>
    </li>
  );
};
