import type { Ban } from './ban.ts';

/** What Spanish would not say, or says otherwise, of all texts that a reader meets. */
export const SPANISH: readonly Ban[] = [
  { not: /en número igual al?\b/, say: 'tantas unidades como su Mando' },
  { not: /(?<![.,\d])\b(1 vez|2 veces)\b/, say: 'una vez, dos veces' },
  { not: /\b1 batalla\b|\b2 bandos se\b/, say: 'una batalla, dos bandos' },
  { not: /no dice esos números/, say: 'no da esas cifras' },
  { not: /, tampoco (amigas?|enemigas?)\b/, say: 'ni siquiera amiga' },
  {
    of: 'example',
    not: /\bse (mira|pregunta|busca) (qué|si|cuánt|cómo|como qué|por)|\bmira (qué|si|cuánt)/i,
    say: 'una situación en la que alguien ha de decidir',
  },
  { not: /\bImílco\b/, say: 'Himilcón' },
];
