import { parseArgs } from 'node:util';
import { isLang, LANGS } from '../src/i18n/lang.ts';
import { commonTexts } from '../src/i18n/load.ts';
import { type Context, print, problem, Refusal, refuse, refuseWord } from './refusal.ts';
import { USAGE } from './usage.ts';

type Command = (context: Context) => Promise<void>;

/** Each loads what it needs when it is called. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  queries: async () => (await import('./queries.ts')).queries,
  ask: async () => (await import('./ask.ts')).ask,
  clause: async () => (await import('./clause.ts')).clause,
  coverage: async () => (await import('./coverage.ts')).coverage,
};

const FLAGS = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

async function command(given: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    strict: false,
    options: FLAGS,
  });
  const [name, ...args] = positionals;
  const lang = isLang(values.lang) ? values.lang : undefined;
  const texts = commonTexts(lang ?? 'en');
  if (values.lang !== undefined && !lang)
    refuse(texts, problem('unknown-language', { given: String(values.lang), languages: LANGS }));
  const flag = Object.keys(values).find((one) => !Object.hasOwn(FLAGS, one));
  if (flag)
    refuseWord(texts, 'unknown-flag', `--${flag}`, {
      flags: Object.keys(FLAGS).map((one) => `--${one}`),
    });
  if (values.help) return print(USAGE);
  if (name === undefined) throw new Refusal(USAGE);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return refuseWord(texts, 'unknown-command', name, { commands: Object.keys(COMMANDS) });
  const context = { args, lang, texts, json: values.json === true, list: values.list === true };
  await (await load())(context);
}

/** Runs a command and tells its exit code. */
export async function run(given: readonly string[]): Promise<number> {
  try {
    await command(given);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** The same as a program of its own. */
export async function program(given: readonly string[]): Promise<void> {
  // A reader such as head may close the pipe before all is written.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run(given);
}
