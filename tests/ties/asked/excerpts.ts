import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { put, type Query, type Reply } from '../../../src/engine/core/query.ts';
import { QUERIES, SYSTEMS } from '../../../src/engine/index.ts';
import { often } from '../../../src/engine/testing/often.ts';
import { LANGS } from '../../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../../src/i18n/load.ts';
import { merge } from '../../../src/i18n/messages.ts';
import { readingMessages } from '../../../src/i18n/readings.ts';
import { Texts } from '../../../src/i18n/texts.ts';
import { loadDoubts } from '../../../src/library/library.ts';
import { sentTexts } from '../../../src/library/sent-texts.ts';
import { mixed } from '../drafts.ts';
import { situationsOf } from './situations.ts';

/** So many drafts are mixed by chance for each question. */
const MIXED = often(10, 120);

const SPEAKING = await Promise.all(
  Object.keys(SYSTEMS).flatMap((system) =>
    LANGS.map(async (lang) => {
      const [parts, readings] = [await loadParts(lang, system), await loadDoubts(system)];
      const all = merge(...parts, readingMessages(readings, lang));
      return { system, lang, whole: new Texts(lang, loadCommon(lang), all) };
    }),
  ),
);

const SITUATIONS = Map.groupBy(
  Object.keys(SYSTEMS).flatMap((system) => [...situationsOf(system)]),
  ({ query }) => query,
);

function* repliesOf(query: Query): Generator<Reply> {
  for (const { reply } of SITUATIONS.get(query.id) ?? []) yield reply;
  const drafts = mixed(query.fields, query.sample, { random: query.id.length });
  for (let i = 0; i < MIXED; i += 1) yield put(query, drafts.next().value);
}

/** A sentence is said with so many values, a kind of value is shown so often. */
const VARIANTS = often(12, 10_000);

/** One thing that a reader is shown: what it is, what it is made of, and how it is said. */
type Said = readonly [kind: string, of: unknown, say: (texts: Texts) => unknown];

/** All that a reader is shown of a reply. */
function shown(reply: Reply): Said[] {
  if ('violations' in reply)
    return reply.violations.map((one) => ['problem', one, (texts) => texts.problem(one)]);
  const { answer, summary, steps, notApplied, odds } = reply.ruling;
  const label = (name: string): Said => ['label', name, (texts) => texts.answer(name).label];
  const value = (of: unknown, name?: string): Said => [
    `value ${name}`,
    of,
    (texts) => texts.value(of, name),
  ];
  const named = { ...odds?.chances, ...odds?.means, ...odds?.tables };
  return [
    ['brief', [summary, answer], (texts) => texts.brief(reply.ruling)],
    ['summary', summary, (texts) => texts.summary(summary)],
    ...steps.map((one): Said => ['step', one, (texts) => texts.step(one)]),
    ...steps.flatMap(({ effect }) =>
      effect ? [label(effect.on), value(effect.to, effect.on)] : [],
    ),
    ...notApplied.map((one): Said => ['because', one, (texts) => texts.because(one)]),
    value(answer),
    ...Object.keys(named).map(label),
    ...Object.entries(odds?.tables ?? {}).flatMap(([name, rows]) =>
      rows.map((row) => value(row.value, name)),
    ),
    ...(odds?.outcomes ?? []).map(({ outcome }) => value(outcome)),
  ];
}

/** What is said only where somebody asks why, or where something is wrong. */
const LATER = /^(step|because|problem)/;

test.each(QUERIES.map((query) => [query.id, query] as const))(
  '%s: what its page fetches says all that the whole system would say',
  async (id, query) => {
    const speaking = SPEAKING.filter(({ system }) => id.startsWith(`${system}/`));
    const both = await Promise.all(
      speaking.map(async ({ lang, whole }) => {
        const { first, later } = await sentTexts(id, lang);
        const atOnce = new Texts(lang, first.common, first.system);
        return { whole, atOnce, asked: atOnce.with(later) };
      }),
    );
    const said = new Map<string, Said>();
    const variants = new Map<string, number>();
    for (const reply of repliesOf(query))
      for (const one of shown(reply)) {
        const [kind, of] = one;
        const about = kind === 'label' ? of : (of as { say?: string } | undefined)?.say;
        const sentence = `${kind} ${about ?? ''}`;
        const before = variants.get(sentence) ?? 0;
        if (before >= VARIANTS) continue;
        said.set(`${one[0]} ${JSON.stringify(one[1])}`, one);
        variants.set(sentence, before + 1);
      }
    for (const { atOnce, asked, whole } of both) {
      const all = whole.about(id);
      const other = [...said].filter(([, [kind, , say]]) => {
        const own = LATER.test(kind) ? asked : atOnce;
        return !isDeepStrictEqual(say(own), say(all));
      });
      expect(other.map(([what]) => what)).toEqual([]);
    }
    expect([...said.keys()].some((what) => what.startsWith('summary'))).toBe(true);
  },
);
