import { useState } from 'preact/hooks';
import { type Hex, hex, inOrder } from '../../engine/hexes/hex.ts';
import type { Words } from '../../i18n/ccn/board.ts';

interface Props {
  id: string;
  label: string;
  value: readonly Hex[];
  words: Words;
  change: (hexes: Hex[]) => void;
}

/** The hexes of a list as somebody types it; undefined where one of them is none. */
function hexesIn(typed: string): Hex[] | undefined {
  const names = typed.split(/[\s,;-]+/).filter((name) => name !== '');
  const found = names.flatMap((name) => hex(name) ?? []);
  return found.length === names.length ? inOrder(found) : undefined;
}

/** A list of hexes; what is none stays in the field and is told. */
export const HexesField = ({ id, label, value, words, change }: Props) => {
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && hexesIn(typed) === undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={typed ?? value.join(', ')}
        placeholder="E5, E6"
        aria-invalid={wrong}
        autocapitalize="characters"
        spellcheck={false}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const hexes = hexesIn(currentTarget.value);
          if (hexes) change(hexes);
        }}
        onBlur={() => !wrong && setTyped(undefined)}
      />
      {wrong && (
        <p class="fault" role="alert">
          {words.notHexes}
        </p>
      )}
    </div>
  );
};
