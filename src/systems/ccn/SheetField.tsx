import { useState } from 'preact/hooks';
import { parseNation, writeNation } from '../../engine/ccn/nations/notation.ts';
import type { NationSheet } from '../../engine/ccn/nations/sheet.ts';
import type { Side } from '../../engine/hexes/hex.ts';
import { type Speech, sideName } from '../../widgets/hexes/speech.ts';
import { wordsOf } from './words.ts';

interface Props {
  side: Side;
  sheet: NationSheet | null;
  speech: Speech;
  choose: (sheet: NationSheet | null) => void;
}

/** The sheet of a text: the word itself, or a link that ends in it. */
const sheetIn = (typed: string) => parseNation(typed.trim().replace(/^.*#n=/, ''));

/** The national sheet of a side in its one word, or as a link of its page. */
export const SheetField = ({ side, sheet, speech, choose }: Props) => {
  const words = wordsOf(speech);
  const [typed, setTyped] = useState<string>();
  const found = typed?.trim() ? sheetIn(typed) : undefined;
  const wrong = found && 'problem' in found ? found : undefined;
  const id = `sheet-${side}`;
  return (
    <div class="field">
      <label for={id}>
        {words.sheet} ({sideName(speech, side)})
      </label>
      <input
        id={id}
        value={typed ?? (sheet ? writeNation(sheet) : '')}
        placeholder={words.noSheet}
        aria-invalid={wrong !== undefined}
        spellcheck={false}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          const now = value.trim() === '' ? null : sheetIn(value);
          if (!now || !('problem' in now)) choose(now);
        }}
        onBlur={() => !wrong && setTyped(undefined)}
      />
      {wrong && (
        <p class="fault" role="alert">
          {speech.game.problem(wrong)}
        </p>
      )}
    </div>
  );
};
