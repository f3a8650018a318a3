import { expect, test } from 'vitest';
import { surveyTable } from './notation.ts';
import { closeElements } from './spacing.ts';

const close = (text: string) => closeElements(surveyTable(text).state);

// Worked out from t7g-9.10 and t7g-9.12.
test.each([
  ['5 inches apart', 't7g1_wood-10-10-16-16_lake-21-10-25-16', [['wood', 'lake', 5, 6]]],
  ['6 inches apart', 't7g1_wood-10-10-16-16_lake-22-10-26-16', []],
  [
    '6 inches at 28 mm',
    't7g1_scale-28_wood-10-10-16-16_lake-22-10-26-16',
    [['wood', 'lake', 6, 9]],
  ],
  ['a wood on a hill', 't7g1_hill-10-10-22-22_wood-12-12-18-18', [['hill', 'wood', 0, 6]]],
  ['a wood against a wood', 't7g1_wood-10-10-16-16_wood-16-10-20-16', []],
  ['two woods 1 inch apart', 't7g1_wood-10-10-16-16_wood-17-10-20-16', [['wood', 'wood2', 1, 6]]],
  ['a road through a wood', 't7g1_wood-10-10-16-16_road-0-12-30-14', []],
  ['a bridge on a river', 't7g1_river-0-20-72-20_bridge-30-19-33-21', []],
  ['a river through a wood', 't7g1_river-0-12-72-12_wood-10-10-16-16', [['river', 'wood', 0, 6]]],
])('%s', (_, text, expected) => {
  expect(close(text).map(({ one, other, inches, least }) => [one, other, inches, least])).toEqual(
    expected,
  );
});
