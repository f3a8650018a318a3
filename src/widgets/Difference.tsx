import type { Piece } from '../library/history.ts';

interface Props {
  pieces: readonly Piece[];
  /** What is said, to those who hear the page, before words that came or went. */
  words: { added: string; removed: string };
}

/** Two versions of a text in one: what went is struck out, what came is underlined. */
export const Difference = ({ pieces, words }: Props) => (
  <p class="difference">
    {pieces.map(({ change, text }) => {
      if (change === 'kept') return text;
      const Change = change === 'added' ? 'ins' : 'del';
      return (
        <Change>
          <span class="spoken">({words[change]}: </span>
          {text}
          <span class="spoken">)</span>
        </Change>
      );
    })}
  </p>
);
