import { useState } from 'preact/hooks';
import { LEADER } from '../../engine/hexes/game/state.ts';
import { SIDES } from '../../engine/hexes/hex.ts';
import type { Speech } from './speech.ts';

const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const SEED = /^\d{1,10}$/;
const GREATEST = 2 ** 32 - 1;

import type { Position } from './system.ts';

interface Props {
  position: Position;
  speech: Speech;
  begin: (seed: number) => void;
}

/** Before the first turn: the seed of dice and deck is shown, so that any player can repeat the game. */
export const NewGame = ({ position, speech, begin }: Props) => {
  const { words } = speech;
  const [typed, setTyped] = useState(() => String(anySeed()));
  const seed = SEED.test(typed) && Number(typed) <= GREATEST ? Number(typed) : undefined;
  const ready = SIDES.every((side) =>
    Object.values(position.board).some((piece) => piece.side === side && piece.unit !== LEADER),
  );
  if (!ready) return <p>{words.noUnits}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (seed !== undefined) begin(seed);
      }}
    >
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
        <button type="submit">{words.newGame}</button>
        <button type="button" onClick={() => setTyped(String(anySeed()))}>
          {words.newSeed}
        </button>
      </p>
    </form>
  );
};
