import { useState } from 'preact/hooks';
import { type Speech, say } from './speech.ts';

interface Props {
  id: string;
  label: string;
  value: number | null;
  min: number;
  max: number;
  /** The finest step of a number that is measured; absent for whole numbers. */
  step?: number;
  speech: Speech<'number'>;
  change: (value: number) => void;
  /** Where the field may be left empty. */
  clear?: () => void;
}

const WHOLE = /^\d+$/;

/** A number within its limits; what does not fit stays in the field and is told. */
export const NumberField = (props: Props) => {
  const { id, label, value, min, max, step, speech, change, clear } = props;
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const blank = text.trim() === '';
    const number = Number(text.replace(',', '.'));
    const isNumber = step === undefined ? WHOLE.test(text) : !blank && Number.isFinite(number);
    const fits = blank ? clear !== undefined : isNumber && number >= min && number <= max;
    setTyped(fits ? undefined : text);
    if (!fits) return;
    if (blank) clear?.();
    else change(number);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step === undefined ? 'numeric' : 'decimal'}
        min={min}
        max={max}
        step={step}
        value={typed ?? value ?? ''}
        aria-invalid={typed !== undefined}
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      {typed !== undefined && (
        <p class="fault" role="alert">
          {say(speech, speech.words.number, { min, max })}
        </p>
      )}
    </div>
  );
};
