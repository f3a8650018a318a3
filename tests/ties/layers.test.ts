import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const BOOKS = globSync('content/*/book.ts').map((file) => file.split('/')[1] ?? '');
/** What games of one kind share, below the systems and above the core. */
const FAMILIES = ['hexes', 'plane'];

/**
 * Who may import whom, from the bottom up; each may import itself. `systems` are all folders of a
 * system in the engine, `engine` are the files above them.
 */
const MAY: Record<string, readonly string[]> = {
  core: [],
  families: ['core'],
  systems: ['core', 'families'],
  engine: ['core', 'families', 'systems'],
  i18n: ['core', 'families', 'systems', 'engine'],
  registry: ['core', 'engine'],
  books: ['registry'],
  library: ['core', 'families', 'systems', 'engine', 'i18n', 'registry'],
};
const RULES = ['core', 'families', 'systems', 'engine', 'i18n', 'registry', 'library'];
const UPPER: Record<string, readonly string[]> = {
  styles: [],
  links: [...RULES],
  search: [...RULES],
  citing: [...RULES, 'search', 'book', 'styles'],
  offline: [...RULES, 'search', 'book'],
  widgets: [...RULES, 'book', 'styles', 'manifests'],
  case: [...RULES, 'search', 'citing', 'book', 'widgets', 'styles'],
  house: [...RULES, 'search', 'case', 'book', 'widgets', 'styles'],
  book: [...RULES, ...'links search citing case house offline widgets styles manifests'.split(' ')],
  sheets: [...RULES, 'book', 'widgets', 'styles', 'manifests'],
  manifests: [...RULES, 'book', 'widgets', 'sheets'],
  pages: [
    ...RULES,
    ...'links search citing case house offline widgets book sheets styles manifests docs'.split(
      ' ',
    ),
  ],
  docs: [],
  package: [...RULES],
  bin: [...RULES, 'search', 'setup'],
};
const TABLE = { ...MAY, ...UPPER };

/** The name of the offline page is part of the addresses of the site. */
const EXCEPTION = 'src/library/links.ts src/offline/slug.ts';

const FILES_OF: Record<string, string> = {
  'src/library/registry.ts': 'registry',
  'src/library/clauses.ts': 'registry',
  'src/library/example.ts': 'registry',
  'src/library/moments.ts': 'registry',
  'src/package.ts': 'package',
  'src/clause-links.ts': 'links',
  'src/term-links.ts': 'links',
  'src/code-classes.ts': 'links',
  'scripts/setup.mjs': 'setup',
};

/** The layer of a file, or where it stands if the table knows no such place. */
function layerOf(file: string): string {
  const [top = '', folder = '', room = '', ...rest] = file.split('/');
  if (FILES_OF[file]) return FILES_OF[file];
  if (top === 'content') return 'books';
  if (top !== 'src') return top;
  if (folder === 'systems') return 'manifests';
  if (folder !== 'engine') return folder;
  if (rest.length === 0) return 'engine';
  if (room === 'core' || room === 'testing') return room;
  return FAMILIES.includes(room) ? 'families' : 'systems';
}

/** The system in whose own folder or file something stands. */
const systemOf = (file: string) =>
  file
    .split('/')
    .map((part) => part.split('.')[0] ?? '')
    .find((part) => BOOKS.includes(part));

const familyOf = (file: string) => (layerOf(file) === 'families' ? file.split('/')[2] : undefined);

/** Why one file may not import another, if it may not. */
function fault(from: string, to: string): string | undefined {
  const [upper, lower] = [layerOf(from), layerOf(to)];
  if (`${from} ${to}` === EXCEPTION) return undefined;
  if (!TABLE[upper]) return `${upper} has no line in the table`;
  if (upper !== lower && !TABLE[upper].includes(lower)) return `${upper} may not import ${lower}`;
  const [own, other] = [systemOf(from), systemOf(to)];
  if (own && other && own !== other) return `${own} may not import ${other}`;
  if (familyOf(from) && familyOf(to) && familyOf(from) !== familyOf(to))
    return 'a family may not import another';
  return undefined;
}

const IMPORT =
  /(?:^\s*(?:import|export|\}).*?\sfrom\s|^\s*import\s|\bimport\(\s*)['"]([^'"\n]+)['"]/gm;

interface Import {
  from: string;
  /** A file of the repository, or the name of a package. */
  to: string;
}

const IMPORTS: Import[] = globSync('{src,content,bin}/**/*.{ts,tsx,mjs,astro,mdx}')
  .filter((file) => !/\.test\.tsx?$|\/fixtures\.ts$|\/testing\//.test(file))
  .flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, name = '']) => ({
      from,
      to: name.startsWith('.') ? normalize(join(dirname(from), name.split('?')[0] ?? '')) : name,
    })),
  );
const inside = IMPORTS.filter(({ to }) => existsSync(to));

