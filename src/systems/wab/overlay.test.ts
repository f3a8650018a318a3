import { expect, test } from 'vitest';
import { unitNamed } from '../../engine/plane/table/state.ts';
import { answerTo } from '../../engine/testing/ask.ts';
import { surveyTable } from '../../engine/wab/table/notation.ts';
import { ruler } from './drawn.ts';
import { overlayOf } from './overlay.ts';

const waysOf = (position: string, told: object) => {
  const table = surveyTable(position).state;
  const answer = answerTo('wab/table-stampede', { position, unitName: 'E', ...told });
  const unit = unitNamed(table, 'E');
  const asked = { table, question: 'wab/table-stampede', unit, target: undefined, answer };
  return overlayOf(asked, ruler).ways?.map(({ label }) => label);
};

test('the way of a stampede is as long as the elephant goes, however it turned about', () => {
  expect(waysOf('wab1_bottom_E-36-30-elephant_top_X-36-30', { dice: [1, 1] })).toEqual(['2″']);
  expect(waysOf('wab1_bottom_E-36-30-elephant', { dice: [3, 4], stampedesTo: 0 })).toEqual(['7″']);
});

test('one that was turned aside is no straight line', () => {
  const position = 'wab1_lake-30-36-42-40_bottom_E-36-30-elephant_top_X-36-30';
  expect(waysOf(position, { dice: [3, 4], turnsTo: 90 })).toEqual([]);
});
