import { MOST_BLOCKS } from '../../engine/ccn/combat/combat.ts';
import { named } from '../../engine/ccn/game/board.ts';
import { type Piece, TOKENS } from '../../engine/ccn/game/state.ts';
import { isInfantry } from '../../engine/ccn/units.ts';
import { NumberField } from '../../widgets/desk/NumberField.tsx';
import { say } from '../../widgets/desk/speech.ts';
import type { Speech } from '../../widgets/hexes/speech.ts';
import { wordsOf } from './words.ts';

interface Props {
  piece: Piece;
  speech: Speech;
  change(part: Partial<Piece>): void;
}

/** What a piece bears, for whoever is read the board: the token of its square, and its start strength where blocks are lost. */
export function bearing({ start, blocks, square }: Piece, speech: Speech): string[] {
  const words = wordsOf(speech);
  return [
    ...(start > blocks ? [say(speech, words.startsWith, { n: start })] : []),
    ...(square ? [say(speech, words.inSquare, { n: square })] : []),
  ];
}

/** With how many blocks a unit starts, and the token of its square. */
export const Bearing = ({ piece, speech, change }: Props) => {
  const words = wordsOf(speech);
  return (
    <>
      <NumberField
        id="hex-start"
        label={words.startBlocks}
        min={1}
        max={MOST_BLOCKS}
        value={piece.start}
        change={(start) => change({ start })}
        speech={speech}
      />
      {(isInfantry(named(piece.unit)) || piece.square) && (
        <div class="field">
          <label for="hex-square">{words.square}</label>
          <select
            id="hex-square"
            value={piece.square ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ square: TOKENS.find((token) => String(token) === value) ?? null })
            }
          >
            <option value="">{words.noSquare}</option>
            {TOKENS.map((token) => (
              <option value={token}>{say(speech, words.token, { n: token })}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};
