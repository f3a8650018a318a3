import type { Draft } from '../paths.ts';
import { isDraft } from '../paths.ts';

const squeezed = (how: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(how));

/** A draft as it stands behind the # of a link: squeezed, in letters that need no codes. */
export async function squeeze(draft: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const packed = await squeezed(new CompressionStream('deflate-raw'), bytes).arrayBuffer();
  const letters = btoa(String.fromCharCode(...new Uint8Array(packed)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What a link holds; undefined where it is damaged. */
export async function unsqueeze(link: string): Promise<Draft | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(
      await squeezed(new DecompressionStream('deflate-raw'), bytes).text(),
    );
    return isDraft(found) ? found : undefined;
  } catch {
    return undefined;
  }
}
