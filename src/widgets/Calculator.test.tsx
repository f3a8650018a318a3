import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findQuery } from '../engine/index.ts';
import { loadTexts } from '../i18n/load.ts';
import { Calculator } from './Calculator.tsx';
import type { Draft } from './paths.ts';

const texts = await loadTexts('en', 'cca');

beforeEach(() => history.replaceState(null, '', '/en/cca/calc/close-combat/'));
afterEach(cleanup);

function open(id: string) {
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  render(<Calculator id="calc" query={query} texts={texts} start={query.sample as Draft} />);
}

const attacker = () => within(screen.getByRole('group', { name: 'Attacker' }));
const answer = () => document.querySelector('.result .answer')?.textContent;

test('the form starts from the sample and answers each change', () => {
  open('cca/close-combat');
  expect(answer()).toBe('2 dice');
  const defender = within(screen.getByRole('group', { name: 'Defender' }));
  fireEvent.change(defender.getByLabelText('Terrain of its hex'), { target: { value: 'clear' } });
  expect(answer()).toBe('4 dice');
  expect(location.search).toBe('?attacker.unit=WR&defender.unit=MI');
});

test('a number that stays unsaid shows what it comes to, and is stepped from there', () => {
  open('cca/close-combat');
  const blocks = attacker().getByLabelText<HTMLInputElement>('Blocks');
  expect(blocks.value).toBe('');
  expect(blocks.placeholder).toBe('4');
  fireEvent.click(attacker().getByRole('button', { name: 'Less: Blocks' }));
  expect(blocks.value).toBe('3');
});

test('what is wrong is said at its field and in the result, and stays as it was typed', () => {
  open('cca/close-combat');
  const blocks = attacker().getByLabelText<HTMLInputElement>('Blocks');
  fireEvent.input(blocks, { target: { value: '7x' } });
  expect(blocks.value).toBe('7x');
  expect(blocks.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/7x/).length).toBe(2);
  expect(answer()).toBeUndefined();
});

test('starting again brings the sample back', () => {
  open('cca/close-combat');
  fireEvent.change(attacker().getByLabelText('Unit'), { target: { value: 'HI' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(attacker().getByLabelText<HTMLSelectElement>('Unit').value).toBe('WR');
});

test('dice are put in and taken out one by one', () => {
  open('cca/close-combat-roll');
  const faces = within(screen.getByRole('group', { name: 'Faces rolled' }));
  expect(answer()).toBe('2 blocks lost, retreats 1 hex');
  fireEvent.click(faces.getByRole('button', { name: 'Remove: flag' }));
  expect(answer()).toBe('1 die to roll');
  fireEvent.click(faces.getByRole('button', { name: 'Add: red square' }));
  expect(answer()).toBe('Eliminated');
});

test('a state in the URL is where the form starts; what cannot be used is named', () => {
  history.replaceState(null, '', '?attacker.unit=HI&defender.unit=LI&card=nothing');
  open('cca/close-combat');
  expect(answer()).toBe('5 dice');
  expect(screen.getByRole('alert').textContent).toContain('card');
});

test('of a misspelt word in the URL it is said what was meant', async () => {
  history.replaceState(null, '', '?attacker.unit=MI&defender.unit=MI&defender.terrain=forrest');
  open('cca/close-combat');
  // What suggests a word is loaded first: on a busy machine that takes longer than the second that is usual.
  const meant = await screen.findByText(/Did you mean forest\?/, {}, { timeout: 600_000 });
  expect(meant).toBeDefined();
});

test('what is cited of a result is the state that it has now, the sample included', () => {
  open('cca/close-combat');
  const state = () => document.querySelector<HTMLElement>('.calc')?.dataset.state;
  expect(state()).toBe('attacker.unit=WR&defender.unit=MI&defender.terrain=forest');
  expect(screen.getByRole('button', { name: 'Cite this result' })).toBeTruthy();
  fireEvent.change(attacker().getByLabelText('Unit'), { target: { value: 'HI' } });
  expect(state()).toBe('attacker.unit=HI&defender.unit=MI&defender.terrain=forest');
  fireEvent.input(attacker().getByLabelText('Blocks'), { target: { value: '7x' } });
  expect(screen.queryByRole('button', { name: 'Cite this result' })).toBeNull();
});
