import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { TOOL_NAMES } from '../i18n/search-tools.ts';
import { calculatorPath } from '../library/links.ts';
import type { AsksFile, FieldRow } from '../search/asks/format.ts';
import { draftOf, tell } from '../search/asks/tell.ts';
import {
  type Asking,
  isSure,
  openAsks,
  type Understood,
  understand,
} from '../search/asks/understand.ts';
import { element } from '../search/element.ts';
import type { Index } from '../search/index.ts';
import { wordsOf } from '../search/words.ts';
import { TOOL_MARKS } from './marks/tools.ts';

/** Fewer words are looked up, not asked. */
const FEWEST = 2;

const opened = new Map<string, Promise<Asking>>();

/** What can be asked of a system in words, fetched when somebody first asks. */
function askingOf({ system, common, figures }: Index, base: string): Promise<Asking> {
  const known = opened.get(system);
  if (known) return known;
  const asking = fetch(`${base}search/asks/${system}.json`)
    .then((response) => response.json() as Promise<AsksFile>)
    .then((file) => openAsks(file, common, figures));
  opened.set(system, asking);
  asking.catch(() => opened.delete(system));
  return asking;
}

type Plain = Readonly<Record<string, unknown>>;

/** A draft as the parameters of a calculator's address. */
function paramsOf(draft: Plain, before = ''): [string, string][] {
  return Object.entries(draft).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? paramsOf(value as Plain, `${before}${name}.`)
      : [[`${before}${name}`, String(value)]],
  );
}

const labelOf = ([, , es, en]: FieldRow, lang: Lang) => (lang === 'es' ? es : en);

const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** A value as it is called. */
function valueText({ file }: Asking, path: string, value: unknown, lang: Lang): string {
  const name = lastOf(path);
  const rows = file.domains.filter(([names]) => names.split(' ').includes(name));
  const row = rows.flatMap(([, values]) => values).find(([key]) => key === value);
  if (row) return row[lang === 'es' ? 1 : 2];
  if (value === true) return '✓';
  return value === false ? '✗' : String(value);
}

/** What was understood, field by field: `Attacker: Elephants`. */
function chips(asking: Asking, { ask, filled }: Understood, lang: Lang): HTMLElement[] {
  const fields = asking.file.queries[ask.query]?.fields ?? [];
  const given = Object.entries(ask.given ?? {}).map(([path, value]) => ({ path, values: [value] }));
  return [...given, ...filled].flatMap(({ path, values }) => {
    const field = fields.find(([one]) => one === path);
    if (!field) return [];
    const said = values.map((value) => valueText(asking, path, value, lang)).join(' / ');
    const text = said === '✓' ? labelOf(field, lang) : `${labelOf(field, lang)}: ${said}`;
    return [element('span', { class: 'chip' }, text)];
  });
}

/** What is left to say: words that were not understood, fields that are open, or that nothing is. */
function doubts(asking: Asking, one: Understood, lang: Lang, isTold: boolean, isTwo: boolean) {
  const text = SEARCH[lang];
  const fields = asking.file.queries[one.ask.query]?.fields ?? [];
  const several = fields.filter(([path]) =>
    one.filled.some((filled) => filled.path === path && filled.values.length > 1),
  );
  const open = [...one.open, ...several].map((field) => labelOf(field, lang)).join('; ');
  const said: string[] = [];
  if (one.unknown.length > 0)
    said.push(text.askedUnknown.replace('{words}', one.unknown.join(', ')));
  if (open) said.push((isTold ? text.askedAll : text.askedOpen).replace('{fields}', open));
  if (isTwo) said.push(text.askedTwo);
  if (said.length === 0) said.push(text.askedOnly);
  return said.join(' ');
}

function linkTo(asking: Asking, one: Understood, lang: Lang, isTwo: boolean): HTMLAnchorElement {
  const params = new URLSearchParams(paramsOf(draftOf(one))).toString().replaceAll('%2C', ',');
  const path = calculatorPath(lang, one.ask.query);
  const { viewBox, body } = TOOL_MARKS.calculator;
  const sign = element('span', { class: 'sign' });
  sign.innerHTML = `<svg class="mark" viewBox="${viewBox}" aria-hidden="true">${body}</svg>`;
  sign.append(TOOL_NAMES[lang].calculator);
  return element(
    'a',
    {
      role: 'option',
      class: 'asked',
      href: params ? `${path}?${params}` : path,
      'aria-selected': 'false',
    },
    sign,
    ' ',
    element('b', {}, one.title),
    element('span', { class: 'answer' }),
    element('span', { class: 'chips' }, ...chips(asking, one, lang)),
    element('span', { class: 'words' }, doubts(asking, one, lang, false, isTwo)),
  );
}

/**
 * Shows the answer of the engine in its link, worked out here: its rules and words are fetched for it. On which readings it
 * hangs comes after it.
 */
async function showAnswer(link: HTMLAnchorElement, asking: Asking, one: Understood, lang: Lang) {
  const { loadQuery } = await import('../widgets/load.ts');
  const { query, texts } = await loadQuery(one.ask.query, lang);
  const told = tell(query, one, texts);
  if (!told) return;
  const { brief, rulings } = told;
  link.querySelector('.answer')?.append(brief.charAt(0).toLocaleUpperCase(lang) + brief.slice(1));
  link.querySelector('.words')?.replaceChildren(doubts(asking, one, lang, true, false));
  const { hangingsOf } = await import('../widgets/otherwise.ts');
  for (const { text } of await hangingsOf(query, rulings, texts))
    link.append(element('span', { class: 'words' }, text));
}

/** The questions of the engine that a query may mean, filled in, as links; the answer comes into them where all is sure. */
export async function asked(
  typed: string,
  indexes: readonly Index[],
  lang: Lang,
  base: string,
): Promise<HTMLAnchorElement[]> {
  if (wordsOf(typed).length < FEWEST) return [];
  const askings = await Promise.all(indexes.map((index) => askingOf(index, base)));
  const found = askings.map((asking) => ({ asking, understood: understand(asking, typed, lang) }));
  // Of several games only one is meant, and which is not known: it is offered where one alone understands everything.
  const sure = found.filter(({ understood }) => understood.length > 0);
  const [one] = sure.length === 1 ? sure : sure.filter(({ understood }) => isSure(understood));
  if (!one || (sure.length > 1 && sure.filter((some) => isSure(some.understood)).length > 1))
    return [];
  const { asking, understood } = one;
  const links = understood.map((some) => linkTo(asking, some, lang, understood.length > 1));
  const [first] = understood;
  if (first && links[0] && isSure(understood)) void showAnswer(links[0], asking, first, lang);
  return links;
}
