import type { Lang } from '../i18n/lang.ts';
import { OFFLINE_SLUG } from '../offline/slug.ts';
import type { LeafEntry } from './leaves.ts';
import { readingId } from './reading-ids.ts';
import type { Book, ChapterEntry } from './registry.ts';

/** Where things stand on the site: the one place that knows its URLs. Paths begin and end with a slash. */
const base = (import.meta.env?.BASE_URL ?? process.env.BASE_PATH ?? '/').replace(/\/$/, '');

export const at = (path: string) => `${base}${path}`;
export const homePath = (lang: Lang) => at(`/${lang}/`);
export const systemPath = (lang: Lang, system: string) => at(`/${lang}/${system}/`);
/** A chapter, or a part of it: the slug of a leaf has both. */
export const chapterPath = (
  lang: Lang,
  { key }: Pick<Book, 'key'>,
  { slug }: Pick<ChapterEntry, 'slug'>,
) => at(`/${lang}/${key}/${slug[lang]}/`);
/** Where a clause stands in the text: on the page of its chapter, or of the part of it that holds it. */
export const clausePath = (
  lang: Lang,
  { id, system, leaf }: { id: string; system: string; leaf: Pick<LeafEntry, 'slug'> },
) => `${chapterPath(lang, { key: system }, leaf)}#${id}`;
/** Below it stand the cards of all clauses and readings. */
export const cardsPath = (lang: Lang) => at(`/${lang}/c/`);
export const cardPath = (lang: Lang, id: string) => `${cardsPath(lang)}${id}/`;
export const shortPath = (id: string) => at(`/c/${id}/`);
/** The page and the short link of an unclear place are those of a clause. */
export const readingPath = (lang: Lang, system: string, doubt: string) =>
  cardPath(lang, readingId(system, doubt));
/** All unclear places of a system, and how each is read. */
export const readingsPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'lecturas' : 'readings'}/`);
/** `cca/close-combat` is a query; its calculator stands under its system. */
export const calculatorPath = (lang: Lang, query: string) => {
  const [system, name] = query.split('/');
  return at(`/${lang}/${system}/calc/${name}/`);
};
/** All calculators of a system. */
export const calculatorsPath = (lang: Lang, system: string) => at(`/${lang}/${system}/calc/`);
const SHEETS_SLUG = { es: 'tablas', en: 'tables' } as const;
/** The quick-reference sheets of a system, and one of them. */
export const sheetsPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${SHEETS_SLUG[lang]}/`);
export const sheetPath = (lang: Lang, system: string, { slug }: Pick<ChapterEntry, 'slug'>) =>
  `${sheetsPath(lang, system)}${slug[lang]}/`;
/** The last folder of a path: its slug. */
export const slugOf = (path: string) => path.split('/').at(-2) ?? '';
/** Where clauses are gathered and printed. */
export const printPath = (lang: Lang) => at(`/${lang}/${lang === 'es' ? 'imprimir' : 'print'}/`);
/** The picture that others show beside a link: of a chapter, of a system or of the site. */
export const previewPath = (lang: Lang, ...of: [] | [system: string] | [string, chapter: string]) =>
  at(`/share/${[lang, ...of].join('/')}.png`);
/** What oEmbed says of a clause's card. */
export const oembedPath = (lang: Lang, id: string) => at(`/oembed/${id}.${lang}.json`);
/** Where systems are taken on a device. */
export const offlinePath = (lang: Lang) => at(`/${lang}/${OFFLINE_SLUG[lang]}/`);
/** The words of a system and what they mean. */
export const glossaryPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'glosario' : 'glossary'}/`);
export const termPath = (lang: Lang, system: string, key: string) =>
  `${glossaryPath(lang, system)}#${key}`;
/** Where a system tells what another game has in place of its clauses. */
export const differencesPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'diferencias' : 'differences'}/`);
/** The board of a system that has one. */
export const boardPath = (lang: Lang, system: string) => at(`/${lang}/${system}/board/`);
/** The army list of a system whose players bring their own armies. */
export const armyPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'ejercito' : 'army'}/`);
/** The drawing of a picture, and the board that it can be tried on. */
export const picturePath = ({ clause, name }: { clause: string; name: string }) =>
  at(`/pictures/${clause}-${name}.svg`);
/** The page that lies beside a real game. */
export const tablePath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'en-la-mesa' : 'at-the-table'}/`);
/** Where the orders of a turn are planned and followed, beside a real game. */
export const planPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'plan-del-turno' : 'turn-plan'}/`);
/** The path of lessons of a system, and one of them. */
export const learnPath = (lang: Lang, system: string) =>
  at(`/${lang}/${system}/${lang === 'es' ? 'aprender' : 'learn'}/`);
export const lessonPath = (lang: Lang, system: string, slug: Record<Lang, string>) =>
  `${learnPath(lang, system)}${slug[lang]}/`;
/** Where questions are practised beyond the lessons: of a clause, of a topic, of all. */
export const practicePath = (lang: Lang, system: string) =>
  `${learnPath(lang, system)}${lang === 'es' ? 'practica' : 'practice'}/`;
export const practiseClause = (lang: Lang, { id, system }: { id: string; system: string }) =>
  `${practicePath(lang, system)}?clause=${id}`;
/** Questions that practice fetches: those of a room by its name, or of a story. */
export const questionsPath = (lang: Lang, system: string, set: string) =>
  at(`/questions/${system}/${set}.${lang}.json`);
/** What is checked, and how much of it. */
export const trustPath = (lang: Lang) => at(`/${lang}/${lang === 'es' ? 'confianza' : 'trust'}/`);
/** What all games decide, each in its own way. */
export const comparePath = (lang: Lang) =>
  at(`/${lang}/${lang === 'es' ? 'comparar' : 'compare'}/`);
/** The page on which evidence of a dispute is gathered. */
export const casePath = (lang: Lang) => at(`/${lang}/${lang === 'es' ? 'expediente' : 'case'}/`);
/** Where a group chooses how it reads what is unclear. */
export const housePath = (lang: Lang) =>
  at(`/${lang}/${lang === 'es' ? 'reglas-de-la-casa' : 'house-rules'}/`);
/** The page that tells what data there is for other programs, and a file of them by its name: `cca/clauses`. */
export const apiPath = (lang: Lang) => at(`/${lang}/api/`);
export const apiFilePath = (file: string) => at(`/api/v1/${file}.json`);
/** The JSON Schema of a kind of file. */
export const schemaPath = (name: string) => apiFilePath(`schemas/${name}`);
