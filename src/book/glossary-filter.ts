import { filterList } from './filter.ts';

/** All words by which an entry can be found: the term in both languages and its other names. */
const namesOf = (entry: HTMLElement) =>
  [...entry.querySelectorAll('dt, .also span')].map((one) => one.textContent).join(' ');

/** Shows, while something is typed, only the entries that hold it. */
export function filterTerms() {
  const box = document.querySelector('.filter');
  const entries = [...document.querySelectorAll<HTMLElement>('dl > div')].map((entry) => ({
    entry,
    names: namesOf(entry),
  }));
  if (!box) return;
  filterList(box, entries, (typed) => {
    for (const section of document.querySelectorAll<HTMLElement>('.letter'))
      section.hidden = !section.querySelector('dl > div:not([hidden])');
    for (const nav of document.querySelectorAll<HTMLElement>('.letters')) nav.hidden = typed;
  });
}
