import commonEn from './common.en.ts';
import commonEs from './common.es.ts';
import type { Lang } from './lang.ts';
import { merge, type PartOfMessages } from './messages.ts';
import { type Readings, readingMessages } from './readings.ts';
import { Texts } from './texts.ts';

interface Subjects {
  subjects: readonly string[];
}

interface Subject {
  default: PartOfMessages;
}

async function read(lang: Lang, system: string) {
  const { subjects }: Subjects = await import(`./${system}/subjects.ts`);
  const read = subjects.map((subject): Promise<Subject> => {
    const [name, folder = system] = subject.split('/').reverse();
    return import(`./${folder}/${name}.${lang}.ts`);
  });
  const parts = (await Promise.all(read)).map((subject) => subject.default);
  return { parts, all: merge(...parts) };
}

const known = new Map<string, ReturnType<typeof read>>();

/** What a system says in a language, by subject and all in all; read once. */
function load(lang: Lang, system: string) {
  const key = `${system}.${lang}`;
  const found = known.get(key) ?? read(lang, system);
  known.set(key, found);
  return found;
}

export const loadCommon = (lang: Lang) => (lang === 'es' ? commonEs : commonEn);
/** What every system says alike, for what is about none of them. */
export const commonTexts = (lang: Lang) => new Texts(lang, loadCommon(lang), merge());

export const loadParts = async (lang: Lang, system: string) => (await load(lang, system)).parts;

/**
 * The texts of a system for pages, the command line and tests; a calculator fetches an excerpt. The readings of
 * unclear places are handed in where somebody asks what a question takes.
 */
export async function loadTexts(lang: Lang, system: string, readings?: Readings): Promise<Texts> {
  const { all } = await load(lang, system);
  const messages = readings ? merge(all, readingMessages(readings, lang)) : all;
  return new Texts(lang, loadCommon(lang), messages);
}

const about = new Map<string, Texts>();

/** The texts about one query: an example stands on several pages, and each asks for them. */
export async function textsAbout(query: string, lang: Lang): Promise<Texts> {
  const [system = ''] = query.split('/');
  const texts = about.get(`${lang} ${query}`) ?? (await loadTexts(lang, system)).about(query);
  about.set(`${lang} ${query}`, texts);
  return texts;
}
