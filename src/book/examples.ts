import type { Ruling } from '../engine/core/query.ts';
import { findQuery } from '../engine/index.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Example } from '../library/example.ts';
import { calculatorPath } from '../library/links.ts';
import { replyTo } from '../library/replies.ts';
import type { Draft } from '../widgets/paths.ts';
import { paramText, toParams } from '../widgets/state.ts';

export const exampleId = ({ clause, name }: Example) => `${clause}/${name}`;

/** The same in the place of a clause, which may share those of the clauses that it restates. */
export const placedId = (example: Example, place: string) =>
  example.clause === place ? exampleId(example) : `${place}/${exampleId(example)}`;

/** The ruling of an example; a build stops at one that the engine does not answer. */
export function rulingOf(example: Example): Ruling {
  const reply = replyTo(example);
  if (!reply || !('ruling' in reply)) {
    const why = reply ? JSON.stringify(reply.violations) : `no query ${example.query}`;
    throw new Error(`Example ${exampleId(example)}: ${why}`);
  }
  return reply.ruling;
}

/** The calculator with the example's situation in it. */
export function tryPath(example: Example, lang: Lang): string {
  const fields = findQuery(example.query)?.fields ?? {};
  const params = paramText(toParams(fields, example.input as Draft));
  return `${calculatorPath(lang, example.query)}?${params}`;
}

type Expected = Record<string, unknown>;

/** What an example shows, in words: the parts of the answer that it is about. */
export function point(example: Example, texts: Texts): string {
  const parts = (expected: Expected): string[] =>
    Object.entries(expected).flatMap(([name, value]) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return parts(value as Expected).map((part) => `${texts.answer(name).label}: ${part}`);
      return `${texts.answer(name).label}: ${texts.value(value, name)}`;
    });
  const chances = Object.entries(example.odds ?? {}).map(
    ([name, fraction]) => `${texts.answer(name).label}: ${fraction}`,
  );
  // That something is allowed goes without saying where more is said.
  const { allowed, ...more } = example.expect as Expected;
  const told = allowed === true && Object.keys(more).length > 0 ? more : example.expect;
  return [...parts(told as Expected), ...chances].join(' · ');
}

/** The example as a call of the engine. */
export function callOf({ query, input, expect }: Example): string {
  const literal = (value: unknown) =>
    JSON.stringify(value, null, 1)
      .replace(/\n\s*/g, ' ')
      .replace(/"(\w+)":/g, '$1:')
      .replace(/"/g, "'");
  return `ask('${query}', ${literal(input)}).answer\n// ${literal(expect)}`;
}

/** The steps that carry an example: those of its own clause, and those that it says must be cited. */
export const decisive = ({ clause, cites }: Example, { steps }: Ruling) =>
  steps.filter((step, i) => {
    const first = steps.findIndex((one) => one.clause === step.clause) === i;
    return step.clause === clause || (first && cites.includes(step.clause));
  });
