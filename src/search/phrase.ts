import type { Lang } from '../i18n/lang.ts';
import type { Entry } from './index.ts';
import { wordsOf } from './words.ts';

/** What it is worth that the query names a term which the clause defines. */
const DEFINED = 8;

/** The words in the order in which they were typed are worth more than the words alone. */
export function phraseWorth(entry: Entry, phrase: string, lang: Lang): number {
  const worth = entry.names[lang].map((name) => {
    if (name === phrase) return 9;
    if (!` ${name} `.includes(` ${phrase} `)) return name.startsWith(phrase) ? 3 : 0;
    return name.startsWith(phrase) ? 5 : 4;
  });
  const aliased = entry.aliases[lang].some((alias) => wordsOf(alias).join(' ') === phrase);
  // A clause whose title and whose chapter both say it stands before one that only mentions it.
  const again = worth.filter(Boolean).length > 1 ? 2 : 0;
  const defined = entry.defines[lang].has(phrase) ? DEFINED : 0;
  return Math.max(...worth) + again + (aliased ? 4 : 0) + defined;
}
