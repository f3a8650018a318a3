import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../i18n/ccn/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import { loadTexts } from '../../i18n/load.ts';
import { HEXES } from '../../systems/ccn/hexes.ts';
import { store } from '../device.ts';
import { sheetsKey } from '../given/sheets.ts';
import { Desk } from './Desk.tsx';

const texts = await loadTexts('en', 'ccn');
const POSITION = 'ccn1_bottom.LN-C7x3of4s2-C8x4_top.LC-D7x3_ground.works-C8ne';

vi.mock('../load.ts', () => ({
  loadQuery: () => new Promise(() => {}),
  loadWhole: () => new Promise(() => {}),
}));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open(search: string) {
  history.replaceState(null, '', `/en/ccn/board/${search}`);
  const game = new GameTexts(texts, HEXES.told);
  render(<Desk speech={{ words: words('en'), texts, system: HEXES, game }} />);
}
const touch = (hex: string) => fireEvent.click(document.getElementById(`hex-${hex}`) as Element);
const notation = () => (document.getElementById('notation') as HTMLTextAreaElement).value;

test('a square shows its token, and its unit is read out with what it bears', () => {
  open(`?p=${POSITION}`);
  expect(document.querySelectorAll('#hex-C7 .borne circle')).toHaveLength(2);
  expect(document.querySelector('#hex-C8 .borne')).toBeNull();
  expect(document.getElementById('hex-C7')?.getAttribute('aria-label')).toBe(
    'C7: Line infantry, Lower, 3 blocks, starts with 4, in square 2',
  );
});

test('the form of a hex changes start strength and square, and what cannot be is named', () => {
  open(`?p=${POSITION}`);
  touch('C8');
  fireEvent.input(screen.getByLabelText('Blocks that it starts with'), { target: { value: '5' } });
  expect(notation()).toContain('C8x4of5');
  fireEvent.change(screen.getByLabelText('In square'), { target: { value: '2' } });
  expect(notation()).toContain('C8x4of5s2');
  const faults = [...document.querySelectorAll('.fault a')].map((one) => one.textContent);
  expect(faults).toEqual(['ccn-7.33', 'ccn-6.22']);
});

test('objectives and exits are drawn in their hexes and read out with them', () => {
  const battle = 'scenario.exit-top-A1.objective-C8-E6.taken-C8';
  open(`?p=ccn1_bottom.LN-C8x4_top_${battle}`);
  expect(document.querySelectorAll('.laid')).toHaveLength(3);
  expect(document.querySelectorAll('#hex-C8 .laid .won')).toHaveLength(1);
  const named = (hex: string) => document.getElementById(`hex-${hex}`)?.getAttribute('aria-label');
  expect(named('E6')).toBe('E6: empty; objective');
  expect(named('C8')).toMatch(/; objective taken already$/);
  expect(named('A1')).toBe('A1: empty; exit of the upper side');
});

test('the sheet of a side is one that the reader has copied, or its word', () => {
  const line = { unit: 'line', startBlocks: 5 };
  const kept = { at: 0, sheets: [{ nationName: 'Saxony', half: 'down', records: [line] }] };
  store(sheetsKey('ccn'), kept);
  open('?p=ccn1_bottom_top');
  fireEvent.change(screen.getByLabelText('One of your sheets (Lower)'), { target: { value: '0' } });
  expect(notation()).toBe('ccn1_bottom_top_scenario.sheet-bottom-Saxony*down*LN5');
  // A unit comes with as many blocks as its sheet gives it.
  fireEvent.click(screen.getByRole('button', { name: 'Line infantry' }));
  touch('B11');
  expect(notation()).toContain('LN-B11x5_');
  fireEvent.input(screen.getByLabelText('National sheet (Upper)'), {
    target: { value: 'A*sideways' },
  });
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('objectives are typed as hexes', () => {
  open('?p=ccn1_bottom_top');
  fireEvent.input(screen.getByLabelText('Objectives'), { target: { value: 'e6, E5' } });
  expect(notation()).toBe('ccn1_bottom_top_scenario.objective-E5-E6');
  fireEvent.input(screen.getByLabelText('Objectives'), { target: { value: 'E99' } });
  expect(screen.getByText(words('en').notHexes)).toBeTruthy();
  expect(notation()).toBe('ccn1_bottom_top_scenario.objective-E5-E6');
});

test('a game is played by the rules of the system', () => {
  const log = 'ccn1_bottom.LN-D7x4_top.LC-F7x3_cards.bottom-3C;seed+7';
  open(`?do=play#game=${log}`);
  fireEvent.click(screen.getByRole('button', { name: /Show the cards/ }));
  fireEvent.click(screen.getAllByRole('button', { name: /^Attack Center/ })[0] as Element);
  touch('D7');
  expect(document.querySelectorAll('.piece.ordered')).toHaveLength(1);
  expect(location.hash).toContain('order+D7');
});
