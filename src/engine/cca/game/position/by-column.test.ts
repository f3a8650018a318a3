import { describe, expect, test } from 'vitest';
import { hexByColumn } from '../../../hexes/game/by-column.ts';
import { HEXES } from '../../../hexes/hex.ts';
import { position } from '../../../testing/cca/acting.ts';
import { draw, parseDrawing } from './drawing.ts';
import { readLog, renewLog, writeLog } from './log.ts';
import { readPosition, renewPosition, writePosition } from './position.ts';

const OLD =
  'cca1_bottom.WR-E4x3*-F4.LD-G2_top.LI-M9.HI-E5*_ground.hill-E5-F6.rampart-E5sw-J5ne_goal-5_cards.bottom-2L';
const NEW =
  'cca2_bottom.WR-D5x3*-D6.LD-B7_top.LI-I13.HI-E5*_ground.hill-E5-F6.rampart-E5sw-E10ne_goal-5_cards.bottom-2L';

describe('texts of the first version, which name a hex by its column and its row', () => {
  test.each([
    ['A1', 'A1'],
    ['G5', 'E7'],
    ['J5', 'E10'],
    ['M1', 'A13'],
    ['L2', 'B12'],
    ['D8', 'H4'],
    ['M9', 'I13'],
    ['M2', undefined],
    ['N1', undefined],
    ['A0', undefined],
    ['A10', undefined],
    ['5G', undefined],
    ['', undefined],
  ])('%j is now %s', (old, now) => expect(hexByColumn(old)).toBe(now));

  test('name each hex once', () => {
    const names = [...'ABCDEFGHIJKLM'].flatMap((column) =>
      [...'123456789'].map((row) => column + row),
    );
    expect(new Set(names.flatMap((name) => hexByColumn(name) ?? []))).toEqual(new Set(HEXES));
  });

  test('are read as what they meant, and written with the names of today', () => {
    expect(readPosition(OLD)).toEqual(position(NEW));
    expect(writePosition(position(OLD))).toBe(NEW);
    expect(renewPosition(OLD)).toBe(NEW);
    expect(renewPosition(NEW)).toBe(NEW);
  });

  test('say at which character they name a hex that never was', () => {
    expect(readPosition('cca1_bottom.WR-M2')).toEqual({ at: 15, problem: 'no-such-former-hex' });
    expect(readPosition('cca1_bottom.WR-A10')).toEqual({ at: 15, problem: 'no-such-former-hex' });
    expect(readPosition('cca2_bottom.WR-M1')).toEqual({ at: 15, problem: 'no-such-hex' });
  });

  test('keep what the rules forbid in them, and are left alone where they make no sense', () => {
    expect(renewPosition('cca1_bottom.HI-E4x7_top.WR-E4')).toBe('cca2_bottom.HI-D5x7_top.WR-D5');
    const senseless = 'cca1_bottom.HI-E4-M2_top.WR-G5';
    expect(renewPosition(senseless)).toBe(senseless);
  });

  test('are games too, whose actions name hexes in the same way', () => {
    const old = `${OLD}\nseed 7\norder M9\nmove E4 E6 by D6-E5\nexit D8 E9\nend\n`;
    const now = `${NEW}\nseed 7\norder I13\nmove D5 F5 by E5-F4\nexit H4 I5\nend\n`;
    const log = readLog(old);
    expect(log).toEqual(readLog(now));
    expect('problem' in log || writeLog(log.position, log.seed, log.actions)).toBe(now);
    expect(renewLog(old)).toBe(now);
    expect(renewLog(now)).toBe(now);
    expect(readLog(`${OLD}\nseed 7\norder M2`)).toMatchObject({
      line: 3,
      at: 6,
      problem: 'no-such-former-hex',
    });
    const wrong = `${OLD}\nseed 7\norder M2\n`;
    expect(renewLog(wrong)).toBe(wrong);
  });

  test('are drawings too, with a number before each row', () => {
    const now = draw(position(NEW));
    const numbered = now.replace(/^[A-I](?= )/gm, (row) => String('ABCDEFGHI'.indexOf(row) + 1));
    const old = numbered.replace('rampart-E5sw-E10ne', 'rampart-E5sw-J5ne');
    expect(old).not.toBe(numbered);
    expect(parseDrawing(old)).toEqual(position(NEW));
  });
});
