import { MODES, type Mode } from './desk.ts';
import type { Speech } from './speech.ts';

interface Props {
  mode: Mode;
  choose: (mode: Mode) => void;
  /** Absent where there is nothing to take back, or to do again. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  large: boolean;
  zoom: () => void;
  stored: boolean;
  speech: Speech;
}

/** What is done with the board, and the way back. */
export const Bar = ({
  mode,
  choose,
  undo,
  redo,
  large,
  zoom,
  stored,
  speech: { words },
}: Props) => (
  <>
    <div class="field segments" role="radiogroup" aria-label={words.modes}>
      <div>
        {MODES.map((one) => (
          <label>
            <input
              type="radio"
              name="board-mode"
              checked={mode === one}
              onChange={() => choose(one)}
            />
            {words[one]}
          </label>
        ))}
      </div>
    </div>
    <p class="acts">
      <button type="button" disabled={!undo} onClick={undo}>
        {words.undo}
      </button>
      <button type="button" disabled={!redo} onClick={redo}>
        {words.redo}
      </button>
      <button type="button" aria-pressed={large} onClick={zoom}>
        {words.zoom}
      </button>
    </p>
    {!stored && <p class="notice">{words.notKept}</p>}
  </>
);
