import type { Field, Fields, Violation } from '../engine/core/schema.ts';
import { calculatorWords } from '../i18n/calculator.ts';
import type { Texts } from '../i18n/texts.ts';
import { Control } from './Controls.tsx';
import { type Draft, valueAt, withValue } from './state.ts';

interface Props {
  /** Unique on the page: several calculators may be open at once. */
  id: string;
  fields: Fields;
  draft: Draft;
  violations: readonly Violation[];
  texts: Texts;
  change: (draft: Draft) => void;
}

interface Place {
  path: string;
  field: Field;
}

const placesOf = (fields: Fields, path = ''): Place[] =>
  Object.entries(fields).map(([name, field]) => ({ path: path ? `${path}.${name}` : name, field }));

const nameOf = (path: string) => path.replace(/^.*\./, '');

/** A form made from the fields of a query: its groups side by side, what is seldom needed folded away. */
export const Form = ({ id, fields, draft, violations, texts, change }: Props) => {
  const words = calculatorWords(texts.lang);
  const faultAt = (path: string) => {
    const found = violations.find(({ field }) => field === path || field.startsWith(`${path}.`));
    return found && texts.problem({ ...found, field: '' });
  };
  const siblingsOf = (path: string) => {
    const group = path.includes('.') ? valueAt(draft, path.replace(/\.[^.]*$/, '')) : draft;
    return (group ?? {}) as Draft;
  };
  const control = ({ path, field }: Place) => (
    <Control
      key={path}
      id={`${id}-${path}`}
      name={nameOf(path)}
      field={field}
      value={valueAt(draft, path)}
      unsaid={field.unsaid?.(siblingsOf(path))}
      fault={faultAt(path)}
      texts={texts}
      change={(value) => change(withValue(draft, path, value))}
    />
  );
  const usual = (places: Place[]) => places.filter(({ field }) => !field.rare).map(control);
  /** Open from the start where a field in it was set or is wrong. */
  const folded = (title: string, places: Place[]) => {
    if (places.length === 0) return null;
    const open = places.some(({ path }) => valueAt(draft, path) !== undefined || faultAt(path));
    return (
      <details open={open}>
        <summary>{title}</summary>
        {places.map(control)}
      </details>
    );
  };
  const places = placesOf(fields);
  const groups = places.filter(({ field }) => field.kind === 'group');
  const single = places.filter(({ field }) => field.kind !== 'group');
  const sides = (
    <div class="sides">
      {groups.flatMap(({ path, field }) => {
        if (field.kind !== 'group' || field.rare) return [];
        const inner = placesOf(field.fields, path);
        return (
          <fieldset key={path}>
            <legend>{texts.field(path).label}</legend>
            {usual(inner)}
            {folded(
              words.rarer,
              inner.filter((place) => place.field.rare),
            )}
          </fieldset>
        );
      })}
    </div>
  );
  const circumstances = (
    <fieldset>
      <legend>{words.combat}</legend>
      {usual(single)}
      {folded(
        words.rarer,
        single.filter(({ field }) => field.rare),
      )}
      {groups.map(({ path, field }) =>
        field.kind === 'group' && field.rare
          ? folded(texts.field(path).label, placesOf(field.fields, path))
          : null,
      )}
    </fieldset>
  );
  // What must be said, such as the card in question, comes before what may be.
  const first = single.some(({ field }) => field.need === 'required');
  return (
    <>
      {first && circumstances}
      {sides}
      {!first && circumstances}
    </>
  );
};
