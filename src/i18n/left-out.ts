import type { Field } from '../engine/core/schema/field.ts';
import type { Lang } from './lang.ts';

const WORDS: Record<Lang, { begins: string; none: string }> = {
  es: { begins: 'Si se omite:', none: 'ninguno' },
  en: { begins: 'Left out:', none: 'none' },
};

/** What a field means while nobody says it, as it would be typed. */
function defaultOf(field: Field, none: string): string | undefined {
  if (field.need !== 'default') return undefined;
  switch (field.kind) {
    case 'choice':
    case 'count':
    case 'measure':
    case 'flag':
      return String(field.default);
    case 'list':
    case 'hexes':
      return none;
    default:
      return undefined;
  }
}

/** The sentence that says so; none where a text or a list of things means something else each time. */
export function leftOut(field: Field, lang: Lang): string | undefined {
  const { begins, none } = WORDS[lang];
  const value = defaultOf(field, none);
  return value && `${begins} ${value}.`;
}

/** The help of a field, with what leaving it out means: one that says so itself has the last word. */
export function wholeHelp(help: string, field: Field, lang: Lang): string {
  const said = leftOut(field, lang);
  return said && !help.includes(WORDS[lang].begins) ? `${help} ${said}`.trim() : help;
}
