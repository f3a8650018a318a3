import type { Query } from '../engine/core/query.ts';
import type { Lang } from './lang.ts';
import type { PartOfMessages } from './messages.ts';

type ByLang = Readonly<Record<Lang, string>>;

/** An unclear place of a book, as far as a question that takes one of its readings tells of it. */
interface Unclear {
  question: ByLang;
  readings: readonly { key: string; text: ByLang }[];
  adopted: string;
  confidence: Confidence;
}
/** How sure an unclear place is read as it is. */
export type Confidence = 'high' | 'medium' | 'low';
/** By their names, which are those of the fields: R31. */
export type Readings = Readonly<Record<string, Unclear>>;

/** Those of which a question takes the readings. */
export function takenBy({ fields: { readings } }: Pick<Query, 'fields'>, all: Readings): Readings {
  const taken = readings?.kind === 'group' ? readings.fields : {};
  return Object.fromEntries(Object.entries(all).filter(([id]) => id in taken));
}

export const ADOPTED: ByLang = { es: '(adoptada)', en: '(adopted)' };

export const sureKey = (id: string) => `${id}.sure`;

/** How sure each is, for those who tell that an answer hangs on it. */
export const sureMessages = (readings: Readings): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readings).map(([id, { confidence }]) => [sureKey(id), confidence]),
  );

/** What those messages say; a place that they do not name is read with certainty. */
export const sureOf = (terms: Readonly<Record<string, string>>, id: string): Confidence =>
  (terms[sureKey(id)] as Confidence | undefined) ?? 'high';

/** The field of a reading asks what is unclear; each option is a way to read it. */
export const readingMessages = (readings: Readings, lang: Lang): PartOfMessages => ({
  fields: Object.fromEntries(
    Object.entries(readings).map(([id, { question }]) => [id, { label: question[lang] }]),
  ),
  terms: {
    ...sureMessages(readings),
    ...Object.fromEntries(
      Object.entries(readings).flatMap(([id, unclear]) =>
        unclear.readings.map(({ key, text }) => [
          `${id}.${key}`,
          `${text[lang]}${key === unclear.adopted ? ` ${ADOPTED[lang]}` : ''}`,
        ]),
      ),
    ),
  },
});
