import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Violation } from '../../../engine/core/schema.ts';
import { LIMITS, writeTable } from '../../../engine/onus/table/notation.ts';
import { USUAL_CARD } from '../../../engine/onus/table/sizes.ts';
import type { TableState, TableUnit } from '../../../engine/onus/table/state.ts';
import type { Rectangle } from '../../../engine/plane/rectangle.ts';
import { CM } from '../../../engine/plane/table/measure.ts';
import type { Survey } from '../../../engine/plane/table/notation.ts';
import type { Player } from '../../../engine/plane/table/state.ts';
import { Notation } from '../../desk/Notation.tsx';
import { NumberField } from '../../desk/NumberField.tsx';
import type { DrawnCard, Frame } from '../PlaneBoard.tsx';
import { Playfield } from '../Playfield.tsx';
import { litContacts, reachOf, type Speech, tableOf } from './drawn.ts';
import { Faults } from './Faults.tsx';
import { freeName, UnitForm } from './UnitForm.tsx';

interface Props {
  text: string;
  survey: Survey<TableState>;
  faults: readonly Violation[];
  cards: readonly DrawnCard[];
  nameOf: (id: string) => string;
  speech: Speech;
  frame: Frame | undefined;
  change: (text: string) => void;
  children: ComponentChildren;
}

export const EMPTY = 'onus1';
/** How far from its own edge a new card lies: in the middle of the deployment zone. */
const BEHIND = 1250;

function newUnit(state: TableState, player: Player): TableUnit {
  const taken = state.units.filter((unit) => unit.player === player).length;
  const x = 700 + ((taken * 1000) % Math.max(1000, state.width - 1400));
  return {
    ...USUAL_CARD,
    name: freeName(state, player === 'bottom' ? 'A' : 'X'),
    player,
    x,
    y: player === 'bottom' ? state.depth - BEHIND : BEHIND,
    heading: player === 'bottom' ? 0 : 1800,
    kind: 'infantry',
    movement: 3,
    range: 0,
    abilities: [],
    formation: 'none',
    active: false,
    broken: false,
    fleeing: false,
    forcedMarch: false,
    rallied: false,
    extended: [],
    enveloping: [],
    general: null,
  };
}

/** The unit in the place of the one that had its name; what pointed at the old name follows. */
const replaced = (state: TableState, unit: TableUnit, was: string): TableState => ({
  ...state,
  units: state.units
    .map((one) => (one.name === was ? unit : one))
    .map((one) => ({
      ...one,
      enveloping: one.enveloping.map((at) =>
        at.target === was ? { ...at, target: unit.name } : at,
      ),
    })),
});

/** Lays cards on the table: by dragging, by keys, by numbers, or as a line of text. */
export const Setup = (props: Props) => {
  const { text, survey, faults, cards, nameOf, speech, frame, change, children } = props;
  const { words } = speech;
  const { state } = survey;
  const [chosen, setChosen] = useState<string>();
  const unit = state.units.find(({ name }) => name === chosen);
  const put = (next: TableState) => change(writeTable(next));
  const moved = (id: string, rectangle: Rectangle) => {
    const one = state.units.find(({ name }) => name === id);
    if (one) put(replaced(state, { ...one, ...place(rectangle) }, id));
  };
  const added = (next: TableUnit) => {
    put({ ...state, units: [...state.units, next] });
    setChosen(next.name);
  };
  const wrong = faults.flatMap(({ with: values }) =>
    ['unit', 'other'].flatMap((key) => (typeof values[key] === 'string' ? [values[key]] : [])),
  );
  return (
    <>
      <Playfield
        table={tableOf(state)}
        cards={cards}
        chosen={chosen}
        faults={wrong}
        overlay={{ areas: unit ? reachOf(unit) : [], lit: litContacts(state) }}
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
            <button type="button" onClick={() => added(newUnit(state, player))}>
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
              put(replaced(state, next, was));
              setChosen(next.name);
            }}
            remove={(name) => put({ ...state, units: state.units.filter((u) => u.name !== name) })}
            add={added}
          />
        ) : (
          <p class="soft">{words.pickCard}</p>
        )}
        <p class="soft">{words.keys}</p>
        <fieldset>
          <legend>{words.table}</legend>
          <div class="pairs">
            <Size
              label={words.tableWidth}
              value={state.width}
              limits={LIMITS.table}
              speech={speech}
              change={(width) => put({ ...state, width })}
            />
            <Size
              label={words.tableDepth}
              value={state.depth}
              limits={LIMITS.table}
              speech={speech}
              change={(depth) => put({ ...state, depth })}
            />
            <Size
              label={words.markerSize}
              value={state.marker}
              limits={LIMITS.marker}
              speech={speech}
              change={(marker) => put({ ...state, marker })}
            />
          </div>
        </fieldset>
        <Notation
          text={text}
          empty={EMPTY}
          change={(typed) => change(typed.replaceAll(/\s+/g, ''))}
          words={words}
        />
      </div>
    </>
  );
};

const place = ({ x, y, heading }: Rectangle) => ({ x, y, heading });

const Size = (props: {
  label: string;
  value: number;
  limits: { least: number; most: number };
  speech: Speech;
  change: (tenths: number) => void;
}) => (
  <NumberField
    id={`size-${props.label.replaceAll(/\W+/g, '-')}`}
    label={props.label}
    value={props.value / CM}
    min={props.limits.least}
    max={props.limits.most}
    step={1}
    speech={props.speech}
    change={(cm) => props.change(Math.round(cm * CM))}
  />
);
