import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Rectangle } from '../../engine/plane/rectangle.ts';
import type { Laid, Survey } from '../../engine/plane/table/notation.ts';
import type { Piece, Player, Table } from '../../engine/plane/table/state.ts';
import { Notation } from '../desk/Notation.tsx';
import { Faults } from './Faults.tsx';
import { Amount } from './fields.tsx';
import { type DrawnCard, type Frame, tableOf } from './PlaneBoard.tsx';
import { Playfield } from './Playfield.tsx';
import type { PlaneSystem, Speech } from './system.ts';
import { freeName, UnitForm } from './UnitForm.tsx';

export interface StageProps<U extends Piece, S extends string, W extends string> {
  text: string;
  survey: Survey<Laid<U, S>>;
  cards: readonly DrawnCard[];
  nameOf: (id: string) => string;
  speech: Speech<U, S, W>;
  frame: Frame | undefined;
  change: (text: string) => void;
  children: ComponentChildren;
}

/** How far from its own edge a new card lies: in the middle of the deployment zone. */
const BEHIND = 1250;

function newUnit<U extends Piece, S extends string, W extends string>(
  { notation: { writing } }: PlaneSystem<U, S, W>,
  state: Table<U>,
  player: Player,
): U {
  const taken = state.units.filter((unit) => unit.player === player).length;
  const below = player === 'bottom';
  return writing.fresh({
    ...writing.card,
    name: freeName(state, below ? 'A' : 'X'),
    player,
    x: 700 + ((taken * 1000) % Math.max(1000, state.width - 1400)),
    y: below ? state.depth - BEHIND : BEHIND,
    heading: below ? 0 : 1800,
  });
}

/** Lays cards on the table: by dragging, by keys, by numbers, or as a line of text. */
export function Setup<U extends Piece, S extends string, W extends string>(
  props: StageProps<U, S, W> & { faults: readonly Violation[] },
) {
  const { text, survey, faults, cards, nameOf, speech, frame, change, children } = props;
  const { words, system } = speech;
  const { state } = survey;
  const [chosen, setChosen] = useState<string>();
  const unit = state.units.find(({ name }) => name === chosen);
  const put = (next: Laid<U, S>) => change(system.notation.write(next));
  const withUnits = (units: readonly U[]) => put({ ...state, units });
  /** The unit in the place of the one that had its name; what pointed at the old name follows. */
  const replace = (one: U, was: string) =>
    withUnits(
      state.units
        .map((other) => (other.name === was ? one : other))
        .map((other) => system.renamed(other, was, one.name)),
    );
  const moved = (id: string, { x, y, heading }: Rectangle) => {
    const one = state.units.find(({ name }) => name === id);
    if (one) replace({ ...one, x, y, heading }, id);
  };
  const added = (one: U) => {
    withUnits([...state.units, one]);
    setChosen(one.name);
  };
  const wrong = faults.flatMap(({ with: values }) =>
    ['unit', 'other'].flatMap((key) => (typeof values[key] === 'string' ? [values[key]] : [])),
  );
  return (
    <>
      <Playfield
        table={tableOf(state, system.unit)}
        cards={cards}
        chosen={chosen}
        faults={wrong}
        overlay={{ areas: unit ? system.reach(unit) : [], lit: system.lit(state) }}
        label={words.board}
        nameOf={nameOf}
        pick={setChosen}
        put={moved}
        frame={frame}
      />
      <div class="panel">
        {children}
        <Faults text={text} faults={faults} speech={speech} />
        <h2>{words.add}</h2>
        <p class="acts">
          {(['bottom', 'top'] as const).map((player) => (
            <button type="button" onClick={() => added(newUnit(system, state, player))}>
              {player === 'bottom' ? words.lower : words.upper}
            </button>
          ))}
        </p>
        {unit ? (
          <UnitForm
            state={state}
            unit={unit}
            speech={speech}
            put={(next, was) => {
              replace(next, was);
              setChosen(next.name);
            }}
            remove={(name) => withUnits(state.units.filter((one) => one.name !== name))}
            add={added}
          />
        ) : (
          <p class="soft">{words.pickCard}</p>
        )}
        <p class="soft">{words.keys}</p>
        <Sizes state={state} speech={speech} put={put} />
        <Notation
          text={text}
          empty={system.notation.writing.version}
          change={(typed) => change(typed.replaceAll(/\s+/g, ''))}
          words={words}
        />
      </div>
    </>
  );
}

/** How large the table is, and what else it says of sizes. */
function Sizes<U extends Piece, S extends string, W extends string>({
  state,
  speech,
  put,
}: {
  state: Laid<U, S>;
  speech: Speech<U, S, W>;
  put: (state: Laid<U, S>) => void;
}) {
  const { words, system } = speech;
  const { length, limits } = system.notation.writing;
  const size = (name: 'width' | 'depth' | S, label: string) => (
    <Amount
      of="size"
      label={label}
      value={state[name] / length}
      limits={limits[name === 'width' || name === 'depth' ? 'table' : name]}
      step={1}
      speech={speech}
      change={(value) => put({ ...state, [name]: Math.round(value * length) })}
    />
  );
  return (
    <fieldset>
      <legend>{words.table}</legend>
      <div class="pairs">
        {size('width', words.tableWidth)}
        {size('depth', words.tableDepth)}
        {(Object.keys(system.sizes) as S[]).map((name) => size(name, words[system.sizes[name]]))}
      </div>
    </fieldset>
  );
}
