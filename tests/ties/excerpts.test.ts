import { expect, test } from 'vitest';
import { loadRulings } from '../../src/content/library.ts';
import { sayableBy } from '../../src/content/sayable.ts';
import { put, type Query, type Reply } from '../../src/engine/core/query.ts';
import { QUERIES, SYSTEMS } from '../../src/engine/index.ts';
import { commonExcerpt, excerpt } from '../../src/i18n/excerpt.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../src/i18n/load.ts';
import { merge } from '../../src/i18n/messages.ts';
import { readingMessages } from '../../src/i18n/readings.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { mixed } from './drafts.ts';
import { situationsOf } from './situations.ts';

/** So many drafts are mixed by chance for each question. */
const MIXED = 120;

const SPEAKING = await Promise.all(
  Object.keys(SYSTEMS).flatMap((system) =>
    LANGS.map(async (lang) => {
      const [parts, readings] = [await loadParts(lang, system), await loadRulings(system)];
      const all = merge(...parts, readingMessages(readings, lang));
      return { system, lang, parts, readings, whole: new Texts(lang, loadCommon(lang), all) };
    }),
  ),
);

const SITUATIONS = Map.groupBy(
  Object.keys(SYSTEMS).flatMap((system) => [...situationsOf(system)]),
  ({ query }) => query,
);

function* draftsOf(query: Query): Generator<object> {
  for (const { draft } of SITUATIONS.get(query.id) ?? []) yield draft;
  const drafts = mixed(query.fields, query.sample, { random: query.id.length });
  for (let i = 0; i < MIXED; i += 1) yield drafts.next().value;
}

/** All that a reader is shown of a reply. */
function shown(reply: Reply, texts: Texts): unknown[] {
  if ('violations' in reply) return reply.violations.map((one) => texts.problem(one));
  const { answer, summary, steps, notApplied, odds } = reply.ruling;
  const named = { ...odds?.chances, ...odds?.means, ...odds?.tables };
  return [
    texts.brief(reply.ruling),
    texts.summary(summary),
    ...steps.map((step) => texts.step(step)),
    ...steps.flatMap(({ effect }) =>
      effect ? [texts.answer(effect.on).label, texts.value(effect.to, effect.on)] : [],
    ),
    ...notApplied.map((one) => texts.because(one)),
    texts.value(answer),
    ...Object.keys(named).map((name) => texts.answer(name).label),
    ...Object.entries(odds?.tables ?? {}).flatMap(([name, rows]) =>
      rows.map(({ value }) => texts.value(value, name)),
    ),
    ...(odds?.outcomes ?? []).map(({ outcome }) => texts.value(outcome)),
  ];
}

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: what its page fetches says all that the whole system would say',
  (id, query) => {
    const both = SPEAKING.filter(({ system }) => id.startsWith(`${system}/`)).map((speaking) => ({
      ...speaking,
      own: new Texts(
        speaking.lang,
        commonExcerpt(loadCommon(speaking.lang), sayableBy(id)),
        excerpt(speaking, query, sayableBy(id)),
      ),
    }));
    let ruled = 0;
    for (const draft of draftsOf(query)) {
      const reply = put(query, draft);
      if ('ruling' in reply) ruled += 1;
      for (const { own, whole } of both)
        expect(shown(reply, own), JSON.stringify(draft)).toEqual(shown(reply, whole.about(id)));
    }
    expect(ruled).toBeGreaterThan(0);
  },
);
