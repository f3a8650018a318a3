import type { Lang } from '../i18n/lang.ts';
import { loadTexts } from '../i18n/load.ts';
import { manifestOf } from '../systems/index.ts';
import type { Line } from './sheet.ts';

/** Words of any sheet: a value alone, a unit by its code and name, and nothing. */
const ANY: Readonly<Record<string, string>> = {
  value: '{value}',
  unit: '**{unit:raw}** {unit:short}',
  none: '–',
};

/** Says the lines of a system's sheets in a language; a build stops at one that has no words. */
export async function sheetWords(lang: Lang, system: string) {
  const texts = await loadTexts(lang, system);
  const words = { ...ANY, ...manifestOf(system).sheets?.words[lang] };
  return ({ say, with: values }: Pick<Line, 'say' | 'with'>): string => {
    const template = words[say];
    if (template === undefined) throw new RangeError(`No ${lang} words for "${say}"`);
    return texts.say(template, values);
  };
}

/** The words of a line in pieces: what stands between ** is bold. */
export const pieces = (text: string) =>
  text
    .split('**')
    .map((piece, i) => ({ text: piece, bold: i % 2 === 1 }))
    .filter(({ text }) => text);
