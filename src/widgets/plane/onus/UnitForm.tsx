import { useState } from 'preact/hooks';
import { LIMITS } from '../../../engine/onus/table/notation.ts';
import { ENDS, type TableState, type TableUnit } from '../../../engine/onus/table/state.ts';
import { ABILITIES, FORMATIONS, KINDS } from '../../../engine/onus/units.ts';
import { heading } from '../../../engine/plane/angle.ts';
import { CM, DEGREE } from '../../../engine/plane/table/measure.ts';
import { PLAYERS } from '../../../engine/plane/table/state.ts';
import { NumberField } from '../../desk/NumberField.tsx';
import { say } from '../../desk/speech.ts';
import type { Speech } from './drawn.ts';

interface Props {
  state: TableState;
  unit: TableUnit;
  speech: Speech;
  /** The unit as it is from now on; its old name where that has changed. */
  put: (unit: TableUnit, was: string) => void;
  remove: (name: string) => void;
  add: (unit: TableUnit) => void;
}

/** Some of the states that a unit is in or not. */
const STATES = ['active', 'broken', 'fleeing', 'forcedMarch', 'rallied'] as const;
const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/;

/** Room for a card beside another one. */
const ASIDE = 1000;

/** A name of the same kind that nobody has yet. */
export function freeName({ units }: Pick<TableState, 'units'>, like: string): string {
  const taken = new Set(units.map(({ name }) => name));
  const stem = like.replace(/\d+$/, '').slice(0, 9) || 'A';
  for (let i = 1; ; i++) if (!taken.has(`${stem}${i}`)) return `${stem}${i}`;
}

const Choice = <T extends string>(props: {
  id: string;
  label: string;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  change: (value: T) => void;
}) => (
  <div class="field">
    <label for={props.id}>{props.label}</label>
    <select
      id={props.id}
      value={props.value}
      onChange={({ currentTarget }) => {
        const found = props.options.find((one) => one === currentTarget.value);
        if (found) props.change(found);
      }}
    >
      {props.options.map((option) => (
        <option value={option}>{props.nameOf(option)}</option>
      ))}
    </select>
  </div>
);

const Tick = (props: { label: string; checked: boolean; change: (on: boolean) => void }) => (
  <label class="check">
    <input
      type="checkbox"
      checked={props.checked}
      onChange={({ currentTarget }) => props.change(currentTarget.checked)}
    />
    {props.label}
  </label>
);

const toggled = <T,>(list: readonly T[], one: T, on: boolean): T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);

/** The chosen unit in numbers and words: everything that the notation can say of it. */
export const UnitForm = ({ state, unit, speech, put, remove, add }: Props) => {
  const { words, texts } = speech;
  const set = (more: Partial<TableUnit>) => put({ ...unit, ...more }, unit.name);
  const number = (
    label: string,
    value: number | null,
    limits: { least: number; most: number },
    step: number,
    change: (value: number) => void,
  ) => (
    <NumberField
      key={`${unit.name}-${label}`}
      id={`unit-${label.replaceAll(/\W+/g, '-')}`}
      label={label}
      value={value}
      min={limits.least}
      max={limits.most}
      step={step}
      speech={speech}
      change={change}
    />
  );
  const place = { least: 0, most: LIMITS.table.most };
  return (
    <>
      <h2>{say(speech, words.unit, { name: unit.name })}</h2>
      <NameEntry
        state={state}
        unit={unit}
        speech={speech}
        rename={(name) => put({ ...unit, name }, unit.name)}
      />
      <div class="pairs">
        {number(words.x, unit.x / CM, place, 0.1, (x) => set({ x: Math.round(x * CM) }))}
        {number(words.y, unit.y / CM, place, 0.1, (y) => set({ y: Math.round(y * CM) }))}
        {number(words.heading, unit.heading / DEGREE, LIMITS.heading, 1, (to) =>
          set({ heading: heading(Math.round(to * DEGREE)) }),
        )}
        <Choice
          id="unit-side"
          label={words.side}
          value={unit.player}
          options={PLAYERS}
          nameOf={(player) => (player === 'bottom' ? words.lower : words.upper)}
          change={(player) => set({ player })}
        />
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
        {number(words.movement, unit.movement, LIMITS.movement, 0.5, (movement) =>
          set({ movement }),
        )}
        {number(words.range, unit.range, LIMITS.range, 1, (range) => set({ range }))}
      </div>
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
      <details open={unit.abilities.length > 0}>
        <summary>{words.abilities}</summary>
        <div class="pairs">
          {ABILITIES.map((ability) => (
            <Tick
              label={texts.value(ability, 'abilities')}
              checked={unit.abilities.includes(ability)}
              change={(on) => set({ abilities: toggled(unit.abilities, ability, on) })}
            />
          ))}
        </div>
      </details>
      <details open={unit.general !== null}>
        <summary>{words.generalAndSize}</summary>
        <div class="pairs">
          <NumberField
            key={`${unit.name}-general`}
            id="unit-general"
            label={words.general}
            value={unit.general}
            min={LIMITS.radius.least}
            max={LIMITS.radius.most}
            step={1}
            speech={speech}
            change={(general) => set({ general })}
            clear={() => set({ general: null })}
          />
          {number(words.width, unit.width / CM, LIMITS.card, 0.1, (width) =>
            set({ width: Math.round(width * CM) }),
          )}
          {number(words.depth, unit.depth / CM, LIMITS.card, 0.1, (depth) =>
            set({ depth: Math.round(depth * CM) }),
          )}
        </div>
      </details>
      <p class="acts">
        <button type="button" onClick={() => set({ heading: heading(unit.heading + 1800) })}>
          {words.turnAround}
        </button>
        <button
          type="button"
          onClick={() =>
            add({ ...unit, name: freeName(state, unit.name), x: unit.x + ASIDE, enveloping: [] })
          }
        >
          {words.copyUnit}
        </button>
        <button type="button" onClick={() => remove(unit.name)}>
          {words.takeAway}
        </button>
      </p>
    </>
  );
};

const NameEntry = (props: {
  state: TableState;
  unit: TableUnit;
  speech: Speech;
  rename: (name: string) => void;
}) => {
  const { state, unit, speech, rename } = props;
  const { words } = speech;
  const [typed, setTyped] = useState<string>();
  const text = typed ?? unit.name;
  const taken = text !== unit.name && state.units.some(({ name }) => name === text);
  const fault = taken ? words.nameTaken : NAME.test(text) ? undefined : words.badName;
  const take = (next: string) => {
    const fits = NAME.test(next) && !state.units.some(({ name }) => name === next);
    setTyped(fits || next === unit.name ? undefined : next);
    if (fits && next !== unit.name) rename(next);
  };
  return (
    <div class="field">
      <label for="unit-name">{words.name}</label>
      <input
        id="unit-name"
        autocomplete="off"
        spellcheck={false}
        value={text}
        aria-invalid={fault !== undefined}
        onChange={({ currentTarget }) => take(currentTarget.value.trim())}
      />
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : (
        <small>{words.nameHelp}</small>
      )}
    </div>
  );
};
