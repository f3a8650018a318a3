import { useMemo, useState } from 'preact/hooks';
import { parseNation, writeNation } from '../../engine/ccn/nations/notation.ts';
import { checkSheet, type NationSheet, SHEET_FIELDS } from '../../engine/ccn/nations/sheet.ts';
import { read } from '../../engine/core/schema/read.ts';
import type { Side } from '../../engine/hexes/hex.ts';
import { type Speech, sideName } from '../../widgets/hexes/speech.ts';
import { keptSheets, namesOf } from './nation/kept.ts';
import { wordsOf } from './words.ts';

interface Props {
  side: Side;
  sheet: NationSheet | null;
  speech: Speech;
  choose: (sheet: NationSheet | null) => void;
}

/** The sheets that the reader has copied on this device, as far as they hold together. */
export function soundSheets() {
  const all = keptSheets();
  return namesOf(all, '?').flatMap((name, i) => {
    const result = read(SHEET_FIELDS, all[i] ?? {});
    return 'value' in result && checkSheet(result.value).length === 0
      ? [{ name, sheet: result.value }]
      : [];
  });
}

/** The sheet of a text: the word itself, or a link that ends in it. */
const sheetIn = (typed: string) => parseNation(typed.trim().replace(/^.*#n=/, ''));

/** The national sheet of a side in its one word, or as a link of its page. */
export const SheetField = ({ side, sheet, speech, choose }: Props) => {
  const words = wordsOf(speech);
  const [typed, setTyped] = useState<string>();
  const kept = useMemo(soundSheets, []);
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
      {kept.length > 0 && (
        <select
          aria-label={`${words.keptSheets} (${sideName(speech, side)})`}
          value=""
          onChange={({ currentTarget }) => {
            const chosen = kept[Number(currentTarget.value)];
            currentTarget.value = '';
            if (!chosen) return;
            setTyped(undefined);
            choose(chosen.sheet);
          }}
        >
          <option value="">{words.keptSheets}</option>
          {kept.map(({ name }, i) => (
            <option value={i}>{name}</option>
          ))}
        </select>
      )}
      {wrong && (
        <p class="fault" role="alert">
          {speech.game.problem(wrong)}
        </p>
      )}
    </div>
  );
};
