import type { Piece } from '../../engine/plane/table/state.ts';
import type { Speech } from './system.ts';

interface Props<U extends Piece, S extends string, W extends string> {
  /** The question that is asked; absent where cards are laid. */
  id: string | undefined;
  choose: (id: string | undefined) => void;
  speech: Speech<U, S, W>;
}

/** What is done with the table: cards are laid, or one of its questions is asked. */
export function Chips<U extends Piece, S extends string, W extends string>({
  id,
  choose,
  speech: { words, texts, system },
}: Props<U, S, W>) {
  const { all, words: wordsOf } = system.questions;
  const chip = (one: string | undefined, word: string, title: string) => (
    <label title={title}>
      <input type="radio" name="doing" checked={id === one} onChange={() => choose(one)} />
      {word}
    </label>
  );
  return (
    <div class="asks" role="radiogroup" aria-label={words.modes}>
      {chip(undefined, words.setup, words.setup)}
      {all.map((one) => chip(one.id, words[wordsOf[one.id] as W], texts.query(one.id).title))}
    </div>
  );
}
