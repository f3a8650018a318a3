import { describe, expect, test } from 'vitest';
import { draw } from '../../engine/cca/game/position/drawing.ts';
import { readPosition, surveyPosition } from '../../engine/cca/game/position/position.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { HEXES } from '../../systems/cca/hexes.ts';
import * as changes from './changes.ts';
import { carried, type Tool, withGround, withPiece, withRampart } from './changes.ts';
import type { Survey } from './system.ts';

const applied = (...[survey, tool, hex]: [Survey, Tool, Hex]) =>
  changes.applied(HEXES, survey, tool, hex);
const textOf = (survey: Survey) => changes.textOf(HEXES, survey);
const lineOf = (typed: string) => changes.lineOf(HEXES, typed);

const survey = surveyPosition('cca2_bottom.WR-D5x3_top.HI-E5_ground.hill-E5');

describe('a tool', () => {
  test('puts a fresh unit of its side', () => {
    const put = applied(survey, { tool: 'unit', unit: 'EL', side: 'top' }, 'B11');
    expect(textOf(put)).toBe('cca2_bottom.WR-D5x3_top.HI-E5.EL-B11_ground.hill-E5');
  });

  test('a leader joins a unit of his side and takes the place of an enemy', () => {
    const own = applied(survey, { tool: 'unit', unit: 'LD', side: 'bottom' }, 'D5');
    expect(textOf(own)).toContain('WR-D5x3*');
    const enemy = applied(survey, { tool: 'unit', unit: 'LD', side: 'bottom' }, 'E5');
    expect(textOf(enemy)).toBe('cca2_bottom.WR-D5x3.LD-E5_top_ground.hill-E5');
  });

  test('the eraser takes the piece first and then the ground', () => {
    const once = applied(survey, { tool: 'erase' }, 'E5');
    expect(textOf(once)).toBe('cca2_bottom.WR-D5x3_top_ground.hill-E5');
    expect(textOf(applied(once, { tool: 'erase' }, 'E5'))).toBe('cca2_bottom.WR-D5x3_top');
  });

  test('the hand changes nothing', () => {
    expect(applied(survey, { tool: 'hand' }, 'E5')).toBe(survey);
  });
});

test('a piece is carried with all that it is, over whoever was there', () => {
  expect(textOf(carried(survey, 'D5', 'E5'))).toBe('cca2_bottom.WR-E5x3_top_ground.hill-E5');
  expect(carried(survey, 'A1', 'E5')).toBe(survey);
});

test('clear ground is no ground', () => {
  expect(textOf(withGround(survey, 'E5', 'clear'))).toBe('cca2_bottom.WR-D5x3_top.HI-E5');
});

test('ramparts stand on the sides that were said, and go again', () => {
  const one = withRampart(survey, 'E5', 'sw', true);
  expect(textOf(one)).toContain('rampart-E5sw');
  expect(textOf(withRampart(one, 'E5', 'sw', false))).not.toContain('rampart');
});

test('whoever chooses one of two in a hex ends the crowd there', () => {
  const crowded = surveyPosition('cca2_bottom.HI-D5_top.WR-D5.MI-G7');
  const [, second] = crowded.crowd[0] ?? [];
  expect(textOf(withPiece(crowded, 'D5', second))).toBe('cca2_bottom_top.WR-D5.MI-G7');
});

describe('what was typed', () => {
  test('a drawing becomes its line', () => {
    const text = 'cca2_bottom.WR-D5x3*_top.HI-E5_ground.hill-E5_goal-5';
    const position = readPosition(text);
    if ('problem' in position) throw new Error(position.problem);
    expect(lineOf(`\n${draw(position)}\n`)).toBe(text);
  });

  test('an older text becomes one of today', () => {
    expect(lineOf('cca1_bottom.WR-G5_top')).toBe('cca2_bottom.WR-E7_top');
  });

  test('anything else stays as it is, but for the spaces around it', () => {
    expect(lineOf('  cca2_bottom.HI-Z9 ')).toBe('cca2_bottom.HI-Z9');
    expect(lineOf('9 not a drawing')).toBe('9 not a drawing');
  });
});
