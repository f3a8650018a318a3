/**
 * A pack is gzip over JSON. What gzip cannot see is folded away before: its window is 32 KB, and the
 * pages of a system repeat each other over distances longer than that. So the texts are cut into
 * parts at the ends of tags and of values, each part is kept once, and a file is a list of parts.
 */
interface PackedFile {
  type: string;
  /** How many parts the files before it brought: its own new ones follow them. */
  known?: number;
  /** First part and number of parts, or, below zero, how many new parts come next: 0,35,-2 is parts 0 to 34, then 2 new ones. */
  runs?: readonly number[];
  base64?: string;
}

export interface Contents {
  parts: readonly string[];
  files: Readonly<Record<string, PackedFile>>;
}

export interface File {
  /** Path below the base; a folder stands for its index page. */
  path: string;
  type: string;
  /** Text, or the bytes of what is not text. */
  body: string | Uint8Array<ArrayBuffer>;
}

const SHORTEST = 24;
const CUT = />(?=<)|,(?=")/g;

function cut(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(CUT)) {
    if (index + 1 - start < SHORTEST) continue;
    parts.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

/** What is new is only counted: a number that never comes again is what packs worst. */
function runsOf(indexes: readonly number[], known: number): number[] {
  const runs: number[] = [];
  let fresh = known;
  let next: number | undefined;
  for (const index of indexes) {
    const isNew = index === fresh;
    const goesOn = index === next && isNew === (runs.at(-1) ?? 0) < 0;
    if (isNew) runs.push((goesOn ? (runs.pop() ?? 0) : 0) - 1);
    else if (goesOn) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(index, 1);
    if (isNew) fresh += 1;
    next = index + 1;
  }
  return runs;
}

/** Folds files into the contents of one pack. */
export function fold(files: readonly File[]): Contents {
  const parts = new Map<string, number>();
  const numbered = (part: string) => {
    const index = parts.get(part) ?? parts.size;
    parts.set(part, index);
    return index;
  };
  const folded = files.map(({ path, type, body }): [string, PackedFile] => {
    const known = parts.size;
    return [
      path,
      typeof body === 'string'
        ? { type, known, runs: runsOf(cut(body).map(numbered), known) }
        : { type, base64: btoa(Array.from(body, (byte) => String.fromCharCode(byte)).join('')) },
    ];
  });
  return { parts: [...parts.keys()], files: Object.fromEntries(folded) };
}

/** A file out of a pack as the network would have given it. */
export function unfold({ parts, files }: Contents, path: string): File | undefined {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) return undefined;
  const { type, known = 0, runs = [], base64 } = file;
  if (base64 !== undefined)
    return { path, type, body: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) };
  let body = '';
  let fresh = known;
  for (let i = 0; i < runs.length; i += 1) {
    const run = runs[i] ?? 0;
    const isNew = run < 0;
    const from = isNew ? fresh : run;
    const to = isNew ? fresh - run : from + (runs[++i] ?? 0);
    body += parts.slice(from, to).join('');
    if (isNew) fresh = to;
  }
  return { path, type, body };
}

/** Reads a pack as it was fetched. */
export async function openPack(packed: Response): Promise<Contents> {
  const text = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).json();
}
