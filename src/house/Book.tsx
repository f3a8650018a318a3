import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/format.ts';
import { HOUSE } from '../i18n/house.ts';
import type { Lang } from '../i18n/lang.ts';
import type { PartOfMessages } from '../i18n/messages.ts';
import { readingIn } from '../i18n/told-reading.ts';
import { at, cardPath } from '../library/links.ts';
import { readingId, readingNamed } from '../library/reading-ids.ts';
import { type House, systemsIn } from '../widgets/house/house.ts';

/** A book with its open readings. */
export interface BookOf {
  system: string;
  title: string;
  /** Their doubts: R50. */
  open: readonly string[];
  /** Those that some question takes. */
  asked: readonly string[];
  /** A clause on which each bears. */
  clauses: Readonly<Record<string, string>>;
}

interface Props {
  book: BookOf;
  house: House;
  lang: Lang;
  /** Nothing is chosen where it is read as Ius Belli reads it. */
  choose: (id: string, letter: string | undefined) => void;
}

/** The unclear passages of a book, each with its readings; they are fetched when somebody looks at them. */
export const Book = ({ book, house, lang, choose }: Props) => {
  const words = HOUSE[lang];
  const { system, title, open, asked, clauses } = book;
  const named = readingNamed(location.hash.slice(1));
  const [isOpen, setOpen] = useState(systemsIn(house).includes(system) || named?.system === system);
  const [told, setTold] = useState<PartOfMessages>();
  const [lost, setLost] = useState(false);
  const read = async () => {
    setLost(false);
    try {
      const answer = await fetch(at(`/texts/${system}/readings.${lang}.json`));
      setTold(await answer.json());
    } catch {
      setLost(true);
    }
  };
  useEffect(() => {
    if (isOpen && !told) void read();
  }, [isOpen]);
  useEffect(() => {
    if (told && named?.system === system)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [told]);
  const n = [...house.readings.keys()].filter((id) => readingNamed(id)?.system === system).length;
  const summed = n > 0 ? words.chosen : words.open;
  return (
    <details
      class="book"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2> <span>{fill(summed, { n: n > 0 ? n : open.length }, {}, lang)}</span>
      </summary>
      {lost && (
        <p class="fault" role="alert">
          {words.notRead}{' '}
          <button type="button" onClick={() => void read()}>
            {words.again}
          </button>
        </p>
      )}
      {told &&
        open.map((doubt) => (
          <Unclear
            key={doubt}
            id={readingId(system, doubt)}
            told={readingIn(told, doubt, lang)}
            chosen={house.readings.get(readingId(system, doubt))}
            clause={clauses[doubt]}
            asked={asked.includes(doubt)}
            lang={lang}
            choose={choose}
          />
        ))}
    </details>
  );
};

interface UnclearProps extends Pick<Props, 'lang' | 'choose'> {
  id: string;
  told: ReturnType<typeof readingIn>;
  chosen: string | undefined;
  clause: string | undefined;
  asked: boolean;
}

const Unclear = ({ id, told, chosen, clause, asked, lang, choose }: UnclearProps) => {
  const words = HOUSE[lang];
  if (!told) return null;
  return (
    <fieldset id={id} data-chosen={chosen}>
      <legend>
        <b>{id}</b> {told.question}
      </legend>
      {told.readings.map(({ key, text, adopted }) => (
        <label class="check">
          <input
            type="radio"
            name={id}
            checked={chosen ? key === chosen : adopted}
            onChange={() => choose(id, adopted ? undefined : key)}
          />
          <span>
            <b>{key}</b> {text} {adopted && <i>({words.adopted})</i>}
          </span>
        </label>
      ))}
      <p class="see">
        {asked ? words.asks : words.words}{' '}
        {clause && (
          <a class="ref" href={cardPath(lang, clause)}>
            {clause}
          </a>
        )}
      </p>
    </fieldset>
  );
};
