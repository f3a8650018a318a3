import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { frieze, IUS_BELLI, TAILPIECE } from '../marks/index.ts';
import { type Mark, standalone, widthAt } from '../marks/mark.ts';
import { PICTURE } from './picture.ts';

/** What a title page says. */
export interface TitlePage {
  /** Number of the chapter; a page without one shows a sign in its place. */
  number?: string;
  sign?: Mark;
  title: string;
  /** Above the title: the game. */
  over?: string;
  /** At the foot. */
  foot: string;
}

/** The light theme of tokens.css. */
const PAPER = '#f8f2e4';
const BLACK = '#221a12';
const SOFT = '#57493a';
const HAIR = '#857254';
const RUBRIC = '#9a1d14';

const require = createRequire(import.meta.url);

const FONTS: [weight: 400 | 600, file: string][] = [
  [400, require.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-400-normal.woff')],
  [600, require.resolve('@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff')],
];

let fonts: Promise<Font[]> | undefined;

const loadFonts = () => {
  fonts ??= Promise.all(
    FONTS.map(async ([weight, file]) => ({ name: 'Brygada', weight, data: await readFile(file) })),
  );
  return fonts;
};

type Style = Record<string, string | number>;
type Child = Box | string;
interface Box {
  type: string;
  props: {
    style: Style;
    children?: Child | Child[];
    src?: string;
    width?: number;
    height?: number;
  };
}

const box = (style: Style, ...children: Child[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
});

/** A mark in a colour and at a height. */
function drawn(mark: Mark, height: number, ink: string, line = 1): Box {
  const width = widthAt(mark, height);
  const svg = Buffer.from(standalone(mark, height, ink, line)).toString('base64');
  const src = `data:image/svg+xml;base64,${svg}`;
  return { type: 'img', props: { src, width, height, style: { width, height } } };
}

const heading = ({ number, sign, title }: TitlePage) =>
  box(
    { flexDirection: 'column', alignItems: 'center', gap: 10, color: RUBRIC },
    ...(number ? [box({ fontSize: 136, lineHeight: 1 }, number)] : []),
    ...(sign ? [drawn(sign, 150, RUBRIC, 0.7)] : []),
    box(
      {
        maxWidth: 960,
        fontSize: title.length > 32 ? 54 : 62,
        fontWeight: 600,
        lineHeight: 1.1,
        textAlign: 'center',
        textWrap: 'balance',
      },
      title,
    ),
  );

const imprint = (foot: string) =>
  box(
    { alignItems: 'center', gap: 14, fontSize: 34 },
    drawn(IUS_BELLI, 46, RUBRIC, 1.3),
    box({ fontWeight: 600 }, 'Ius Belli'),
    box({ color: SOFT }, `· ${foot}`),
  );

const LEAF: Style = {
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '30px 48px 26px',
  border: `1px solid ${RUBRIC}`,
};

const page = (content: TitlePage) =>
  box(
    { ...PICTURE, padding: 28, background: PAPER, color: BLACK, fontFamily: 'Brygada' },
    box(
      { flex: 1, padding: 7, border: `3px solid ${RUBRIC}` },
      box(
        LEAF,
        drawn(frieze(25), 36, HAIR),
        ...(content.over
          ? [box({ color: SOFT, fontSize: 34, letterSpacing: 1 }, content.over)]
          : []),
        heading(content),
        drawn(TAILPIECE, 30, HAIR),
        imprint(content.foot),
      ),
    ),
  );

type Node = Parameters<typeof satori>[0];

/** The title page as a picture that others show beside a link. */
export async function draw(content: TitlePage): Promise<Buffer> {
  const svg = await satori(page(content) as Node, { ...PICTURE, fonts: await loadFonts() });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, effort: 4, dither: 0 })
    .toBuffer();
}
