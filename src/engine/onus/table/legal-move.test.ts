import { describe, expect, test } from 'vitest';
import { table, unit } from '../../../../tests/onus/tables.ts';
import { Trace } from '../../core/ruling.ts';
import { judgeMove, type Plan } from './legal-move.ts';

import type { Stride } from './stride.ts';

const forward = (amount: number): Stride => ({ go: 'forward', amount });

function judged(text: string, strides: readonly Stride[], more: Partial<Plan> = {}, name = 'A') {
  const state = table(text);
  const trace = new Trace();
  const found = judgeMove(state, unit(state, name), { strides, ...more }, trace);
  return { ...found, cites: trace.steps.map(({ clause }) => clause) };
}

describe('a unit of movement 3', () => {
  // onus-case-149: a friend 1 UD ahead, of which it would be clear after 3.5 UD: its rear is at 63, its front at 54.5.
  test.each([
    [1, true],
    [1.01, true],
    [1.02, false],
    [3, false],
  ])('may go %f UD towards a friend that is 1 UD ahead: %s', (ud, allowed) => {
    const text = 'bottom_A-50-70-active_F-50-58.75-card~8~8.5';
    const { allowed: may, cites } = judged(text, [forward(ud)]);
    expect(may).toBe(allowed);
    expect(cites.includes('onus-7.33')).toBe(!allowed);
  });

  test('ends on a friend for a while if both are active and the other moves on', () => {
    const text = 'bottom_A-50-70-active_F-50-61-active';
    expect(judged(text, [forward(2)]).allowed).toBe(false);
    expect(judged(text, [forward(2)], { friendsMoveOn: true })).toMatchObject({ allowed: true });
    const still = text.replace('61-active', '61');
    expect(judged(still, [forward(2)], { friendsMoveOn: true }).allowed).toBe(false);
  });

  test('goes through a friend that is clear of its end', () => {
    // 15 cm ahead of 70 it stands at 55, its rear at 57; the friend ends at 58.
    expect(judged('bottom_A-50-70-active_F-50-60', [forward(3)])).toMatchObject({
      ...{ allowed: true, passed: ['F'], becomeBroken: [], used: 3 },
    });
  });

  test.each([
    ['-phalanx', '', 'onus-7.26'],
    ['', '-elephants-fleeing', 'onus-7.29'],
    ['', '-broken', null],
  ])('a friend%s%s in its way: %s', (formed, state, clause) => {
    const { allowed, cites } = judged(`bottom_A-50-70-active_F-50-60${formed}${state}`, [
      forward(3),
    ]);
    expect(allowed).toBe(clause === null);
    if (clause) expect(cites).toContain(clause);
  });

  test('becomes Broken by passing a Broken friend, and breaks others if it is', () => {
    expect(judged('bottom_A-50-70-active_F-50-60-broken', [forward(3)]).becomeBroken).toEqual([
      'A',
    ]);
    expect(judged('bottom_A-50-70-active-broken_F-50-60', [forward(3)]).becomeBroken).toEqual([
      'F',
    ]);
  });

  test('does not go through a friend that fights', () => {
    const { allowed, cites } = judged('bottom_A-50-70-active_F-50-60_top_X-56-56', [
      { go: 'forward', amount: 3 },
    ]);
    expect(allowed).toBe(false);
    expect(cites).toContain('onus-7.28');
  });

  // onus-case-151: a corner is enough. Its right edge runs at 54.
  test.each([
    ['54', false, []],
    ['57.8', false, []],
    ['57.95', true, ['X']],
    ['58', true, []],
    ['58.05', true, ['X']],
    ['58.2', true, []],
  ])('past an enemy whose middle is at %s', (x, allowed, tooClose) => {
    const found = judged(`bottom_A-50-70-active_top_X-${x}-62`, [forward(3)]);
    expect(found.allowed).toBe(allowed);
    expect(found.cites.includes('onus-7.24')).toBe(!allowed);
    expect(found.tooClose).toEqual(tooClose);
  });

  test('charges whom its front touches in the end', () => {
    const found = judged('bottom_A-50-60-active_top_X-50-46', [forward(2)]);
    expect(found).toMatchObject({ allowed: true, charges: ['X'] });
    expect(
      judged('bottom_A-50-60-active_top_X-50-46', [forward(2)], { forcedMarch: true }),
    ).toMatchObject({ allowed: false });
  });

  test('turns on a corner for 1 UD, whatever the angle', () => {
    const strides: Stride[] = [{ go: 'turn-on-front-right', amount: 90 }, forward(2)];
    const { allowed, used, way } = judged('bottom_A-50-70-active', strides);
    expect([allowed, used]).toEqual([true, 3]);
    // Its front right corner stays at 54, 68; it then looks right and goes on 10 cm.
    expect(way.end).toMatchObject({ x: 6200, y: 6400, heading: 900 });
  });

  test('does not turn on two corners', () => {
    const { allowed, cites } = judged('bottom_A-50-70-active', [
      { go: 'turn-on-front-right', amount: 30 },
      { go: 'turn-on-front-left', amount: 30 },
    ]);
    expect(allowed).toBe(false);
    expect(cites).toContain('onus-7.39');
  });

  test('stays on the table, on its way too', () => {
    expect(judged('bottom_A-50-3-active', [forward(0.2)])).toMatchObject({ allowed: true });
    const out = judged('bottom_A-50-3-active', [forward(0.3)]);
    expect(out).toMatchObject({ allowed: false, way: { leaves: 50 } });
    expect(out.cites).toContain('onus-7.185');
    // Half a turn about its middle: its corners reach 44.7 mm, and end where they were.
    const turning: Stride[] = [{ go: 'rotate-right', amount: 180 }];
    expect(judged('bottom_A-50-4-active', turning).way.leaves).toBe(47);
    expect(judged('bottom_A-50-4.5-active', turning).way.leaves).toBe(0);
  });

  test('takes the markers of an extended front along', () => {
    const wide = 'bottom_A-50-70-active-extended~right_top_X-59-60';
    expect(judged(wide, [forward(3)]).allowed).toBe(false);
    expect(judged(wide.replace('-extended~right', ''), [forward(3)]).allowed).toBe(true);
  });
});
