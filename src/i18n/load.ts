import commonEn from './common.en.ts';
import commonEs from './common.es.ts';
import type { Lang } from './lang.ts';
import { merge, type PartOfMessages, type SystemMessages } from './messages.ts';
import { Texts } from './texts.ts';

interface Module {
  default: SystemMessages;
  parts: readonly PartOfMessages[];
}

const load = (lang: Lang, system: string): Promise<Module> => import(`./${system}.${lang}.ts`);

export const loadCommon = (lang: Lang) => (lang === 'es' ? commonEs : commonEn);
/** What every system says alike, for what is about none of them. */
export const commonTexts = (lang: Lang) => new Texts(lang, loadCommon(lang), merge());

export const loadParts = async (lang: Lang, system: string) => (await load(lang, system)).parts;

/** The texts of a system for pages, the command line and tests; a calculator fetches an excerpt. */
export const loadTexts = async (lang: Lang, system: string): Promise<Texts> =>
  new Texts(lang, loadCommon(lang), (await load(lang, system)).default);
