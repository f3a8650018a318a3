import type { DeskWords } from '../../i18n/desk.ts';

interface Props {
  text: string;
  /** What is laid when everything is taken away. */
  empty: string;
  change: (text: string) => void;
  words: Record<'notation' | 'notationHelp' | 'clearAll', string>;
}

/** The position as a line of text, and the way back to nothing. */
export const Notation = ({ text, empty, change, words }: Props) => (
  <>
    <div class="field">
      <label for="notation">{words.notation}</label>
      <textarea
        id="notation"
        rows={4}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget: { value } }) => change(value)}
      />
      <small>{words.notationHelp}</small>
    </div>
    <p class="acts">
      <button type="button" onClick={() => change(empty)}>
        {words.clearAll}
      </button>
    </p>
  </>
);

/** How much of the text is shown on either side of a fault. */
const AROUND = 12;

/** The place of a fault in the text, counted from 0. */
export const Place = ({ text, at, words }: { text: string; at: number; words: DeskWords }) => (
  <code>
    {text.slice(Math.max(0, at - AROUND), at)}
    <mark>{text.slice(at, at + AROUND) || words.here}</mark>
  </code>
);
