import { ONLY_TAKEN, type SearchFile } from './format.ts';
import { namedSystem } from './ids.ts';
import { type Index, openIndex } from './index.ts';

/** The system of the page at a path below the base: /es/cca/..., /es/c/cca-11.15/, /c/cca-11.15/. */
export const systemOfPath = (path: string, systems: readonly string[]): string | undefined =>
  systems.find((system) => new RegExp(`^(\\w\\w/)?(${system}/|c/${system}-)`).test(path));

/** The clause indexes of the site, each fetched once and when it is needed. */
export class Indexes {
  private readonly base: string;
  private readonly fetched = new Map<string, Promise<unknown>>();
  /** What is not on the device cannot be asked: there is no network. */
  onlyTaken = false;

  /** `base` is the path that all addresses of the site begin with. */
  constructor(base: string) {
    this.base = base;
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
    const response = await fetch(`${this.base}search/${name}.json`);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    this.onlyTaken ||= response.headers.has(ONLY_TAKEN);
    return response.json();
  }

  systems(): Promise<readonly string[]> {
    return this.once('systems', (json) => json as string[]);
  }

  /** What a query asks: the one system that is wanted, else the one it names, else the page's, else all. */
  async asked(query: string, path: string, only?: string): Promise<Index[]> {
    const systems = await this.systems();
    const system =
      only ?? namedSystem(query, systems) ?? systemOfPath(path.slice(this.base.length), systems);
    const names = system ? [system] : systems;
    return Promise.all(
      names.map((name) => this.once(name, (json) => openIndex(json as SearchFile))),
    );
  }
}
