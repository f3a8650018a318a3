import type { Field } from '../../engine/core/schema/field.ts';
import { read } from '../../engine/core/schema/read.ts';
import { fill } from '../../i18n/format.ts';
import { type Filling, faultAt, isUsual, nameOf, placesOf } from '../filling.ts';
import { Card } from '../Places.tsx';
import { valueAt, withValue } from '../paths.ts';
import { Fault } from './about.tsx';

/** What of one thing of many is in sight where nothing of it must be said. */
const MOST_OF_ONE = 4;

/** Things of one kind, each a card: one can be added, and any taken away. */
export const Several = ({
  path,
  field: { fields, most },
  filling,
}: {
  path: string;
  field: Extract<Field, { kind: 'groups' }>;
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
      {items.length > 0 && (
        <div class="sides">
          {items.map((_, i) => {
            const places = placesOf(fields, `${path}.${i}`);
            const usual = places.filter(isUsual);
            const plain = places.filter(({ field }) => !field.rare).slice(0, MOST_OF_ONE);
            return (
              <Card
                key={`${path}.${i}`}
                of={`${path}.${i}`}
                title={named(words.item, i + 1)}
                places={places}
                usual={usual.length > 0 ? usual : plain}
                filling={filling}
              >
                <button
                  type="button"
                  class="off"
                  aria-label={named(words.removeItem, i + 1)}
                  onClick={() => put(items.filter((_, at) => at !== i))}
                >
                  ×
                </button>
                <Fault id={`${id}-${path}.${i}`} fault={faultAt(filling, `${path}.${i}`, false)} />
              </Card>
            );
          })}
        </div>
      )}
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
      <Fault id={`${id}-${path}`} fault={faultAt(filling, path, false)} />
    </fieldset>
  );
};
