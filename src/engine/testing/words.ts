type Words = Record<string, unknown>;
/** Names for several words, as `FOOT` for all units on foot; in what is expected, for a value or several. */
export type Sets = Readonly<Record<string, readonly unknown[]>>;

const READING = /^R\d+$/;

/** A number, true, false, null, a list in brackets, an empty group, else the word itself. */
export function meant(text: string): unknown {
  if (text.startsWith('[')) return text.slice(1, -1).split(',').filter(Boolean).map(meant);
  if (/^'.*'$/.test(text)) return text.slice(1, -1);
  const plain: Record<string, unknown> = { true: true, false: false, null: null, '{}': {} };
  if (text in plain) return plain[text];
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** `hex1.ground=hill`, `path.0.amount=1` set in what is known: a name within a name, a thing in a list by its place. */
function put(into: Words, name: string, value: unknown): Words {
  const [first = '', ...rest] = name.split('.');
  const known = into[first] ?? (/^\d+$/.test(rest[0] ?? '') ? [] : {});
  const inner = rest.length === 0 ? value : put(known as Words, rest.join('.'), value);
  return Object.assign(Array.isArray(into) ? [...into] : { ...into }, { [first]: inner });
}

/** `unit=MI !ends hex1.ground=hill faces=[red,flag] R66=b` as values; a name alone is true, '0' is no number. */
export function draftOf(words: string, given: object = {}): Words {
  return words.split(/\s+/).reduce((all, word) => {
    if (word === '') return all;
    const [, not, name = '', value] = /^(!?)([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    const path = READING.test(name) ? `readings.${name}` : name;
    return put(all, path, value === undefined ? not === '' : meant(value));
  }, given as Words);
}

/** What is expected, with the values that names stand for: `unitAfter=RALLIED`, or a name alone for all that it holds. */
export const expectedOf = (words: string, sets: Sets): Words =>
  Object.assign(
    {},
    ...Object.entries(draftOf(words)).flatMap(([name, value]) => {
      const [known = value] = (typeof value === 'string' && sets[value]) || [];
      return sets[name] ?? [{ [name]: known }];
    }),
  );

/** Every situation that the words stand for: `unit=LI|LS` and the name of a set are each of their words. */
export const draftsOf = (words: string, sets: Sets, given: Words): Words[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [, name, value = ''] = /^([^=]+)=(.*)$/.exec(word) ?? [];
      const either = value.split('|').flatMap((one) => sets[one] ?? [one]);
      return name ? either.map((one) => `${name}=${one}`) : [word];
    })
    .reduce<Words[]>(
      (drafts, either) => drafts.flatMap((draft) => either.map((word) => draftOf(word, draft))),
      [given],
    );

/** Rows under headings: a heading stands at the start of its line, its rows are indented. */
export const sectionsOf = (text: string): (readonly [heading: string, rows: readonly string[]])[] =>
  text
    .trim()
    .split(/^(?=\S)/m)
    .map((section) => section.trim().split(/\n\s*/))
    .map(([heading = '', ...rows]) => [heading, rows]);

/** What is asked of each query: under its id, which may be followed by what all its rows share, a situation a row; `-` is none. */
export function situations(text: string): Record<string, readonly object[]> {
  const found: Record<string, readonly object[]> = {};
  for (const [heading, rows] of sectionsOf(text)) {
    const [query = '', ...shared] = heading.split(' ');
    const asked = rows.map((row) => draftOf(row === '-' ? '' : row, draftOf(shared.join(' '))));
    found[query] = [...(found[query] ?? []), ...asked];
  }
  return found;
}
