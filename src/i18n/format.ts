import { fraction, percent } from '../engine/core/fraction.ts';
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
 * `{given:raw}` what was typed, `{chance:percent}` an exact chance in percent, `{lost:decimal}` an exact mean, and
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
  return agreed(lang === 'es' ? contract(text) : text, lang);
}

/** What messages count, as they have it: in the plural. */
const COUNTED: Record<Lang, RegExp> = {
  en: /(?<![\p{L}\d.,/+−-])1 (banners|blocks|cards|degrees|dice|enemies|faces|hexes|hits|inches|markers|models|pieces|players|points|ranks|sections|tokens|units|wounds)(?!\p{L})/gu,
  es: /(?<![\p{L}\d.,/+−-])1 (bloques|caras|cartas|dados|defensores|enemigos|estandartes|fichas|filas|grados|heridas|hexes|hexágonos|impactos|jugadores|marcadores|miniaturas|personajes|pulgadas|puntos|secciones|turnos|unidades)(?!\p{L})/gu,
};
const ENDS: Record<Lang, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/^dice$/, 'die'],
    [/ies$/, 'y'],
    [/(?<=x|ch)es$|s$/, ''],
  ],
  es: [
    [/iones$/, 'ión'],
    [/(?<=[xrd])es$|s$/, ''],
  ],
};

/** One of what is counted is no plural: 1 die, 1 pulgada. */
const agreed = (text: string, lang: Lang) =>
  text.replace(COUNTED[lang], (_, many: string) => {
    const [end, one] = ENDS[lang].find(([ending]) => ending.test(many)) ?? [/$/, ''];
    return `1 ${many.replace(end, one)}`;
  });

interface Slot {
  name: string;
  value: With[string];
  form: string | undefined;
}

/** A label inside of a sentence. */
export const inSentence = (label: string, lang: Lang): string =>
  label.charAt(0).toLocaleLowerCase(lang) + label.slice(1);

/** A number as it is written in a language: −2.5 or −2,5. */
export function numberText(value: number, lang: Lang): string {
  const text = String(value).replace('-', '−');
  return lang === 'es' ? text.replace('.', ',') : text;
}

/** An exact number as the engine writes it: `65/81`, `0`. */
const exact = (text: string) => {
  const [n = '0', d = '1'] = text.split('/');
  return fraction(BigInt(n), BigInt(d));
};

/**
 * An exact chance in percent with one decimal: 52.3% or «52,3 %»; only what is never or always is 0 or 100. A number is
 * one in percent that the engine has rounded finer.
 */
export function percentText(chance: string | number, lang: Lang): string {
  const { n, d } =
    typeof chance === 'string' ? exact(chance) : fraction(Math.round(chance * 100), 10_000);
  const { sign, value } = percent({ n, d });
  const digits = n === 0n || n === d ? String(value) : value.toFixed(1);
  return sign + (lang === 'es' ? `${digits.replace('.', ',')}\u00a0%` : `${digits}%`);
}

const HUNDREDTHS = 100;

/** An exact mean as it is read: with two decimals at most. */
export function decimalText(mean: string, lang: Lang): string {
  const { n, d } = exact(mean);
  return numberText(Math.round((Number(n) / Number(d)) * HUNDREDTHS) / HUNDREDTHS, lang);
}

function word(
  { name, value, form }: Slot,
  terms: Readonly<Record<string, string>>,
  lang: Lang,
): string {
  if (form === 'percent' && typeof value !== 'object') return percentText(value, lang);
  if (typeof value === 'number') return numberText(value, lang);
  if (typeof value === 'string' && form === 'raw') return value;
  if (typeof value === 'string' && form === 'decimal') return decimalText(value, lang);
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
const contract = (text: string) => text.replace(/(?<!\p{L})([Aa]|[Dd]e) el(?!\p{L})/gu, '$1l');
