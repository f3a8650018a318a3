import { cacheOf, readTaken } from './device.ts';
import { type Pack, packsWith, sliceFile } from './edition.ts';
import { type Contents, openPack, unfold } from './pack.ts';

/** Packs that stay open: a page takes four, two of its system and two of what all share. */
const OPEN = 6;

/** What the device holds, as answers to requests. */
export class Shelf {
  private readonly base: string;
  private readonly open = new Map<string, Promise<Contents | undefined>>();

  constructor(base: string) {
    this.base = base;
  }

  private async read(pack: Pack): Promise<Contents | undefined> {
    const cache = await cacheOf(this.base);
    const slices = await Promise.all(
      pack.map(async (slice) => (await cache.match(this.base + sliceFile(slice)))?.blob()),
    );
    const here = slices.filter((slice) => slice !== undefined);
    return here.length === pack.length ? openPack(here) : undefined;
  }

  private contents(pack: Pack): Promise<Contents | undefined> {
    const name = pack.map(({ digest }) => digest).join();
    const contents = this.open.get(name) ?? this.read(pack);
    // The one that was asked for last stands last, and the first is closed.
    this.open.delete(name);
    this.open.set(name, contents);
    contents.catch(() => this.open.delete(name));
    const [oldest] = this.open.keys();
    if (oldest && this.open.size > OPEN) this.open.delete(oldest);
    return contents;
  }

  /** A file of what was taken; undefined where it was not. */
  async get(path: string, status = 200): Promise<Response | undefined> {
    const taken = await readTaken(this.base);
    for (const pack of taken ? packsWith(taken, path) : []) {
      const contents = await this.contents(pack);
      const file = contents && unfold(contents, path);
      if (file) return new Response(file.body, { status, headers: { 'content-type': file.type } });
    }
    return undefined;
  }
}
