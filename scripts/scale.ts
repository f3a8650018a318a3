// What more systems cost: `npm run scale [times] [build] [tests] [types] [ask]`, all of these where none is named. In a scratch folder a made-up book of text alone is added as
// CONTRIBUTING says under "A system", then the systems are copied under other keys until there are as many times the
// clauses (5 where nothing is said). What is built and tested there is timed beside the same without the copies.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const [times = '5', ...WANTED] = process.argv.slice(2);
const TIMES = Number(times);
const ROOT = resolve(import.meta.dirname, '..');
const PLACE = mkdtempSync(join(tmpdir(), 'ius-scale-'));
const SCRATCH = join(PLACE, 'site');

/** Without this file, which names the made-up book: there that is a system like any other. */
const filesOf = () =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter((file) => file && file !== 'scripts/scale.ts' && existsSync(join(ROOT, file)));

function copyRepository() {
  for (const file of filesOf()) {
    mkdirSync(join(SCRATCH, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(SCRATCH, file));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(SCRATCH, 'node_modules'));
  if (existsSync(join(ROOT, '../shared')))
    symlinkSync(join(ROOT, '../shared'), join(PLACE, 'shared'));
}

/** The book of text alone: these are all its files. */
const MADE_UP: Record<string, string> = {
  'book.ts': `import { defineBook } from '../../src/library/registry.ts';

export default defineBook({
  key: 'scratchgame',
  title: { es: 'Un juego inventado', en: 'A game made up' },
  edition: { es: 'Libro inventado.', en: 'An invented book.' },
  credits: [],
  chapters: [
    {
      number: '1',
      room: '01-start',
      slug: { es: '1-inicio', en: '1-start' },
      title: { es: 'Inicio', en: 'Start' },
      head: 'card on card',
      clauses: 1,
    },
  ],
});
`,
  '01-start/clauses.ts': `import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'scratchgame-1.1': clause('definition', '1-2', {
    excluded: { es: 'Solo dice qué es el juego.', en: 'Only says what the game is.' },
  }),
});
`,
  '01-start/es.mdx':
    '<Clause id="scratchgame-1.1" title="Dos ejércitos en una mesa">\n\nJuegan **2** personas, cada una con su ejército.\n\n</Clause>\n',
  '01-start/en.mdx':
    '<Clause id="scratchgame-1.1" title="Two armies on a table">\n\n**2** people play, each with an army.\n\n</Clause>\n',
};

function addBook() {
  for (const [file, text] of Object.entries(MADE_UP)) {
    const path = join(SCRATCH, 'content/scratchgame', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** The key of a system as a word, wherever it stands: in paths, ids, notations, names. */
const asWord = (system: string) => new RegExp(`(?<![A-Za-z])${system}(?![A-Za-z])`, 'g');

function addCopy(system: string, key: string) {
  const own = asWord(system);
  const files = globSync(`{content,src,tests}/**/*`, { cwd: SCRATCH, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(SCRATCH.length + 1))
    .filter((file) => file.split(/[/.]/).includes(system));
  for (const file of files) {
    const path = join(SCRATCH, file.replace(own, key));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, readFileSync(join(SCRATCH, file), 'utf8').replace(own, key));
  }
}

/** The two lists of systems: that of the engine and that of the manifests. */
function register(copies: ReadonlyMap<string, readonly string[]>) {
  for (const file of ['src/engine/index.ts', 'src/systems/index.ts']) {
    const path = join(SCRATCH, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const all = lines.flatMap((line) => {
      const [system, keys] = [...copies].find(([one]) => line.includes(`'./${one}`)) ?? [];
      if (system && keys) return [line, ...keys.map((key) => line.replace(asWord(system), key))];
      if (!/^(export )?const (SUBJECTS|MANIFESTS)/.test(line)) return line;
      return [...copies].reduce(
        (text, [one, names]) => text.replace(asWord(one), [one, ...names].join(', ')),
        line,
      );
    });
    writeFileSync(path, all.join('\n'));
  }
}

/** What the shell tells last of the time that its commands took: of a processor, so that other work matters little. */
const TIMES_TOLD = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

function run(command: string): { seconds: number; output: string } {
  const { status, stdout, stderr } = spawnSync(`${command}; status=$?; times; exit $status`, {
    shell: true,
    cwd: SCRATCH,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  if (status !== 0) console.log(`${command} failed:\n${(stdout + stderr).slice(-4000)}`);
  const [, minutes, user, more, system] = (TIMES_TOLD.exec(stdout) ?? []).map(Number);
  const seconds = 60 * ((minutes ?? 0) + (more ?? 0)) + (user ?? 0) + (system ?? 0);
  return { seconds, output: stdout.replace(/(\d+m[\d.]+s\s*){4}$/, '') };
}

const clausesIn = () =>
  JSON.parse(run('npm run -s ius -- coverage --json').output || '[]').length as number;

const ALL: Record<string, string> = {
  build: 'npm run --silent build',
  tests: 'npx vitest run --reporter=dot',
  types: 'npx astro check',
  ask: `npm run -s ius -- ask cca/close-combat '{"attacker":{"unit":"MI"},"defender":{"unit":"LI"}}'`,
};

const CHECKS = Object.entries(ALL).filter(([name]) => WANTED.length === 0 || WANTED.includes(name));

function measure() {
  run('npm run -s ids && npm run -s publish-texts');
  const clauses = clausesIn();
  console.log(`${clauses} clauses`);
  const seconds = Object.fromEntries(
    CHECKS.map(([name, command]) => {
      const { seconds } = run(command);
      // At once: the whole of it takes long, and may be stopped.
      console.log(`${name.padEnd(30)} ${seconds.toFixed(1)} s of a processor`);
      return [name, seconds];
    }),
  );
  const pages = globSync('dist/**/*.html', { cwd: SCRATCH }).length;
  rmSync(join(SCRATCH, 'dist'), { recursive: true, force: true });
  return { clauses, pages, seconds };
}

copyRepository();
const systems = globSync('content/*/book.ts', { cwd: ROOT }).map(
  (file) => file.split('/')[1] ?? '',
);
addBook();
const before = measure();
const copies = new Map(
  systems.map((system) => [
    system,
    Array.from({ length: TIMES - 1 }, (_, i) => system + String.fromCharCode(98 + i)),
  ]),
);
for (const [system, keys] of copies) for (const key of keys) addCopy(system, key);
register(copies);
const after = measure();

console.log(
  `\n${before.clauses} clauses, ${before.pages} pages; then ${after.clauses}, ${after.pages}`,
);
for (const [name] of CHECKS) {
  const [was = 0, is = 0] = [before.seconds[name], after.seconds[name]];
  const each = (1000 * is) / after.clauses;
  const more = (1000 * (is - was)) / (after.clauses - before.clauses);
  console.log(
    `${name.padEnd(30)} ${was.toFixed(1)} s, then ${is.toFixed(1)} s: ${each.toFixed(1)} ms a clause, ${more.toFixed(1)} ms for each more`,
  );
}
rmSync(PLACE, { recursive: true, force: true });
