import { lawOf } from '../book/law.ts';
import { citedIn } from '../citing/read.ts';
import { put, type Ruling } from '../engine/core/query.ts';
import { CASE } from '../i18n/case.ts';
import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import type { Texts } from '../i18n/texts.ts';
import { readingIn, type ToldReading } from '../i18n/told-reading.ts';
import { at, boardPath, calculatorPath, cardPath, housePath, shortPath } from '../library/links.ts';
import { readingNamed } from '../library/reading-ids.ts';
import { loadQuery } from '../widgets/load.ts';
import { withReasons } from '../widgets/readings.ts';
import { fromParams, mend } from '../widgets/state.ts';
import { type Shown, shownBy } from './entry.ts';
import { type Stated, situationOf } from './situation.ts';
import type { Told } from './tell.ts';

/** Evidence as it is shown: its kind, and what was found of it. */
export type Evidence = Told & { page: string } & (
    | { kind: 'clause'; law: HTMLElement }
    | { kind: 'ruling'; ruling: Ruling; situation: readonly Stated[]; texts: Texts }
    | { kind: 'fault'; why: 'damaged' | 'noAnswer' | 'gone'; what: readonly string[] }
    | { kind: 'board'; system: string; search: string; hash: string }
    | { kind: 'reading'; reading: ToldReading; letter: string | undefined }
  );

const absolute = (path: string) => new URL(path, location.origin).href;

async function clause(id: string, lang: Lang): Promise<Evidence> {
  const law = await lawOf(id, lang);
  const page = cardPath(lang, id);
  if (!law) return gone(id, page);
  const { title, text } = citedIn(law);
  return {
    kind: 'clause',
    page,
    law,
    name: `${id} ${title}`,
    url: absolute(shortPath(id)),
    lines: [text],
  };
}

const gone = (name: string, page: string): Evidence => ({
  ...{ kind: 'fault', why: 'gone', what: [], name, page, url: absolute(page), lines: [] },
});

/** What the calculators of a system are called, as its page at the table knows them. */
async function titleOf(query: string, lang: Lang): Promise<string> {
  const [system = ''] = query.split('/');
  const answer = await fetch(at(`/table/${system}.${lang}.json`));
  const { calculators = {} } = answer.ok ? await answer.json() : {};
  return Object.hasOwn(calculators, query) ? String(calculators[query]) : query;
}

async function calculator(
  query: string,
  state: string,
  lang: Lang,
  page: string,
): Promise<Evidence> {
  const [system = ''] = query.split('/');
  const loaded = await loadQuery(query, lang).catch((error: unknown) => {
    if (error instanceof RangeError || error instanceof SyntaxError) return undefined;
    throw error;
  });
  if (!loaded) return gone(query, page);
  const { query: found } = loaded;
  const texts = await withReasons(query, loaded.texts);
  const draft = fromParams(found.fields, new URLSearchParams(state));
  const { damage } = mend(found.fields, draft, found.sample as never);
  const about = { name: await titleOf(query, lang), page, url: absolute(page) };
  const fault = (why: 'damaged' | 'noAnswer', what: string[]): Evidence => ({
    ...{ kind: 'fault', why, what, lines: [], ...about },
  });
  if (damage.length > 0) return fault('damaged', [damage.map(({ field }) => field).join(', ')]);
  const reply = put(found, draft);
  if ('violations' in reply)
    return fault(
      'noAnswer',
      reply.violations.map((one) => texts.problem(one)),
    );
  const { ruling } = reply;
  const situation = situationOf(system, found.fields, draft, texts);
  const told = situation.map(({ name, value }) => `${name}: ${value}`).join('; ');
  const lines = [told, `${texts.brief(ruling)}. ${texts.summary(ruling.summary)}`].filter(Boolean);
  return { kind: 'ruling', ruling, situation, texts, lines, ...about };
}

/** The way to the calculator of an example stands on the card of its clause. */
async function example(id: string, name: string, state: string, lang: Lang): Promise<Evidence> {
  const card = cardPath(lang, id);
  const page = `${card}#${id}/${name}`;
  const answer = await fetch(card);
  if (answer.status === 404) return gone(`${id}/${name}`, page);
  const text = await answer.text();
  const place = new DOMParser().parseFromString(text, 'text/html').getElementById(`${id}/${name}`);
  const link = place?.querySelector<HTMLAnchorElement>('[data-try]')?.getAttribute('href');
  if (!link) return gone(`${id}/${name}`, page);
  const { pathname, search } = new URL(link, location.origin);
  const [, system, query] = /([^/]+)\/calc\/([^/]+)\/$/.exec(pathname) ?? [];
  const here = state ? `${card}?try=${id}/${name}&${state}#${id}` : page;
  const found = await calculator(`${system}/${query}`, state || search.slice(1), lang, here);
  return { ...found, name: `${id} · ${found.name}` };
}

async function reading(id: string, letter: string | undefined, lang: Lang): Promise<Evidence> {
  const { system = '', doubt = '' } = readingNamed(id) ?? {};
  const answer = await fetch(at(`/texts/${system}/readings.${lang}.json`));
  const told = answer.ok ? readingIn(await answer.json(), doubt, lang) : undefined;
  const page = `${housePath(lang)}#${id}`;
  const meant = told?.readings.find(({ key, adopted }) => (letter ? key === letter : adopted));
  if (!told || !meant) return gone(letter ? `${id}=${letter}` : id, page);
  return {
    kind: 'reading',
    reading: told,
    letter,
    page,
    name: `${id} ${told.question}`,
    url: absolute(page),
    lines: [`${meant.key}: ${meant.text}`],
  };
}

function evidenceOf(shown: Shown, lang: Lang): Evidence | Promise<Evidence> {
  switch (shown.kind) {
    case 'clause':
      return clause(shown.id, lang);
    case 'example':
      return example(shown.id, shown.name, shown.state, lang);
    case 'calculator': {
      const page = calculatorPath(lang, shown.query) + (shown.state ? `?${shown.state}` : '');
      return calculator(shown.query, shown.state, lang, page);
    }
    case 'board': {
      const { system, search, hash } = shown;
      const page = boardPath(lang, system) + search + hash;
      return {
        ...{ kind: 'board', system, search, hash, page },
        name: fill(CASE[lang].position, { system }, {}, lang),
        url: absolute(page),
        lines: [],
      };
    }
    case 'reading':
      return reading(shown.id, shown.letter, lang);
  }
}

/** What a link shows, in the language of the reader; fails where it cannot be fetched. */
export async function resolve(link: string, lang: Lang): Promise<Evidence> {
  const shown = shownBy(link);
  return shown ? evidenceOf(shown, lang) : gone(link, at(`/${lang}/`));
}
