import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { cardPath } from '../library/links.ts';

/** The page that gathers clauses to print them: which ones, and in what order, stands in its address. */
const lang = document.documentElement.lang as Lang;

/** A whole id, however it is written: `CCA-8.16`, `[[cca-8.16]]`. */
const ID = /^[[(«"'\s]*([a-z][a-z0-9]*-[0-9a-z]+\.\d+)[\])»"'\s]*$/i;

const idsIn = (text: string) => text.split(/[,;\s]+/).filter(Boolean);
const selected = () => idsIn(new URLSearchParams(location.search).get('c') ?? '');

/** The article of a card alone: the policy of this page lets in no style sheet of another one. */
const ARTICLE = /<article class="law"[^>]*>[\s\S]*?<\/article>/;

/** What has been fetched: the clause as its card shows it, or undefined where there is no such card. */
const cards = new Map<string, HTMLElement | undefined>();

async function lawOf(id: string): Promise<HTMLElement | undefined> {
  if (cards.has(id)) return cards.get(id);
  const answer = await fetch(cardPath(lang, id));
  if (!answer.ok && answer.status !== 404) throw new Error(answer.statusText);
  const article = ARTICLE.exec(await answer.text())?.[0] ?? '';
  const law = new DOMParser().parseFromString(article, 'text/html').querySelector('article');
  const found = law?.querySelector('.id')?.textContent === id ? law : undefined;
  cards.set(id, found);
  return found;
}

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

  async add(text: string): Promise<boolean> {
    const { known, trouble } = await this.find(idsIn(text), this.ids);
    if (known.length > 0) this.keep([...this.ids, ...known]);
    if (trouble) this.say(...trouble);
    else if (known.length > 0) this.say('added', { id: known.join(', ') });
    return !trouble;
  }

  /** The clauses of that name, and the last that is none, is there already or could not be read. */
  private async find(written: readonly string[], before: readonly string[]) {
    const known: string[] = [];
    let trouble: [message: string, values: Record<string, string>] | undefined;
    for (const one of written) {
      const id = ID.exec(one)?.[1]?.toLowerCase() ?? '';
      try {
        if (before.includes(id) || known.includes(id)) trouble = ['twice', { id }];
        else if (id && (await lawOf(id))) known.push(id);
        else trouble = ['unknown', { id: one, sample: this.form.dataset.sample ?? '' }];
      } catch {
        trouble = ['failed', { id }];
      }
    }
    return { known, trouble };
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
        const law = cards.get(id);
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

const form = document.querySelector<HTMLFormElement>('form.gather');
const list = document.querySelector<HTMLElement>('ol.selection');
if (form && list) {
  const selection = new Selection(form, list);
  const input = form.querySelector('input');
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (input && (await selection.add(input.value))) input.value = '';
  });
  addEventListener('popstate', () => void selection.read());
  void selection.read();
}
