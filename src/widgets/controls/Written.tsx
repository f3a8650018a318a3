import { useState } from 'preact/hooks';
import { numbersOf } from '../typed.ts';
import { type ControlProps, described, Fault, shown } from './about.tsx';

/** A text from here on gets room for several lines. */
const LONG = 100;

interface Props extends ControlProps {
  /** What a text comes to; undefined where nothing stands. */
  take: (text: string) => unknown;
  example?: string;
  long?: boolean;
  attributes?: { inputMode?: 'numeric'; autocapitalize?: 'characters' };
}

/** What is written and taken over when the field is left: half a name is no mistake yet. */
const Line = (props: Props) => {
  const { id, name, texts, change, take, example = '', long, attributes } = props;
  const given = shown(props);
  // What is being written stays, whatever is drawn anew meanwhile.
  const [written, write] = useState<string>();
  type Typing = { currentTarget: { value: string } };
  const all = {
    ...attributes,
    ...described(props),
    id,
    autocomplete: 'off' as const,
    spellcheck: false,
    placeholder: example,
    value: written ?? (Array.isArray(given) ? given.join(' ') : String(given ?? '')),
    onInput: ({ currentTarget: { value } }: Typing) => write(value),
    onChange: ({ currentTarget: { value } }: Typing) => {
      write(undefined);
      change(value.trim() === '' ? undefined : take(value));
    },
  };
  const { label } = texts.field(name);
  // Nobody types a whole position: it stands where it can be looked up, and copied.
  return long ? (
    <details class="field">
      <summary>{label}</summary>
      <textarea rows={4} aria-label={label} {...all} />
      <Fault {...props} />
    </details>
  ) : (
    <div class="field">
      <label for={id}>{label}</label>
      <input {...all} />
      <Fault {...props} />
    </div>
  );
};

/** Hexes by their names. */
export const HexNames = (props: ControlProps & { several: boolean }) => {
  const take = (text: string) => {
    const names = text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    return props.several ? names : names.join(' ');
  };
  const example = props.several ? 'F6 F7' : 'E7';
  return (
    <Line {...props} take={take} example={example} attributes={{ autocapitalize: 'characters' }} />
  );
};

/** Numbers in a row. */
export const Numbers = (props: ControlProps & { min: number; max: number }) => (
  <Line
    {...props}
    take={numbersOf}
    example={`${props.min} ${props.max}`}
    attributes={{ inputMode: 'numeric' }}
  />
);

export const Words = (props: ControlProps & { most: number }) => (
  <Line {...props} take={(text) => text.trim()} long={props.most > LONG} />
);
