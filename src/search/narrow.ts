import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { element } from './element.ts';
import type { Entry, Index } from './index.ts';

/** Narrows the hits to one kind of clause, and to one system where there are several. */
export class Narrow {
  readonly element: HTMLElement;
  private readonly kind: HTMLSelectElement;
  private readonly system: HTMLSelectElement;
  private readonly lang: Lang;

  constructor(lang: Lang, changed: () => void) {
    const text = SEARCH[lang];
    this.lang = lang;
    this.kind = element('select', { 'aria-label': text.searchKind }, new Option(text.anyKind, ''));
    this.system = element(
      'select',
      { 'aria-label': text.searchSystem, hidden: '' },
      new Option(text.anySystem, ''),
    );
    this.element = element('p', { class: 'narrow' }, this.kind, this.system);
    this.element.addEventListener('change', changed);
  }

  /** Offers the kinds and systems that there are to be found. */
  offer(indexes: readonly Index[], systems: readonly string[]) {
    const kinds = indexes.flatMap(({ entries }) => entries.map(({ kind }) => kind[this.lang]));
    fill(this.kind, [...new Set(kinds)].sort());
    fill(this.system, systems);
    this.system.hidden = systems.length < 2;
  }

  /** The one system that is asked; undefined: whichever the query or the page names. */
  get only(): string | undefined {
    return this.system.value || undefined;
  }

  keeps = ({ kind }: Pick<Entry, 'kind'>): boolean =>
    this.kind.value === '' || kind[this.lang] === this.kind.value;
}

function fill(select: HTMLSelectElement, values: readonly string[]) {
  const known = new Set([...select.options].map(({ value }) => value));
  select.append(...values.filter((one) => !known.has(one)).map((one) => new Option(one, one)));
}
