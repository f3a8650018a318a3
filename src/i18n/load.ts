import commonEn from './common.en.ts';
import commonEs from './common.es.ts';
import type { Lang } from './lang.ts';
import type { SystemMessages } from './messages.ts';
import { Texts } from './texts.ts';

/** The texts of a system for pages, the command line and tests; widgets fetch one language at a time. */
export async function loadTexts(lang: Lang, system: string): Promise<Texts> {
  const module: { default: SystemMessages } = await import(`./${system}.${lang}.ts`);
  return new Texts(lang, lang === 'es' ? commonEs : commonEn, module.default);
}
