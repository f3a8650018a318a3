import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Problem } from '../engine/hexes/game/reader.ts';
import { type Hex, hex as hexNamed } from '../engine/hexes/hex.ts';
import type { HexPicture, HexQuestion } from '../library/registry.ts';
import { DRAWING_STYLE } from '../widgets/desk/drawing-style.ts';
import { BOARD, frameOf, MARGIN } from '../widgets/hexes/geometry.ts';
import { type Drawn, HexBoard } from '../widgets/hexes/HexBoard.tsx';
import type { Field } from '../widgets/hexes/system.ts';
import { type Drawing, framed } from './drawing.ts';
import type { Marks } from './marks/hexes.ts';

/** What the engine answers, as it is drawn, and the hexes that it lights. */
export interface Answered extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  lit: readonly Hex[];
}

/** What a system gives so that pictures of its board can be drawn. */
export interface HexPictures {
  marks: Marks;
  readPosition(text: string): Field | Problem;
  answered(field: Field, ask: HexQuestion): Answered;
  /** The board as it is drawn, where the question changes it. */
  shown(field: Field, ask: HexQuestion): Field;
  /** Whether the sections matter; elsewhere their lines would only be in the way. */
  bySection(ask: HexQuestion): boolean;
}

/** A hex that a picture names. */
export function hexOf(name: string): Hex {
  const hex = hexNamed(name);
  if (!hex) throw new RangeError(`There is no hex ${name}.`);
  return hex;
}

/** A picture as the board draws it, and the hexes that the engine lights in it. */
function drawnOf({ position: text, ask, say }: HexPicture, game: HexPictures) {
  const position = game.readPosition(text);
  if ('problem' in position) throw new RangeError(`${text}: ${position.problem} at ${position.at}`);
  const { lit, ...answer } = game.answered(position, ask);
  const from = 'from' in ask && ask.from !== undefined ? [hexOf(ask.from)] : [];
  const lights = { ...answer.lights, ...Object.fromEntries(from.map((hex) => [hex, 'chosen'])) };
  const there = [...Object.keys(position.board), ...Object.keys(position.ground)] as Hex[];
  const named = (say.en.match(/\b[A-I]1?\d\b/g) ?? []).map(hexOf);
  const frame = ask.what === 'sections' ? BOARD : frameOf([...there, ...lit, ...from, ...named]);
  const field = game.shown(position, ask);
  const sections = game.bySection(ask);
  const drawn = { marks: game.marks, field, ...answer, lights, frame, sections };
  return { drawn: drawn satisfies Drawn, lit };
}

/** A little larger than the board is drawn, so that its names are read on a page of text. */
const SCALE = 1.2;
const scaled = (length: number) => Math.round(SCALE * (length + 2 * MARGIN));

/** On the whole board only the names that matter, large enough to be read in a column of text. */
const FEW_NAMES =
  '.name{display:none}.way .name{display:inline;font-size:15px}.hexes .way .light{fill-opacity:.3}';

/** Before it is answered: neither what is lit, save the hex that is asked about, nor where a way or a line ends. */
const ASKED =
  '#asked:target~.ways,#asked:target~.hex:not(.chosen)>:is(.light,.sign){display:none}#asked:target~.sight{stroke:var(--soft);stroke-dasharray:2 6}';

function svgOf({ clause, ask }: HexPicture, drawn: Drawn): string {
  const svg = renderToString(h(HexBoard, { ...drawn, label: clause }));
  const names = ask.what === 'sections' ? FEW_NAMES : '';
  return framed(svg, `${DRAWING_STYLE}svg{color:var(--ink)}${names}${ASKED}`);
}

/** A drawing of a hex board, and what can be asked of it. */
export interface HexDrawing extends Drawing {
  found: readonly Hex[];
  drawn: Drawn;
}

/** Draws a picture on the board of its system. */
export function hexDrawing(picture: HexPicture, game: HexPictures): HexDrawing {
  const { drawn, lit } = drawnOf(picture, game);
  const { width, height } = drawn.frame;
  return {
    width: scaled(width),
    height: scaled(height),
    found: lit,
    drawn,
    svg: () => svgOf(picture, drawn),
  };
}
