import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findQuery } from '../engine/index.ts';
import { loadTexts } from '../i18n/load.ts';
import { readingMessages } from '../i18n/readings.ts';
import { loadDoubts } from '../library/library.ts';
import { Calculator } from './Calculator.tsx';
import * as seldom from './controls/seldom.ts';
import type { Draft } from './paths.ts';
import * as telling from './telling.ts';

const texts = await loadTexts('en', 'cca');
const readings = readingMessages(await loadDoubts('cca'), 'en');
const fetched = vi.fn(async () => Response.json(readings));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const reading = (label: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: label });
const unfold = () => {
  fireEvent.click(screen.getByText('Readings'));
  return screen.findByRole('group', { name: /^Does a river that is not fordable/ });
};
const answer = () => document.querySelector('.result .answer')?.textContent;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', '/en/cca/calc/line-of-sight/');
  const query = findQuery('cca/line-of-sight');
  if (!query) throw new Error('There is no line of sight.');
  render(
    <Calculator
      seldom={seldom}
      id="calc"
      query={query}
      texts={texts}
      start={query.sample as Draft}
      told={{ parts: telling, texts }}
    />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  fetched.mockClear();
});

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

test('a form asks what is unclear and tells each way to read it, the adopted one first', async () => {
  expect(fetched).not.toHaveBeenCalled();
  expect(await unfold()).toBeTruthy();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/texts/cca/readings.en.json');
  expect(reading(/^No\. \(adopted\)$/).checked).toBe(true);
  expect(reading(/^Yes\.$/).checked).toBe(false);
});

test('another reading is chosen with one touch and stands in the address', async () => {
  await unfold();
  fireEvent.click(reading(/^Yes\.$/));
  expect(reading(/^Yes\.$/).checked).toBe(true);
  expect(location.search).toContain('readings.R55=b');
});

test('readings that cannot be fetched are offered by their numbers', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  fireEvent.click(screen.getByText('Readings'));
  expect((await screen.findByLabelText<HTMLSelectElement>('R55')).value).toBe('a');
});
