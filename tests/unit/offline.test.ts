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
  packsWith,
  restrict,
  SHARED,
  slicesOf,
} from '../../src/offline/edition.ts';
import { fold } from '../../src/offline/fold.ts';
import { type File, openPack, readPack, unfold } from '../../src/offline/pack.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const file = (path: string, text = ''): File => ({ path, type: 'text/html', body: bytesOf(text) });
const out = (files: readonly File[]) => {
  const contents = readPack(fold(files));
  return files.map(({ path }) => unfold(contents, path));
};

test('whatever is folded into a pack comes out of it as it went in', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    ',"',
    'región',
    'x'.repeat(50),
    '<td>y</td>'.repeat(9),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.string())), (bodies) => {
      const files = bodies.map((body, i) => file(`${i}/`, body));
      expect(out(files)).toEqual(files);
    }),
  );
});

test('what is not text keeps its bytes, and a file may be empty', () => {
  const body = Uint8Array.from({ length: 1024 }, (_, i) => i % 256);
  const files = [file('none/'), { path: 'a', type: 'font/woff2', body }, file('z/')];
  expect(out(files)).toEqual(files);
});

test('a pack is read from its slices as they were fetched', async () => {
  const files = [file('es/', `<p>región ${'y'.repeat(99)}</p>`), file('es/c/', 'región')];
  const packed = gzipSync(fold(files));
  const contents = await openPack([
    new Blob([packed.subarray(0, 9)]),
    new Blob([packed.subarray(9)]),
  ]);
  expect(files.map(({ path }) => unfold(contents, path))).toEqual(files);
});

test('what stood before, however far, is kept once', () => {
  const head = Array.from({ length: 200 }, (_, i) => `<p>${i * i}</p>`).join('');
  const between = Array.from({ length: 20_000 }, (_, i) => `${i * 7919} `).join('');
  const alone = fold([file('a', head), file('b', between)]).length;
  const twice = fold([file('a', head), file('b', between), file('c', `${head}<p>two</p>`)]).length;
  expect(twice - alone).toBeLessThan(60);
});

test.each(['constructor', 'b'])('a path that a pack does not hold, %s, is not found', (path) => {
  expect(unfold(readPack(fold([file('a')])), path)).toBeUndefined();
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

const pack = (digest: string) => [{ digest, bytes: 1 }];
const edition: Edition = {
  format: FORMAT,
  version: 'v',
  built: '2026-11-18',
  groups: {
    cca: { es: pack('a-es'), en: pack('a-en'), '': pack('a') },
    ccn: { es: pack('n-es'), '': pack('n') },
    [SHARED]: { es: pack('all-es'), '': pack('all') },
  },
};

test('one system is taken with what all of them share', () => {
  const digests = slicesOf(restrict(edition, ['ccn'])).map(({ digest }) => digest);
  expect(digests).toEqual(['n-es', 'n', 'all-es', 'all']);
});

test('a path is looked for where it may be, in its system first and in its language', () => {
  const found = (path: string) => packsWith(edition, path).map(([slice]) => slice?.digest);
  expect(found('es/ccn/2-x/')).toEqual(['n-es', 'all-es']);
  expect(found('texts/cca/x.en.json')).toEqual(['a-en']);
  expect(found('pagefind/ccn/index/es_12ab.pf_index')).toEqual(['n-es', 'all-es']);
  expect(found('_astro/ccn.units.abc.js')).toEqual(['n', 'all']);
  expect(found('es/about/')).toEqual(['all-es']);
  expect(found('fonts/')).toEqual(['all']);
});

test('the colours for icons and frames are those of the pages', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--paper: light-dark(${PAPER.light}, ${PAPER.dark})`);
  expect(tokens).toContain(`--rubric: light-dark(${RUBRIC},`);
});
