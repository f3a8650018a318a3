import { once } from '../engine/core/once.ts';
import { type Hanging, hangsOn } from '../engine/core/otherwise.ts';
import type { Ruling } from '../engine/core/query.ts';
import { findQuery } from '../engine/index.ts';
import type { Lang } from '../i18n/lang.ts';
import { textsAbout } from '../i18n/load.ts';
import { type ToldHanging, toldHangings } from '../i18n/otherwise.ts';
import { sureMessages } from '../i18n/readings.ts';
import type { Example } from '../library/example.ts';
import { loadDoubts } from '../library/library.ts';
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

/** The texts about one query that say how sure each reading is. */
const textsOf = once(
  async (query: string, lang: Lang) => {
    const [system = ''] = query.split('/');
    const terms = sureMessages(await loadDoubts(system));
    return (await textsAbout(query, lang)).with({ system: { terms } });
  },
  (query, lang) => `${lang} ${query}`,
);

/** The readings on which an example's answer hangs; asked once, it is told in two languages. */
const foundFor = once((example: Example): readonly Hanging[] => {
  const query = findQuery(example.query);
  return query ? hangsOn(query, example.input as Draft, rulingOf(example)) : [];
});

export async function hangingsOf(example: Example, lang: Lang): Promise<ToldHanging[]> {
  const found = foundFor(example);
  if (found.length === 0) return [];
  return toldHangings(found, rulingOf(example), await textsOf(example.query, lang));
}

/** The calculator with the example's situation in it. */
export function tryPath(example: Example, lang: Lang): string {
  const fields = findQuery(example.query)?.fields ?? {};
  const params = paramText(toParams(fields, example.input as Draft));
  return `${calculatorPath(lang, example.query)}?${params}`;
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
