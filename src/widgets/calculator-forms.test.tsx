import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findQuery } from '../engine/index.ts';
import { loadTexts } from '../i18n/load.ts';
import { loadDoubts } from '../library/library.ts';
import { Calculator } from './Calculator.tsx';
import type { Draft } from './paths.ts';

const texts = await loadTexts('en', 'cca', await loadDoubts('cca'));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const reading = (label: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const answer = () => document.querySelector('.result .answer')?.textContent;

beforeEach(() => {
  history.replaceState(null, '', '/en/cca/calc/line-of-sight/');
  const query = findQuery('cca/line-of-sight');
  if (!query) throw new Error('There is no line of sight.');
  render(<Calculator id="calc" query={query} texts={texts} start={query.sample as Draft} />);
});
afterEach(cleanup);

test('a hex and a list of hexes are written as names', () => {
  expect(field('To hex').value).toBe('H7');
  expect(field('Forests').value).toBe('G7');
  expect(answer()).toBe('Blocked');
  write('Forests', '');
  expect(answer()).toBe('Visible');
  write('Units and leaders', 'a1, f7');
  expect(answer()).toBe('Blocked');
  expect(field('Units and leaders').value).toBe('A1 F7');
  expect(location.search).toBe('?from=E7&to=H7&units=A1,F7&shooter=LB');
});

test('a name that is no hex is said to be none, and stays as it was written', () => {
  write('To hex', 'z9');
  expect(field('To hex').value).toBe('Z9');
  expect(field('To hex').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/“Z9” is not a hex/).length).toBe(2);
  write('To hex', 'E8');
  write('Forests', 'G7 Q1');
  expect(field('Forests').value).toBe('G7 Q1');
  expect(field('Forests').getAttribute('aria-invalid')).toBe('true');
});

test('a form asks what is unclear and tells each way to read it, the adopted one first', () => {
  expect(
    screen.getByRole('group', { name: /^R55: Does a river that is not fordable/ }),
  ).toBeTruthy();
  expect(reading(/^a \(adopted\): No\.$/).checked).toBe(true);
  expect(reading(/^b: Yes\.$/).checked).toBe(false);
});

test('another reading is chosen with one touch and stands in the address', () => {
  fireEvent.click(reading(/^b: Yes\.$/));
  expect(reading(/^b: Yes\.$/).checked).toBe(true);
  expect(location.search).toContain('readings.R55=b');
});
