/**
 * A pack is gzip over JSON. What gzip cannot see is folded away before: its window is 32 KB, and the
 * pages of a system repeat each other over distances longer than that. So the texts are cut into
 * parts at the ends of tags and of values, each part is kept once, and a file is a list of parts.
 */
interface PackedFile {
  type: string;
  /** First part and number of parts, then again: 0,35,12,1 is parts 0 to 34, then part 12. */
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

const SHORTEST = 40;
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

function runsOf(indexes: readonly number[]): number[] {
  const runs: number[] = [];
  let next: number | undefined;
  for (const index of indexes) {
    if (index === next) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(index, 1);
    next = index + 1;
  }
  return runs;
}

/** Folds files into the contents of one pack. */
export function fold(files: readonly File[]): Contents {
  const parts = new Map<string, number>();
  const numbered = (part: string) => {
    const known = parts.get(part) ?? parts.size;
    parts.set(part, known);
    return known;
  };
  const folded = files.map(({ path, type, body }): [string, PackedFile] => [
    path,
    typeof body === 'string'
      ? { type, runs: runsOf(cut(body).map(numbered)) }
      : { type, base64: btoa(Array.from(body, (byte) => String.fromCharCode(byte)).join('')) },
  ]);
  return { parts: [...parts.keys()], files: Object.fromEntries(folded) };
}

/** A file out of a pack as the network would have given it. */
export function unfold({ parts, files }: Contents, path: string): File | undefined {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (!file) return undefined;
  const { type, runs, base64 } = file;
  if (base64 !== undefined)
    return { path, type, body: Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)) };
  let body = '';
  for (let i = 0; runs && i < runs.length; i += 2) {
    const first = runs[i] ?? 0;
    body += parts.slice(first, first + (runs[i + 1] ?? 0)).join('');
  }
  return { path, type, body };
}

/** Reads a pack as it was fetched. */
export async function openPack(packed: Response): Promise<Contents> {
  const text = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(text).json();
}
