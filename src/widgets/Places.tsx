import type { ComponentChildren } from 'preact';
import type { Dice } from '../book/marks/dice.ts';
import type { Field, Fields } from '../engine/core/schema/field.ts';
import { read } from '../engine/core/schema/read.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { Fault } from './controls/about.tsx';
import { Control } from './controls/Control.tsx';
import { type Draft, isDraft, valueAt, withValue } from './paths.ts';

/** What all parts of a form share. */
export interface Filling {
  /** Unique on the page: several calculators may be open at once. */
  id: string;
  draft: Draft;
  violations: readonly Violation[];
  texts: Texts;
  dice?: Dice | undefined;
  change: (draft: Draft) => void;
  /** What is told of a place below its control. */
  note?: ((path: string) => ComponentChildren) | undefined;
}

export interface Place {
  path: string;
  field: Field;
}

export const placesOf = (fields: Fields, path = ''): Place[] =>
  Object.entries(fields).map(([name, field]) => ({ path: path ? `${path}.${name}` : name, field }));

const nameOf = (path: string) => path.replace(/^.*\./, '');

/** What is wrong at a path or, unless it is a place of its own, anywhere below it. */
function faultAt(filling: Filling, path: string, below = true) {
  const found = filling.violations.find(
    ({ field }) => field === path || (below && field.startsWith(`${path}.`)),
  );
  return found && filling.texts.problem({ ...found, field: '' });
}

function siblingsOf({ draft }: Filling, path: string): Draft {
  const group = path.includes('.') ? valueAt(draft, path.replace(/\.[^.]*$/, '')) : draft;
  return isDraft(group) ? group : {};
}

interface PlaceProps extends Place {
  filling: Filling;
}

const One = ({ path, field, filling }: PlaceProps) => {
  const { id, draft, texts, dice, change } = filling;
  if (field.kind === 'group')
    return (
      <fieldset>
        <legend>{texts.field(nameOf(path)).label}</legend>
        <Places places={placesOf(field.fields, path)} filling={filling} />
      </fieldset>
    );
  if (field.kind === 'groups')
    return <Several path={path} fields={field.fields} most={field.most} filling={filling} />;
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

/** Things of one kind, each with a small form: one can be added, and any taken away. */
const Several = ({
  path,
  fields,
  most,
  filling,
}: {
  path: string;
  fields: Fields;
  most: number;
  filling: Filling;
}) => {
  const { id, draft, texts, change } = filling;
  const { words } = texts;
  const given = valueAt(draft, path);
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  const { label } = texts.field(nameOf(path));
  const put = (next: readonly unknown[]) =>
    change(withValue(draft, path, next.length > 0 ? next : undefined));
  // What would be wrong while it is empty begins like the one before it.
  const another = 'value' in read(fields, {}) ? {} : (items.at(-1) ?? {});
  const named = (template: string, n: number) =>
    fill(template, { field: label, n }, {}, texts.lang);
  return (
    <fieldset class="several">
      <legend>{label}</legend>
      {items.map((_, i) => (
        <fieldset key={`${path}.${i}`}>
          <legend>{named(words.item, i + 1)}</legend>
          <Places places={placesOf(fields, `${path}.${i}`)} filling={filling} />
          <Fault
            id={`${id}-${path}.${i}`}
            fault={faultAt(filling, `${path}.${i}`, false)}
            texts={texts}
          />
          <button
            type="button"
            aria-label={named(words.removeItem, i + 1)}
            onClick={() => put(items.filter((_, at) => at !== i))}
          >
            {words.remove}
          </button>
        </fieldset>
      ))}
      <p>
        <button
          type="button"
          aria-label={named(words.addItem, items.length + 1)}
          disabled={items.length >= most}
          onClick={() => put([...items, another])}
        >
          {words.add}
        </button>
      </p>
      <Fault id={`${id}-${path}`} fault={faultAt(filling, path, false)} texts={texts} />
    </fieldset>
  );
};

/** Places that are seldom needed; open from the start where one of them was set or is wrong. */
export const Folded = ({
  title,
  places,
  filling,
}: {
  title: string;
  places: readonly Place[];
  filling: Filling;
}) => {
  if (places.length === 0) return null;
  const open = places.some(
    ({ path }) => valueAt(filling.draft, path) !== undefined || faultAt(filling, path),
  );
  return (
    <details open={open}>
      <summary>{title}</summary>
      {places.map((place) => (
        <One key={place.path} {...place} filling={filling} />
      ))}
    </details>
  );
};

/** The controls of some places, with what is seldom needed folded away below. */
export const Places = ({ places, filling }: { places: readonly Place[]; filling: Filling }) => (
  <>
    {places
      .filter(({ field }) => !field.rare)
      .map((place) => (
        <One key={place.path} {...place} filling={filling} />
      ))}
    <Folded
      title={filling.texts.words.rarer}
      places={places.filter(({ field }) => field.rare)}
      filling={filling}
    />
  </>
);
