import { shuffle } from '../engine/core/random.ts';
import { type Hex, inOrder, neighbours } from '../engine/hexes/hex.ts';
import type { Texts } from '../i18n/texts.ts';
import type { ByLang, HexPicture } from '../library/registry.ts';
import { BOARD, type Frame, middle } from '../widgets/hexes/geometry.ts';
import type { HexDrawing } from './hex-pictures.ts';

const MOST_OPTIONS = 4;

/** A picture with what the engine says to it. */
export interface Seen {
  picture: HexPicture;
  drawing: HexDrawing;
  texts: ByLang<Texts>;
}

const isWithin = ({ left, top, width, height }: Frame, hex: Hex) => {
  const { x, y } = middle(hex);
  return x > left && x < left + width && y > top && y < top + height;
};

export const namedIn = ({ say }: HexPicture) => (say.en.match(/\b[A-I]1?\d\b/g) ?? []) as Hex[];
const seedOf = (name: string) => [...name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), 7);
/** In an order that only the picture decides: first what its caption names. */
function drawnFrom(picture: HexPicture, hexes: readonly Hex[]): Hex[] {
  const from = { random: seedOf(picture.clause + picture.name) % 2 ** 31 };
  const named = namedIn(picture);
  return shuffle(from, [...new Set(hexes)]).sort(
    (a, b) => Number(named.includes(b)) - Number(named.includes(a)),
  );
}

export const standing = ({ drawing }: Seen) => Object.keys(drawing.drawn.field.board) as Hex[];
export const sideAt = ({ drawing }: Seen, hex: Hex) => drawing.drawn.field.board[hex]?.side;

/** One hex that is right among others that are not: those beside it and on the way. */
export function oneOf({ picture, drawing }: Seen, right: readonly Hex[]): (readonly Hex[])[] {
  const origin = 'from' in picture.ask ? picture.ask.from : undefined;
  const near = [...right, ...right.flatMap(neighbours)].flatMap(neighbours);
  const isWrong = (hex: Hex) =>
    !drawing.found.includes(hex) && hex !== origin && isWithin(drawing.drawn.frame ?? BOARD, hex);
  const wrong = drawnFrom(picture, [...namedIn(picture), ...near].filter(isWrong));
  const [answer] = drawnFrom(picture, right);
  return [answer ? [answer] : [], ...wrong.map((hex) => [hex])].slice(0, MOST_OPTIONS);
}

/** The same, where a piece may also have to stay. */
export function orStays(seen: Seen, origin: Hex): (readonly Hex[])[] {
  const right = seen.drawing.found;
  const [answer = [], ...wrong] = oneOf(seen, right);
  if (right.includes(origin))
    return [[origin], answer, ...wrong].filter((one, i) => i === 0 || one[0] !== origin);
  return [answer, [origin], ...wrong].slice(0, MOST_OPTIONS);
}

/** All that is right, among sets that have one too many or too few. */
export function allOf(
  { picture }: Seen,
  right: readonly Hex[],
  among: readonly Hex[],
): readonly (readonly Hex[])[] {
  const others = drawnFrom(
    picture,
    among.filter((hex) => !right.includes(hex)),
  );
  const fewer = right.slice(0, -1);
  const sets = [right, [...right, ...others.slice(0, 1)], fewer, others, among, []];
  const key = (set: readonly Hex[]) => [...set].sort().join();
  return sets
    .filter((set, i) => sets.findIndex((one) => key(one) === key(set)) === i)
    .slice(0, MOST_OPTIONS)
    .map((set) => inOrder(set));
}
