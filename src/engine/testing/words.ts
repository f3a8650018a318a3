type Words = Record<string, unknown>;
/** Names for several words, as `FOOT` for all units on foot. */
export type Sets = Readonly<Record<string, readonly unknown[]>>;

const READING = /^R\d+$/;

/** A number, true, false, null, a list in brackets, else the word itself. */
export function meant(text: string): unknown {
  if (text.startsWith('[')) return text.slice(1, -1).split(',').filter(Boolean).map(meant);
  if (/^'.*'$/.test(text)) return text.slice(1, -1);
  const plain: Record<string, unknown> = { true: true, false: false, null: null };
  if (text in plain) return plain[text];
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** `hex1.ground=hill` set in what is known: a name within a name by dots, a reading by its number. */
function put(into: Words, name: string, value: unknown): Words {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) return { ...into, [first]: value };
  return { ...into, [first]: put((into[first] ?? {}) as Words, rest.join('.'), value) };
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
