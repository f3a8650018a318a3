import type { Lang } from '../i18n/lang.ts';
import { type Later, ONLY_TAKEN, received, type SearchFile, type Sent, wholeOf } from './format.ts';
import { type Index, openIndex } from './index.ts';

/** The system of the page at a path below the base: /es/cca/..., /es/c/cca-11.15/, /c/cca-11.15/. */
export const systemOfPath = (path: string, systems: readonly string[]): string | undefined =>
  systems.find((system) => new RegExp(`^(\\w\\w/)?(${system}/|c/${system}-)`).test(path));

/** The names of the games by their keys. */
export type Games = Readonly<Record<string, Record<Lang, string>>>;

/** The indexes of the site, each fetched once and when it is needed. */
export class Indexes {
  private readonly base: string;
  private readonly lang: Lang;
  private readonly fetched = new Map<string, Promise<unknown>>();
  private readonly opened = new Map<string, Index>();
  /** What is not on the device cannot be asked: there is no network. */
  onlyTaken = false;

  /** `base` is the path that all addresses of the site begin with; `lang` the reader's language, which comes first. */
  constructor(base: string, lang: Lang) {
    this.base = base;
    this.lang = lang;
  }

  private once<T>(name: string, read: (json: unknown) => T): Promise<T> {
    let result = this.fetched.get(name) as Promise<T> | undefined;
    if (!result) {
      result = this.get(name).then(read);
      this.fetched.set(name, result);
      // What failed is asked for again at the next letter.
      result.catch(() => this.fetched.delete(name));
    }
    return result;
  }

  private async get(name: string): Promise<unknown> {
    const url = `${this.base}search/${name}.json`;
    // What was fetched ahead and failed would fail for ever: it is passed by.
    const response = await fetch(url).catch(() => fetch(url, { cache: 'reload' }));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    this.onlyTaken ||= response.headers.has(ONLY_TAKEN);
    return response.json();
  }

  games(): Promise<Games> {
    return this.once('systems', (json) => json as Games);
  }

  private file = (name: string, lang: Lang = this.lang) =>
    this.once(`${name}.${lang}`, (json) => received<SearchFile>(json as Sent));

  private async language(name: string, lang: Lang): Promise<SearchFile> {
    const [first, later] = await Promise.all([
      this.file(name, lang),
      this.once(`more/${name}.${lang}`, (json) => received<Later>(json as Sent)),
    ]);
    return { ...first, ...later };
  }

  /** Whole where they are there already, else with what the first hits need, in the reader's language. */
  of(systems: readonly string[]): Promise<Index[]> {
    return Promise.all(
      systems.map(async (name) => this.opened.get(name) ?? openIndex(await this.file(name))),
    );
  }

  isWhole = (systems: readonly string[]) => systems.every((name) => this.opened.has(name));

  /** All of them with all that belongs to them. */
  whole(systems: readonly string[]): Promise<Index[]> {
    return Promise.all(
      systems.map(async (name) => {
        const [own, other] = await Promise.all([
          this.language(name, this.lang),
          this.language(name, this.lang === 'es' ? 'en' : 'es'),
        ]);
        const index = this.opened.get(name) ?? openIndex(wholeOf(own, other));
        this.opened.set(name, index);
        return index;
      }),
    );
  }
}
