import { useState } from 'preact/hooks';
import type { Fields } from '../engine/core/schema/field.ts';
import { type Filling, isUsual, type Place, placesOf } from './filling.ts';
import { Card, Folded } from './Places.tsx';
import { Rolls } from './Rolls.tsx';
import type { Roll } from './rolls.ts';

interface Props extends Omit<Filling, 'opened' | 'open' | 'rolled'> {
  fields: Fields;
  /** Paths of dice that fell, and the rolls themselves as far as they are known. */
  rolled?: readonly string[];
  rolls?: readonly Roll[];
}

/** What of a question without sides is in sight; what is less usual can be added. */
const MOST_IN_SIGHT = 6;

/**
 * A form made from the fields of a query: what is usual is in sight, what differs from the ordinary case is told, and
 * all else can be added. Its groups stand as cards side by side, the dice below them.
 */
export const Form = ({ fields, rolled = [], rolls = [], ...outer }: Props) => {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const filling: Filling = {
    ...outer,
    rolled,
    opened,
    open: (path, on) =>
      setOpened(on ? [...opened, path] : opened.filter((one) => !one.startsWith(path))),
  };
  const { words } = outer.texts;
  const places = placesOf(fields).filter(({ path }) => !rolled.includes(path));
  const of = (kind: boolean, rare = false) =>
    places.filter(({ field }) => (field.kind === 'group') === kind && !(rare && field.rare));
  const sides = of(true, true);
  const singles = of(false);
  const plain = sides.length > 0 ? [] : of(false, true).slice(0, MOST_IN_SIGHT);
  const lists = singles.filter(
    (place) => sides.length > 0 && place.field.kind === 'groups' && isUsual(place),
  );
  const alone = singles.filter((place) => !lists.includes(place));
  const first = alone.filter((place) => isUsual(place) || plain.includes(place));
  const rest = alone.filter((place) => !first.includes(place));
  const titled = ({ path }: Place) => outer.texts.field(path).label;
  return (
    <>
      {first.length > 0 && (
        <Card
          places={[...first, ...(sides.length > 0 ? [] : rest)]}
          usual={first}
          of=""
          {...{ filling }}
        />
      )}
      {sides.length > 0 && (
        <div class="sides">
          {sides.map((place) => (
            <Card
              key={place.path}
              of={place.path}
              title={titled(place)}
              places={placesOf(place.field.kind === 'group' ? place.field.fields : {}, place.path)}
              filling={filling}
            />
          ))}
        </div>
      )}
      {lists.map((place) => (
        <Card key={place.path} places={[place]} usual={[place]} filling={filling} />
      ))}
      <Rolls rolls={rolls} filling={filling} />
      {(sides.length > 0 || first.length === 0) && rest.length > 0 && (
        <Card places={rest} filling={filling} spoken={words.circumstances} />
      )}
      {places
        .filter(({ field }) => field.kind === 'group' && field.rare)
        .map((place) => (
          <Folded key={place.path} title={titled(place)} place={place} filling={filling} />
        ))}
    </>
  );
};
