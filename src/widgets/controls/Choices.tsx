import { type ControlProps, described, Fault, itemsOf, shown } from './about.tsx';

type Options = { options: readonly string[] };

/** One of several that are told in whole sentences, as readings of a clause are: they stand below each other. */
const Radios = (props: ControlProps & Options) => {
  const { id, name, texts, options, change } = props;
  const value = shown(props);
  return (
    <fieldset class="field sentences" {...described(props)}>
      <legend>{texts.field(name).label}</legend>
      {options.map((option) => (
        <label class="check">
          <input
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => change(option)}
          />
          {texts.value(option, name)}
        </label>
      ))}
      <Fault {...props} />
    </fieldset>
  );
};

const isSentence = (words: string) => words.endsWith('.');

export const Choice = (props: ControlProps & Options) => {
  const { texts, name, options } = props;
  const told = options.some((option) => isSentence(texts.value(option, name)));
  return told ? <Radios {...props} /> : <Select {...props} />;
};

const Select = (props: ControlProps & Options) => {
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

export const Check = (props: ControlProps) => (
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

/** More than these are folded away, with what is chosen of them in sight. */
const MOST_OPEN = 6;

/** Any of several: each to be ticked by itself. */
export const Checks = (props: ControlProps & Options) => {
  const { name, texts, options, change, fault } = props;
  const chosen = itemsOf(shown(props)).map(String);
  const strange = chosen.filter((one) => !options.includes(one));
  const { label } = texts.field(name);
  const tick = (option: string, on: boolean) => {
    const next = [...options, ...strange].filter((one) =>
      one === option ? on : chosen.includes(one),
    );
    change(next.length > 0 ? next : undefined);
  };
  const boxes = (
    <div class="checks">
      {[...options, ...strange].map((option) => (
        <label class="check">
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => tick(option, event.currentTarget.checked)}
          />
          {texts.value(option, name)}
        </label>
      ))}
    </div>
  );
  const folds = options.length > MOST_OPEN;
  return (
    <fieldset class="field" {...described(props)}>
      <legend class={folds ? 'spoken' : undefined}>{label}</legend>
      {folds ? (
        <details open={fault !== undefined}>
          <summary>
            {label}: <b>{texts.value(chosen, name)}</b>
          </summary>
          {boxes}
        </details>
      ) : (
        boxes
      )}
      <Fault {...props} />
    </fieldset>
  );
};
