import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Draft } from '../paths.ts';

interface Props {
  /** Their name in the draft: `units`. */
  name: string;
  items: readonly Draft[];
  /** Those of the whole draft: each card finds its own. */
  violations: readonly Violation[];
  /** What is wrong with a value, in words. */
  tell: (violation: Violation) => ComponentChildren;
  words: Record<'nothing' | 'edit' | 'done' | 'remove' | 'add' | 'choose', string>;
  title: string;
  change: (items: readonly Draft[]) => void;
  /** A card in one line. */
  line: (card: Draft, at: number) => ComponentChildren;
  /** Its form; what is wrong goes by the names of its own fields. */
  form: (
    id: string,
    card: Draft,
    at: number,
    wrong: readonly Violation[],
    change: Change,
  ) => ComponentChildren;
  /** Takes a card away, where more than this list changes. */
  remove?: ((at: number) => void) | undefined;
  /** What else can be done with a card. */
  acts?: (card: Draft, add: Change) => ComponentChildren;
  /** What the button that adds one to be filled in says; without it, all come from the list. */
  blank?: string;
  /** What that one says from the start. */
  first?: Draft;
  /** It is what most readers come for. */
  leads?: boolean;
  /** What can be added, as options of a list; and what is added for each of their values. Without them, cards are blank. */
  options?: ComponentChildren;
  made?: (value: string) => Draft | undefined;
  help?: string | undefined;
}
type Change = (card: Draft) => void;

const ofCard = (violations: readonly Violation[], path: string) =>
  violations
    .filter(({ field }) => field.startsWith(path))
    .map((one) => ({ ...one, field: one.field.slice(path.length) }));

/** Cards as their player copies them: a line each, opened in place to be changed. */
export const Cards = (props: Props) => {
  const { name, items, violations, tell, words, title, change, line, form, acts, blank, help } =
    props;
  const without = (at: number) => change(items.filter((_, i) => i !== at));
  const { remove = without, first = {} } = props;
  const [open, setOpen] = useState<number>();
  const add = (card: Draft) => {
    change([...items, card]);
    setOpen(items.length);
  };
  return (
    <section class="cards">
      <h2>{title}</h2>
      {items.length === 0 && <p class="soft">{words.nothing}</p>}
      <ol>
        {items.map((card, i) => {
          const wrong = ofCard(violations, `${name}.${i}.`);
          const set = (next: Draft) => change(items.map((one, at) => (at === i ? next : one)));
          return (
            <li class={wrong.length > 0 ? 'wrong' : undefined}>
              <p>{line(card, i)}</p>
              {open === i && form(`${name}-${i}`, card, i, wrong, set)}
              {open !== i && wrong.map((one) => <p class="fault">{tell(one)}</p>)}
              <p class="acts">
                <button
                  type="button"
                  aria-expanded={open === i}
                  onClick={() => setOpen(open === i ? undefined : i)}
                >
                  {open === i ? words.done : words.edit}
                </button>
                <button
                  type="button"
                  onClick={() => {
                    remove(i);
                    setOpen(undefined);
                  }}
                >
                  {words.remove}
                </button>
                {acts?.(card, add)}
              </p>
            </li>
          );
        })}
      </ol>
      {blank && (
        <p class="acts">
          <button
            type="button"
            class={props.leads ? 'primary' : undefined}
            onClick={() => add(first)}
          >
            {blank}
          </button>
        </p>
      )}
      {props.options && (
        <div class="field">
          <label for={`add-${name}`}>{words.add}</label>
          <select
            id={`add-${name}`}
            value=""
            onChange={({ currentTarget }) => {
              const card = props.made?.(currentTarget.value);
              currentTarget.value = '';
              if (card) add(card);
            }}
          >
            <option value="">{words.choose}</option>
            {props.options}
          </select>
          {help && <small>{help}</small>}
        </div>
      )}
    </section>
  );
};
