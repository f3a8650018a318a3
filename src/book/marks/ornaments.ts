import { dot, inked, lines, type Mark } from './mark.ts';

const CELL = 24;
/** Every hex is the same words, one step from the last: that compresses to nearly nothing. */
const hexes = (cells: number) =>
  `M12 1${Array(cells).fill('l9.5 5.5v11l-9.5 5.5-9.5-5.5v-11z').join(`m${CELL} 0`)}`;
/** The signs of the dice as outlines to be inked, and as lines. */
const INKED = [
  (x: number) => `M${x - 3.4} 12a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0`,
  (x: number) => `M${x} 8.2l4 6.9h-8z`,
  (x: number) => `M${x - 3.2} 8.8h6.4v6.4h-6.4z`,
  () => '',
  (x: number) => `M${x - 2.4} 7.6h6.6l-2 2.2 2 2.2h-6.6z`,
];
const LINED = [
  () => '',
  () => '',
  () => '',
  (x: number) => `M${x - 3.5} 8.5l7 7M${x + 3.5} 8.5l-7 7`,
  (x: number) => `M${x - 3} 7v10`,
];

/** The head-piece of a chapter: a row of hexes that carry the signs of the dice in turn. */
export function frieze(cells: number): Mark {
  const row = (signs: readonly ((x: number) => string)[]) =>
    Array.from({ length: cells }, (_, i) => signs[i % signs.length]?.(i * CELL + 12)).join('');
  return {
    viewBox: `0 0 ${cells * CELL} 24`,
    body: lines(hexes(cells) + row(LINED)) + inked(row(INKED)),
  };
}

/** The tail-piece: pikes lowered to both sides of a block. */
export const TAILPIECE: Mark = {
  viewBox: '0 0 160 16',
  body:
    '<rect x="75" y="3" width="10" height="10"/>' +
    lines('M70 8H14M70 4.5 24 1.5M70 11.5 24 14.5M90 8h56M90 4.5l46-3M90 11.5l46 3') +
    inked('M8 8l7-2v4zM152 8l-7-2v4z') +
    dot(80, 8, 1.6),
};
