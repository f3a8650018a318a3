import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardWords } from '../../i18n/board.ts';
import { words as ccnWords } from '../../i18n/ccn/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import { loadTexts } from '../../i18n/load.ts';
import { HEXES as CCA } from '../../systems/cca/hexes.ts';
import { HEXES as CCN } from '../../systems/ccn/hexes.ts';
import { Desk } from './Desk.tsx';

const LONG = 100_000;
const filled = (head: string, unit: string) =>
  head + unit.repeat(Math.ceil((LONG - head.length) / unit.length));

const HOSTILE = [
  ['cca', 'pieces in one hex', filled('cca2_bottom', '.WR-H4')],
  ['cca', 'pieces in one hex, of one word', filled('cca2_bottom.WR', '-H4')],
  ['cca', 'grounds of one hex', filled('cca2_bottom_top_ground.hill', '-E5')],
  ['cca', 'ramparts of one hexside', filled('cca2_bottom_top_ground.rampart', '-E5w')],
  ['cca', 'cards', filled('cca2_bottom_top_cards.bottom', '-2C')],
  ['cca', 'no position', 'x'.repeat(LONG)],
  ['ccn', 'squares in one hex', filled('ccn1_bottom', '.LN-H4x4s1')],
  ['ccn', 'objectives', filled('ccn1_bottom_top_scenario.objective', '-H4')],
  ['ccn', 'records of a sheet', filled('ccn1_bottom_top_scenario.sheet-bottom-A*up', '*LN4')],
] as const;

const SYSTEMS = {
  cca: { system: CCA, words: boardWords('en'), texts: await loadTexts('en', 'cca') },
  ccn: { system: CCN, words: ccnWords('en'), texts: await loadTexts('en', 'ccn') },
};

function open(key: keyof typeof SYSTEMS, search: string) {
  const { system, words, texts } = SYSTEMS[key];
  history.replaceState(null, '', `/en/${key}/board/${search}`);
  const game = new GameTexts(texts, system.told);
  return render(<Desk speech={{ words, texts, system, game }} />).container;
}
const nodesIn = (element: Element) => element.querySelectorAll('*').length;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a link of any length', () => {
  test.each(HOSTILE)('%s, %s: costs hardly more than an empty board', (key, _, text) => {
    const empty = nodesIn(
      open(key, `?p=${SYSTEMS[key].system.position.write(SYSTEMS[key].system.position.empty())}`),
    );
    cleanup();
    const board = open(key, `?p=${text}`);
    const faults = board.querySelectorAll('.faults li');
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThanOrEqual(11);
    expect(nodesIn(board)).toBeLessThan(empty + 600);
    expect(location.search.length).toBeLessThan(40_000);
  });

  test('says how many faults more there are, and that it is too long', () => {
    const board = open('cca', `?p=${HOSTILE[0][2]}`);
    const said = [...board.querySelectorAll('.faults li')].map((one) => one.textContent ?? '');
    expect(said[0]).toContain('12000 characters');
    expect(said.at(-1)).toMatch(/^And \d+ more faults\.$/);
  });

  test('a game of 20,000 actions stops where it is too long', () => {
    const log = `cca2_bottom.WR-D5_top.HI-H11_cards.bottom-3C;seed+7${';end'.repeat(20_000)}`;
    const board = open('cca', `?do=play#game=${log}`);
    expect(board.querySelector('.notice.error')?.textContent).toContain('3000 actions');
  });

  test('a hash that was cut off in a code is told, and its position stays', () => {
    history.replaceState(null, '', '/');
    const board = open(
      'cca',
      '?p=cca2_bottom.WR-D5_top.HI-E5&do=play#game=cca2_bottom;seed+7;play+%E0%A4',
    );
    expect(board.querySelector('.notice.error')?.textContent).toContain('cannot be read');
  });
});
