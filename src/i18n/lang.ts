export const LANGS = ['es', 'en'] as const;
export type Lang = (typeof LANGS)[number];
export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang);
