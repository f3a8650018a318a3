import { expect } from 'vitest';
import { rulesBehind } from '../../src/book/source-code.ts';
import { together } from '../../src/engine/testing/together.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import type { Leaf } from '../../src/library/leaves.ts';
import { type Clause, examplesOf, loadLibrary } from '../../src/library/library.ts';
import { replyTo } from '../../src/library/replies.ts';
import { REFERENCE } from '../../src/library/text.ts';
import { exceptionsOf } from './exceptions.ts';

const library = await loadLibrary();

const NUMBER = /\d+(?:\.\d+)?/g;
/** Names of doubts, and the numbers of a list. */
const NAMES = /\bR\d+|^\d+\. /gm;
const DECIMAL_COMMA = /(\d),(\d)/g;
const CLAUSE = /'[a-z]\w*-[\dA-Z]+\.\d+[^']*'/g;

const numbersOf = (text: string): string[] =>
  text.replace(REFERENCE, '').replace(NAMES, '').replace(DECIMAL_COMMA, '$1.$2').match(NUMBER) ??
  [];

/** All numbers that stand in data; of a list also how many there are. */
function numbersIn(data: unknown): string[] {
  if (typeof data === 'number' || typeof data === 'bigint') return [String(data).replace('-', '')];
  if (typeof data === 'string') return data.match(NUMBER) ?? [];
  if (typeof data !== 'object' || data === null) return [];
  const all = Object.values(data).flatMap(numbersIn);
  return Array.isArray(data) ? [String(data.length), ...all] : all;
}

/** What the engine has of a clause: its rule, what its examples ask and answer, and what its steps say. */
function computed(clause: Clause): Set<string> {
  const examples = examplesOf(library, clause);
  const asked = examples.flatMap((example) => {
    const reply = replyTo(example);
    if (!reply || !('ruling' in reply)) return [];
    const { steps } = reply.ruling;
    const own = steps.filter((step) => [clause.id, ...example.cites].includes(step.clause));
    const said = own.map(({ with: values, effect }) => [values, effect]);
    return numbersIn([example.input, example.expect, example.odds, ...said]);
  });
  const rules = rulesBehind(clause, examples).flatMap(({ code }) =>
    numbersIn(code.replace(CLAUSE, '')),
  );
  return new Set([...asked, ...rules]);
}

/** A room without examples is text alone. */
const ofText = (leaf: Leaf) => leaf.texts.every(({ examples }) => examples.length === 0);
const runnable = library.systems
  .flatMap(({ chapters }) => chapters.flatMap(({ leaves }) => leaves))
  .filter((leaf) => !ofText(leaf))
  .flatMap(({ texts }) => texts)
  .filter(({ excluded, text }) => !excluded && numbersOf(text.es + text.en).length > 0);

together(
  'the numbers of a text are those of the engine',
  runnable.map((clause) => [clause.id, clause]),
  (clause) => {
    const own = computed(clause);
    const free = numbersIn(exceptionsOf(clause.system).uncomputed?.[clause.id] ?? '');
    for (const lang of LANGS) {
      const untied = numbersOf(clause.text[lang]).filter((number) => !own.has(number));
      expect([...new Set(untied)].sort(), lang).toEqual([...free].sort());
    }
  },
);
