import type { Lang } from '../i18n/lang.ts';
import { SEARCH } from '../i18n/search.ts';
import { element } from './element.ts';
import { namedSystem } from './ids.ts';
import { type Games, systemOfPath } from './indexes.ts';

/** Says in which game is searched, and lets another one be chosen, or any. */
export class Narrow {
  readonly element: HTMLElement;
  private readonly select: HTMLSelectElement;
  private readonly lang: Lang;
  /** What the reader has chosen; before that the query and the page decide. */
  private chosen: string | undefined;

  constructor(lang: Lang, changed: () => void) {
    const text = SEARCH[lang];
    this.lang = lang;
    this.select = element(
      'select',
      { 'aria-label': text.searchSystem },
      new Option(text.anySystem, ''),
    );
    this.element = element('p', { class: 'narrow', hidden: '' }, this.select);
    this.element.addEventListener('change', () => {
      this.chosen = this.select.value;
      changed();
    });
  }

  choose(system: string) {
    this.chosen = system;
  }

  /** The systems that a query asks, typed on the page at a path below the base; shows which. */
  asked(games: Games, query: string, path: string): string[] {
    const systems = Object.keys(games);
    if (this.select.length === 1)
      this.select.append(...systems.map((key) => new Option(games[key]?.[this.lang], key)));
    this.element.hidden = systems.length < 2;
    const one = this.chosen ?? namedSystem(query, systems) ?? systemOfPath(path, systems) ?? '';
    this.select.value = one;
    return systems.filter((system) => system === (this.select.value || system));
  }
}
