import { type CaseFile, caseIn } from './file.ts';

/** More than any case can hold: what is squeezed may be a trap. */
const MOST_LETTERS = 1_000_000;

const squeezed = (how: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) =>
  new Blob([bytes]).stream().pipeThrough(how);

/** Short names for a link: title, sides, entries, ruling. */
const packed = ({ title, first, second, entries, ruling }: CaseFile) =>
  JSON.stringify([
    title,
    [first.name, first.says],
    [second.name, second.says],
    entries.map(({ link, note }) => (note ? [link, note] : [link])),
    ruling,
  ]);

function unpacked(text: string): CaseFile | undefined {
  const found: unknown = JSON.parse(text);
  if (!Array.isArray(found)) return undefined;
  const [title, first, second, entries, ruling] = found;
  const side = (one: unknown) => (Array.isArray(one) ? { name: one[0], says: one[1] } : one);
  const entry = (one: unknown) =>
    Array.isArray(one) ? { link: one[0], ...(one.length > 1 && { note: one[1] }) } : one;
  return caseIn({
    title,
    first: side(first),
    second: side(second),
    entries: Array.isArray(entries) ? entries.map(entry) : entries,
    ruling,
  });
}

async function lettersOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.pipeThrough(new TextDecoderStream() as never).getReader() as never as {
    read(): Promise<{ done: boolean; value?: string }>;
    cancel(): Promise<void>;
  };
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value ?? '';
    if (text.length > MOST_LETTERS) {
      await reader.cancel();
      throw new RangeError('too long');
    }
  }
  return text;
}

/** A case as it stands behind the # of a link: squeezed, in letters that need no codes. */
export async function toLink(one: CaseFile): Promise<string> {
  const bytes = new TextEncoder().encode(packed(one));
  const small = await new Response(
    squeezed(new CompressionStream('deflate-raw'), bytes),
  ).arrayBuffer();
  const letters = Array.from(new Uint8Array(small), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The case of a link; undefined where the link is damaged. */
export async function fromLink(link: string): Promise<CaseFile | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return unpacked(await lettersOf(squeezed(new DecompressionStream('deflate-raw'), bytes)));
  } catch {
    return undefined;
  }
}
