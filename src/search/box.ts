import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { element } from './element.ts';
import { hitLink, type ToolMarks } from './hits.ts';
import { absent, isCode } from './ids.ts';
import type { Index } from './index.ts';
import { type Games, Indexes } from './indexes.ts';
import { type Hit, search, unknownWords } from './match.ts';
import { Narrow } from './narrow.ts';

export interface Parts {
  input: HTMLInputElement;
  list: HTMLElement;
  status: HTMLElement;
}

export interface Settings {
  lang: Lang;
  /** Where the site begins, with its slash. */
  base: string;
  /** The drawings of tools, which are none of the first hits. */
  marks: () => Promise<ToolMarks>;
  /** Tools are not what is looked for. */
  clausesOnly?: boolean;
  /** The questions of the engine that a query may mean, as links that show what was understood and the answer. */
  ask?: (query: string, indexes: readonly Index[]) => Promise<HTMLAnchorElement[]>;
}

const isChosen = (link: Element) => link.getAttribute('aria-selected') === 'true';
const fillIn = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

const SHOWN = 20;
/** Milliseconds without a key before the texts of the clauses are searched as well. */
const PAUSE = 300;
const SHORTEST = 3;
/** Of what was typed, what a clause must have to be an answer rather than near one. */
const ENOUGH = 0.55;

/** A box that shows the clauses and tools that answer what is typed in it: a combobox with its list. */
export class SearchBox {
  private readonly parts: Parts;
  private readonly settings: Settings;
  private readonly lang: Lang;
  private readonly indexes: Indexes;
  private readonly narrow: Narrow;
  private marks: ToolMarks | undefined;
  /** Where something was found when nothing was found here. */
  private readonly others = element('p', { class: 'others' });
  private shown: Promise<void> = Promise.resolve();
  private pause = 0;
  /** What the list that stands there was drawn for. */
  private drawn: string | undefined;

