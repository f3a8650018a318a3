import type { Lang } from '../i18n/lang.ts';
import { type Cited, type CitedResult, resultText } from './forms.ts';

/** What a page says of its clauses and calculators, read from the page itself. */

const told = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

const said = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** A block of a clause as lines of plain text, like `plain` makes them of the Markdown. */
function linesOf(block: Element): string {
  const rows = [...block.querySelectorAll('tr')];
  const cellsOf = ({ cells }: HTMLTableRowElement) => [...cells].map(said).join(' · ');
  if (rows.length > 0) return rows.map((row) => cellsOf(row).replace(/( · )+$/, '')).join('\n');
  const ordered = block.matches('ol');
  if (!ordered && !block.matches('ul')) return said(block);
  return [...block.children]
    .map((item, i) => `${ordered ? `${i + 1}.` : '-'} ${said(item)}`)
    .join('\n');
}

/** What stands in a clause and is no part of its text. */
const ASIDE = 'h1, h2, figure, script, .id, .kind, .acts, .since, .meaning';

export const saidAll = (place: Element, what: string) =>
  [...place.querySelectorAll(what)].map(said);

/** The game, its edition and the place in its book that a part of the page is about. */
export const sourceAt = (place: Element) =>
  place.closest<HTMLElement>('[data-source]')?.dataset.source ?? '';

/** How the book is read where a clause is not clear. */
const readingsAt = (place: Element) =>
  saidAll(place, '.readings[data-open] > summary').map((one) => `${one}.`);

/** The clause that stands in a `.law`. */
export function citedIn(law: HTMLElement): Cited {
  const id = said(law.querySelector('.id'));
  const heading = law.querySelector('h1, h2');
  const blocks = [...law.children].filter((block) => !block.matches(ASIDE));
  return {
    id,
    version: Number(law.dataset.version ?? 1),
    title: said(heading).replace(`${id} `, ''),
    text: blocks.map(linesOf).join('\n\n'),
    source: sourceAt(law),
    readings: readingsAt(placeOf(law)),
  };
}

/** The canonical address of the page tells the host that its links must name. */
export const site = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** The result that a calculator shows, alone on its page or in an example. */
export function resultIn(calc: HTMLElement): CitedResult | undefined {
  const brief = calc.querySelector('.result .answer');
  if (!brief) return undefined;
  const link = new URL(location.pathname, site());
  const example = calc.closest('.example')?.id;
  link.search = `${example ? `try=${example}&` : ''}${calc.dataset.state}`;
  if (example) link.hash = example.split('/')[0] ?? '';
  const sentence = calc.querySelector<HTMLElement>('.result .sentence');
  const house = calc.querySelector<HTMLElement>('[data-house]')?.dataset.house;
  const summary = told(
    said(sentence),
    sentence?.dataset.because,
    `(${sentence?.dataset.clauses})`,
    house && `${house}.`,
  );
  return {
    link: link.href,
    brief: said(brief),
    summary,
    warnings: saidAll(calc, '.hangs.warns'),
    readings: saidAll(calc, '.hangs:not(.warns)'),
    source: sourceAt(calc),
  };
}

/** An example with the state that it is in: as it was written, or as the reader has changed it. */
export function exampleText(example: HTMLElement, lang: Lang): string {
  const calc = example.querySelector<HTMLElement>('.calc');
  const result = calc && resultIn(calc);
  if (result) return resultText(result, lang);
  const further = example.querySelector<HTMLAnchorElement>('.acts a, a.why');
  const situation = example.querySelector('.situation')?.firstChild;
  const { pathname, search } = new URL(further?.href ?? location.href);
  const link = new URL(pathname + search + (further?.hash ?? ''), site()).href;
  const [id] = (example.dataset.of ?? example.id).split('/');
  return told(
    situation?.textContent?.trim(),
    said(example.querySelector('.answer')),
    `(${id})`,
    ...saidAll(example, '.hangs'),
    sourceAt(example),
    link,
  );
}

/** The example of a clause that the reader is at: focused, live, open, or else the first. */
export function exampleAt(place: Element, from: Element): HTMLElement | undefined {
  const examples = [...place.querySelectorAll<HTMLElement>('.example')];
  return (
    examples.find((one) => one.contains(from)) ??
    examples.find((one) => one.querySelector('.calc')) ??
    examples.find((one) => one.matches('[open]')) ??
    examples[0]
  );
}

/** Where a clause stands with its examples: its section of a chapter, or the whole card. */
export const placeOf = (law: Element) => law.closest('.clause, .side, main') ?? law;

/** The clause that something belongs to, or else the one that is being read: marked, or first in view. */
export function lawAt(from: Element): HTMLElement | undefined {
  const laws = [...document.querySelectorAll<HTMLElement>('.law')];
  const own = laws.find(
    (law) => law.contains(from) || law.closest('.clause, .side')?.contains(from),
  );
  const inView = (law: HTMLElement) => {
    const { top, bottom } = (law.closest('.clause') ?? law).getBoundingClientRect();
    return bottom > innerHeight / 4 && top < innerHeight;
  };
  const marked = laws.find((law) => placeOf(law).querySelector(':target'));
  return own ?? (marked && inView(marked) ? marked : undefined) ?? laws.find(inView) ?? laws[0];
}
