import type { Ruling } from '../../engine/core/query.ts';
import { LANGS, type Lang } from '../../i18n/lang.ts';
import { textsAbout } from '../../i18n/load.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Example } from '../example.ts';
import type { Chapter } from '../library.ts';
import { replyTo } from '../replies.ts';

type Both = Record<Lang, Texts>;

async function bothAbout(query: string): Promise<Both> {
  const [es, en] = await Promise.all(LANGS.map((lang) => textsAbout(query, lang)));
  return { es, en } as Both;
}

/** What both languages say. */
const said = ({ es, en }: Both, say: (texts: Texts) => string) => ({ es: say(es), en: say(en) });

const rulingOf = (example: Example): Ruling => {
  const reply = replyTo(example);
  if (!reply || !('ruling' in reply))
    throw new Error(`${example.clause}/${example.name}: the engine gives no ruling.`);
  return reply.ruling;
};

async function ruled(example: Example) {
  const { clause, name, kind, say, query, input } = example;
  const { answer, summary, steps, notApplied, odds } = rulingOf(example);
  const texts = await bothAbout(query);
  return {
    id: `${clause}/${name}`,
    clause,
    kind,
    situation: say,
    query,
    input,
    answer,
    summary: said(texts, (one) => one.summary(summary)),
    steps: steps.map((step) => ({
      clause: step.clause,
      effect: step.effect,
      text: said(texts, (one) => one.step(step)),
    })),
    notApplied: notApplied.map((one) => ({
      clause: one.clause,
      text: said(texts, (two) => two.because(one)),
    })),
    ...(odds && { odds }),
  };
}

/** Chapters with examples: each has a file of their rulings. */
export const ruledChapters = (chapters: readonly Chapter[]) =>
  chapters.filter(({ texts }) => texts.some(({ examples }) => examples.length > 0));

/** The whole ruling of each example of a chapter, with its sentences in both languages. */
export const rulingData = ({ texts }: Chapter) =>
  Promise.all(texts.flatMap(({ examples }) => examples).map(ruled));
