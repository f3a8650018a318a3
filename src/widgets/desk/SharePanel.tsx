import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { DeskWords } from '../../i18n/desk.ts';
import { copied } from '../clipboard.ts';
import { download, textUrl } from '../download.ts';
import { downloadPng, downloadSvg } from './picture.ts';

interface Props {
  words: DeskWords;
  /** What may be copied: the link first, then what else there is, each with its name. */
  copies: readonly (readonly [name: string, text: () => string | Promise<string>])[];
  /** Where the desk is drawn, and how it looks. */
  drawn?: { selector: string; style: string };
  /** Without a text there is nothing to save. */
  file: { name: string; type: string; text?: () => string };
  /** A file that the reader brings. */
  open: (text: string) => void;
  /** Buttons before and after these. */
  first?: ComponentChildren;
  children?: ComponentChildren;
}

/** A link with what stands behind the `#` of this page's address, or with its search. */
export const linkTo = (end: string) => `${location.origin}${location.pathname}${end}`;

const Pictures = ({
  words,
  selector,
  style,
}: {
  words: DeskWords;
  selector: string;
  style: string;
}) => {
  const taking = (take: (svg: SVGElement, style: string) => unknown) => () => {
    const svg = document.querySelector<SVGElement>(selector);
    if (svg) void take(svg, style);
  };
  return (
    <>
      <button type="button" onClick={taking(downloadSvg)}>
        {words.pictureSvg}
      </button>
      <button type="button" onClick={taking(downloadPng)}>
        {words.picturePng}
      </button>
    </>
  );
};

const Files = ({
  words,
  file: { text, ...file },
  open,
}: Pick<Props, 'words' | 'file' | 'open'>) => (
  <>
    {text && (
      <button type="button" onClick={() => download(file.name, textUrl(file.type, text()))}>
        {words.saveFile}
      </button>
    )}
    <label class="button">
      {words.openFile}
      <input
        class="spoken"
        type="file"
        accept={`${file.type},${file.name.slice(file.name.lastIndexOf('.'))}`}
        onChange={async ({ currentTarget }) => {
          const text = await currentTarget.files?.[0]?.text();
          currentTarget.value = '';
          if (text !== undefined) open(text);
        }}
      />
    </label>
  </>
);

/** Takes a desk elsewhere: a link, a picture, a file. */
export const SharePanel = ({ words, copies, drawn, file, open, first, children }: Props) => {
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (text: string) => {
    const done = await copied(text);
    setSaid(done ? words.copied : words.copyThis);
    setByHand(done ? '' : text);
  };
  return (
    <>
      <p class="acts">
        {first}
        {copies.map(([name, text]) => (
          <button type="button" onClick={async () => copy(await text())}>
            {name}
          </button>
        ))}
        {drawn && <Pictures words={words} {...drawn} />}
        <Files words={words} file={file} open={open} />
        {children}
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
    </>
  );
};

/** The same, folded away below a board. */
export const ShareMenu = (props: Props) => (
  <details class="share">
    <summary>{props.words.more}</summary>
    <SharePanel {...props} />
  </details>
);
