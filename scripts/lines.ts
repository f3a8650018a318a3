// Lines of each system by part, and how many they are a clause: `npm run lines`. Another checkout is measured by its
// folder: `npm run lines -- ../before`.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Book } from '../src/library/registry.ts';

const ROOT = process.argv[2] ?? '.';

/** The parts of a system, each by its paths; a file counts in the first that matches. */
const PARTS = {
  tests: /\.test\.tsx?$|^tests\/|\/fixtures\.ts$/,
  'game, table': /^src\/engine\/\w+\/(game\/|table\/|table-)/,
  rules: /^src\/engine\//,
  messages: /^src\/i18n\/(?!.*sheets)/,
  examples: /^content\/.*\/examples(\.ts|\/)/,
  registers: /^content\/.*\/clauses\.ts$/,
  prose: /\.mdx$/,
} as const;
const REST = 'rest';
type Part = keyof typeof PARTS | typeof REST;
const NAMES = [...(Object.keys(PARTS) as Part[]), REST] as const;

/** What a clause costs its author beside its prose; the bar is held against the sum. */
const BAR: readonly Part[] = ['rules', 'messages', 'examples', 'registers', 'tests'];

const partOf = (path: string): Part => {
  for (const [part, paths] of Object.entries(PARTS)) if (paths.test(path)) return part as Part;
  return REST;
};

/** Its key stands in the path, as a folder or as a word of the file name. */
const isOf = (system: string, path: string) => path.split(/[/.-]/).includes(system);

const linesOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').split('\n').length - 1;

async function clausesOf(system: string): Promise<number> {
  const file = pathToFileURL(resolve(ROOT, 'content', system, 'book.ts'));
  const { default: book }: { default: Book } = await import(file.href);
  return book.chapters.reduce((sum, { clauses }) => sum + clauses, 0);
}

const files = globSync('{src,content,tests,bin,scripts}/**/*.{ts,tsx,astro,mdx}', { cwd: ROOT });
const systems = globSync('content/*/book.ts', { cwd: ROOT }).map(
  (path) => path.split('/')[1] ?? '',
);

const cell = (value: string | number) => String(value).padStart(14);
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(22) + cells.map(cell).join(''));

const counted = await Promise.all(
  systems.sort().map(async (system) => {
    const lines = new Map<Part, number>(NAMES.map((part) => [part, 0]));
    for (const path of files.filter((one) => isOf(system, one)))
      lines.set(partOf(path), (lines.get(partOf(path)) ?? 0) + linesOf(path));
    return { system, clauses: await clausesOf(system), lines };
  }),
);

const sums = (name: string, parts: readonly Part[]) =>
  row(
    name,
    counted.flatMap(({ clauses, lines }) => {
      const sum = parts.reduce((all, part) => all + (lines.get(part) ?? 0), 0);
      return [sum, (sum / clauses).toFixed(1)];
    }),
  );

row(
  'lines, and a clause',
  counted.flatMap(({ system, clauses }) => [system, `of ${clauses}`]),
);
for (const part of NAMES) sums(part, [part]);
sums('what the bar counts', BAR);
sums('all', NAMES);

const shared = files.filter((path) => !systems.some((system) => isOf(system, path)));
const family = (path: string) => /^src\/engine\/(core\/)?(hexes|plane)\//.test(path);
const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + linesOf(path), 0);
row('families', [total(shared.filter(family))]);
row('shared by all', [total(shared.filter((path) => !family(path)))]);
