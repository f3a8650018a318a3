// Where the texts of the site say something: `npm run words -- hold`, `npm run words -- superar es`, by language and kind.
// What is asked for begins a word, or is a pattern between slashes: `npm run words -- '/\bown\b/' en`.
import { LANGS } from '../src/i18n/lang.ts';
import { allTexts } from './words/texts.ts';

const AROUND = 60;

const [stem = '', only] = process.argv.slice(2);
if (!stem) {
  console.error('What word? npm run words -- <stem or /pattern/> [es|en]');
  process.exit(1);
}
const pattern = /^\/.*\/$/.test(stem)
  ? new RegExp(stem.slice(1, -1), 'giu')
  : new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(stem)}[\\p{L}]*`, 'giu');

/** The text around what was found, in one line. */
const excerpt = (text: string, at: number, length: number) => {
  const from = Math.max(0, at - AROUND);
  return text.slice(from, at + length + AROUND).trim();
};

const texts = allTexts();
for (const lang of LANGS.filter((one) => !only || one === only)) {
  const found = texts.flatMap(({ text, ...place }) =>
    place.lang === lang
      ? [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
          ...place,
          said: excerpt(text, index, word.length),
        }))
      : [],
  );
  for (const [kind, places] of Map.groupBy(found, ({ kind }) => kind)) {
    console.log(`\n${lang}, ${kind}: ${places.length}`);
    for (const { file, line, said } of places) console.log(`  ${file}:${line}  ${said}`);
  }
}
