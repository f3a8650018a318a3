import { heading } from '../../engine/plane/angle.ts';
import { DEGREE } from '../../engine/plane/table/measure.ts';
import type { Limits } from '../../engine/plane/table/reader.ts';
import { type Piece, PLAYERS } from '../../engine/plane/table/state.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { Speech as DeskSpeech } from '../desk/speech.ts';
import type { UnitProps } from './system.ts';

interface ChoiceProps<T extends string> {
  id: string;
  label: string;
  value: T;
  options: readonly T[];
  nameOf: (option: T) => string;
  change: (value: T) => void;
}

export const Choice = <T extends string>(props: ChoiceProps<T>) => (
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

export const Tick = (props: { label: string; checked: boolean; change: (on: boolean) => void }) => (
  <label class="check">
    <input
      type="checkbox"
      checked={props.checked}
      onChange={({ currentTarget }) => props.change(currentTarget.checked)}
    />
    {props.label}
  </label>
);

export const toggled = <T,>(list: readonly T[], one: T, on: boolean): T[] =>
  on ? [...list.filter((other) => other !== one), one] : list.filter((other) => other !== one);

interface AmountProps {
  /** What it belongs to: `unit`, `size`. */
  of: string;
  label: string;
  value: number;
  limits: Limits;
  step: number;
  speech: DeskSpeech<'number'>;
  change: (value: number) => void;
}

/** A number of a unit or of the table; what it is called names its field. */
export const Amount = ({ of, limits, ...props }: AmountProps) => (
  <NumberField
    id={`${of}-${props.label.replaceAll(/\W+/g, '-')}`}
    min={limits.least}
    max={limits.most}
    {...props}
  />
);

/** Where a unit lies, how it looks and whose it is. */
export function PlaceFields<U extends Piece, S extends string, W extends string>({
  unit,
  speech,
  set,
}: UnitProps<U, S, W>) {
  const { words, system } = speech;
  const { length, limits } = system.notation.writing;
  const lies = system.notation.pointOf(unit);
  const place = { least: 0, most: limits.table.most };
  const common = { of: 'unit', speech };
  const moved = (to: Partial<Piece>) => set(to as Partial<U>);
  const at = (name: 'x' | 'y') => (
    <Amount
      {...common}
      label={words[name]}
      value={Math.round((lies[name] / length) * 100) / 100}
      limits={place}
      step={0.1}
      change={(value) => {
        const { x, y } = system.notation.laidAt(unit, { ...lies, [name]: value * length });
        moved({ x, y });
      }}
    />
  );
  return (
    <>
      {at('x')}
      {at('y')}
      <Amount
        {...common}
        label={words.heading}
        value={unit.heading / DEGREE}
        limits={limits.heading}
        step={1}
        change={(to) => moved({ heading: heading(Math.round(to * DEGREE)) })}
      />
      <Choice
        id="unit-side"
        label={words.side}
        value={unit.player}
        options={PLAYERS}
        nameOf={(player) => (player === 'bottom' ? words.lower : words.upper)}
        change={(player) => moved({ player })}
      />
    </>
  );
}

/** How large the card of a unit is. */
export function SizeFields<U extends Piece, S extends string, W extends string>({
  unit,
  speech,
  set,
}: UnitProps<U, S, W>) {
  const { length, limits } = speech.system.notation.writing;
  return (['width', 'depth'] as const).map((name) => (
    <Amount
      key={`${unit.name}-${name}`}
      of="unit"
      speech={speech}
      label={speech.words[name]}
      value={unit[name] / length}
      limits={limits.card}
      step={0.1}
      change={(value) => set({ [name]: Math.round(value * length) } as Partial<U>)}
    />
  ));
}
