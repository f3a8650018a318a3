import { useState } from 'preact/hooks';
import type { PlaneWords } from '../../i18n/plane.ts';
import { PLANE_STYLE } from '../board/drawing-style.ts';
import { downloadPng, downloadSvg } from '../board/picture.ts';
import { copied } from '../clipboard.ts';
import { download, textUrl } from '../download.ts';

interface Props {
  text: string;
  address: string;
  words: PlaneWords;
  /** A file that the reader brings: a position in one line. */
  open: (text: string) => void;
}

const drawing = () => document.querySelector<SVGElement>('.tabletop .plane');

/** Takes the table elsewhere: a link, a picture, a file. */
export const Share = ({ text, address, words, open }: Props) => {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (what: string) => {
    const done = await copied(what);
    setSaid(done ? words.copied : words.copyThis);
    setByHand(done ? '' : what);
  };
  return (
    <details class="share">
      <summary>{words.more}</summary>
      <p class="acts">
        <button
          type="button"
          onClick={() => copy(`${location.origin}${location.pathname}${address}`)}
        >
          {words.share}
        </button>
        <button
          type="button"
          onClick={() => {
            const svg = drawing();
            if (svg) downloadSvg(svg, PLANE_STYLE);
          }}
        >
          {words.pictureSvg}
        </button>
        <button
          type="button"
          onClick={() => {
            const svg = drawing();
            if (svg) void downloadPng(svg, PLANE_STYLE);
          }}
        >
          {words.picturePng}
        </button>
        <button
          type="button"
          onClick={() => download('ius-belli.txt', textUrl('text/plain', `${text}\n`))}
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
              const brought = await currentTarget.files?.[0]?.text();
              currentTarget.value = '';
              if (brought !== undefined) open(brought);
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
