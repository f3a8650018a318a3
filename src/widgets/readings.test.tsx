import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRulings } from '../content/library.ts';
import { findQuery } from '../engine/index.ts';
import { loadTexts } from '../i18n/load.ts';
import { Calculator } from './Calculator.tsx';
import type { Draft } from './paths.ts';

const texts = await loadTexts('en', 'cca', await loadRulings('cca'));
const reading = (label: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name: label });

beforeEach(() => {
  history.replaceState(null, '', '/en/cca/calc/line-of-sight/');
  const query = findQuery('cca/line-of-sight');
  if (!query) throw new Error('There is no line of sight.');
  render(<Calculator id="calc" query={query} texts={texts} start={query.sample as Draft} />);
});
afterEach(cleanup);

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
