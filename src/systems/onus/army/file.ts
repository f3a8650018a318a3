import { read } from '../../../engine/core/schema/read.ts';
import type { Violation } from '../../../engine/core/schema/violation.ts';
import { ROSTER_FIELDS } from '../../../engine/onus/roster/roster.ts';
import type { Draft } from '../../../widgets/paths.ts';

/** The first line of a file: what it is, and the version of its form. */
const FORMAT = 'ius-belli/onus-army/1';

export const fileOf = (roster: Draft): string =>
  `${JSON.stringify({ format: FORMAT, ...roster }, null, 2)}\n`;

export type Opened =
  | { roster: Draft }
  | { problem: 'notJson' | 'otherFile' }
  | { violations: Violation[] };

/** Reads a file field by field: one that is wrong anywhere gives nothing but what is wrong with it. */
export function opened(text: string): Opened {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  if (typeof found !== 'object' || found === null || !('format' in found))
    return { problem: 'otherFile' };
  const { format, ...roster } = found;
  if (format !== FORMAT) return { problem: 'otherFile' };
  const result = read(ROSTER_FIELDS, roster);
  return 'violations' in result ? result : { roster: roster as Draft };
}

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
export async function fromLink(link: string): Promise<Draft | undefined> {
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await squeezed(new DecompressionStream('deflate-raw'), bytes).text();
    const roster: unknown = JSON.parse(text);
    return 'value' in read(ROSTER_FIELDS, roster) ? (roster as Draft) : undefined;
  } catch {
    return undefined;
  }
}
