import { SYSTEMS } from '../engine/index.ts';
import { fill } from '../i18n/format.ts';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { learnWords } from '../i18n/learn.ts';
import { commonTexts, loadTexts } from '../i18n/load.ts';
import { BATTLE_LINE, PAGE_NAMES, type ToolKind } from '../i18n/search-tools.ts';
import { tableWords } from '../i18n/table.ts';
import type { Texts } from '../i18n/texts.ts';
import { ui } from '../i18n/ui.ts';
import { loadLibrary, type System } from '../library/library.ts';
import {
  armyPath,
  boardPath,
  calculatorPath,
  calculatorsPath,
  differencesPath,
  glossaryPath,
  learnPath,
  lessonPath,
  planPath,
  sheetPath,
  sheetsPath,
  systemPath,
  tablePath,
} from '../library/links.ts';
import type { ByLang } from '../library/registry.ts';
import { beginning } from '../library/text.ts';
import type { ToolRow } from '../search/format.ts';
import { manifestOf } from '../systems/index.ts';
import { gameOf } from './differences.ts';

/** Letters of the line below a tool's title. */
const LINE = 72;

interface Tool {
  kind: ToolKind;
  path(lang: Lang): string;
  title: ByLang;
  line: ByLang;
  /** What its kind is called leads to it. */
  isNamed?: true;
}

const both = (say: (lang: Lang) => string): ByLang => ({ es: say('es'), en: say('en') });

function rowOf(system: string, { kind, path, title, line, isNamed }: Tool): ToolRow {
  const [pathEs, pathEn] = LANGS.map((lang) => path(lang).slice(systemPath(lang, system).length));
  const names = (lang: Lang) => (isNamed && PAGE_NAMES[lang][kind]) || '';
  return [
    kind,
    pathEs ?? '',
    pathEn === pathEs ? '' : (pathEn ?? ''),
    title.es,
    title.en,
    beginning(line.es, LINE),
    beginning(line.en, LINE),
    names('es'),
    names('en'),
  ];
}

/** A page by what it is called and what it says of itself. */
const page = (
  kind: ToolKind,
  path: Tool['path'],
  said: (lang: Lang) => { title: string; about: string },
): Tool => ({
  kind,
  path,
  title: both((lang) => said(lang).title),
  line: both((lang) => said(lang).about),
  isNamed: true,
});

type BothTexts = ByLang<Texts>;

const calculators = (system: string, texts: BothTexts): Tool[] =>
  (SYSTEMS[system] ?? []).map(({ id }) => ({
    kind: 'calculator',
    path: (lang) => calculatorPath(lang, id),
    title: both((lang) => texts[lang].query(id).title),
    line: both((lang) => {
      const { line, about } = texts[lang].query(id);
      return line ?? about;
    }),
  }));

function sheets(system: string, texts: BothTexts): Tool[] {
  const { sheets = [], words } = manifestOf(system).sheets ?? {};
  const say = (part: string) => both((lang) => texts[lang].say(words?.[lang][part] ?? ''));
  return sheets.map((sheet) => ({
    kind: 'sheet',
    path: (lang) => sheetPath(lang, system, sheet),
    title: say(`${sheet.key}/title`),
    line: say(`${sheet.key}/about`),
  }));
}

const lessons = ({ key, lessons }: System): Tool[] =>
  lessons.map(({ slug, title, say }) => ({
    kind: 'lesson',
    path: (lang) => lessonPath(lang, key, slug),
    title,
    line: say,
  }));

/** The pages of a system that are no text of the book, as far as it has them. */
async function pages(system: System): Promise<Tool[]> {
  const { key, title, moments, table, lessons, glossary } = system;
  const { board, army, plan, sheets } = manifestOf(key);
  const than = gameOf(await loadLibrary(), system);
  return [
    board &&
      page(
        board.of,
        (lang) => boardPath(lang, key),
        (lang) => board.words[lang],
      ),
    moments.length > 0 &&
      page(
        'calculator',
        (lang) => calculatorsPath(lang, key),
        (lang) => ({
          title: ui(lang).calculators,
          about: fill(ui(lang).calculatorsAbout, { game: title[lang] }, {}, lang),
        }),
      ),
    table && page('table', (lang) => tablePath(lang, key), tableWords),
    plan &&
      page(
        'plan',
        (lang) => planPath(lang, key),
        (lang) => plan.words[lang],
      ),
    sheets &&
      page(
        'sheet',
        (lang) => sheetsPath(lang, key),
        (lang) => ({
          title: ui(lang).sheets,
          about: ui(lang).sheetsAbout,
        }),
      ),
    lessons.length > 0 && page('lesson', (lang) => learnPath(lang, key), learnWords),
    glossary.length > 0 &&
      page(
        'term',
        (lang) => glossaryPath(lang, key),
        (lang) => ({
          title: ui(lang).glossary,
          about: ui(lang).glossaryAbout,
        }),
      ),
    army &&
      page(
        'army',
        (lang) => armyPath(lang, key),
        (lang) => army[lang],
      ),
    than &&
      page(
        'differences',
        (lang) => differencesPath(lang, key),
        (lang) => ({
          title: fill(ui(lang).differences, { game: than.title[lang] }, {}, lang),
          about: ui(lang).differencesAbout,
        }),
      ),
  ].filter((one) => one !== undefined && one !== false);
}

const battles = (system: string, texts: BothTexts): Tool[] =>
  (manifestOf(system).battles ?? []).map(({ name, position }) => ({
    kind: 'battle',
    path: (lang) => `${boardPath(lang, system)}?p=${position}`,
    title: both((lang) => texts[lang].value(name, 'scenario')),
    line: both((lang) => BATTLE_LINE[lang]),
    isNamed: true,
  }));

/** Whatever of a system the search finds besides its clauses and terms. */
export async function toolsOf(system: System): Promise<ToolRow[]> {
  const { key } = system;
  // A system of text alone has no question that would say anything.
  const textsIn = async (lang: Lang) => (SYSTEMS[key] ? loadTexts(lang, key) : commonTexts(lang));
  const [es, en] = await Promise.all([textsIn('es'), textsIn('en')]);
  const texts = { es, en };
  const tools = [
    ...(await pages(system)),
    ...calculators(key, texts),
    ...sheets(key, texts),
    ...lessons(system),
    ...battles(key, texts),
  ];
  return tools.map((tool) => rowOf(key, tool));
}
