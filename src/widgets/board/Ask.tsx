import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Position } from '../../engine/cca/game/position/position.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { type Asked, QUESTIONS, START } from './asked.ts';
import { Circumstances } from './Circumstances.tsx';
import { Playfield } from './Playfield.tsx';
import { type Shown, show } from './shown.tsx';
import { hexName, pieceName, type Speech } from './speech.ts';

interface Props {
  position: Position;
  speech: Speech;
  large: boolean;
  children: ComponentChildren;
}

/** What one piece may do on the board as it stands, hex by hex, and the clause that forbids the rest. */
export const Ask = ({ position, speech, large, children }: Props) => {
  const { words } = speech;
  const [asked, setAsked] = useState<Asked>(START);
  const [from, setFrom] = useState<Hex>();
  const [target, setTarget] = useState<Hex>();
  const side = from && position.board[from]?.side;
  const shown: Shown = from
    ? show({ position, asked, from, target, speech })
    : { said: <p class="soft">{asked.question === 'sight' ? words.pickAny : words.pickPiece}</p> };
  const pick = (hex: Hex) => {
    const piece = position.board[hex];
    const free = shown.lights?.[hex] === 'go';
    const isTarget =
      from !== undefined &&
      hex !== from &&
      (asked.question === 'sight' || (side !== undefined && (free || piece?.side !== side)));
    setTarget(isTarget ? hex : undefined);
    if (!isTarget) setFrom(hex);
  };
  const piece = from && position.board[from];
  return (
    <>
      <Playfield
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
              setAsked({ ...asked, question: QUESTIONS.find((one) => one === value) ?? 'move' });
              setTarget(undefined);
            }}
          >
            {QUESTIONS.map((one) => (
              <option value={one}>{words[`ask.${one}`]}</option>
            ))}
          </select>
        </div>
        <Circumstances
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
