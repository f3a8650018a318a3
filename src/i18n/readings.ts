import type { Lang } from './lang.ts';
import type { PartOfMessages } from './messages.ts';

type ByLang = Readonly<Record<Lang, string>>;

/** An unclear place of a book, as far as a question that takes one of its readings tells of it. */
interface Unclear {
  question: ByLang;
  readings: readonly { key: string; text: ByLang }[];
  adopted: string;
}
/** By their names, which are those of the fields: R31. */
export type Readings = Readonly<Record<string, Unclear>>;

const ADOPTED: ByLang = { es: '(adoptada)', en: '(adopted)' };

/** The field of a reading asks what is unclear; each option is a way to read it. */
export const readingMessages = (readings: Readings, lang: Lang): PartOfMessages => ({
  fields: Object.fromEntries(
    Object.entries(readings).map(([id, { question }]) => [
      id,
      { label: `${id}: ${question[lang]}` },
    ]),
  ),
  terms: Object.fromEntries(
    Object.entries(readings).flatMap(([id, unclear]) =>
      unclear.readings.map(({ key, text }) => [
        `${id}.${key}`,
        `${key}${key === unclear.adopted ? ` ${ADOPTED[lang]}` : ''}: ${text[lang]}`,
      ]),
    ),
  ),
});
