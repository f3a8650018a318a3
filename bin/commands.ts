import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { put, type Query } from '../src/engine/core/query.ts';
import type { Violation } from '../src/engine/core/schema.ts';
import { findQuery, QUERIES, SYSTEMS } from '../src/engine/index.ts';
import { isLang, LANGS, type Lang } from '../src/i18n/lang.ts';
import { commonTexts, loadTexts } from '../src/i18n/load.ts';
import type { Texts } from '../src/i18n/texts.ts';

const USAGE = `ius queries [system]              what can be asked: input as JSON Schema, a sample, the answer
ius ask <query> '<json>'          a ruling as JSON; - reads the input from standard input
ius clause <id>                   a clause in both languages, or in the one of --lang
ius coverage [system] [--json]    what stands and runs of every clause
--lang es|en                      the language of sentences and messages`;

/** Ends the command with a message on standard error and exit code 2: the input was wrong, not the program. */
class Refusal extends Error {}

interface Context {
  args: readonly string[];
  /** Absent where no language was asked for. */
  lang: Lang | undefined;
  texts: Texts;
  json: boolean;
}

const print = (value: unknown) => {
  process.stdout.write(`${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`);
};

function refuse(texts: Texts, violations: readonly Violation[]): never {
  throw new Refusal(violations.map((violation) => texts.problem(violation)).join('\n'));
}

const problem = (problem: string, values: Violation['with'], field = ''): Violation => ({
  field,
  problem,
  with: values,
});

function checkSystem(system: string | undefined, texts: Texts) {
  const systems = Object.keys(SYSTEMS);
  if (system !== undefined && !systems.includes(system))
    refuse(texts, [problem('unknown-system', { given: system, systems })]);
}

async function queries({ args: [system], lang = 'en', texts }: Context) {
  const { describeQuery } = await import('../src/i18n/json-schema.ts');
  checkSystem(system, texts);
  const asked = system ? (SYSTEMS[system] ?? []) : QUERIES;
  print(
    await Promise.all(
      asked.map(async (query) =>
        describeQuery(query, await loadTexts(lang, query.id.split('/')[0] ?? '')),
      ),
    ),
  );
}

function parse(text: string, { sample }: Query, texts: Texts): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const values = { why: (cause as Error).message, sample: JSON.stringify(sample) };
    return refuse(texts, [problem('not-json', values)]);
  }
}

async function ask({ args: [id, json], lang, texts: fallback }: Context) {
  if (id === undefined) throw new Refusal(USAGE);
  const query = findQuery(id);
  if (!query) {
    const known = QUERIES.map((one) => one.id);
    return refuse(fallback, [problem('unknown-query', { given: id, queries: known })]);
  }
  const texts = await loadTexts(lang ?? 'en', id.split('/')[0] ?? '');
  const text = json === '-' ? readFileSync(0, 'utf8') : (json ?? '{}');
  const reply = put(query, parse(text, query, texts));
  if ('violations' in reply) refuse(texts, reply.violations);
  const { spoken } = await import('../src/i18n/spoken.ts');
  print(await spoken(reply.ruling, lang));
}

async function clause({ args: [id], lang, texts, json }: Context) {
  if (id === undefined) throw new Refusal(USAGE);
  const { loadLibrary } = await import('../src/content/library.ts');
  const { plain } = await import('../src/content/text.ts');
  const { clauses } = await loadLibrary();
  const found = clauses.get(id.toLowerCase());
  if (!found) return refuse(texts, [problem('unknown-clause', { given: id })]);
  if (json) return print(found);
  const parts = (lang ? [lang] : LANGS).map(
    (one) => `${found.id}  ${found.title[one]}\n\n${plain(found.text[one])}\n`,
  );
  print(`${parts.join('\n')}\n→ ${found.see.join(' ')}`);
}

async function coverage({ args: [system], texts, json }: Context) {
  checkSystem(system, texts);
  const { loadLibrary } = await import('../src/content/library.ts');
  const { coverage: measure } = await import('../src/content/coverage.ts');
  const rows = measure(await loadLibrary(), system);
  if (json) return print(rows);
  const written = rows.filter(({ es, en }) => es && en).length;
  const executed = rows.filter((row) => row.executed).length;
  const open = rows.filter((row) => row.es && !row.executed && row.excluded === null);
  const lines = open.map(({ id }) => `  ${id}`);
  print(
    [`${rows.length} clauses: ${written} in both languages, ${executed} executed`, ...lines].join(
      '\n',
    ),
  );
}

const COMMANDS: Record<string, (context: Context) => Promise<void> | void> = {
  queries,
  ask,
  clause,
  coverage,
};

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { lang: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [name = '', ...args] = positionals;
  const texts = commonTexts(isLang(values.lang) ? values.lang : 'en');
  if (values.lang !== undefined && !isLang(values.lang))
    refuse(texts, [problem('unknown-language', { given: String(values.lang), languages: LANGS })]);
  const command = COMMANDS[name];
  if (values.help) return print(USAGE);
  if (!command) throw new Refusal(USAGE);
  const lang = isLang(values.lang) ? values.lang : undefined;
  await command({ args, lang, texts, json: values.json === true });
}

// A reader such as head may close the pipe before all is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await run();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
