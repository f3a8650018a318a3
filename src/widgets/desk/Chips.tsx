interface Props<Choice extends string> {
  name: string;
  label: string;
  choices: readonly (readonly [choice: Choice, word: string, told?: string])[];
  chosen: Choice;
  choose: (choice: Choice) => void;
}

/** A few short words of which one is chosen. */
export const Chips = <Choice extends string>(props: Props<Choice>) => (
  <div class="asks" role="radiogroup" aria-label={props.label}>
    {props.choices.map(([choice, word, told]) => (
      <label title={told}>
        <input
          type="radio"
          name={props.name}
          checked={choice === props.chosen}
          onChange={() => props.choose(choice)}
        />
        {word}
      </label>
    ))}
  </div>
);
