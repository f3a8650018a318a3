import { expect, test } from 'vitest';
import { put } from '../../src/engine/core/query.ts';
import { findQuery, QUERIES } from '../../src/engine/index.ts';
import { excerpt } from '../../src/i18n/excerpt.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../src/i18n/load.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { situations } from './cca-situations.ts';

const asked = [...situations()];

test.each(QUERIES.map(({ id }) => id))('%s: a page has every text that it may need', async (id) => {
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  const drafts = [
    query.sample,
    ...asked.filter((one) => one.query === id).map(({ draft }) => draft),
  ];
  const missing = new Set<string>();
  const say = (what: () => string) => {
    try {
      what();
    } catch (error) {
      missing.add((error as Error).message);
    }
  };
  const spoken = await Promise.all(
    LANGS.map(
      async (lang) =>
        new Texts(lang, loadCommon(lang), excerpt(await loadParts(lang, 'cca'), query)),
    ),
  );
  for (const draft of drafts) {
    const reply = put(query, draft);
    for (const texts of spoken) {
      if ('violations' in reply) {
        for (const one of reply.violations) say(() => texts.problem(one));
        continue;
      }
      const { ruling } = reply;
      say(() => texts.summary(ruling.summary));
      say(() => texts.brief(ruling));
      for (const step of ruling.steps) say(() => texts.step(step));
      for (const one of ruling.notApplied) say(() => texts.because(one));
    }
  }
  expect([...missing]).toEqual([]);
});
