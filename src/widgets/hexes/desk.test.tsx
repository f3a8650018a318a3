import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HEXES } from '../../systems/cca/hexes.ts';
import { keep, kept } from '../desk/home.ts';
import { store } from '../device.ts';
import { addressOf, type Desk, deskAt, homeOf } from './desk.ts';

const HOME = homeOf(HEXES);

const POSITION = 'cca2_bottom.WR-D5x3*-D6_top.HI-E5_ground.hill-E5';

const parsed = (address: string) => {
  const url = new URL(address, 'https://example.org/es/cca/board/');
  return deskAt(url.search, url.hash);
};

describe('the address of a board', () => {
  test('carries the position as it is, readable', () => {
    const desk: Desk = { mode: 'setup', text: POSITION, asked: '', game: null };
    expect(addressOf(desk)).toBe(`?p=${POSITION}`);
    expect(parsed(addressOf(desk))).toEqual(desk);
  });

  test('says what is done with it', () => {
    const desk: Desk = { mode: 'ask', text: POSITION, asked: '', game: null };
    expect(parsed(addressOf(desk))).toEqual(desk);
  });

  test('carries a game behind the #, where no server sees it, and opens it where it was left', () => {
    const log = `${POSITION}\nseed 7\nplay 3C\nmove D5 E6\nend\n`;
    const desk: Desk = { mode: 'play', text: POSITION, asked: '', game: { log, done: 1 } };
    const address = addressOf(desk);
    expect(address).toContain('#game=');
    expect(address.split('#')[1]).not.toMatch(/[%\s]/);
    expect(parsed(address)).toEqual(desk);
    const end = addressOf({ ...desk, game: { log, done: 3 } });
    expect(end).not.toContain('at=');
    expect(parsed(end)?.game).toEqual({ log, done: Number.POSITIVE_INFINITY });
  });

  test('a position with faults stays as it was typed', () => {
    const text = 'cca2_bottom.HI-D5_top.WR-D5 & more + ?';
    expect(parsed(addressOf({ mode: 'setup', text, asked: '', game: null }))?.text).toBe(text);
  });

  test('a game alone tells its position too', () => {
    const log = `${POSITION}\nseed 7\n`;
    expect(deskAt('', `#game=${POSITION};seed+7`)).toEqual({
      mode: 'play',
      text: POSITION,
      asked: '',
      game: { log, done: Number.POSITIVE_INFINITY },
    });
  });

  test('an address that says nothing of a board is none', () => {
    expect(deskAt('', '')).toBeUndefined();
    expect(deskAt('?theme=dark', '#top')).toBeUndefined();
  });
});

describe('the board on the device', () => {
  beforeEach(() => localStorage.clear());

  test('is there again, with its game', () => {
    const log = `${POSITION}\nseed 7\nplay 3C\n`;
    expect(keep(HOME, { mode: 'play', text: POSITION, asked: '', game: { log, done: 1 } })).toBe(
      true,
    );
    expect(kept(HOME)).toMatchObject({ mode: 'play', text: POSITION, asked: '', game: { log } });
  });

  test('as an older notation named its hexes, it is there with the names of today', () => {
    const old = (text: string) => text.replace('cca2', 'cca1').replaceAll('D5', 'E4');
    const text = 'cca2_bottom.WR-D5x3*_top.HI-E5';
    const log = `${text}\nseed 7\nplay 3C\nmove D5 E5\n`;
    store('board/cca', `?p=${old(text)}#game=${old(log).trimEnd().replaceAll('\n', ';')}`);
    expect(kept(HOME)).toMatchObject({ text, game: { log } });
  });

  test('nothing was kept: there is nothing', () => {
    expect(kept(HOME)).toBeUndefined();
  });

  test('where the browser forbids it, that is said and nothing breaks', () => {
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('denied', 'QuotaExceededError');
      },
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(keep(HOME, { mode: 'setup', text: POSITION, asked: '', game: null })).toBe(false);
    expect(kept(HOME)).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
