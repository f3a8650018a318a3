import { expect, test } from 'vitest';
import { SYSTEMS } from '../../src/engine/index.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadParts } from '../../src/i18n/load.ts';
import { ui } from '../../src/i18n/ui.ts';
import { clauseData, doubtData, termData } from '../../src/library/api.ts';
import { loadLibrary } from '../../src/library/library.ts';

const library = await loadLibrary();
const messages = await Promise.all(
  Object.keys(SYSTEMS).flatMap((system) => LANGS.map((lang) => loadParts(lang, system))),
);

/** "line 12", «líneas 3-5»: places of a text that no reader has. */
const CITES_LINES = /(?<!\p{L})(?:l[ií]neas?|lines?) \d/iu;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

const doubts = library.systems.flatMap((system) =>
  doubtData(system).map(({ id, place }): [string, typeof place] => [`${system.key} ${id}`, place]),
);

test.each(doubts)('%s has its place in the printed book', (_, place) => {
  expect(place.es).toMatch(/^(?:\d+\. |[IVX]+ - |[A-ZÍ«L]).*[^.]$/);
  expect(place.en).toMatch(/^(?:\d+\. |[IVX]+ - |[A-Z“]).*[^.]$/);
  expect(place.es.match(/\d+/g), 'the same numbers').toEqual(place.en.match(/\d+/g));
});

test.each([
  ['clauses', clauseData(library)],
  ['doubts', library.systems.map(doubtData)],
  ['terms', library.systems.map(termData)],
  ['all else of the books', library.systems],
  ['sentences of the engine', messages],
  ['words of the pages', [ui('es'), ui('en')]],
])('%s: no text cites lines that no reader has', (_, said) => {
  expect(textsIn(said).filter((text) => CITES_LINES.test(text))).toEqual([]);
});

test('what readers get of a clause has no lines', () => {
  expect([...library.clauses.values()].filter((clause) => 'lines' in clause)).toEqual([]);
});
