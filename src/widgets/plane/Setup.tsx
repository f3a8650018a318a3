import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Rectangle } from '../../engine/plane/rectangle.ts';
import type { Element } from '../../engine/plane/table/elements.ts';
import { MOST_ELEMENTS, type Survey } from '../../engine/plane/table/notation.ts';
import { type Piece, type Player, type Table, unitNamed } from '../../engine/plane/table/state.ts';
import type { Laid } from '../../engine/plane/table/writing.ts';
import { cardPath } from '../../library/links.ts';
import { Notation } from '../desk/Notation.tsx';
import { say } from '../desk/speech.ts';
import { Compass } from './Compass.tsx';
import { BEHIND, freeName } from './deploy.ts';
import { Faults } from './Faults.tsx';
import { Amount, Choice } from './fields.tsx';
import { kindsOf, LandForm } from './LandForm.tsx';
import { bent, boxOf, carried, fresh, knobOf, landIn, landName } from './lands.ts';
import { nudged } from './nudge.ts';
import { Starts } from './Starts.tsx';
import type { PlaneSystem, Speech } from './system.ts';
import { UnitForm } from './UnitForm.tsx';

/** A table that is worked on: what lies on it, what is chosen there, and how it is changed. */
export interface Stage<U extends Piece, S extends string, W extends string> {
  text: string;
  survey: Survey<Laid<U, S>>;
  speech: Speech<U, S, W>;
  chosen: string | undefined;
  choose: (name: string | undefined) => void;
  change: (text: string) => void;
}

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

/** A table after a piece of terrain, or a corner of it, lies elsewhere. */
export function landsWith<T extends Table>(table: T, name: string, to: Rectangle): T {
  const { land, corner } = landIn(name) ?? {};
  const elements = (table.elements ?? []).map((element, i) => {
    if (i !== land) return element;
    return corner === undefined ? carried(element, to, table) : bent(element, corner, to, table);
  });
  return { ...table, elements };
}

/** A piece of terrain in words, or a corner of it. */
export function landTold<U extends Piece, S extends string, W extends string>(
  speech: Speech<U, S, W>,
  { elements = [] }: Table<U>,
  { land, corner }: { land: number; corner?: number },
): string {
  const { words, system } = speech;
  const { length } = system.notation.writing;
  const element = elements[land];
  if (!element) return '';
  const { kind, points } = element;
  const name = system.lands?.nameOf(kind, speech) ?? kind;
  const at = (one: number) => Math.round((one / length) * 100) / 100;
  const point = corner === undefined ? undefined : points[corner];
  if (point && corner !== undefined)
    return say(speech, words.cornerAt, { name, n: corner + 1, x: at(point.x), y: at(point.y) });
  const { x, y } = boxOf(element);
  return say(speech, words.landAt, { name, x: at(x), y: at(y), n: points.length });
}

/** What can be done to the cards of a table. */
export function laying<U extends Piece, S extends string, W extends string>({
  survey: { state },
  speech: { system },
  choose,
  change,
}: Stage<U, S, W>) {
  const put = (next: Laid<U, S>) => change(system.notation.write(next));
  const withUnits = (units: readonly U[]) => put({ ...state, units });
  /** The unit in the place of the one that had its name; what pointed at the old name follows. */
  const replace = (one: U, was: string) =>
    withUnits(
      state.units
        .map((other) => (other.name === was ? one : other))
        .map((other) => system.renamed(other, was, one.name)),
    );
  return {
    put,
    replace,
    move: (name: string, to: Rectangle) => {
      if (landIn(name)) return put(landsWith(state, name, to));
      const { x, y, heading } = to;
      const one = unitNamed(state, name);
      if (one) replace({ ...one, x, y, heading }, name);
    },
    add: (one: U) => {
      withUnits([...state.units, one]);
      choose(one.name);
    },
    remove: (name: string) => withUnits(state.units.filter((one) => one.name !== name)),
    ground: (elements: readonly Element[], then: string | undefined) => {
      put({ ...state, elements });
      choose(then);
    },
  };
}

interface Props<U extends Piece, S extends string, W extends string> extends Stage<U, S, W> {
  faults: readonly Violation[];
  fine: boolean;
  setFine: (fine: boolean) => void;
  open: (text: string, mode: 'ask' | 'setup') => void;
}

