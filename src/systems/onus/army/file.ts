import { read } from '../../../engine/core/schema/read.ts';
import { ROSTER_FIELDS } from '../../../engine/onus/roster/roster.ts';
import type { Draft } from '../../../widgets/paths.ts';

/** What a file of an army list says that it is, and the version of its form. */
export const FORMAT = 'ius-belli/onus-army/1';

const squeezed = (how: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(how));

/** A roster as it stands behind the # of a link: squeezed, in letters that need no codes. */
export async function toLink(roster: Draft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(roster));
  const packed = await squeezed(new CompressionStream('deflate-raw'), bytes).arrayBuffer();
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The roster of a link; undefined where the link is damaged. */
export async function fromLink(link: string): Promise<{ draft: Draft } | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await squeezed(new DecompressionStream('deflate-raw'), bytes).text();
    const roster: unknown = JSON.parse(text);
    return 'value' in read(ROSTER_FIELDS, roster) ? { draft: roster as Draft } : undefined;
  } catch {
    return undefined;
  }
}
