import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Hex } from '../../engine/hexes/hex.ts';
import { Playfield } from './Playfield.tsx';
import { hexName, pieceName, type Speech } from './speech.ts';
import type { Position, Shown } from './system.ts';

interface Props {
  position: Position;
  speech: Speech;
  large: boolean;
  children: ComponentChildren;
}

/** What one piece may do on the board as it stands, hex by hex, and the clause that forbids the rest. */
export const Ask = ({ position, speech, large, children }: Props) => {
  const { words, system } = speech;
  const { questions } = system;
  const [asked, setAsked] = useState(questions.start);
  const [from, setFrom] = useState<Hex>();
  const [target, setTarget] = useState<Hex>();
  const side = from && position.board[from]?.side;
  const ofHexes = questions.ofHexes.includes(asked.question);
  const shown: Shown = from
    ? questions.show({ position, asked, from, target, speech })
    : { said: <p class="soft">{ofHexes ? words.pickAny : words.pickPiece}</p> };
  const pick = (hex: Hex) => {
    const piece = position.board[hex];
    const free = shown.lights?.[hex] === 'go';
    const isTarget =
      from !== undefined &&
      hex !== from &&
      (ofHexes || (side !== undefined && (free || piece?.side !== side)));
    setTarget(isTarget ? hex : undefined);
    if (!isTarget) setFrom(hex);
  };
  const piece = from && position.board[from];
  return (
    <>
      <Playfield
        marks={system.marks}
        field={position}
        lights={{ ...shown.lights, ...(from && { [from]: 'chosen' as const }) }}
        {...(shown.sight && { sight: shown.sight })}
        {...(shown.ways && { ways: shown.ways })}
        label={words.board}
        nameOf={(hex) => hexName(speech, position, hex)}
        pick={pick}
        large={large}
      />
      <div class="panel">
        {children}
        <div class="field">
          <label for="ask-question">{words.question}</label>
          <select
            id="ask-question"
            value={asked.question}
            onChange={({ currentTarget: { value } }) => {
              setAsked({ ...asked, question: value });
              setTarget(undefined);
            }}
          >
            {questions.all.map((one) => (
              <option value={one}>{words[`ask.${one}` as keyof typeof words]}</option>
            ))}
          </select>
        </div>
        <questions.Circumstances
          asked={asked}
          change={(part) => setAsked({ ...asked, ...part })}
          withLeader={piece?.leader ?? false}
          speech={speech}
        />
        {piece && (
          <h2>
            {from}: {pieceName(speech, piece)}
          </h2>
        )}
        {shown.said}
      </div>
    </>
  );
};
