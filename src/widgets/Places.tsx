import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../i18n/format.ts';
import { Add } from './Add.tsx';
import { areBlocks, Control } from './controls/Control.tsx';
import { type Filling, faultAt, isUsual, nameOf, type Place, placesOf } from './filling.ts';
import { type Draft, isDraft, valueAt, withValue } from './paths.ts';
import { Sign } from './Sign.tsx';
import { isDefault } from './state.ts';

function siblingsOf({ draft }: Filling, path: string): Draft {
  const group = path.includes('.') ? valueAt(draft, path.replace(/\.[^.]*$/, '')) : draft;
  return isDraft(group) ? group : {};
}

interface PlaceProps extends Place {
  filling: Filling;
}

const One = ({ path, field, filling }: PlaceProps) => {
  const { id, draft, texts, dice, change, seldom } = filling;
  if (field.kind === 'group')
    return (
      <Card
        title={texts.field(nameOf(path)).label}
        places={placesOf(field.fields, path)}
        filling={filling}
      />
    );
  if (field.kind === 'groups')
    return seldom && <seldom.Several path={path} field={field} filling={filling} />;
  const control = (
    <Control
      id={`${id}-${path}`}
      name={nameOf(path)}
      field={field}
      value={valueAt(draft, path)}
      unsaid={field.unsaid?.(siblingsOf(filling, path))}
      fault={faultAt(filling, path)}
      texts={texts}
      dice={dice}
      seldom={seldom}
      change={(value) => change(withValue(draft, path, value))}
    />
  );
  const note = filling.note?.(path);
  return note ? (
    <div class="noted">
      {control}
      {note}
    </div>
  ) : (
    control
  );
};

/** What differs from the ordinary case, or may: it can be taken off. */
const Told = ({ path, field, filling }: PlaceProps) => {
  const { draft, texts, change, open } = filling;
  const one = <One path={path} field={field} filling={filling} />;
  // To untick is to take off.
  if (field.kind === 'flag') return one;
  const label = fill(
    texts.words.takeOff,
    { field: texts.field(nameOf(path)).label },
    {},
    texts.lang,
  );
  const takeOff = () => {
    open(path, false);
    change(withValue(draft, path, undefined));
  };
  return (
    <div class="added">
      {one}
      <button type="button" aria-label={label} onClick={takeOff}>
        ×
      </button>
    </div>
  );
};

/** Does a place stand in sight: because it always does, it is told or opened, or something is wrong there? */
const isInSight = ({ path, field }: Place, filling: Filling) =>
  !isDefault(field, valueAt(filling.draft, path)) ||
  filling.opened.includes(path) ||
  faultAt(filling, path) !== undefined;

/** A value that stands on a unit's card: several of them stand side by side. */
const isValue = ({ field }: Place) => field.kind === 'count' && !areBlocks(field);
const SEVERAL = 3;

interface CardProps {
  /** None where the places are those of the question itself; then what they are together is `spoken`. */
  title?: string;
  spoken?: string;
  places: readonly Place[];
  /** What of them is always in sight. */
  usual?: readonly Place[];
  filling: Filling;
  /** The path of the whole, where something may be told of it. */
  of?: string;
  /** What stands in its corner. */
  children?: ComponentChildren;
}

/** One side of a question: what is usual, what is told, and the way to add what may be. */
export const Card = ({
  title,
  spoken,
  places,
  filling,
  usual = places.filter(isUsual),
  of,
  children,
}: CardProps) => {
  const said = places.filter(({ path }) => !filling.rolled.includes(path));
  const told = said.filter((place) => !usual.includes(place) && isInSight(place, filling));
  const rest = said.filter((place) => !usual.includes(place) && !told.includes(place));
  const values = title !== undefined && usual.filter(isValue).length >= SEVERAL;
  return (
    <fieldset class="unit-card">
      {(title ?? spoken) && <legend class={title ? undefined : 'spoken'}>{title ?? spoken}</legend>}
      {children}
      {title !== undefined && <Sign places={places} filling={filling} />}
      {of !== undefined && filling.note?.(of)}
      {(values ? usual.filter((place) => !isValue(place)) : usual).map((place) => (
        <One key={place.path} {...place} filling={filling} />
      ))}
      {values && (
        <div class="numbers">
          {usual.filter(isValue).map((place) => (
            <One key={place.path} {...place} filling={filling} />
          ))}
        </div>
      )}
      {told.map((place) => (
        <Told key={place.path} {...place} filling={filling} />
      ))}
      {rest.length > 0 && <Add places={rest} to={title} filling={filling} />}
    </fieldset>
  );
};

/** Places that are seldom needed, such as readings of a book; open from the start where one of them was set or is wrong. */
export const Folded = ({
  title,
  place: { path, field },
  filling,
}: {
  title: string;
  place: Place;
  filling: Filling;
}) => {
  const places = field.kind === 'group' ? placesOf(field.fields, path) : [];
  const needed = valueAt(filling.draft, path) !== undefined || faultAt(filling, path);
  const [looked, look] = useState(Boolean(needed));
  const [texts, setTexts] = useState(filling.unfold ? undefined : filling.texts);
  useEffect(() => {
    if (!looked || texts) return;
    // Not fetched, a reading has its number alone.
    void filling.unfold?.().then(setTexts, () => setTexts(filling.texts));
  }, [looked]);
  return (
    <details open={Boolean(needed)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary onClick={() => look(true)}>{title}</summary>
      {looked &&
        texts &&
        places.map((one) => <One key={one.path} {...one} filling={{ ...filling, texts }} />)}
    </details>
  );
};
