import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { hitLink } from './hits.ts';
import type { Index } from './index.ts';
import { Indexes } from './indexes.ts';
import { type Hit, search } from './match.ts';
import { Narrow } from './narrow.ts';

export interface Parts {
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}

const SHOWN = 20;
/** Milliseconds without a key before the texts of the clauses are searched as well. */
const PAUSE = 300;
const SHORTEST = 3;

/** A box that shows the clauses that answer what is typed in it: a combobox with its list. */
export class SearchBox {
  private readonly parts: Parts;
  private readonly lang: Lang;
  private readonly base: string;
  private readonly indexes: Indexes;
  private readonly narrow: Narrow;
  private shown: Promise<void> = Promise.resolve();
  private pause = 0;

  constructor(parts: Parts, lang: Lang, base: string) {
    this.parts = parts;
    this.lang = lang;
    this.base = base;
    this.indexes = new Indexes(base);
    this.narrow = new Narrow(lang, () => this.refresh());
    parts.list.before(this.narrow.element);
    parts.input.addEventListener('input', () => this.refresh());
    parts.input.addEventListener('keydown', (event) => this.key(event));
    this.refresh();
  }

  refresh() {
    this.shown = this.show(this.parts.input.value);
  }

  private say(key: 'searchEmpty' | 'searchLoading' | 'searchFailed') {
    this.parts.status.textContent = SEARCH[this.lang][key];
  }

  private links = () => [...this.parts.list.querySelectorAll('a')];

  private async show(query: string) {
    const { input, list } = this.parts;
    clearTimeout(this.pause);
    const loading = setTimeout(() => this.say('searchLoading'), PAUSE);
    try {
      const indexes = await this.indexes.asked(query, location.pathname, this.narrow.only);
      if (input.value !== query) return;
      this.narrow.offer(indexes, await this.indexes.systems());
      this.draw(query, indexes);
    } catch {
      if (input.value !== query) return;
      list.hidden = true;
      this.select(undefined);
      this.say('searchFailed');
    } finally {
      clearTimeout(loading);
    }
  }

  private link(hit: Hit): HTMLAnchorElement {
    const link = hitLink(hit, this.lang);
    link.id = `${this.parts.list.id}-${hit.id}`;
    return link;
  }

  private draw(query: string, indexes: readonly Index[]) {
    const { list } = this.parts;
    const hits = indexes
      .flatMap((index) => search(index, query, this.lang))
      .filter(this.narrow.keeps)
      .sort((a, b) => b.score - a.score);
    list.replaceChildren(...hits.slice(0, SHOWN).map((hit) => this.link(hit)));
    list.hidden = hits.length === 0;
    this.select(this.links()[0]);
    list.closest('dialog')?.scrollTo(0, 0);
    this.count(query, hits.length);
    if (query.trim().length < SHORTEST || hits[0]?.marks.size === 0) return;
    this.pause = window.setTimeout(() => void this.addTexts(query, indexes, hits), PAUSE);
  }

  private count(query: string, n: number) {
    const text = SEARCH[this.lang];
    const shown = this.links().length;
    let said = n === 1 ? text.searchOne : text.searchCount;
    if (!query.trim()) said = text.searchEmpty;
    else if (n === 0) said = text.searchNothing;
    else if (n > shown) said = text.searchFirst;
    const values: Record<string, string | number> = { n, shown, query: query.trim() };
    if (this.indexes.onlyTaken) said += ` ${text.searchTaken}`;
    this.parts.status.textContent = said.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
  }

  private async addTexts(query: string, indexes: readonly Index[], hits: readonly Hit[]) {
    const { input, list } = this.parts;
    const { addTexts } = await import('./full-text.ts');
    const added = await addTexts({
      query,
      lang: this.lang,
      base: this.base,
      indexes,
      hits,
      list,
      room: SHOWN - hits.length,
      link: (hit) => this.link(hit),
      keeps: this.narrow.keeps,
      isStale: () => input.value !== query,
    });
    if (added === 0) return;
    list.hidden = false;
    if (hits.length === 0) this.select(this.links()[0]);
    this.count(query, hits.length + added);
  }

  private select(link: HTMLAnchorElement | undefined) {
    const { input } = this.parts;
    for (const one of this.links()) one.setAttribute('aria-selected', String(one === link));
    input.setAttribute('aria-expanded', String(Boolean(link)));
    if (link) input.setAttribute('aria-activedescendant', link.id);
    else input.removeAttribute('aria-activedescendant');
  }

  private move(step: number) {
    const { input } = this.parts;
    const links = this.links();
    const at = links.findIndex((link) => link.ariaSelected === 'true');
    const next = links[(at + step + links.length) % links.length];
    if (!next) return;
    this.select(next);
    next.scrollIntoView({ block: 'nearest' });
    // The box stays on top of the list that scrolls below it.
    const covered = (input.form ?? input).getBoundingClientRect().bottom;
    const hidden = covered - next.getBoundingClientRect().top;
    if (hidden > 0) next.closest('dialog')?.scrollBy(0, -hidden);
  }

  private key(event: KeyboardEvent) {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      this.move(step);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void this.shown.then(() => {
        this.links()
          .find((link) => link.ariaSelected === 'true')
          ?.click();
      });
    }
  }
}
