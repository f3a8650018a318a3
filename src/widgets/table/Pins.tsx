import { useState } from 'preact/hooks';
import { fill } from '../../i18n/format.ts';
import { cardPath } from '../../library/links.ts';
import { pin, pins, unpin } from '../pins.ts';
import type { Sent } from './mount.tsx';

/** The id that somebody means by `8.16`, `CCA 8,16` or `cca-8.16`. */
function idOf(typed: string, { system, titles }: Sent): string | undefined {
  const [, chapter, number] = /(\w+)[.,](\d+)\s*$/.exec(typed.trim()) ?? [];
  const id = `${system}-${chapter}.${number}`;
  return id in titles ? id : undefined;
}

/** Clauses that the reader wants at hand. */
export const Pins = ({ sent }: { sent: Sent }) => {
  const { words, titles, lang } = sent;
  const [all, setAll] = useState(pins);
  const [typed, setTyped] = useState('');
  const [missed, setMissed] = useState('');
  const here = all.filter((id) => id in titles);
  const add = () => {
    const id = idOf(typed, sent);
    if (!id) return setMissed(typed);
    pin(id);
    setAll([...new Set([...all, id])]);
    setTyped('');
    setMissed('');
  };
  return (
    <section>
      <h2>{words.pins}</h2>
      {here.length > 0 ? (
        <ul class="pins">
          {here.map((id) => (
            <li>
              <a href={cardPath(lang, id)}>
                <span class="id">{id}</span> {titles[id]}
              </a>
              <button
                type="button"
                aria-label={fill(words.remove, { what: id }, {}, lang)}
                onClick={() => {
                  unpin(id);
                  setAll(all.filter((one) => one !== id));
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="soft">{words.noPins}</p>
      )}
      <form
        class="add-pin"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label class="spoken" for="add-pin">
          {words.addPin}
        </label>
        <input
          id="add-pin"
          placeholder={words.addPin}
          value={typed}
          aria-invalid={missed !== ''}
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <button type="submit">{words.add}</button>
      </form>
      {missed && (
        <p class="fault" role="alert">
          {fill(words.noClause, { typed: missed }, {}, lang)}
        </p>
      )}
    </section>
  );
};
