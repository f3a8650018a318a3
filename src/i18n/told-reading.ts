import type { Lang } from './lang.ts';
import type { PartOfMessages } from './messages.ts';
import { ADOPTED, sureKey } from './readings.ts';

/** An unclear place as those messages tell of it. */
export interface ToldReading {
  question: string;
  readings: readonly { key: string; text: string; adopted: boolean }[];
}

/** What the messages say of one unclear place; undefined where they know none of that name. */
export function readingIn(
  { fields = {}, terms = {} }: Pick<PartOfMessages, 'fields' | 'terms'>,
  doubt: string,
  lang: Lang,
): ToldReading | undefined {
  if (!Object.hasOwn(fields, doubt)) return undefined;
  const readings = Object.entries(terms)
    .filter(([name]) => name.startsWith(`${doubt}.`) && name !== sureKey(doubt))
    .map(([name, said]) => {
      const [text = '', after] = said.split(` ${ADOPTED[lang]}`);
      return { key: name.slice(doubt.length + 1), text, adopted: after !== undefined };
    });
  return { question: fields[doubt]?.label ?? '', readings };
}