describe('who may import whom', () => {
  test.each([
    ['src/engine/core/rows.ts', 'src/engine/index.ts'],
    ['src/engine/core/rows.ts', 'src/engine/hexes/board.ts'],
    ['src/engine/hexes/board.ts', 'src/engine/plane/table.ts'],
    ['src/engine/hexes/board.ts', 'src/engine/cca/units.ts'],
    ['src/engine/cca/orders/may-order.ts', 'src/engine/onus/turn/order.ts'],
    ['src/engine/cca/queries.ts', 'src/engine/index.ts'],
    ['src/engine/cca/queries.ts', 'src/i18n/lang.ts'],
    ['src/i18n/cca/orders.es.ts', 'src/i18n/onus/turn.es.ts'],
    ['src/i18n/texts.ts', 'src/library/links.ts'],
    ['content/cca/book.ts', 'src/engine/index.ts'],
    ['content/cca/book.ts', 'content/onus/book.ts'],
    ['src/library/links.ts', 'src/search/ids.ts'],
    ['src/search/ids.ts', 'src/widgets/paths.ts'],
    ['src/widgets/paths.ts', 'src/sheets/sheet.ts'],
    ['src/engine/cca/queries.ts', 'src/engine/testing/ask.ts'],
    ['src/elsewhere/new.ts', 'src/engine/core/rows.ts'],
  ])('%s may not import %s', (from, to) => expect(fault(from, to)).toBeDefined());

  test.each([
    ['src/engine/cca/orders/may-order.ts', 'src/engine/cca/movement/turn.ts'],
    ['src/engine/cca/queries.ts', 'src/engine/hexes/board.ts'],
    ['src/engine/index.ts', 'src/engine/onus/queries.ts'],
    ['src/library/links.ts', 'src/offline/slug.ts'],
  ])('%s may import %s', (from, to) => expect(fault(from, to)).toBeUndefined());

  test('every import keeps to it, imports of types included', () => {
    expect(inside.length).toBeGreaterThan(1000);
    const broken = inside.flatMap(({ from, to }) => {
      const why = fault(from, to);
      return why ? `${from}: ${to} (${why})` : [];
    });
    expect(broken).toEqual([]);
  });

  test('a system belongs to one family', () => {
    const families = (system: string) =>
      new Set(
        inside
          .filter(({ from }) => layerOf(from) === 'systems' && systemOf(from) === system)
          .flatMap(({ to }) => familyOf(to) ?? []),
      );
    expect(BOOKS.filter((system) => families(system).size > 1)).toEqual([]);
  });

  test('engine, sentences and books take nothing from a package or from Node', () => {
    const pure = ['core', 'families', 'systems', 'engine', 'i18n', 'registry', 'books'];
    const foreign = IMPORTS.filter(
      ({ from, to }) => pure.includes(layerOf(from)) && !to.includes('/'),
    );
    expect(foreign).toEqual([]);
  });
});

/** Files and folders that name a system all the same, and why. */
const NAME_ONE: Readonly<Record<string, string>> = {
  'src/engine/index.ts': 'the systems that answer',
  'scripts/bench': 'what is measured is a certain page or game',
  'scripts/check-package.ts': 'asks the package for something that is in it',
};
const excused = (file: string) => Object.keys(NAME_ONE).find((start) => file.startsWith(start));

describe('a system is named in its own folders and in its manifest alone', () => {
  const FILES = globSync('{src,bin,scripts}/**/*.{ts,tsx,mjs,astro}').filter(
    (file) => !systemOf(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$|<!--[\s\S]*?-->/gm;
  const NAMED = new RegExp(`['"\`/](${BOOKS.join('|')})(?=['"\`/]|1_)`);
  const linesWith = (file: string) =>
    readFileSync(file, 'utf8')
      .replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, i) => (NAMED.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : []));

  test('what no system owns names none', () => {
    expect(FILES.length).toBeGreaterThan(300);
    const found = FILES.filter((file) => !excused(file)).flatMap(linesWith);
    expect(found).toEqual([]);
  });

  test('no exception is left over', () => {
    const used = FILES.filter((file) => linesWith(file).length > 0).map(excused);
    expect(Object.keys(NAME_ONE).filter((start) => !used.includes(start))).toEqual([]);
  });
});

describe('what Node runs as it is', () => {
  const LOADED = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm;
  const loadedBy = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(LOADED)].map(([, to = '']) =>
      normalize(join(dirname(file), to)),
    );

  /** All that a file loads with itself, itself included. */
  function reached(file: string, known = new Set<string>()): Set<string> {
    if (known.has(file) || !existsSync(file)) return known.add(file);
    known.add(file);
    for (const one of loadedBy(file)) reached(one, known);
    return known;
  }

  test.each(globSync('{scripts,bin}/*.ts').sort())(
    '%s loads nothing that only a bundler reads',
    (file) => {
      const all = [...reached(file)];
      expect(all.filter((one) => existsSync(one) && !/\.(ts|mjs|json)$/.test(one))).toEqual([]);
    },
  );
});
