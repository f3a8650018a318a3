import { fold } from '../search/words.ts';

/** All words by which an entry can be found: the term in both languages and its other names. */
const namesOf = (entry: HTMLElement) =>
  fold([...entry.querySelectorAll('dt, .also span')].map((one) => one.textContent).join(' '));

/** Shows, while something is typed, only the entries that hold it. */
export function filterTerms() {
  const input = document.querySelector<HTMLInputElement>('#filter');
  const status = document.querySelector<HTMLElement>('.filter [role="status"]');
  if (!input || !status) return;
  const whole = status.textContent ?? '';
  const entries = [...document.querySelectorAll<HTMLElement>('dl > div')].map((entry) => ({
    entry,
    names: namesOf(entry),
  }));
  const filter = () => {
    const typed = fold(input.value).split(/\s+/).filter(Boolean);
    let n = 0;
    for (const { entry, names } of entries) {
      entry.hidden = !typed.every((word) => names.includes(word));
      if (!entry.hidden) n++;
    }
    for (const section of document.querySelectorAll<HTMLElement>('.letter'))
      section.hidden = !section.querySelector('dl > div:not([hidden])');
    for (const nav of document.querySelectorAll<HTMLElement>('.letters'))
      nav.hidden = typed.length > 0;
    const found = (status.dataset.found ?? '')
      .replace('{n}', String(n))
      .replace('{all}', String(entries.length));
    status.textContent = typed.length > 0 ? found : whole;
  };
  input.addEventListener('input', filter);
  // What a browser has kept over a reload.
  if (input.value) filter();
}
