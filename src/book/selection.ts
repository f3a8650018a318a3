import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { lawOf, lawRead } from './law.ts';

/** The page that gathers clauses to print them: which ones, and in what order, stands in its address. */
const lang = document.documentElement.lang as Lang;

/** A whole id, however it is written: `CCA-8.16`, `[[cca-8.16]]`, `cca 8.16`. */
const ID = /^[[(«"'\s]*([a-z][a-z0-9]*)[-\s]*([0-9a-z]+\.\d+)[\])»"'\s]*$/i;

const idOf = (text: string) => ID.exec(text)?.slice(1).join('-').toLowerCase();
/** What is written, piece by piece; ids may follow each other without a comma. */
const piecesOf = (text: string) =>
  text
    .split(/[,;\n]+/)
    .flatMap((part) => {
      const words = part.split(/\s+/).filter(Boolean);
      return words.every((word) => idOf(word)) ? words : [part.trim()];
    })
    .filter(Boolean);
const selected = () => piecesOf(new URLSearchParams(location.search).get('c') ?? '');

/** The clause as it stands in the selection, under a heading of its own. */
function clauseOf(law: HTMLElement): HTMLElement {
  const clause = document.importNode(law, true);
  const heading = document.createElement('h2');
  heading.append(...(clause.querySelector('h1')?.childNodes ?? []));
  clause.querySelector('h1')?.replaceWith(heading);
  // What can be done with the clause on its card.
  for (const acts of clause.querySelectorAll('.acts')) acts.remove();
  return clause;
}

class Selection {
  private readonly form: HTMLFormElement;
  private readonly list: HTMLElement;
  private readonly print: HTMLButtonElement | null;
  private ids: string[] = [];

  constructor(form: HTMLFormElement, list: HTMLElement) {
    this.form = form;
    this.list = list;
    this.print = document.querySelector('[data-print]');
  }

  private say(message: string, values: Record<string, string> = {}) {
    const status = this.form.querySelector('[role="status"]');
    const template = this.form.dataset[message] ?? '';
    if (status) status.textContent = fill(template, values, {}, lang);
  }

  /** Shows what the address names, and keeps of it what there is. */
  async read() {
    const { known, trouble } = await this.find(selected(), []);
    this.ids = known;
    this.show();
    if (trouble) this.say(...trouble);
    else if (known.length === 0) this.say('empty');
    else this.say('');
  }

  /** Adds what is named, and gives back what is not: no clause, or no one clause. */
  async add(text: string): Promise<string> {
    const { known, unknown, trouble } = await this.find(piecesOf(text), this.ids);
    if (known.length > 0) this.keep([...this.ids, ...known]);
    if (trouble) this.say(...trouble);
    else if (known.length > 0) this.say('added', { id: known.join(', ') });
    return unknown.join(', ');
  }

  /** The clauses of those names, what names none, and the last that is there already or could not be read. */
  private async find(written: readonly string[], before: readonly string[]) {
    const known: string[] = [];
    const unknown: string[] = [];
    let trouble: [message: string, values: Record<string, string>] | undefined;
    for (const one of written) {
      const id = idOf(one) ?? '';
      try {
        if (before.includes(id) || known.includes(id)) trouble = ['twice', { id }];
        else if (id && (await lawOf(id, lang))) known.push(id);
        else unknown.push(one);
      } catch {
        trouble = ['failed', { id }];
      }
    }
    if (unknown.length > 0) trouble = ['unknown', { id: unknown.join(', ') }];
    return { known, unknown, trouble };
  }

  private keep(ids: string[]) {
    this.ids = ids;
    const query = ids.length > 0 ? `?c=${ids.join(',')}` : location.pathname;
    history.pushState(null, '', query);
    this.show();
  }

  private show() {
    if (this.print) this.print.disabled = this.ids.length === 0;
    this.list.replaceChildren(
      ...this.ids.flatMap((id, i) => {
        const law = lawRead(id);
        return law ? [this.item(id, law, i)] : [];
      }),
    );
  }

  private item(id: string, law: HTMLElement, at: number): HTMLElement {
    const item = document.createElement('li');
    const moved = (to: number) => () => {
      const ids = this.ids.filter((one) => one !== id);
      ids.splice(to, 0, id);
      this.keep(ids);
    };
    const last = this.ids.length - 1;
    const acts = document.createElement('p');
    acts.className = 'acts';
    acts.append(
      this.button('up', id, at === 0, moved(at - 1)),
      this.button('down', id, at === last, moved(at + 1)),
      this.button('remove', id, false, () => this.keep(this.ids.filter((one) => one !== id))),
    );
    item.className = 'clause';
    item.append(clauseOf(law), acts);
    return item;
  }

  private button(name: string, id: string, disabled: boolean, act: () => void) {
    const button = document.createElement('button');
    const word = this.form.dataset[name] ?? '';
    button.type = 'button';
    button.textContent = word;
    button.ariaLabel = `${word}: ${id}`;
    button.disabled = disabled;
    button.addEventListener('click', () => {
      act();
      // The list was drawn anew: the keyboard stays on the button that was pressed, or goes back to the form.
      const same = [...this.list.querySelectorAll('button')].find(
        ({ ariaLabel, disabled: off }) => ariaLabel === button.ariaLabel && !off,
      );
      (same ?? this.form.querySelector('input'))?.focus();
    });
    return button;
  }
}

/** The search of the site, whose hits are added to the selection instead of being followed. */
async function findClauses(form: HTMLFormElement, input: HTMLInputElement) {
  const list = form.querySelector<HTMLElement>('.hits');
  const status = form.querySelector<HTMLElement>('[data-found]');
  if (!list || !status) return;
  const { startSearch } = await import('./search.ts');
  startSearch({ input, list, status }, lang, document.body.dataset.base ?? '/', true);
}

function start(form: HTMLFormElement, list: HTMLElement) {
  const selection = new Selection(form, list);
  const input = form.querySelector('input') as HTMLInputElement;
  /** What is left stays in the field, and is looked for. */
  const add = async (text: string) => {
    const left = await selection.add(text);
    if (input.value === left) return;
    input.value = left;
    input.dispatchEvent(new Event('input'));
  };
  form.hidden = false;
  // Before the search hears of the key: what names clauses needs no search.
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !piecesOf(input.value).some((piece) => idOf(piece))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void add(input.value);
  });
  input.addEventListener('focus', () => void findClauses(form, input), { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add(input.value);
  });
  form.addEventListener('click', (event) => {
    const hit = (event.target as Element).closest('.hits a');
    if (!hit) return;
    event.preventDefault();
    input.value = '';
    input.dispatchEvent(new Event('input'));
    void selection.add(hit.querySelector('.id')?.textContent ?? '');
  });
  offerPins(form, (ids) => void selection.add(ids.join(',')));
  addEventListener('popstate', () => void selection.read());
  void selection.read();
}

/** The clauses that the reader has at hand, where there are any. */
async function offerPins(form: HTMLFormElement, add: (ids: readonly string[]) => void) {
  const button = form.querySelector<HTMLButtonElement>('[data-pins]');
  const { pins } = await import('../widgets/pins.ts');
  const pinned = pins();
  if (!button || pinned.length === 0) return;
  button.textContent = fill(button.textContent ?? '', { n: pinned.length }, {}, lang);
  button.addEventListener('click', () => add(pinned));
  button.hidden = false;
}

const form = document.querySelector<HTMLFormElement>('form.gather');
const list = document.querySelector<HTMLElement>('ol.selection');
if (form && list) start(form, list);
