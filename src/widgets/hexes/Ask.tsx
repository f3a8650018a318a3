import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Hex } from '../../engine/hexes/hex.ts';
import { Asked } from '../desk/Asked.tsx';
import { Chips } from '../desk/Chips.tsx';
import { say } from '../desk/speech.ts';
import { Playfield } from './Playfield.tsx';
import { type Posed, readPosed, writePosed } from './posed.ts';
import { hexName, pieceAt, pieceName, type Speech } from './speech.ts';
import type { Position, Shown } from './system.ts';

interface Props {
  position: Position;
  speech: Speech;
  /** The question as an address has it, and its change. */
  asked: string;
  pose: (asked: string) => void;
  /** The search of the address that asks this; nothing while a damaged link has not been looked at. */
  state: string | undefined;
  children: ComponentChildren;
}

/** A question of two hexes goes from the first that is touched to the second; the third begins another. */
function next({ from, target }: Pick<Posed, 'from' | 'target'>, hex: Hex) {
  if (!from || target) return { from: hex, target: undefined };
  return hex === from ? { from: undefined, target: undefined } : { from, target: hex };
}

const AT_NOBODY = { target: undefined };
const NOWHERE = { from: undefined, ...AT_NOBODY };

/** What is asked of a leader who leaves is not asked where there is none. */
const ledBy = (asked: Posed['asked'], { board }: Position, hex: Hex): Posed['asked'] =>
  board[hex]?.leader ? asked : ({ ...asked, leader: false } as Posed['asked']);

/** From where it is asked, in words and with the way to ask from elsewhere. */
const Origin = ({
  position,
  speech,
  posed: { from, target },
  change,
}: Pick<Props, 'position' | 'speech'> & { posed: Posed; change: () => void }) => {
  const { words } = speech;
  if (!from) return null;
  const piece = position.board[from];
  return (
    <p class="origin">
      <b>
        {target
          ? say(speech, words.fromTo, { from, to: target })
          : say(speech, words.fromHex, { from })}
      </b>
      {piece && ` ${pieceName(speech, piece)}`}{' '}
      <button type="button" onClick={change}>
        {words.changeOrigin}
      </button>
    </p>
  );
};

/** What is asked, in a few words: `Move: Warriors D5 → E6`. */
function briefOf(speech: Speech, position: Position, { asked, from, target }: Posed): string {
  const name = speech.words[`ask.${asked.question}` as keyof typeof speech.words];
  const hexes = [from, target].flatMap((hex) => (hex ? [pieceAt(speech, position, hex)] : []));
  return `${name}: ${hexes.join(' → ')}`;
}

/** What a question comes to: in a few words, as it is drawn, and said. */
export function askedOf(speech: Speech, position: Position, posed: Posed) {
  const { asked, from, target } = posed;
  const { words, system } = speech;
  const { questions } = system;
  const shown: Shown = from
    ? questions.show({ position, asked, from, target, speech })
    : {
        said: (
          <p role="status">
            {questions.ofHexes.includes(asked.question) ? words.pickAny : words.pickPiece}
          </p>
        ),
      };
  const { said, targets, lights, sight, ways } = shown;
  return {
    brief: briefOf(speech, position, posed),
    drawn: {
      lights: { ...lights, ...(from && { [from]: 'chosen' as const }) },
      ...(sight && { sight }),
      ...(ways && { ways }),
    },
    ...{ said, targets, lights },
  };
}

/** What one piece may do on the board as it stands, hex by hex, and the clause that forbids the rest. */
export const Ask = ({ position, speech, asked: word, pose, state, children }: Props) => {
  const { words, system } = speech;
  const { questions } = system;
  const posed = useMemo(() => readPosed(questions, word), [word]);
  const { asked, from } = posed;
  const piece = from && position.board[from];
  const put = (part: Partial<Posed>) => pose(writePosed(questions, { ...posed, ...part }));
  const isOfHexes = (question: string) => questions.ofHexes.includes(question);
  const ofHexes = isOfHexes(asked.question);
  const shown = askedOf(speech, position, posed);
  const pick = (hex: Hex) => {
    if (ofHexes) return put(next(posed, hex));
    const { lights, targets } = shown;
    const isTarget =
      from !== undefined &&
      hex !== from &&
      piece !== undefined &&
      (targets?.includes(hex) ??
        (lights?.[hex] === 'go' || position.board[hex]?.side !== piece.side));
    if (targets && !isTarget && !position.board[hex]) return;
    // Whoever is asked about instead may have no leader to be asked about.
    put(
      isTarget ? { target: hex } : { asked: ledBy(asked, position, hex), from: hex, ...AT_NOBODY },
    );
  };
  return (
    <>
      <Playfield
        marks={system.marks}
        field={position}
        {...shown.drawn}
        label={words.board}
        nameOf={(hex) => hexName(speech, position, hex)}
        pick={pick}
        carry={(start, end) => put({ from: start, target: end })}
      />
      <div class="panel">
        {children}
        <Chips
          name="ask-question"
          label={words.question}
          choices={questions.all.map(
            (one) => [one, words[`ask.${one}` as keyof typeof words]] as const,
          )}
          chosen={asked.question}
          choose={(question) => {
            // Where a piece was asked from is not where somebody looks from, nor the other way round.
            const anew = isOfHexes(question) || ofHexes;
            put({ asked: { ...asked, question }, from: anew ? undefined : from, ...AT_NOBODY });
          }}
        />
        <Origin {...{ position, speech, posed }} change={() => put(NOWHERE)} />
        <Asked state={from && state} brief={shown.brief} cite={speech.texts.words.citeResult}>
          {shown.said}
        </Asked>
        <questions.Circumstances
          asked={asked}
          change={(part) => put({ asked: { ...asked, ...part } })}
          withLeader={piece?.leader ?? false}
          speech={speech}
        />
      </div>
    </>
  );
};
