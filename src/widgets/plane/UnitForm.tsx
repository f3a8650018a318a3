import { useState } from 'preact/hooks';
import { heading } from '../../engine/plane/angle.ts';
import type { Piece, Table } from '../../engine/plane/table/state.ts';
import { say } from '../desk/speech.ts';
import { freeName } from './deploy.ts';
import { PlaceFields } from './fields.tsx';
import type { Speech } from './system.ts';

interface Props<U extends Piece, S extends string, W extends string> {
  state: Table<U>;
  unit: U;
  speech: Speech<U, S, W>;
  /** The unit as it is from now on; its old name where that has changed. */
  put: (unit: U, was: string) => void;
  remove: (name: string) => void;
  add: (unit: U) => void;
  /** Lets go of it. */
  done: () => void;
}

const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/;

/** Room for a card beside another one. */
const ASIDE = 1000;

/** The chosen unit in numbers and words: everything that the notation can say of it. */
export function UnitForm<U extends Piece, S extends string, W extends string>(
  props: Props<U, S, W>,
) {
  const { state, unit, speech, put, remove, add, done } = props;
  const { words, system } = speech;
  const { Fields, More } = system;
  const set = (more: Partial<U>) => put({ ...unit, ...more }, unit.name);
  const form = { unit, speech, set };
  // A copy lies beside the unit and points at nobody.
  const copied = (): U => {
    const copy = { ...unit, name: freeName(state, unit.name), x: unit.x + ASIDE };
    return system.alone(copy);
  };
  return (
    <>
      <h2>{say(speech, words.unit, { name: unit.name })}</h2>
      <p class="acts">
        <button
          type="button"
          onClick={() => put({ ...unit, heading: heading(unit.heading + 1800) }, unit.name)}
        >
          {words.turnAround}
        </button>
        <button type="button" onClick={() => add(copied())}>
          {words.copyUnit}
        </button>
        <button type="button" onClick={() => remove(unit.name)}>
          {words.takeAway}
        </button>
        <button type="button" onClick={done}>
          {words.letGo}
        </button>
      </p>
      <NameEntry
        state={state}
        unit={unit}
        words={words}
        rename={(name) => put({ ...unit, name }, unit.name)}
      />
      <div class="pairs" key={`what-${unit.name}`}>
        <Fields {...form} />
      </div>
      <More {...form} />
      <details>
        <summary>{words.exact}</summary>
        <div class="pairs" key={unit.name}>
          <PlaceFields {...form} />
        </div>
      </details>
    </>
  );
}

const NameEntry = (props: {
  state: Table;
  unit: Piece;
  words: Readonly<Record<'name' | 'nameHelp' | 'nameTaken' | 'badName', string>>;
  rename: (name: string) => void;
}) => {
  const { state, unit, words, rename } = props;
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
