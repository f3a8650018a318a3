import { givenTo, sidesOf } from '../../engine/ccn/nations/given.ts';
import { soundSheet } from '../../engine/ccn/nations/record.ts';
import { nationWords } from '../../i18n/ccn/nation-words.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { Giver } from '../../widgets/given/giver.ts';
import { keptSheets, namesOf } from './nation/kept.ts';

/** The nation sheets of a reader give to the calculators what stands on national cards. */
export function giver(lang: Lang): Giver {
  const sheets = keptSheets();
  const names = namesOf(sheets, nationWords(lang).unnamed);
  const sound = new Map(names.map((name, i) => [name, soundSheet(sheets[i])]));
  return {
    sheets: names,
    sides: sidesOf,
    values: (sheet, query, side, draft) =>
      givenTo(query, side, draft, sound.get(sheet) ?? soundSheet({})),
  };
}
