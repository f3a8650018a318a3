import { fill } from '../../i18n/format.ts';
import { HOUSE } from '../../i18n/house.ts';
import type { Lang } from '../../i18n/lang.ts';
import { housePath } from '../../library/links.ts';
import { type House, writeHouse } from './house.ts';

/** `cca-R50 b, cca-R55 b` */
const listOf = (readings: readonly (readonly [id: string, letter: string])[]) =>
  readings.map((one) => one.join(' ')).join(', ');

/** The name of a house, with some of its readings: those that matter where it is said. */
export function houseSaid(
  { name }: House,
  readings: readonly (readonly [id: string, letter: string])[],
  lang: Lang,
): string {
  const words = HOUSE[lang];
  return fill(name ? words.of : words.unnamed, { name, readings: listOf(readings) }, {}, lang);
}

/** That something is not as the house has it. */
export function unlikeHouse(
  { name }: House,
  readings: readonly (readonly [id: string, letter: string])[],
  lang: Lang,
): string {
  const words = HOUSE[lang];
  return fill(name ? words.not : words.notUnnamed, { name, readings: listOf(readings) }, {}, lang);
}

/** The house by its name alone. */
export const houseName = ({ name }: House, lang: Lang) =>
  name ? fill(HOUSE[lang].ofName, { name }, {}, lang) : HOUSE[lang].ofNobody;

/** The one short link of a house. */
export const houseLink = (house: House, lang: Lang) => `${housePath(lang)}#${writeHouse(house)}`;
