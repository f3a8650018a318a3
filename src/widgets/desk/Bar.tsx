import type { DeskWords } from '../../i18n/desk.ts';
import { BackAndForth } from './BackAndForth.tsx';

interface Props<Mode extends string> {
  modes: readonly Mode[];
  mode: Mode;
  choose: (mode: Mode) => void;
  /** Absent where there is nothing to take back, to do again, to look at. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** What is looked at next. */
  look?: { name: string; at: () => void };
  stored: boolean;
  words: DeskWords & Record<Mode, string>;
}

/** What is done with the desk, and the way back. */
export const Bar = <Mode extends string>(props: Props<Mode>) => {
  const { modes, mode, choose, undo, redo, look, stored, words } = props;
  return (
    <>
      <div class="field segments" role="radiogroup" aria-label={words.modes}>
        <div>
          {modes.map((one) => (
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
        <BackAndForth undo={undo} redo={redo} words={words} />
        {look && (
          <button type="button" onClick={look.at}>
            {look.name}
          </button>
        )}
      </p>
      {!stored && <p class="notice">{words.notKept}</p>}
    </>
  );
};
