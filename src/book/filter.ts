import { fold } from '../search/words.ts';

/** An entry of a list, and the words by which it can be found. */
interface Entry {
  entry: HTMLElement;
  names: string;
}

/** Whether a text has all words of what is typed, in any order; `typed` is empty where nothing is. */
export function asked(text: string) {
  const typed = fold(text).split(/\s+/).filter(Boolean);
  return { typed, isIn: (names: string) => typed.every((word) => fold(names).includes(word)) };
}

/** Shows, while something is typed in a box, only the entries that hold all of it; then tells whether anything is typed. */
export function filterList(box: Element, all: readonly Entry[], then: (typed: boolean) => void) {
  const input = box.querySelector('input');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status) return;
  const whole = status.textContent ?? '';
  const filter = () => {
    const { typed, isIn } = asked(input.value);
    let n = 0;
    for (const { entry, names } of all) {
      entry.hidden = !isIn(names);
      if (!entry.hidden) n++;
    }
    const found = (status.dataset.found ?? '')
      .replace('{n}', String(n))
      .replace('{all}', String(all.length));
    status.textContent = typed.length > 0 ? found : whole;
    then(typed.length > 0);
  };
  input.addEventListener('input', filter);
  // What a browser has kept over a reload.
  if (input.value) filter();
}
