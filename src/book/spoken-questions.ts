import type { With } from '../engine/core/ruling.ts';
import { fill } from '../i18n/format.ts';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { type PictureWord, pictureWords } from '../i18n/picture-questions.ts';
import type { ByLang } from '../library/registry.ts';

/** What is asked of a picture: what the engine says to it is among the answers. */
export interface PictureQuestion {
  ask: ByLang;
  options: readonly ByLang[];
  right: number;
  /** What stands in the picture, for who does not see it. */
  stands: ByLang;
}

export const each = <T>(of: (lang: Lang) => T): ByLang<T> =>
  Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as ByLang<T>;

const capital = (text: string) => text.replace(/^¿?\p{L}/u, (one) => one.toLocaleUpperCase());

/** A sentence about a picture in both languages; its values are words already. */
type Speak = (word: PictureWord, values?: (lang: Lang) => With) => ByLang;
export const speak: Speak = (word, values = () => ({})) =>
  each((lang) => capital(fill(pictureWords(lang)[word], values(lang), {}, lang)));
