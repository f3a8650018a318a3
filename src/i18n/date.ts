import type { Lang } from './lang.ts';

const LOCALES: Record<Lang, string> = { es: 'es', en: 'en-GB' };

/** `2026-12-31` as a reader writes it. */
export const longDate = (day: string, lang: Lang) =>
  new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
