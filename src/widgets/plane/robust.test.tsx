import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MOST_CHARACTERS } from '../../engine/plane/table/notation.ts';
import { loadTexts } from '../../i18n/load.ts';
import { PLANE_WORDS as ONUS_WORDS } from '../../i18n/onus/plane.ts';
import { PLANE_WORDS as T7G_WORDS } from '../../i18n/t7g/plane.ts';
import { PLANE_WORDS as WAB_WORDS } from '../../i18n/wab/plane.ts';
import { PLANE as ONUS } from '../../systems/onus/plane.ts';
import { PLANE as T7G } from '../../systems/t7g/plane.ts';
import { PLANE as WAB } from '../../systems/wab/plane.ts';
import { Desk } from './Desk.tsx';

const LONG = 100_000;
/** Ten faults and the line that says how many more there are. */
const MOST_FAULTS = 11;
/** In all, the tools of the table with them. */
const MOST_NODES = 2000;
const filled = (head: string, unit: (at: number) => string) => {
  let text = head;
  for (let at = 0; text.length < LONG; at += 1) text += unit(at);
  return text;
};

/** Lines of 100,000 characters, each of another fault. */
const HOSTILE = [
  ['units on one place', filled('1_bottom', (at) => `_A${at}-50-60`)],
  ['a unit again and again', filled('1_bottom', () => '_A-50-60')],
  ['words that there are not', filled('1_bottom_A-50-60', () => '-nonsense')],
  ['corners without end', filled('1_hill', (at) => `-${at % 100}-${(at * 7) % 100}`)],
  ['woods without end', filled('1', (at) => `_wood-${at % 90}-10-${(at % 90) + 5}-20`)],
  ['no table', 'x'.repeat(LONG)],
  ['separators alone', '_'.repeat(LONG)],
] as const;

const SPEECHES = {
  onus: { system: ONUS, words: ONUS_WORDS.en, texts: await loadTexts('en', 'onus') },
  t7g: { system: T7G, words: T7G_WORDS.en, texts: await loadTexts('en', 't7g') },
  wab: { system: WAB, words: WAB_WORDS.en, texts: await loadTexts('en', 'wab') },
};
const KEYS = ['onus', 't7g', 'wab'] as const;

const lineOf = (key: string, text: string) => (text.startsWith('1') ? `${key}${text}` : text);

function open(key: (typeof KEYS)[number], text: string) {
  history.replaceState(null, '', `/en/${key}/board/?p=${text}`);
  if (key === 'onus') return render(<Desk speech={SPEECHES.onus} />).container;
  if (key === 'wab') return render(<Desk speech={SPEECHES.wab} />).container;
  return render(<Desk speech={SPEECHES.t7g} />).container;
}
const nodesIn = (element: Element) => element.querySelectorAll('*').length;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe.each(KEYS)('a table of %s of 100,000 characters', (key) => {
  test.each(HOSTILE)(
    '%s: is refused, and costs no more than one that is just too long',
    (_, text) => {
      const line = lineOf(key, text);
      const cut = nodesIn(open(key, line.slice(0, MOST_CHARACTERS + 1)));
      cleanup();
      const table = open(key, line);
      const faults = table.querySelectorAll('.faults li');
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.length).toBeLessThanOrEqual(MOST_FAULTS);
      expect(nodesIn(table)).toBeLessThanOrEqual(cut);
      expect(nodesIn(table)).toBeLessThan(MOST_NODES);
      expect(location.search.length).toBeLessThan(3 * MOST_CHARACTERS);
    },
  );
});
