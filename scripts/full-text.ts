import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { close, createIndex, type IndexFile, type PagefindIndex } from 'pagefind';
import { LANGS } from '../src/i18n/lang.ts';

/**
 * What finds whole words in the texts, in `pagefind/` of the built site. Each system has an index of its own, so that
 * who takes it to read offline takes its words alone; a page merges those of the systems that it asks
 * (src/search/full-text.ts). The program is there once, with the index that it must have to begin with.
 */
const FOLDER = 'pagefind';
/** Points belong to words: 11.15 is one. */
const CONFIG = { includeCharacters: '.' };
/** Pagefind writes the program only where a page has words: one in each language, which nobody looks for. */
const NO_WORD = 'iusbelli';
const INDEX = /^pagefind-entry\.json$|\.pf_\w+$/;
/** Its faces are left out: the site has its own. */
const PROGRAM = /^(pagefind(-worker)?\.js|wasm\.(?!unknown).*)$/;

/** What Pagefind says it could not do stops the build. */
function orStop<T extends { errors: readonly string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

async function filesOf(
  fill: (index: PagefindIndex) => readonly Promise<{ errors: string[] }>[],
): Promise<IndexFile[]> {
  const { index } = orStop(await createIndex(CONFIG));
  if (!index) return [];
  for (const filled of fill(index)) orStop(await filled);
  return orStop(await index.getFiles()).files;
}

function write(folder: string, files: readonly IndexFile[]) {
  for (const { path, content } of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

async function writeProgram(folder: string) {
  const record = (language: string) => ({ url: `/${language}/`, content: NO_WORD, language });
  const files = await filesOf((index) => LANGS.map((lang) => index.addCustomRecord(record(lang))));
  write(
    folder,
    files.filter(({ path }) => PROGRAM.test(path) || INDEX.test(path)),
  );
}

async function writeSystem(folder: string, dist: string, system: string) {
  const glob = `{${LANGS.join(',')}}/${system}/**/*.html`;
  const files = await filesOf((index) => [index.addDirectory({ path: dist, glob })]);
  write(
    join(folder, system),
    files.filter(({ path }) => INDEX.test(path)),
  );
}

const dist = process.argv[2] ?? 'dist';
const folder = join(dist, FOLDER);
rmSync(folder, { recursive: true, force: true });
await writeProgram(folder);
for (const book of globSync('content/*/book.ts'))
  await writeSystem(folder, dist, basename(dirname(book)));
await close();
