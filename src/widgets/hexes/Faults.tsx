import type { Hex } from '../../engine/hexes/hex.ts';
import { Place } from '../desk/Notation.tsx';
import { say } from '../desk/speech.ts';
import { ClauseLink } from './Clause.tsx';
import { pieceName, type Speech } from './speech.ts';
import type { Piece, Survey } from './system.ts';

interface Props {
  text: string;
  survey: Survey;
  speech: Speech;
  /** Keeps one of several pieces that stand in a hex. */
  keep: (hex: Hex, piece: Piece) => void;
}

/** Faults of a hex in which there are too many. */
const CROWDED = ['hex-taken', 'leader-apart'];

/** What is wrong with a position: each fault with its clause and its place, and what can be done about it. */
export const Faults = ({ text, survey: { position, crowd, faults }, speech, keep }: Props) => {
  const { words, game } = speech;
  if (faults.length === 0) return null;
  const rivals = (hex: Hex) =>
    [position.board[hex], ...crowd.flatMap(([at, piece]) => (at === hex ? [piece] : []))].flatMap(
      (piece) => piece ?? [],
    );
  return (
    <section class="faults" role="alert">
      <h2>{words.faults}</h2>
      <ul>
        {faults.map((fault) => (
          <li class="fault">
            {game.problem(fault)}
            {fault.clause && (
              <>
                {' '}
                <ClauseLink id={fault.clause} speech={speech} />
              </>
            )}
            {fault.hex ? (
              CROWDED.includes(fault.problem) && (
                <span class="acts">
                  {rivals(fault.hex).map((piece) => (
                    <button type="button" onClick={() => fault.hex && keep(fault.hex, piece)}>
                      {say(speech, words.keepFirst, { unit: pieceName(speech, piece) })}
                    </button>
                  ))}
                </span>
              )
            ) : (
              <Place text={text} at={fault.at} words={words} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
