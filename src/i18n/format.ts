import type { With } from '../engine/core/ruling.ts';
import type { Lang } from './lang.ts';

const SLOT = /\{(\w+)(?::(\w+))?(?:\?([^|{}]*)\|([^{}]*))?\}/g;

/** What is shown where a message or a value in it is missing. */
export type Lost = (what: string) => string;

/** Where somebody can mend it, it is no text. */
export const refuse: Lost = (what) => {
  throw new RangeError(what);
};
/** A reader goes on with what there is. */
export const gap: Lost = () => '…';

/**
 * Fills a message: `{dice}` is a number or a word, `{unit:the}` the word with its article,
 * `{given:raw}` what was typed, and
 * `{dice?die|dice}` one of two words by number, of a list by how many there are. A word may be that of its own field: `phase.combat`.
 */
export function fill(
  template: string,
  values: With,
  terms: Readonly<Record<string, string>>,
  lang: Lang,
  lost: Lost = refuse,
): string {
  const text = template.replace(
    SLOT,
    (_, name: string, form?: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return lost(`No value for {${name}} in "${template}"`);
      const number = typeof value === 'object' ? value.length : value;
      if (one !== undefined) return number === 1 ? one : (many ?? '');
      return word({ name, value, form }, terms, lang);
    },
  );
  return lang === 'es' ? contract(text) : text;
}

interface Slot {
  name: string;
  value: With[string];
  form: string | undefined;
}

/** A number as it is written in a language: −2.5 or −2,5. */
/** A label inside of a sentence. */
export const inSentence = (label: string, lang: Lang): string =>
  label.charAt(0).toLocaleLowerCase(lang) + label.slice(1);

export function numberText(value: number, lang: Lang): string {
  const text = String(value).replace('-', '−');
  return lang === 'es' ? text.replace('.', ',') : text;
}

function word(
  { name, value, form }: Slot,
  terms: Readonly<Record<string, string>>,
  lang: Lang,
): string {
  if (typeof value === 'number') return numberText(value, lang);
  if (typeof value === 'string' && form === 'raw') return value;
  if (typeof value === 'string') {
    const keys = [value, `${name}.${value}`];
    const formed = (end: string) => keys.map((key) => terms[`${key}:${end}`]).find(Boolean);
    const found = (form && formed(form)) || (form === 'The' && capital(formed('the')));
    return found || keys.map((key) => terms[key]).find(Boolean) || readable(value);
  }
  const words = value.map((one) => word({ name, value: one, form }, terms, lang));
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
}

/** `WR:The` is `WR:the` at the beginning of a sentence. */
const capital = (text = '') => text.charAt(0).toUpperCase() + text.slice(1);

/** A code that names its field has no word of its own: its last part says most. What a player wrote stays as it is. */
const readable = (value: string) =>
  /^[a-z]\w*\.[a-z][\w-]*$/.test(value)
    ? value.slice(value.indexOf('.') + 1).replaceAll('-', ' ')
    : value;

/** Spanish joins «a el» and «de el». */
const contract = (text: string) =>
  text
    .replace(/(?<!\p{L})([Aa]) el(?!\p{L})/gu, '$1l')
    .replace(/(?<!\p{L})([Dd])e el(?!\p{L})/gu, '$1el');
