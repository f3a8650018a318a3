import { useState } from 'preact/hooks';
import { draw } from '../../engine/cca/game/position/drawing.ts';
import type { Position } from '../../engine/cca/game/position/position.ts';
import { copied } from '../clipboard.ts';
import { download, textUrl } from '../download.ts';
import type { Desk } from './desk.ts';
import { addressOf } from './desk.ts';
import { DRAWING_STYLE } from './drawing-style.ts';
import { downloadPng, downloadSvg } from './picture.ts';
import type { Speech } from './speech.ts';

interface Props {
  desk: Desk;
  position: Position;
  speech: Speech;
  /** A file that the reader brings: a position, a drawing or a game. */
  open: (text: string) => void;
}

const board = () => document.querySelector<SVGElement>('.playfield .hexes');

/** Takes the board elsewhere: a link, a drawing for a forum, a picture, a file. */
export const Share = ({ desk, position, speech, open }: Props) => {
  const { words } = speech;
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (text: string) => {
    const done = await copied(text);
    setSaid(done ? words.copied : words.copyThis);
    setByHand(done ? '' : text);
  };
  const file = desk.game?.log ?? `${desk.text}\n`;
  return (
    <details class="share">
      <summary>{words.more}</summary>
      <p class="acts">
        <button
          type="button"
          onClick={() => copy(`${location.origin}${location.pathname}${addressOf(desk)}`)}
        >
          {words.share}
        </button>
        <button type="button" onClick={() => copy(draw(position))}>
          {words.drawing}
        </button>
        <button
          type="button"
          onClick={() => {
            const svg = board();
            if (svg) downloadSvg(svg, DRAWING_STYLE);
          }}
        >
          {words.pictureSvg}
        </button>
        <button
          type="button"
          onClick={() => {
            const svg = board();
            if (svg) void downloadPng(svg, DRAWING_STYLE);
          }}
        >
          {words.picturePng}
        </button>
        <button
          type="button"
          onClick={() => download('ius-belli.txt', textUrl('text/plain', file))}
        >
          {words.saveFile}
        </button>
        <label class="button">
          {words.openFile}
          <input
            class="spoken"
            type="file"
            accept="text/plain,.txt"
            onChange={async ({ currentTarget }) => {
              const text = await currentTarget.files?.[0]?.text();
              currentTarget.value = '';
              if (text !== undefined) open(text);
            }}
          />
        </label>
      </p>
      <p role="status">{said}</p>
      {byHand && (
        <textarea
          readOnly
          rows={3}
          value={byHand}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </details>
  );
};
