import { hangsOn } from '../engine/core/otherwise.ts';
import type { Query, Ruling } from '../engine/core/query.ts';
import type { Lang } from './lang.ts';
import { loadTexts } from './load.ts';
import type { Confidence, Readings } from './readings.ts';
import type { Texts } from './texts.ts';

/** An unclear place of the book, as a ruling tells that it hangs on it. */
export interface SpokenReading {
  id: string;
  adopted: string;
  taken: string;
  confidence: Confidence;
  otherwise: readonly { reading: string; answer: object; summary: Record<Lang, string> }[];
}

/**
 * The readings on which a ruling hangs and those that it takes though they are not adopted, each with what the others give;
 * those that are certain are left out. The unclear places of the system are fetched where there is something to tell.
 */
export async function readingsOf(
  query: Query,
  ruling: Ruling,
  unclear: () => Promise<Readings>,
): Promise<SpokenReading[]> {
  const hangings = hangsOn(query, ruling.input as Readonly<Record<string, unknown>>, ruling);
  if (hangings.length === 0) return [];
  const [system = ''] = query.id.split('/');
  const places = await unclear();
  const [es, en] = await Promise.all([loadTexts('es', system), loadTexts('en', system)]);
  return hangings.flatMap(({ id, adopted, taken, otherwise }) => {
    const confidence = places[id]?.confidence ?? 'high';
    if (confidence === 'high' && taken === adopted) return [];
    return [
      {
        id: `${system}-${id}`,
        adopted,
        taken,
        confidence,
        otherwise: otherwise.map(({ reading, ruling: { answer, summary } }) => ({
          reading,
          answer,
          summary: { es: es.summary(summary), en: en.summary(summary) },
        })),
      },
    ];
  });
}

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
