import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Draft } from '../paths.ts';

interface Props {
  /** Their name in the draft: `units`. */
  name: string;
  items: readonly Draft[];
  /** Those of the whole draft: each card finds its own. */
  violations: readonly Violation[];
  texts: Texts;
  words: Record<'nothing' | 'edit' | 'done' | 'remove' | 'add', string>;
  title: string;
  change: (items: readonly Draft[]) => void;
  /** A card in one line. */
  line: (card: Draft) => ComponentChildren;
  /** Its form; what is wrong goes by the names of its own fields. */
  form: (id: string, card: Draft, wrong: readonly Violation[], change: Change) => ComponentChildren;
  /** What else can be done with a card. */
  acts?: (card: Draft, add: Change) => ComponentChildren;
  /** What can be added, as options of a list; and what is added for each of their values. */
  options: ComponentChildren;
  made: (value: string) => Draft | undefined;
  help?: string | undefined;
}
type Change = (card: Draft) => void;

const ofCard = (violations: readonly Violation[], path: string) =>
  violations
    .filter(({ field }) => field.startsWith(path))
    .map((one) => ({ ...one, field: one.field.slice(path.length) }));

/** Cards as their player copies them: a line each, opened in place to be changed. */
export const Cards = (props: Props) => {
  const { name, items, violations, texts, words, title, change, line, form, acts, help } = props;
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
              <p>{line(card)}</p>
              {open === i && form(`${name}-${i}`, card, wrong, set)}
              {open !== i && wrong.map((one) => <p class="fault">{texts.problem(one)}</p>)}
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
                    change(items.filter((_, at) => at !== i));
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
      <div class="field">
        <label for={`add-${name}`}>{words.add}</label>
        <select
          id={`add-${name}`}
          value=""
          onChange={({ currentTarget }) => {
            const card = props.made(currentTarget.value);
            currentTarget.value = '';
            if (card) add(card);
          }}
        >
          <option value="">–</option>
          {props.options}
        </select>
        {help && <small>{help}</small>}
      </div>
    </section>
  );
};
