import { expect, test } from 'vitest';
import { put, type Ruling } from '../../src/engine/core/query.ts';
import { QUERIES, SYSTEMS } from '../../src/engine/index.ts';
import { excerpt } from '../../src/i18n/excerpt.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../src/i18n/load.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { situationsOf } from './situations.ts';

const asked = Object.keys(SYSTEMS).flatMap((system) => [...situationsOf(system)]);

/** The names of the values that a page labels. */
function namesOf({ answer, steps, odds }: Ruling): string[] {
  const inner = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Array.isArray(value)
        ? value.flatMap(inner)
        : Object.entries(value).flatMap(([name, part]) => [name, ...inner(part)]);
  return [
    ...inner(answer),
    ...steps.flatMap(({ effect }) => (effect ? [effect.on] : [])),
    ...[odds?.chances, odds?.means, odds?.tables].flatMap((named) => Object.keys(named ?? {})),
    ...inner(odds?.outcomes?.map(({ outcome }) => outcome)),
  ];
}

test.each(QUERIES.map((query) => ({ id: query.id, query })))(
  '$id: a page has every text that it may need',
  async ({ id, query }) => {
    const [system = ''] = id.split('/');
    const missing = new Set<string>();
    const say = (what: () => string) => {
      try {
        what();
      } catch (error) {
        missing.add((error as Error).message);
      }
    };
    const spoken = await Promise.all(
      LANGS.map(async (lang) => {
        const messages = excerpt(await loadParts(lang, system), query);
        return { messages, texts: new Texts(lang, loadCommon(lang), messages) };
      }),
    );
    for (const { draft } of asked.filter((one) => one.query === id)) {
      const reply = put(query, draft);
      for (const { texts, messages } of spoken) {
        if ('violations' in reply) {
          for (const one of reply.violations) say(() => texts.problem(one));
          continue;
        }
        const { ruling } = reply;
        say(() => texts.summary(ruling.summary));
        say(() => texts.brief(ruling));
        for (const step of ruling.steps) say(() => texts.step(step));
        for (const one of ruling.notApplied) say(() => texts.because(one));
        for (const name of namesOf(ruling))
          if (!(name in messages.answers))
            missing.add(`No ${texts.lang} text for answers "${name}"`);
      }
    }
    expect([...missing]).toEqual([]);
  },
);
