import { parseNation, writeNation } from '../../../engine/ccn/nations/notation.ts';
import { SHEET_FIELDS } from '../../../engine/ccn/nations/sheet.ts';
import type { Fields } from '../../../engine/core/schema/field.ts';
import { read } from '../../../engine/core/schema/read.ts';
import { type Opened, opened } from '../../../widgets/desk/file.ts';
import { type Draft, isDraft } from '../../../widgets/paths.ts';

/** What a file of a nation sheet says that it is, and the version of its form. */
export const FORMAT = 'ius-belli/ccn-nation/1';

/** Faults that no field of the page could show. */
const STRANGE = ['unknown-field', 'not-an-object', 'not-a-list-of-objects', 'too-many'];

/**
 * A file that a reader brings. One that holds something strange gives nothing but what is wrong with it; in another
 * one, what is missing or wrong is shown at its field.
 */
export function fromFile(text: string): Opened {
  const found = opened(text, FORMAT, SHEET_FIELDS);
  if ('problem' in found) return found;
  const violations = found.violations.filter(({ problem }) => STRANGE.includes(problem));
  return { draft: found.draft, violations };
}

/** The draft without what it comes to by itself: a form folds away what nobody said. */
function unsaid(fields: Fields, draft: Draft): Draft {
  const said = Object.entries(draft).flatMap(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'groups' && Array.isArray(value) && value.length > 0) {
      const items = value.map((one) => (isDraft(one) ? unsaid(field.fields, one) : one));
      return [[name, items]];
    }
    const usual =
      field?.need === 'default' && JSON.stringify(field.default) === JSON.stringify(value);
    return usual || value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(said);
}
export const plain = (sheet: Draft): Draft => unsaid(SHEET_FIELDS, sheet);

/** A sheet in one word; undefined while something in it cannot be understood. */
export function notationOf(sheet: Draft): string | undefined {
  const result = read(SHEET_FIELDS, sheet);
  return 'value' in result ? writeNation(result.value) : undefined;
}

const LINK = /^#n=(.*)$/;
export const linkOf = (notation: string) => `#n=${notation}`;

/** The sheet of a link, or its text and the character at which it is damaged; undefined where there is no link. */
export function fromLink(
  hash: string,
): { sheet: Draft } | { text: string; at: number } | undefined {
  const text = LINK.exec(hash)?.[1];
  if (text === undefined) return undefined;
  const found = parseNation(text);
  return 'at' in found ? { text, at: found.at } : { sheet: { ...found } };
}
