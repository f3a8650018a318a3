import type { Lang } from './lang.ts';

/** What a calculator says of values that come from a sheet of the reader. */
const es = {
  army: 'de mi ejército',
  another: 'la otra unidad, de mi ejército',
  from: 'Valores de la tarjeta',
  none: 'los pongo yo',
  sheet: 'de la hoja «{sheet}»',
  silent: 'La hoja «{sheet}» no habla de esta unidad.',
  own: 'De tu hoja «{sheet}».',
  general: 'Conocimiento general, no del reglamento.',
  resting:
    'Esta respuesta cuenta con valores de conocimiento general, que no están en el reglamento: {values}.',
};

export type GivenWords = Record<keyof typeof es, string>;

const en: GivenWords = {
  army: 'from my army',
  another: 'the other unit, from my army',
  from: 'Values of the card',
  none: 'I put them in',
  sheet: 'from the sheet “{sheet}”',
  silent: 'The sheet “{sheet}” does not speak of this unit.',
  own: 'From your sheet “{sheet}”.',
  general: 'General knowledge, not the rulebook.',
  resting:
    'This answer rests on general knowledge, which does not stand in the rulebook: {values}.',
};

export const givenWords = (lang: Lang): GivenWords => ({ es, en })[lang];
