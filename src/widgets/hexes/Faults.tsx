import type { Hex } from '../../engine/hexes/hex.ts';
import { Place } from '../desk/Notation.tsx';
import { say } from '../desk/speech.ts';
import { ClauseLink } from './Clause.tsx';
import { pieceName, type Speech } from './speech.ts';
import type { Piece, Survey } from './system.ts';

type Fault = Survey['faults'][number];

interface Props {
  text: string;
  survey: Survey;
  speech: Speech;
  /** Keeps one of several pieces that stand in a hex, where the position is being set up. */
  keep?: (hex: Hex, piece: Piece) => void;
}

/** Faults of a hex in which there are too many. */
const CROWDED = ['hex-taken', 'leader-apart'];
/** Faults that are told, and pieces of a hex among which one is chosen; more of them nobody reads. */
const MOST = 10;

/** What is wrong with a position: each fault with its clause and its place, and what can be done about it. */
export const Faults = ({ text, survey: { position, crowd, faults }, speech, keep }: Props) => {
  const { words, game } = speech;
  if (faults.length === 0) return null;
  const told = faults.slice(0, MOST);
  const rivals = (hex: Hex) =>
    [position.board[hex], ...crowd.flatMap(([at, piece]) => (at === hex ? [piece] : []))]
      .flatMap((piece) => piece ?? [])
      .slice(0, MOST);
  /** Who is to stay is asked once for a hex. */
  const asks = ({ hex, problem }: Fault) =>
    CROWDED.includes(problem)
      ? told.find((one) => one.hex === hex && CROWDED.includes(one.problem))
      : undefined;
  return (
    <section class="faults" role="alert">
      <h2>{words.faults}</h2>
      <ul>
        {told.map((fault) => (
          <li class="fault">
            {game.problem(fault)}
            {fault.clause && (
              <>
                {' '}
                <ClauseLink id={fault.clause} speech={speech} />
              </>
            )}
            {fault.hex ? (
              keep &&
              asks(fault) === fault && (
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
        {faults.length > MOST && (
          <li class="fault">{say(speech, words.moreFaults, { n: faults.length - MOST })}</li>
        )}
      </ul>
    </section>
  );
};
