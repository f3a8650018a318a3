import { useState } from 'preact/hooks';
import { type Speech, say } from './speech.ts';

interface Props {
  id: string;
  label: string;
  min: number;
  max: number;
  value: number;
  change: (value: number) => void;
  speech: Speech;
}

/** A whole number within its limits; what does not fit stays in the field and is told. */
export const NumberField = ({ id, label, min, max, value, change, speech }: Props) => {
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const number = Number(text);
    const fits = /^\d+$/.test(text) && number >= min && number <= max;
    setTyped(fits ? undefined : text);
    if (fits) change(number);
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        type="number"
        min={min}
        max={max}
        value={typed ?? value}
        aria-invalid={typed !== undefined}
        onInput={({ currentTarget }) => read(currentTarget.value)}
      />
      {typed !== undefined && (
        <p class="fault" role="alert">
          {say(speech, speech.words.wholeNumber, { min, max })}
        </p>
      )}
    </div>
  );
};
