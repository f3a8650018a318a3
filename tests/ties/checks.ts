import type { With } from '../../src/engine/core/ruling.ts';
import { isHex } from '../../src/engine/hexes/hex.ts';
import type { PartOfMessages } from '../../src/i18n/messages.ts';
import type { LeafEntry } from '../../src/library/leaves.ts';
import type { ChapterEntries } from '../../src/library/registry.ts';
import { REFERENCE } from '../../src/library/text.ts';

/** The numbers of a text, sorted; those in references do not count. */
export const digits = (text: string): string =>
  (text.replace(REFERENCE, '').match(/\d+/g) ?? []).sort().join(' ');

/** What stands in one list and not in the other. */
export const differences = (one: readonly string[], other: readonly string[]) => ({
  missing: one.filter((id) => !other.includes(id)),
});

const ROOMS = import.meta.glob<ChapterEntries>('/content/*/*/clauses.ts', { import: 'default' });

export async function registeredIds(system: string, { room }: LeafEntry): Promise<string[]> {
  const entries = await ROOMS[`/content/${system}/${room}/clauses.ts`]?.();
  return Object.keys(entries ?? {});
}

const SLOT = /\{[^{}"]*\}/g;

/** The values that a message carries, and the numbers that stand in it. */
export const carried = (text = '') => ({
  slots: [...new Set(text.match(SLOT)?.map((slot) => slot.match(/\w+/)?.[0]))].sort(),
  numbers: text.replace(SLOT, '').match(/\d+/g)?.sort(),
});

/** Names of hexes, ids of clauses, positions and what has no letter, such as 7/12 or −1, read alike in every language. */
export const isWord = (value: string) =>
  /\p{L}/u.test(value) &&
  !/^[a-z0-9]+-\d+\.\d+$/.test(value) &&
  !/^[a-z0-9]+1_/.test(value) &&
  !isHex(value);

/** What stands in two parts with two meanings: the later one would be heard for both. */
export function contradictions(parts: readonly PartOfMessages[]): string[] {
  const first = new Map<string, string>();
  return parts.flatMap((sections) =>
    Object.entries(sections).flatMap(([section, texts]) =>
      Object.entries(texts ?? {}).flatMap(([key, text]) => {
        const place = `${section} ${key}`;
        const said = JSON.stringify(text);
        const other = first.get(place) ?? said;
        first.set(place, other);
        return other === said ? [] : [place];
      }),
    ),
  );
}

const WORD = /\{(\w+)(?::(\w+))?\}/g;

/** Codes that a message would show as they are: each needs a word in terms, or its slot the form `raw`. */
export function codesIn(template: string, values: With, terms: Readonly<Record<string, string>>) {
  return [...template.matchAll(WORD)].flatMap(([, name = '', form]) => {
    const shown = [values[name] ?? []].flat().filter((one) => typeof one === 'string');
    const hasWord = (code: string) =>
      [code, `${name}.${code}`].some(
        (key) => key in terms || `${key}:${form?.toLowerCase()}` in terms,
      );
    return form === 'raw' ? [] : shown.filter((code) => isWord(code) && !hasWord(code));
  });
}
