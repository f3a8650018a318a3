import { useState } from 'preact/hooks';
import { LEADER } from '../../engine/hexes/game/state.ts';
import { SIDES, type Side } from '../../engine/hexes/hex.ts';
import { type Speech, sideName } from './speech.ts';
import type { Position } from './system.ts';

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const SEED = /^\d{1,10}$/;
const GREATEST = 2 ** 32 - 1;

interface Props {
  position: Position;
  speech: Speech;
  begin: (seed: number, first: Side) => void;
}

/** Before the first turn: who begins. The seed of dice and deck, with which any player can repeat the game, is an option. */
export const NewGame = ({ position, speech, begin }: Props) => {
  const { words } = speech;
  const [typed, setTyped] = useState(() => String(anySeed()));
  const [first, setFirst] = useState(position.active);
  const seed = SEED.test(typed) && Number(typed) <= GREATEST ? Number(typed) : undefined;
  const ready = SIDES.every((side) =>
    Object.values(position.board).some((piece) => piece.side === side && piece.unit !== LEADER),
  );
  if (!ready) return <p>{words.noUnits}</p>;
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        if (seed !== undefined) begin(seed, first);
      }}
    >
      <fieldset class="field segments">
        <legend>{words.first}</legend>
        <div>
          {SIDES.map((side) => (
            <label>
              <input
                type="radio"
                name="moves-first"
                checked={first === side}
                onChange={() => setFirst(side)}
              />
              {sideName(speech, side)}
            </label>
          ))}
        </div>
      </fieldset>
      <p class="acts">
        <button type="submit" class="primary">
          {words.newGame}
        </button>
      </p>
      <details open={seed === undefined}>
        <summary>{words.options}</summary>
        <div class="field">
          <label for="seed">{words.seed}</label>
          <input
            id="seed"
            inputMode="numeric"
            value={typed}
            aria-invalid={seed === undefined}
            onInput={({ currentTarget: { value } }) => setTyped(value.trim())}
          />
          {seed === undefined && <p class="fault">{words.badSeed}</p>}
          <small>{words.seedHelp}</small>
        </div>
        <p class="acts">
          <button type="button" onClick={() => setTyped(String(anySeed()))}>
            {words.newSeed}
          </button>
        </p>
      </details>
    </form>
  );
};
