import { at } from '../library/links.ts';
import { type Filling, nameOf, type Place } from './filling.ts';
import { valueAt } from './paths.ts';

/** The sign of the unit that a card is about, in the ink of the page; fetched by itself, since most cards need one of many. */
export const Sign = ({ places, filling }: { places: readonly Place[]; filling: Filling }) => {
  const { signs, draft } = filling;
  const place = places.find(({ path }) => signs?.names.includes(nameOf(path)));
  if (!signs || !place) return null;
  const { field, path } = place;
  const value = valueAt(draft, path) ?? (field.need === 'default' ? field.default : undefined);
  if (field.kind !== 'choice' || !field.options.includes(String(value))) return null;
  const mask = `url(${at(`/marks/${signs.system}/${value}.svg`)})`;
  return <span class="sign" aria-hidden="true" style={{ maskImage: mask }} />;
};
