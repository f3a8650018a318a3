import { FACES, type Face } from '../engine/cca/faces.ts';
import type { Field } from '../engine/core/schema.ts';
import { calculatorWords } from '../i18n/calculator.ts';
import { fill } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { DICE } from '../reading/marks/dice.ts';
import { Mark } from './Mark.tsx';

export interface ControlProps {
  /** Unique on the page. */
  id: string;
  /** Name of the field in its schema: it names the texts. */
  name: string;
  field: Field;
  value: unknown;
  /** What the value comes to while it stays unsaid. */
  unsaid: number | undefined;
  fault: string | undefined;
  texts: Texts;
  change: (value: unknown) => void;
}

const faultId = (id: string) => `${id}-fault`;

const Fault = ({ id, fault, texts }: ControlProps) =>
  fault ? (
    <p class="fault" id={faultId(id)}>
      <b>{calculatorWords(texts.lang).error}</b>
      {fault}
    </p>
  ) : null;

const described = ({ id, fault }: ControlProps) =>
  fault ? { 'aria-invalid': 'true' as const, 'aria-describedby': faultId(id) } : {};

const shown = ({ field, value }: ControlProps) =>
  value ?? (field.need === 'default' ? field.default : undefined);

const Select = (props: ControlProps & { options: readonly string[] }) => {
  const { id, name, field, texts, options, change } = props;
  const value = shown(props);
  return (
    <div class="field">
      <label for={id}>{texts.field(name).label}</label>
      <select
        id={id}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(event.currentTarget.value || undefined)}
        {...described(props)}
      >
        {field.need !== 'default' && !value && <option value="">–</option>}
        {typeof value === 'string' && !options.includes(value) && (
          <option value={value}>{value}</option>
        )}
        {options.map((option) => (
          <option value={option}>{texts.value(option, name)}</option>
        ))}
      </select>
      <Fault {...props} />
    </div>
  );
};

/** A number as typed: whole where it is one, the text itself where it is not, nothing where nothing stands. */
const numberOf = (text: string) =>
  text.trim() === '' ? undefined : /^\d{1,4}$/.test(text.trim()) ? Number(text) : text;

const Stepper = (props: ControlProps & { min: number; max: number }) => {
  const { id, name, min, max, texts, change, unsaid } = props;
  const words = calculatorWords(texts.lang);
  const { label } = texts.field(name);
  const value = shown(props);
  const step = (by: number) => {
    const from = typeof value === 'number' ? value : (unsaid ?? (by > 0 ? min - 1 : max + 1));
    change(Math.min(max, Math.max(min, from + by)));
  };
  const named = (template: string) => fill(template, { field: label }, {}, texts.lang);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class="stepper">
        <button type="button" aria-label={named(words.fewer)} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          inputMode="numeric"
          autocomplete="off"
          value={value === undefined ? '' : String(value)}
          placeholder={unsaid === undefined ? words.unsaid : String(unsaid)}
          onInput={(event) => change(numberOf(event.currentTarget.value))}
          {...described(props)}
        />
        <button type="button" aria-label={named(words.more)} onClick={() => step(1)}>
          +
        </button>
      </div>
      <Fault {...props} />
    </div>
  );
};

const Check = (props: ControlProps) => (
  <div>
    <label class="check">
      <input
        type="checkbox"
        checked={shown(props) === true}
        onChange={(event) => props.change(event.currentTarget.checked)}
        {...described(props)}
      />
      {props.texts.field(props.name).label}
    </label>
    <Fault {...props} />
  </div>
);

/** Dice as they fell: tap a face to add it, tap one that is there to take it away. */
const DiceFaces = (props: ControlProps) => {
  const { name, texts, change, max } = {
    ...props,
    max: props.field.kind === 'list' ? props.field.max : 0,
  };
  const words = calculatorWords(texts.lang);
  const given = shown(props);
  const faces: string[] = Array.isArray(given) ? given : [];
  const named = (template: string, face: string) =>
    fill(template, { face: texts.value(face) }, {}, texts.lang);
  const drawing = (face: string) => DICE[face as Face];
  return (
    <fieldset class="field" {...described(props)}>
      <legend>{texts.field(name).label}</legend>
      <div class="dice">
        {FACES.map((face) => (
          <button
            type="button"
            aria-label={named(words.addFace, face)}
            disabled={faces.length >= max}
            onClick={() => change([...faces, face])}
          >
            <Mark of={DICE[face]} class="die" />
          </button>
        ))}
      </div>
      {faces.length === 0 ? (
        <p>{words.noFaces}</p>
      ) : (
        <ul class="dice rolled">
          {faces.map((face, i) => (
            <li>
              <button
                type="button"
                aria-label={named(words.removeFace, face)}
                onClick={() =>
                  change(faces.length > 1 ? faces.filter((_, at) => at !== i) : undefined)
                }
              >
                {drawing(face) ? <Mark of={drawing(face)} class="die" /> : face}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fault {...props} />
    </fieldset>
  );
};

/** Hexes by their names, taken over when the field is left: half a name is no mistake yet. */
const HexNames = (props: ControlProps & { several: boolean }) => {
  const { id, name, texts, change, several } = props;
  const given = shown(props);
  const take = (text: string) => {
    const names = text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (names.length === 0) change(undefined);
    else change(several ? names : names.join(' '));
  };
  return (
    <div class="field">
      <label for={id}>{texts.field(name).label}</label>
      <input
        id={id}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={Array.isArray(given) ? given.join(' ') : String(given ?? '')}
        placeholder={several ? 'F6 G6' : 'G5'}
        onChange={(event) => take(event.currentTarget.value)}
        {...described(props)}
      />
      <Fault {...props} />
    </div>
  );
};

/** The control that suits a field. */
export const Control = (props: ControlProps) => {
  const { field } = props;
  switch (field.kind) {
    case 'choice':
      return <Select {...props} options={field.options} />;
    case 'count':
      return <Stepper {...props} min={field.min} max={field.max} />;
    case 'flag':
      return <Check {...props} />;
    case 'list':
      return <DiceFaces {...props} />;
    case 'hex':
    case 'hexes':
      return <HexNames {...props} several={field.kind === 'hexes'} />;
    case 'group':
      return null;
  }
};
