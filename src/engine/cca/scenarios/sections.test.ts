import { expect, test } from 'vitest';
import { HEXES, type Hex, type Section, type Side } from '../../hexes/hex.ts';
import { answerTo } from '../../testing/ask.ts';

const told = (hex: Hex, homeEdge?: Side, wantedSection?: Section) =>
  answerTo('cca/sections', { hex, homeEdge, wantedSection });

/** Sections of a row from the left: rows of 13 have their 5th and 9th hex cut, rows of 12 are 4 + 4 + 4. */
const OF_13 = 'llllLcccRrrrr';
const OF_12 = 'llllccccrrrr';
const NAMES: Record<string, Section[]> = {
  l: ['left'],
  L: ['left', 'centre'],
  c: ['centre'],
  R: ['centre', 'right'],
  r: ['right'],
};

test.each(HEXES)('%s lies where the dotted lines leave it', (hex) => {
  const column = Number(hex.slice(1)) - 1;
  const row = 'BDFH'.includes(hex.charAt(0)) ? OF_12 : OF_13;
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
