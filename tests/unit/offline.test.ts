import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkName } from '../../scripts/chunk-names.ts';
import { groupFiles } from '../../scripts/offline.ts';
import { PAPER, RUBRIC } from '../../src/book/colours.ts';
import {
  type Edition,
  FORMAT,
  packsOf,
  packsWith,
  restrict,
  SHARED,
} from '../../src/offline/edition.ts';
import { type File, fold, openPack, unfold } from '../../src/offline/pack.ts';

const file = (path: string, body: File['body'] = ''): File => ({ path, type: 'text/html', body });

test('whatever is folded into a pack comes out of it as it went in', () => {
  const piece = fc.constantFrom('<p>', '</p>', ',"', 'región', 'x'.repeat(50), '<td>y</td>');
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.string())), (bodies) => {
      const files = bodies.map((body, i) => file(`${i}/`, body));
      const contents = fold(files);
      expect(files.map(({ path }) => unfold(contents, path))).toEqual(files);
    }),
  );
});

test('a pack is read as it was fetched', async () => {
  const contents = fold([file('es/', '<p>región</p>')]);
  expect(await openPack(new Response(gzipSync(JSON.stringify(contents))))).toEqual(contents);
});

test('what is not text keeps its bytes', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(unfold(fold([file('a', bytes)]), 'a')?.body).toEqual(bytes);
});

test('what two pages share is kept once', () => {
  const head = `<head>${'x'.repeat(100)}</head>`;
  const { parts } = fold([file('a', `${head}<p>one</p>`), file('b', `${head}<p>two</p>`)]);
  expect(parts).toEqual([head, '<p>one</p>', '<p>two</p>']);
});

test('what a page brings is counted, what an earlier one brought is pointed at', () => {
  const [head, foot] = ['h', 'f'].map((letter) => `<p>${letter.repeat(100)}</p>`);
  const { files } = fold([file('a', `${head}<p>one</p>`), file('b', `${foot}${head}<p>two</p>`)]);
  expect(Object.values(files).map(({ known, runs }) => ({ known, runs }))).toEqual([
    { known: 0, runs: [-2] },
    { known: 2, runs: [-1, 0, 1, -1] },
  ]);
});

test.each(['constructor', 'b'])('a path that a pack does not hold, %s, is not found', (path) => {
  expect(unfold(fold([file('a')]), path)).toBeUndefined();
});

const groupsOf = (files: readonly File[]) =>
  Object.fromEntries(
    [...groupFiles(files, ['cca', 'ccn'])].map(([key, list]) => [key, list.map((f) => f.path)]),
  );

test('a file belongs to the system that its path names, in whatever folder', () => {
  const ccn = ['c/ccn-1.1/', 'es/c/ccn-1.1/', 'en/ccn/calc/x/', 'texts/ccn/x.es.json'];
  const more = [
    'search/ccn.json',
    'pagefind/ccn/index/es_12ab.pf_index',
    '_astro/ccn.units.abc.js',
  ];
  const shared = [
    '',
    'es/',
    'es/about/',
    'search/systems.json',
    'pagefind/pagefind.js',
    '_astro/Page.ccnx.css',
  ];
  const paths = [...ccn, ...more, ...shared, 'es/cca/'];
  expect(groupsOf(paths.map((path) => file(path)))).toEqual({
    ccn: [...ccn, ...more],
    [SHARED]: shared,
    cca: ['es/cca/'],
  });
});

test('what a shared script imports at once is shared, and what that imports too', () => {
  const files = [
    file('_astro/mount.1.js', 'import{a}from"./cca.faces.2.js";import("./ccn.queries.4.js")'),
    file('_astro/cca.faces.2.js', 'import"./cca.dice.3.js";'),
    file('_astro/cca.dice.3.js'),
    file('_astro/ccn.queries.4.js', 'import{a}from"./mount.1.js"'),
  ];
  expect(groupsOf(files)).toEqual({
    [SHARED]: ['_astro/mount.1.js', '_astro/cca.faces.2.js', '_astro/cca.dice.3.js'],
    ccn: ['_astro/ccn.queries.4.js'],
  });
});

test('what questions of a system share is named for it, once', () => {
  const moduleIds = ['/home/ius/src/engine/core/rows.ts', '/home/ius/src/engine/ccn/units.ts'];
  expect(chunkName({ name: 'ccn.units', moduleIds }, ['ccn'])).toBe('_astro/ccn.units.[hash].js');
});

test('a chunk carries the key of a system where it has its rules and nothing else of ours', () => {
  const name = (...files: string[]) =>
    chunkName({ name: 'x', moduleIds: files.map((at) => `/home/ius/src/${at}`) }, ['cca', 'ccn']);
  expect(name('engine/ccn/units.ts', 'engine/core/dice.ts')).toBe('_astro/ccn.x.[hash].js');
  expect(name('engine/ccn/units.ts', 'widgets/mount.tsx')).toBe('_astro/x.[hash].js');
  expect(name('engine/cca/units.ts', 'engine/ccn/units.ts')).toBe('_astro/x.[hash].js');
  expect(name('engine/core/dice.ts')).toBe('_astro/x.[hash].js');
});

const pack = (digest: string, from: string, to: string) => ({ digest, bytes: 1, from, to });
const edition: Edition = {
  format: FORMAT,
  version: 'v',
  built: '2026-11-18',
  groups: {
    cca: [pack('a', 'es/cca/', 'es/cca/9-x/')],
    ccn: [pack('b', 'es/ccn/', 'es/ccn/9-x/')],
    [SHARED]: [pack('c', 'es/', 'es/search/')],
  },
};

test('one system is taken with what all of them share', () => {
  expect(packsOf(restrict(edition, ['ccn'])).map(({ digest }) => digest)).toEqual(['b', 'c']);
});

test('a path is looked for where it may be, in its system first', () => {
  const found = (path: string) => packsWith(edition, path).map(({ digest }) => digest);
  expect(found('es/ccn/2-x/')).toEqual(['b', 'c']);
  expect(found('es/about/')).toEqual(['c']);
  expect(found('fonts/')).toEqual([]);
});

test('the colours for icons and frames are those of the pages', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`);
  expect(tokens).toContain(`--rubric: light-dark(${RUBRIC},`);
});
