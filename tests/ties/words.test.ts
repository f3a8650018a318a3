import { expect, test } from 'vitest';
import { allTexts } from '../../scripts/words/texts.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import type { Ban } from '../words/ban.ts';
import { ENGLISH } from '../words/english.ts';
import { SPANISH } from '../words/spanish.ts';

const BANS: Record<(typeof LANGS)[number], readonly Ban[]> = { es: SPANISH, en: ENGLISH };
const texts = allTexts();

for (const lang of LANGS) {
  const own = texts.filter((told) => told.lang === lang);
  for (const { not, say, of: kind, but = [] } of BANS[lang]) {
    test(`${lang}: ${say}, not ${not.source}`, () => {
      const found = own.filter((told) => not.test(told.text) && (!kind || told.kind === kind));
      const wrong = found.filter(({ text }) => !but.some((right) => text.includes(right)));
      expect(wrong.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`)).toEqual([]);
      // An exception that nothing needs any more goes.
      const unused = but.filter((right) => !found.some(({ text }) => text.includes(right)));
      expect(unused).toEqual([]);
    });
  }
}
