import { useEffect, useState } from 'preact/hooks';
import { add } from '../case/add.ts';
import { fill } from '../i18n/format.ts';
import { HOUSE } from '../i18n/house.ts';
import type { Lang } from '../i18n/lang.ts';
import { readingId } from '../library/reading-ids.ts';
import { copied } from '../widgets/clipboard.ts';
import { type House, NO_HOUSE, readHouse, writeHouse } from '../widgets/house/house.ts';
import { dropHouse, keepHouse, keptHouse } from '../widgets/house/kept.ts';
import { houseName } from '../widgets/house/said.ts';
import { Book, type BookOf } from './Book.tsx';

interface Props {
  books: readonly BookOf[];
  lang: Lang;
}

/** The house of the page's address or, where that says nothing, the one in force; and what of the address is none. */
function begun(books: readonly BookOf[]) {
  const text = location.hash.slice(1);
  const isPlace = !text.includes('=');
  const { house, wrong } = readHouse(isPlace ? '' : text);
  const open = new Set(
    books.flatMap(({ system, open }) => open.map((doubt) => readingId(system, doubt))),
  );
  const known = [...house.readings].filter(([id]) => open.has(id));
  const unknown = [...house.readings].filter(([id]) => !open.has(id));
  return {
    house: isPlace ? (keptHouse() ?? NO_HOUSE) : { ...house, readings: new Map(known) },
    wrong: [...wrong, ...unknown.map((one) => one.join('='))],
    shared: !isPlace,
  };
}

const Acts = ({ house, lang, change }: ActsProps) => {
  const words = HOUSE[lang];
  const [said, setSaid] = useState('');
  const kept = keptHouse();
  const same = kept !== undefined && writeHouse(kept) === writeHouse(house);
  const some = house.readings.size > 0;
  const settle = (done: boolean) => setSaid(done ? '' : words.notTaken);
  // What was said was of what stood there before.
  useEffect(() => setSaid(''), [house]);
  const copy = async () => setSaid((await copied(location.href)) ? words.copied : words.copyFailed);
  const again = useState(0)[1];
  const act = (does: () => void) => () => {
    does();
    again((n) => n + 1);
  };
  return (
    <>
      <p class="acts">
        {some && !same && (
          <button type="button" class="primary" onClick={act(() => settle(keepHouse(house)))}>
            {words.take}
          </button>
        )}
        {kept && (
          <button type="button" onClick={act(() => settle(dropHouse()))}>
            {words.drop}
          </button>
        )}
        {some && (
          <>
            <button type="button" onClick={() => void copy()}>
              {words.copy}
            </button>
            <button
              type="button"
              data-case-of={[...house.readings].map((one) => one.join('=')).join(' ')}
              onClick={({ currentTarget }) => add(currentTarget, currentTarget.dataset.caseOf)}
            >
              {words.toCase}
            </button>
            <button type="button" onClick={() => change({ ...house, readings: new Map() })}>
              {words.clear}
            </button>
          </>
        )}
      </p>
      <p role="status">
        {said ||
          (same
            ? words.taken
            : kept && fill(words.changed, { house: houseName(kept, lang) }, {}, lang))}
      </p>
    </>
  );
};
interface ActsProps {
  house: House;
  lang: Lang;
  change: (house: House) => void;
}

/** Where a group chooses its readings: what is chosen stands in the address of the page. */
export const Desk = ({ books, lang }: Props) => {
  const words = HOUSE[lang];
  const [{ house, wrong, shared }, set] = useState(() => begun(books));
  useEffect(() => {
    const follow = () => set(begun(books));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const change = (next: House) => {
    const text = writeHouse(next);
    const says = next.readings.size > 0 || next.name;
    history.replaceState(null, '', says ? `#${text}` : location.pathname + location.search);
    set({ house: next, wrong: [], shared: false });
  };
  const choose = (id: string, letter: string | undefined) => {
    const readings = new Map(house.readings);
    readings.delete(id);
    if (letter) readings.set(id, letter);
    change({ ...house, readings });
  };
  const n = house.readings.size;
  return (
    <>
      <div class="house-desk">
        {shared && n > 0 && <p>{words.offered}</p>}
        {wrong.length > 0 && (
          <p class="fault" role="alert">
            {fill(words.wrong, { pieces: wrong.join(', ') }, {}, lang)}
          </p>
        )}
        <div class="field">
          <label for="house-name">{words.name}</label>
          <input
            id="house-name"
            maxLength={80}
            autocomplete="off"
            placeholder={words.nameHint}
            value={house.name}
            onInput={({ currentTarget }) => change({ ...house, name: currentTarget.value })}
          />
        </div>
        <p class="summary">{n > 0 ? fill(words.chosen, { n }, {}, lang) : words.none}</p>
        <Acts house={house} lang={lang} change={change} />
      </div>
      {books.map((book) => (
        <Book key={book.system} book={book} house={house} lang={lang} choose={choose} />
      ))}
    </>
  );
};
