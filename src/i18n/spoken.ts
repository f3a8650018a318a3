import type { Ruling } from '../engine/core/query.ts';
import type { Lang } from './lang.ts';
import { loadTexts } from './load.ts';
import type { Texts } from './texts.ts';

/** A ruling for other programs and people: its summary in both languages, its sentences in one if asked. */
export async function spoken(ruling: Ruling, lang?: Lang) {
  const [system = ''] = ruling.query.split('/');
  const [es, en] = await Promise.all([loadTexts('es', system), loadTexts('en', system)]);
  const { query, input, answer, summary, steps, notApplied, odds } = ruling;
  const texts: Texts | undefined = lang && { es, en }[lang];
  return {
    query,
    input,
    answer,
    summary: { es: es.summary(summary), en: en.summary(summary) },
    steps: texts ? steps.map((step) => ({ ...step, text: texts.step(step) })) : steps,
    notApplied: texts
      ? notApplied.map((one) => ({ ...one, text: texts.because(one) }))
      : notApplied,
    ...(odds && { odds }),
  };
}
