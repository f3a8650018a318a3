import { type ControlProps, described, Fault, shown } from './about.tsx';

/** Blocks that still stand: tap the last of them. All of them need not be said. */
export const Blocks = (props: ControlProps & { whole: number }) => {
  const { id, name, texts, change, unsaid, whole } = props;
  const value = shown(props);
  const left = typeof value === 'number' ? value : whole;
  return (
    <fieldset class="field blocks" {...described(props)}>
      <legend>{texts.field(name).label}</legend>
      <div>
        {Array.from({ length: Math.max(whole, left) }, (_, i) => i + 1).map((n) => (
          <label>
            <input
              type="radio"
              name={id}
              checked={n === left}
              onChange={() => change(n === unsaid ? undefined : n)}
            />
            <span class="spoken">{n}</span>
          </label>
        ))}
      </div>
      <Fault {...props} />
    </fieldset>
  );
};
