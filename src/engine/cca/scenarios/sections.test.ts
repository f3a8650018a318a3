import { expect, test } from 'vitest';
import { HEXES, type Hex, type Section, type Side } from '../../hexes/hex.ts';
import { answerTo } from '../../testing/ask.ts';

const told = (hex: Hex, homeEdge?: Side, wantedSection?: Section) =>
  answerTo('cca/sections', { hex, homeEdge, wantedSection });

/** Sections of the columns from the left, R6: 4 + 5 + 4 hexes, and in even rows the 4th and 9th are cut. */
const ODD = 'llllcccccrrrr';
const EVEN = 'lllLccccRrrr';
const NAMES: Record<string, Section[]> = {
  l: ['left'],
  L: ['left', 'centre'],
  c: ['centre'],
  R: ['centre', 'right'],
  r: ['right'],
};

test.each(HEXES)('%s lies where the dotted lines leave it', (hex) => {
  const column = 'ABCDEFGHIJKLM'.indexOf(hex.charAt(0));
  const row = Number(hex[1]) % 2 === 0 ? EVEN : ODD;
  const expected = NAMES[row.charAt(column)] ?? [];
  const mirrored = NAMES[row.charAt(row.length - 1 - column)] ?? [];
  const swap = { left: 'right', centre: 'centre', right: 'left' } as const;
  expect(told(hex)).toEqual({
    hexSections: expected,
    onDottedLine: expected.length === 2,
    inSection: null,
  });
  expect(told(hex, 'top').hexSections).toEqual(mirrored);
  expect([...mirrored].map((one) => swap[one]).reverse()).toEqual(expected);
  for (const section of ['left', 'centre', 'right'] as const)
    expect(told(hex, 'bottom', section).inSection).toBe(expected.includes(section));
});
