import { cacheOf, readTaken } from './device.ts';
import { type Pack, packFile, packsWith } from './edition.ts';
import { type Contents, openPack, unfold } from './pack.ts';

/** Packs that stay open: those of the page that is read, and of the pages beside it. */
const OPEN = 8;

/** What the device holds, as answers to requests. */
export class Shelf {
  private readonly base: string;
  private readonly open = new Map<string, Promise<Contents | undefined>>();

  constructor(base: string) {
    this.base = base;
  }

  private async read(pack: Pack): Promise<Contents | undefined> {
    const cache = await cacheOf(this.base);
    const packed = await cache.match(this.base + packFile(pack));
    return packed && openPack(packed);
  }

  private contents(pack: Pack): Promise<Contents | undefined> {
    const contents = this.open.get(pack.digest) ?? this.read(pack);
    // The one that was asked for last stands last, and the first is closed.
    this.open.delete(pack.digest);
    this.open.set(pack.digest, contents);
    contents.catch(() => this.open.delete(pack.digest));
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
