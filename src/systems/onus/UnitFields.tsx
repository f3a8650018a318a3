import { LIMITS } from '../../engine/onus/table/notation.ts';
import type { TableUnit } from '../../engine/onus/table/state.ts';
import { ENDS } from '../../engine/onus/table/state.ts';
import { ABILITIES, FORMATIONS, KINDS } from '../../engine/onus/units.ts';
import { NumberField } from '../../widgets/desk/NumberField.tsx';
import { Amount, Choice, SizeFields, Tick, toggled } from '../../widgets/plane/fields.tsx';
import type { Speech } from './drawn.ts';

interface Props {
  unit: TableUnit;
  speech: Speech;
  set: (more: Partial<TableUnit>) => void;
}

/** Some of the states that a unit is in or not. */
const STATES = ['active', 'broken', 'fleeing', 'forcedMarch', 'rallied'] as const;

/** What a unit is, how it is formed, how far it goes and shoots. */
export const UnitFields = ({ unit, speech, set }: Props) => {
  const { words, texts } = speech;
  const amount = (name: 'movement' | 'range', step: number) => (
    <Amount
      of="unit"
      speech={speech}
      label={words[name]}
      value={unit[name]}
      limits={LIMITS[name]}
      step={step}
      change={(value) => set({ [name]: value })}
    />
  );
  return (
    <>
      <Choice
        id="unit-kind"
        label={words.kind}
        value={unit.kind}
        options={KINDS}
        nameOf={(kind) => texts.value(kind, 'kind')}
        change={(kind) => set({ kind })}
      />
      <Choice
        id="unit-formation"
        label={words.formation}
        value={unit.formation}
        options={FORMATIONS}
        nameOf={(formation) => texts.value(formation, 'formation')}
        change={(formation) => set({ formation })}
      />
      {amount('movement', 0.5)}
      {amount('range', 1)}
    </>
  );
};

/** The states of a unit, its abilities, its general and its size. */
export const MoreOfUnit = ({ unit, speech, set }: Props) => (
  <>
    <States unit={unit} speech={speech} set={set} />
    <details open={unit.abilities.length > 0}>
      <summary>{speech.words.abilities}</summary>
      <div class="pairs">
        {ABILITIES.map((ability) => (
          <Tick
            label={speech.texts.value(ability, 'abilities')}
            checked={unit.abilities.includes(ability)}
            change={(on) => set({ abilities: toggled(unit.abilities, ability, on) })}
          />
        ))}
      </div>
    </details>
    <details open={unit.general !== null}>
      <summary>{speech.words.generalAndSize}</summary>
      <div class="pairs">
        <NumberField
          key={`${unit.name}-general`}
          id="unit-general"
          label={speech.words.general}
          value={unit.general}
          min={LIMITS.radius.least}
          max={LIMITS.radius.most}
          step={1}
          speech={speech}
          change={(general) => set({ general })}
          clear={() => set({ general: null })}
        />
        <SizeFields unit={unit} speech={speech} set={set} />
      </div>
    </details>
  </>
);

const States = ({ unit, speech: { words, texts }, set }: Props) => (
  <fieldset>
    <legend>{words.states}</legend>
    {STATES.map((name) => (
      <Tick label={words[name]} checked={unit[name]} change={(on) => set({ [name]: on })} />
    ))}
    {ENDS.map((end) => (
      <Tick
        label={`${words.extended}: ${words[end].toLocaleLowerCase(texts.lang)}`}
        checked={unit.extended.includes(end)}
        change={(on) => set({ extended: toggled(unit.extended, end, on) })}
      />
    ))}
  </fieldset>
);
