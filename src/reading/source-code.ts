import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../content/library.ts';

const MOST_LINES = 30;

interface Snippet {
  file: string;
  code: string;
}

const engineFiles = (system: string) =>
  globSync(`src/engine/${system}/**/*.ts`, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n') }));

const files = new Map<string, ReturnType<typeof engineFiles>>();

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The lines around `at` that stand deeper than `indent`, with the lines that open and close them. */
function blockAround(lines: readonly string[], at: number, indent: number): [number, number] {
  let from = at;
  while (from > 0 && (indentOf(lines[from] ?? '') > indent || !lines[from]?.trim())) from -= 1;
  let to = at;
  while (
    to < lines.length - 1 &&
    (to === from || indentOf(lines[to] ?? '') > indent || !lines[to]?.trim())
  )
    to += 1;
  return [from, to];
}

/** Where the engine decides a clause: the declaration that names it, or just its row where that is long. */
export function ruleOf(system: string, id: string): Snippet | undefined {
  const known = files.get(system) ?? engineFiles(system);
  files.set(system, known);
  for (const { file, lines } of known) {
    const at = lines.findIndex((line) => line.includes(`'${id}'`));
    if (at < 0) continue;
    let [from, to] = blockAround(lines, at, 0);
    const own = indentOf(lines[at] ?? '');
    for (let indent = 2; to - from >= MOST_LINES && indent < own; indent += 2)
      [from, to] = blockAround(lines, at, indent);
    if (to - from >= MOST_LINES) [from, to] = [at, at];
    if (/^\s*\/?\*/.test(lines[from - 1] ?? '')) from -= 1;
    const block = lines.slice(from, to + 1);
    const margin = Math.min(...block.filter((line) => line.trim()).map(indentOf));
    return { file, code: block.map((line) => line.slice(margin)).join('\n') };
  }
  return undefined;
}
