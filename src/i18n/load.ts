import commonEn from './common.en.ts';
import commonEs from './common.es.ts';
import type { Lang } from './lang.ts';
import { merge, type PartOfMessages, type SystemMessages } from './messages.ts';
import { type Readings, readingMessages } from './readings.ts';
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

/**
 * The texts of a system for pages, the command line and tests; a calculator fetches an excerpt. The readings of
 * unclear places are handed in where somebody asks what a question takes.
 */
export async function loadTexts(lang: Lang, system: string, readings?: Readings): Promise<Texts> {
  const { default: messages } = await load(lang, system);
  const all = readings ? merge(messages, readingMessages(readings, lang)) : messages;
  return new Texts(lang, loadCommon(lang), all);
}

const known = new Map<string, Texts>();

/** The texts about one query: an example stands on several pages, and each asks for them. */
export async function textsAbout(query: string, lang: Lang): Promise<Texts> {
  const [system = ''] = query.split('/');
  const texts = known.get(`${lang} ${query}`) ?? (await loadTexts(lang, system)).about(query);
  known.set(`${lang} ${query}`, texts);
  return texts;
}
