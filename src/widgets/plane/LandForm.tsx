import type { Element } from '../../engine/plane/table/elements.ts';
import { MOST_POINTS } from '../../engine/plane/table/notation.ts';
import type { Piece, Table } from '../../engine/plane/table/state.ts';
import { say } from '../desk/speech.ts';
import { Amount, Choice } from './fields.tsx';
import { bent, mayLose, ofKind, withCorner, withoutCorner } from './lands.ts';
import type { PlaneSystem, Speech } from './system.ts';

/** The kinds of terrain of a system, with how they are laid. */
export const kindsOf = <U extends Piece, S extends string, W extends string>({
  notation: { writing },
}: PlaneSystem<U, S, W>) => writing.elements ?? {};

interface Props<U extends Piece, S extends string, W extends string> {
  table: Table<U>;
  land: Element;
  name: string;
  speech: Speech<U, S, W>;
  put: (land: Element) => void;
  copy: () => void;
  remove: () => void;
  done: () => void;
}

/** The chosen piece of terrain: of which kind it is, and its corners one by one. */
export function LandForm<U extends Piece, S extends string, W extends string>(
  props: Props<U, S, W>,
) {
  const { table, land, name, speech, put, copy, remove, done } = props;
  const { words, system } = speech;
  const { length, limits } = system.notation.writing;
  const kinds = kindsOf(system);
  const corner = (i: number, axis: 'x' | 'y') => {
    const at = land.points[i] ?? { x: 0, y: 0 };
    return (
      <Amount
        of="land"
        label={say(speech, axis === 'x' ? words.cornerX : words.cornerY, { n: i + 1 })}
        value={Math.round((at[axis] / length) * 100) / 100}
        limits={{ least: 0, most: limits.table.most }}
        step={0.1}
        speech={speech}
        change={(value) => put(bent(land, i, { ...at, [axis]: Math.round(value * length) }, table))}
      />
    );
  };
  return (
    <>
      <h2>{name}</h2>
      <p class="acts">
        {land.points.length < MOST_POINTS && (
          <button type="button" onClick={() => put(withCorner(land))}>
            {words.addCorner}
          </button>
        )}
        <button type="button" onClick={copy}>
          {words.copyUnit}
        </button>
        <button type="button" onClick={remove}>
          {words.takeAway}
        </button>
        <button type="button" onClick={done}>
          {words.letGo}
        </button>
      </p>
      <Choice
        id="land-kind"
        label={words.landKind}
        value={land.kind}
        options={Object.keys(kinds)}
        nameOf={(kind) => system.lands?.nameOf(kind, speech) ?? kind}
        change={(kind) => put(ofKind(land, kind, kinds[kind] ?? 'area'))}
      />
      <details>
        <summary>{words.corners}</summary>
        {land.points.map((_, i) => (
          <div class="pairs" key={i}>
            {corner(i, 'x')}
            {corner(i, 'y')}
            {mayLose(land) && (
              <button type="button" onClick={() => put(withoutCorner(land, i))}>
                {say(speech, words.dropCorner, { n: i + 1 })}
              </button>
            )}
          </div>
        ))}
      </details>
    </>
  );
}
