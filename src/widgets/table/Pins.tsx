import { useState } from 'preact/hooks';
import { asked } from '../../book/filter.ts';
import { fill } from '../../i18n/format.ts';
import { pin, pins, unpin } from '../pins.ts';
import { Law } from './Law.tsx';
import type { Sent } from './mount.tsx';

const SHOWN = 6;

/** The clauses that somebody means by `8.16`, `CCA 8,16`, or words of their titles; a number first. */
function meant(typed: string, { system, titles }: Sent): string[] {
  const [, chapter, number] = /(\w+)[.,](\d+)\s*$/.exec(typed.trim()) ?? [];
  const id = `${system}-${chapter}.${number}`;
  if (id in titles) return [id];
  const { typed: words, isIn } = asked(typed);
  if (words.join('').length < 3) return [];
  return Object.keys(titles).filter((one) => isIn(titles[one] ?? ''));
}

/** Clauses that the reader wants at hand, each to be read in place. */
export const Pins = ({ sent }: { sent: Sent }) => {
  const { words, titles, lang } = sent;
  const [all, setAll] = useState(pins);
  const [typed, setTyped] = useState('');
  const here = all.filter((id) => id in titles);
  const found = meant(typed, sent).filter((id) => !here.includes(id));
  const add = (id: string) => {
    pin(id);
    setAll([...new Set([...all, id])]);
    setTyped('');
  };
  return (
    <section>
      <h2>{words.pins}</h2>
      {here.length > 0 ? (
        <ul class="pins">
          {here.map((id) => (
            <li key={id}>
              <Law id={id} sent={sent} />
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
      <search class="add-pin">
        <label class="spoken" for="add-pin">
          {words.addPin}
        </label>
        <input
          id="add-pin"
          type="search"
          autocomplete="off"
          placeholder={words.addPin}
          value={typed}
          onInput={({ currentTarget: { value } }) => setTyped(value)}
        />
        <ul>
          {found.slice(0, SHOWN).map((id) => (
            <li key={id}>
              <button type="button" onClick={() => add(id)}>
                <span>{titles[id]}</span> <span class="id">{id}</span>
              </button>
            </li>
          ))}
        </ul>
        <p class="soft" role="status">
          {typed.trim().length >= 3 &&
            found.length === 0 &&
            fill(words.noClause, { typed: typed.trim() }, {}, lang)}
        </p>
      </search>
    </section>
  );
};
