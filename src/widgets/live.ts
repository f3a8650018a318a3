import { loadStyle } from '../book/style-sheet.ts';
import type { Lang } from '../i18n/lang.ts';
import { mount } from './mount.tsx';

/** What makes the calculators of a page live: fetched when there is one, or when an example is touched. */

const pageLang = () => document.documentElement.lang as Lang;

/** Parameters that say how a page is shown: no part of the state of a calculator. */
const manner = () =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) => /^(embed|theme|v)$/.test(name)),
  );

export async function startCalculator(element: HTMLElement) {
  await mount({
    element,
    id: 'calc',
    lang: pageLang(),
    query: element.dataset.calculator ?? '',
    start: new URLSearchParams(),
    keep: manner(),
    why: true,
  });
}

/** An example becomes live in place: its link leads to the calculator with its state, and that is what it shows. */
export async function tryHere(link: HTMLAnchorElement, push: boolean) {
  const example = link.closest('.example')?.id ?? '';
  const element = link.closest('.ruling');
  const { pathname, searchParams } = new URL(link.href);
  const [, system, name] = /([^/]+)\/calc\/([^/]+)\/$/.exec(pathname) ?? [];
  if (!element) return;
  const style = loadStyle(document.body.dataset.widgets ?? '');
  const [clause] = example.split('/');
  if (push) history.pushState(null, '', `${location.pathname}?try=${example}#${clause}`);
  await style;
  await mount({
    element,
    id: example.replace(/[^\w-]/g, '-'),
    lang: pageLang(),
    query: `${system}/${name}`,
    start: searchParams,
    keep: { ...manner(), try: example },
  });
  element.querySelector<HTMLElement>('select, input, button')?.focus();
}

/** The example that the address names, with its state. */
export async function openTried() {
  const example = new URLSearchParams(location.search).get('try');
  const details = example && document.getElementById(example);
  if (!(details instanceof HTMLDetailsElement)) return;
  for (const one of [details, details.parentElement?.closest('details')]) if (one) one.open = true;
  const link = details.querySelector<HTMLAnchorElement>('[data-try]');
  if (link) await tryHere(link, false);
}
