import type { Fields } from '../engine/core/schema/field.ts';
import { type Filling, Folded, type Place, Places, placesOf } from './Places.tsx';

const fieldsOf = ({ field }: Place): Fields => (field.kind === 'group' ? field.fields : {});

/** A form made from the fields of a query: its groups side by side, what is seldom needed folded away. */
export const Form = ({ fields, ...filling }: Filling & { fields: Fields }) => {
  const { texts } = filling;
  const { words } = texts;
  const places = placesOf(fields);
  const groups = places.filter(({ field }) => field.kind === 'group');
  const single = places.filter(({ field }) => field.kind !== 'group');
  const usualGroups = groups.filter(({ field }) => !field.rare);
  const sides = usualGroups.length > 0 && (
    <div class="sides">
      {usualGroups.map((place) => (
        <fieldset key={place.path}>
          <legend>{texts.field(place.path).label}</legend>
          <Places places={placesOf(fieldsOf(place), place.path)} filling={filling} />
        </fieldset>
      ))}
    </div>
  );
  const rest = (
    <fieldset>
      <legend>{usualGroups.length > 0 ? words.circumstances : words.situation}</legend>
      <Places places={single} filling={filling} />
      {groups
        .filter(({ field }) => field.rare)
        .map((place) => (
          <Folded
            key={place.path}
            title={texts.field(place.path).label}
            places={placesOf(fieldsOf(place), place.path)}
            filling={filling}
          />
        ))}
    </fieldset>
  );
  // What must be said, such as the card in question, comes before what may be.
  const first = single.some(({ field }) => field.need === 'required');
  return (
    <>
      {first && rest}
      {sides}
      {!first && rest}
    </>
  );
};
