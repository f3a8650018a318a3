interface Props {
  /** Absent where there is nothing to take back, to do again. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  words: { undo: string; redo: string };
}

/** What was done taken back, and done again. */
export const BackAndForth = ({ undo, redo, words }: Props) => (
  <>
    <button type="button" disabled={!undo} onClick={undo}>
      {words.undo}
    </button>
    <button type="button" disabled={!redo} onClick={redo}>
      {words.redo}
    </button>
  </>
);