  constructor(parts: Parts, settings: Settings) {
    this.parts = parts;
    this.settings = settings;
    this.lang = settings.lang;
    this.indexes = new Indexes(settings.base, settings.lang);
    this.narrow = new Narrow(settings.lang, () => this.refresh());
    parts.list.before(this.narrow.element);
    parts.status.after(this.others);
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
  private hitsShown = () => this.parts.list.querySelectorAll('a:not(.asked)').length;

  private async show(query: string) {
    const { input, list, status } = this.parts;
    clearTimeout(this.pause);
    const loading = setTimeout(() => this.say('searchLoading'), PAUSE);
    let hits = 0;
    try {
      const games = await this.indexes.games();
      const path = location.pathname.slice(this.settings.base.length);
      const systems = this.narrow.asked(games, query, path);
      const indexes = await this.indexes.of(systems);
      if (input.value !== query) return;
      clearTimeout(loading);
      hits = this.draw(query, indexes);
      if (!this.indexes.isWhole(systems)) {
        if (hits === 0 && query.trim()) this.say('searchLoading');
        const [marks] = await Promise.all([this.settings.marks(), this.indexes.whole(systems)]);
        this.marks = marks;
        if (input.value === query) await this.show(query);
        return;
      }
      void this.ask(query, indexes);
      if (hits === 0 && query.trim()) await this.offer(query, games, systems);
    } catch {
      if (input.value !== query) return;
      // What was found stays where only the rest cannot be had.
      if (hits > 0) {
        status.textContent += ` ${SEARCH[this.lang].searchPart}`;
        return;
      }
      list.hidden = true;
      this.select(undefined);
      this.say('searchFailed');
    } finally {
      clearTimeout(loading);
    }
  }

  private link(hit: Hit, game?: string): HTMLAnchorElement {
    const link = hitLink(hit, { lang: this.lang, marks: this.marks, game });
    link.id = `${this.parts.list.id}-${hit.id}`;
    return link;
  }

  private found(index: Index, query: string): readonly Hit[] {
    const hits = search(index, query, this.lang);
    return this.settings.clausesOnly ? hits.filter((hit) => !('tool' in hit)) : hits;
  }

  /** Draws what is found; what is drawn again, when more of the index has come, keeps what is chosen. */
  private draw(query: string, indexes: readonly Index[]): number {
    const { list } = this.parts;
    // The first is chosen by itself: only another was chosen by the reader.
    const chosen = this.drawn === query ? this.links().slice(1).find(isChosen)?.id : undefined;
    this.drawn = query;
    const isOne = indexes.length === 1;
    const hits = indexes
      .flatMap((index) =>
        this.found(index, query).map((hit) => ({ hit, game: index.title[this.lang] })),
      )
      .sort((a, b) => b.hit.score - a.hit.score);
    list.replaceChildren(
      ...hits.slice(0, SHOWN).map(({ hit, game }) => this.link(hit, isOne ? undefined : game)),
    );
    list.hidden = hits.length === 0;
    this.others.replaceChildren();
    const links = this.links();
    this.select(links.find(({ id }) => id === chosen) ?? links[0]);
    list.closest('dialog')?.scrollTo(0, 0);
    this.count(query, hits.length);
    const isWhole = this.indexes.isWhole(indexes.map(({ system }) => system));
    if (isWhole) this.doubt(query, indexes, hits[0]?.hit);
    const found = hits.map(({ hit }) => hit);
    if (isWhole && query.trim().length >= SHORTEST && found[0]?.marks.size !== 0)
      this.pause = window.setTimeout(() => void this.addTexts(query, indexes, found), PAUSE);
    return hits.length;
  }

  /** Where nothing is found: how much there is in the other games. */
  private async offer(query: string, games: Games, asked: readonly string[]) {
    const systems = Object.keys(games).filter((key) => !asked.includes(key));
    const indexes = await this.indexes.whole(systems);
    if (this.parts.input.value !== query) return;
    const found = indexes.map((index) => ({ index, n: this.found(index, query).length }));
    this.others.append(
      ...found
        .filter(({ n }) => n > 0)
        .map(({ index: { system, title }, n }) => {
          const said = SEARCH[this.lang].searchElsewhere;
          const words = said.replace('{n}', String(n)).replace('{game}', title[this.lang]);
          const button = element('button', { type: 'button' }, words);
          button.addEventListener('click', () => {
            this.narrow.choose(system);
            this.refresh();
            this.parts.input.focus();
          });
          return button;
        }),
    );
  }

  private count(query: string, n: number) {
    const text = SEARCH[this.lang];
    const shown = this.hitsShown();
    let said = n === 1 ? text.searchOne : text.searchCount;
    if (!query.trim()) said = text.searchEmpty;
    else if (n === 0) said = text.searchNothing;
    else if (n > shown) said = text.searchFirst;
    const values: Record<string, string | number> = { n, shown, query: query.trim() };
    if (this.indexes.onlyTaken) said += ` ${text.searchTaken}`;
    this.parts.status.textContent = said.replace(/\{(\w+)\}/g, (_, name) => `${values[name]}`);
  }

  /** What was typed and no clause has, or that none has all of it: said before somebody takes the first for an answer. */
  private doubt(query: string, indexes: readonly Index[], best: Hit | undefined) {
    const text = SEARCH[this.lang];
    const said: string[] = [];
    const unknown = indexes.map((index) => unknownWords(index, query, this.lang));
    const words = unknown[0]?.filter((word) => unknown.every((one) => one.includes(word))) ?? [];
    const missing = indexes.map((index) => absent(index, query));
    if (missing.every(({ length }) => length > 0))
      for (const { id, chapter, last } of missing[0] ?? []) {
        const where = last === undefined ? text.searchNoChapter : text.searchNoClause;
        said.push(fillIn(where, { id, chapter, last: `${chapter}.${last}` }));
      }
    if (words.length > 0) said.push(fillIn(text.searchUnknown, { words: words.join(', ') }));
    else if (best && best.share < ENOUGH) said.push(text.searchNear);
    if (said.length === 0) return;
    const { status } = this.parts;
    status.textContent =
      `${said.join(' ')} ${isCode(query) && !best ? '' : status.textContent}`.trim();
  }

  /** The questions that were asked come above the clauses; what is chosen stays so. */
  private async ask(query: string, indexes: readonly Index[]) {
    const { ask, clausesOnly } = this.settings;
    if (!ask || clausesOnly || isCode(query)) return;
    const links = await ask(query, indexes).catch(() => []);
    const { input, list } = this.parts;
    if (input.value !== query || links.length === 0) return;
    links.forEach((link, i) => {
      link.id = `${list.id}-asked-${i}`;
    });
    list.prepend(...links);
    list.hidden = false;
    if (this.hitsShown() === 0) this.select(links[0]);
  }

  private async addTexts(query: string, indexes: readonly Index[], hits: readonly Hit[]) {
    const { input, list } = this.parts;
    const { addTexts } = await import('./full-text.ts');
    const added = await addTexts({
      query,
      lang: this.lang,
      base: this.settings.base,
      indexes,
      hits,
      list,
      room: SHOWN - hits.length,
      link: (hit) => this.link(hit),
      isStale: () => input.value !== query,
    });
    if (added === 0) return;
    list.hidden = false;
    if (hits.length === 0) this.select(this.links()[0]);
    this.count(query, hits.length + added);
    this.doubt(query, indexes, hits[0]);
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
    const at = links.findIndex(isChosen);
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
