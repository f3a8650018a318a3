import { useState } from 'preact/hooks';
import { fill, numberText } from '../../i18n/format.ts';
import { decimalOf, wholeOf } from '../typed.ts';
import { type ControlProps, described, Fault, shown } from './about.tsx';

interface Props extends ControlProps {
  min: number;
  max: number;
  /** What a press of a button adds: less than 1 where parts of a whole are measured. */
  step: number;
}

/** A number with a button on each side. */
export const Stepper = (props: Props) => {
  const { id, name, field, min, max, step, texts, change, unsaid } = props;
  const [typed, setTyped] = useState<string>();
  const { words } = texts;
  const { label } = texts.field(name);
  const value = shown(props);
  const whole = Number.isInteger(step);
  const numberOf = whole ? wholeOf : decimalOf;
  // While somebody types, `2.0` on the way to `2.05` stays, and so does an emptied field.
  const said = typeof value === 'number' ? numberText(value, texts.lang) : String(value ?? '');
  const meant = (text: string) => (text.trim() === '' ? undefined : numberOf(text));
  const text = typed !== undefined && meant(typed) === props.value ? typed : said;
  const type = (next: string) => {
    setTyped(next);
    change(meant(next));
  };
  const add = (by: number) => {
    const from = typeof value === 'number' ? value : (unsaid ?? (by > 0 ? min - by : max - by));
    setTyped(undefined);
    change(Math.min(max, Math.max(min, Math.round((from + by) * 100) / 100)));
  };
  // Without a default nothing is meant by what is not said: it stays open.
  const blank = field.need === 'optional' ? words.open : words.unsaid;
  const named = (template: string) => fill(template, { field: label }, {}, texts.lang);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="stepper">
        <button type="button" aria-label={named(words.fewer)} onClick={() => add(-step)}>
          −
        </button>
        <input
          id={id}
          inputMode={whole ? 'numeric' : 'decimal'}
          autocomplete="off"
          value={text}
          placeholder={unsaid === undefined ? blank : numberText(unsaid, texts.lang)}
          onInput={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            const by = { ArrowUp: step, ArrowDown: -step }[event.key];
            if (by === undefined) return;
            event.preventDefault();
            add(by);
          }}
          {...described(props)}
        />
        <button type="button" aria-label={named(words.more)} onClick={() => add(step)}>
          +
        </button>
      </div>
      <Fault {...props} />
    </div>
  );
};
