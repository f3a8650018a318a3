/**
 * A pack is gzip over files in which what stood before is pointed at. The window of gzip is 32 KB, and
 * the pages of a system repeat each other over millions of bytes. So the files, one after the other, are
 * told as steps: each is some bytes that are new and then a copy of some that were there before
 * (`fold.ts`). A file is read out of the steps; the whole is never put together on a device.
 *
 * Under the gzip are a line of JSON, the head; the steps; and the new bytes of all of them.
 */
export interface Head {
  /** In the order in which they follow each other. */
  files: readonly (readonly [path: string, type: string, bytes: number])[];
  /** Bytes of the steps. */
  steps: number;
}

export interface File {
  /** Path below the base; a folder stands for its index page. */
  path: string;
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

interface Step {
  /** Where it begins in the whole. */
  at: number;
  /** How many bytes of it are new, and where these begin among the new ones. */
  news: number;
  where: number;
  /** Where in the whole the rest was before. */
  source: number;
}

export interface Contents {
  files: ReadonlyMap<string, { type: string; from: number; to: number }>;
  steps: Steps;
  fresh: Uint8Array;
}

const WORD = 4;
/** Bytes of a step as `Steps` keeps it: four words. */
const ROW = 4 * WORD;
/** The least that a step takes in a pack: a byte for each of two numbers, a word for the place. */
const SMALLEST = 2 + WORD;
const NEWLINE = 10;

/** There are a hundred thousand of them, so they are kept as words, not as objects. */
class Steps {
  private readonly rows: DataView;
  private count = 0;

  constructor(most: number) {
    this.rows = new DataView(new ArrayBuffer(most * ROW));
  }

  add({ at, news, where, source }: Step) {
    const row = ROW * this.count++;
    this.rows.setUint32(row, at);
    this.rows.setUint32(row + WORD, news);
    this.rows.setUint32(row + 2 * WORD, where);
    this.rows.setUint32(row + 3 * WORD, source);
  }

  get(i: number): Step {
    const row = ROW * i;
    return {
      at: this.rows.getUint32(row),
      news: this.rows.getUint32(row + WORD),
      where: this.rows.getUint32(row + 2 * WORD),
      source: this.rows.getUint32(row + 3 * WORD),
    };
  }

  /** The last step that begins at a place of the whole or before it. */
  at(place: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.rows.getUint32(ROW * middle) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function readSteps(told: Uint8Array, allNews: number): Steps {
  // After the last that is told come the new bytes that nothing follows, and the end of the whole.
  const steps = new Steps(Math.ceil(told.length / SMALLEST) + 2);
  const view = new DataView(told.buffer, told.byteOffset, told.byteLength);
  let next = 0;
  const number = () => {
    for (let value = 0, by = 0; ; by += 7) {
      const byte = view.getUint8(next++);
      value |= (byte & 127) << by;
      if (byte < 128) return value;
    }
  };
  let [at, where] = [0, 0];
  while (next < told.length) {
    const [news, copied] = [number(), number()];
    steps.add({ at, news, where, source: view.getUint32(next) });
    next += WORD;
    at += news + copied;
    where += news;
  }
  const news = allNews - where;
  steps.add({ at, news, where, source: 0 });
  steps.add({ at: at + news, news: 0, where: allNews, source: 0 });
  return steps;
}

/** What `fold` wrote. */
export function readPack(bytes: Uint8Array): Contents {
  const line = bytes.indexOf(NEWLINE);
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  const end = line + 1 + head.steps;
  let to = 0;
  const files = head.files.map(([path, type, length]) => {
    const from = to;
    to += length;
    return [path, { type, from, to }] as const;
  });
  const fresh = bytes.subarray(end);
  const steps = readSteps(bytes.subarray(line + 1, end), fresh.length);
  return { files: new Map(files), steps, fresh };
}

/** Fills in the bytes from a place of the whole on; a copy is followed to where its bytes are new. */
function fill(contents: Contents, from: number, into: Uint8Array) {
  const { steps, fresh } = contents;
  let done = 0;
  for (let i = steps.at(from); done < into.length; i += 1) {
    const { at, news, where, source } = steps.get(i);
    const within = from + done - at;
    const isNew = fresh.subarray(where + Math.min(within, news), where + news);
    const wanted = isNew.subarray(0, into.length - done);
    into.set(wanted, done);
    done += wanted.length;
    const copied = into.subarray(done, Math.max(done, steps.get(i + 1).at - from));
    if (copied.length > 0) fill(contents, source + from + done - at - news, copied);
    done += copied.length;
  }
}

/** A file out of a pack as the network would have given it. */
export function unfold(contents: Contents, path: string): File | undefined {
  const file = contents.files.get(path);
  if (!file) return undefined;
  const body = new Uint8Array(file.to - file.from);
  fill(contents, file.from, body);
  return { path, type: file.type, body };
}

/** Reads a pack as it was fetched, in slices. */
export async function openPack(slices: readonly Blob[]): Promise<Contents> {
  const unpacked = new Blob([...slices]).stream().pipeThrough(new DecompressionStream('gzip'));
  return readPack(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}