/** Lays cards on the table: bit by bit, by numbers, or as a line of text. */
export function Setup<U extends Piece, S extends string, W extends string>(props: Props<U, S, W>) {
  const { text, survey, faults, speech, chosen, choose, change, fine, setFine, open } = props;
  const { words, system } = speech;
  const { state } = survey;
  const lay = laying(props);
  const unit = unitNamed(state, chosen ?? '');
  const land = landIn(chosen);
  return (
    <>
      {unit ? (
        <Compass
          name={unit.name}
          fine={fine}
          setFine={setFine}
          nudge={(nudge) => lay.replace(nudged(unit, nudge, fine), unit.name)}
          speech={speech}
        />
      ) : land ? (
        <Compass
          name={landTold(speech, state, land)}
          fine={fine}
          setFine={setFine}
          nudge={(nudge) => lay.move(chosen ?? '', nudged(placeOf(state, land), nudge, fine))}
          speech={speech}
        />
      ) : (
        <p class="soft">{state.units.length > 0 ? words.pickCard : words.empty}</p>
      )}
      <Faults text={text} faults={faults} speech={speech} />
      {unit && (
        <UnitForm
          state={state}
          unit={unit}
          speech={speech}
          put={(next, was) => {
            lay.replace(next, was);
            choose(next.name);
          }}
          remove={lay.remove}
          add={lay.add}
          done={() => choose(undefined)}
        />
      )}
      {land && <Ground {...props} land={land.land} />}
      {system.lands && <AddLand {...props} />}
      {state.units.length > 0 && (
        <>
          <h2>{words.add}</h2>
          <p class="acts">
            <AddCard player="bottom" {...props} word={words.lower} />
            <AddCard player="top" {...props} word={words.upper} />
          </p>
        </>
      )}
      <details>
        <summary>{words.options}</summary>
        <Starts state={state} speech={speech} open={open} />
        <Sizes state={state} speech={speech} put={lay.put} />
        <Notation
          text={text}
          empty={system.notation.writing.version}
          change={(typed) => change(typed.replaceAll(/\s+/g, ''))}
          words={words}
        />
        <p class="soft">{words.keys}</p>
      </details>
    </>
  );
}

const placeOf = ({ elements = [] }: Table, { land, corner }: { land: number; corner?: number }) => {
  const element = elements[land];
  const point = corner === undefined ? undefined : element?.points[corner];
  return point ? knobOf(point) : boxOf(element ?? { points: [{ x: 0, y: 0 }] });
};

/** The chosen piece of terrain. */
function Ground<U extends Piece, S extends string, W extends string>({
  land,
  ...stage
}: Stage<U, S, W> & { land: number }) {
  const { state } = stage.survey;
  const { elements = [] } = state;
  const { ground } = laying(stage);
  const element = elements[land];
  if (!element) return null;
  const copied = carried(element, { ...boxOf(element), x: boxOf(element).x + ASIDE }, state);
  return (
    <LandForm
      table={state}
      land={element}
      name={stage.speech.system.lands?.nameOf(element.kind, stage.speech) ?? element.kind}
      speech={stage.speech}
      put={(next) => ground(elements.with(land, next), landName(land))}
      copy={() => ground([...elements, copied], landName(elements.length))}
      remove={() => ground(elements.toSpliced(land, 1), undefined)}
      done={() => stage.choose(undefined)}
    />
  );
}

/** Room for a copy beside what it is one of. */
const ASIDE = 500;

/** Lays another piece of terrain, of the kind that is chosen, and tells what the rules say of those that lie there. */
function AddLand<U extends Piece, S extends string, W extends string>(stage: Stage<U, S, W>) {
  const { speech, survey } = stage;
  const { words, system, texts } = speech;
  const { state } = survey;
  const { elements = [] } = state;
  const kinds = kindsOf(system);
  const add = (kind: string) => {
    const form = kinds[kind];
    if (!form) return;
    const next = fresh(kind, form, state, system.unit, elements.length);
    laying(stage).ground([...elements, next], landName(elements.length));
  };
  return (
    <>
      {elements.length < MOST_ELEMENTS && (
        <div class="field">
          <label for="add-land">{words.addLand}</label>
          <select
            id="add-land"
            value=""
            onChange={({ currentTarget }) => {
              add(currentTarget.value);
              currentTarget.value = '';
            }}
          >
            <option value="">{words.chooseLand}</option>
            {Object.keys(kinds).map((kind) => (
              <option value={kind}>{system.lands?.nameOf(kind, speech)}</option>
            ))}
          </select>
        </div>
      )}
      {system.lands?.remarks(state, speech).map(({ said, clause }) => (
        <p class="soft">
          {said}{' '}
          <a class="ref" href={cardPath(texts.lang, clause)}>
            {clause}
          </a>
        </p>
      ))}
    </>
  );
}

/** Adds a card of a player before his edge. */
export function AddCard<U extends Piece, S extends string, W extends string>({
  player,
  word,
  ...stage
}: Stage<U, S, W> & { player: Player; word: string }) {
  const { system } = stage.speech;
  const add = () => laying(stage).add(newUnit(system, stage.survey.state, player));
  return (
    <button type="button" onClick={add}>
      {word}
    </button>
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
  const { numbers } = system.notation.writing;
  const number = (name: S, options: readonly number[]) => (
    <Choice
      id={`size-${name}`}
      label={words[system.sizes[name]]}
      value={String(state[name])}
      options={options.map(String)}
      nameOf={(option) => option}
      change={(value) => put(system.notation.resized(state, name, Number(value)))}
    />
  );
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
        {(Object.keys(system.sizes) as S[]).map((name) => {
          const options = numbers?.[name];
          return options ? number(name, options) : size(name, words[system.sizes[name]]);
        })}
      </div>
    </fieldset>
  );
}
