import type { Lang } from './lang.ts';

const LOCALES: Record<Lang, string> = { es: 'es', en: 'en-GB' };

const long = (lang: Lang) =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
/** They take long to make, and every page has dates. */
const LONG: Record<Lang, Intl.DateTimeFormat> = { es: long('es'), en: long('en') };

/** `2026-12-31` as a reader writes it. */
export const longDate = (day: string, lang: Lang) => LONG[lang].format(new Date(day));
