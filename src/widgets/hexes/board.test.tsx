import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardWords } from '../../i18n/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import { loadTexts } from '../../i18n/load.ts';
import { HEXES } from '../../systems/cca/hexes.ts';
import { Desk } from './Desk.tsx';

const texts = await loadTexts('en', 'cca');
const POSITION = 'cca2_bottom.WR-D5x3-D6.LB-B2_top.HI-E5_ground.forest-E3_cards.bottom-3C';

// The steps behind a roll are fetched, and told when they have come.
vi.mock('../load.ts', () => ({
  loadQuery: () => new Promise(() => {}),
  loadWhole: () => new Promise(() => {}),
}));

beforeEach(() => {
  localStorage.clear();
  // Whatever is drawn at random is the same each time: another deal may bring a card twice.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(search: string) {
  history.replaceState(null, '', `/en/cca/board/${search}`);
  const game = new GameTexts(texts, HEXES.told);
  render(<Desk speech={{ words: boardWords('en'), texts, system: HEXES, game }} />);
}
const touch = (hex: string) => fireEvent.click(document.getElementById(`hex-${hex}`) as Element);
const lit = (light: string) =>
  [...document.querySelectorAll(`.hex.${light}`)].map(({ id }) => id.slice(4)).sort();
const notation = () => (document.getElementById('notation') as HTMLTextAreaElement).value;

test('a tool puts a unit of the system, and undo takes it back', () => {
  open(`?p=${POSITION}`);
  fireEvent.click(screen.getByRole('button', { name: 'Elephants' }));
  touch('B11');
  expect(notation()).toContain('EL-B11');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(notation()).toBe(POSITION);
});

test('a question is asked of a piece: the hexes where it may go are lit, and the rest has its clause', () => {
  open(`?p=${POSITION}&do=ask`);
  touch('D6');
  expect(lit('go')).toContain('E6');
  touch('E5');
  expect(document.querySelector('.verdict-of a')?.textContent).toMatch(/^cca-/);
});

const TO_BATTLE = `${POSITION};seed+7;play+3C;order+D5;end;end`;

test('no dice fall at the first touch of an enemy: the attack is shown, and the second throws them', () => {
  open(`?p=${POSITION}&do=play#game=${TO_BATTLE}`);
  touch('D5');
  touch('E5');
  expect(location.hash).not.toContain('attack');
  expect(document.querySelector('.aim')?.textContent).toContain('Warriors D5 → Heavy infantry E5');
  expect(document.querySelector('.primary')?.textContent).toBe('Attack E5 from D5');
  touch('E5');
  expect(location.hash).toContain('attack+D5+E5');
  expect(document.querySelector('.aim')).toBeNull();
});

test('another hex than the enemy that is aimed at throws no dice', () => {
  open(`?p=${POSITION}&do=play#game=${TO_BATTLE}`);
  touch('D5');
  touch('E5');
  touch('E8');
  touch('E5');
  expect(location.hash).not.toContain('attack');
});

test('the dice of a combat stand before the question that they lead to, those that hit marked', () => {
  open(`?p=${POSITION}&do=play#game=${TO_BATTLE};attack+D5+E5`);
  const dice = document.querySelector('.thrown') as Element;
  const question = document.querySelector('.moment') as Element;
  expect(dice.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // Seed 7 throws a triangle, a flag and swords at heavy infantry, which squares and swords hit.
  const hit = [...dice.querySelectorAll('span')].map((one) => one.className);
  expect(hit).toEqual(['miss', 'miss', 'hit']);
  expect(dice.textContent).toContain('1 hit, 1 flag');
});

test('a game is played by the rules of the system', () => {
  open(`?p=${POSITION}&do=play`);
  fireEvent.click(screen.getByRole('button', { name: boardWords('en').newGame }));
  fireEvent.click(screen.getByRole('button', { name: /Show the cards/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Order Three Units Center/ }));
  touch('D5');
  touch('D6');
  expect(document.querySelectorAll('.piece.ordered')).toHaveLength(2);
  expect(location.hash).toContain('order+D5');
});
