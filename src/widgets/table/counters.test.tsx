import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, expect, test } from 'vitest';
import { tableWords } from '../../i18n/table.ts';
import { Counters } from './Counters.tsx';
import type { Sent } from './mount.tsx';
import type { TableState } from './state.ts';

const SENT: Sent = {
  system: 'any',
  lang: 'en',
  words: tableWords('en'),
  turn: [],
  sides: ['Rome', 'Carthage'],
  counters: [
    { key: 'hand', say: 'Cards in hand' },
    { key: 'casualties', say: 'Casualty points', points: true },
  ],
  faces: [],
  mostDice: 6,
  resolve: [],
  titles: {},
  calculators: {},
};
const FRESH: TableState = {
  system: 'any',
  turn: 1,
  ticked: [],
  counts: {},
  players: ['', ''],
  goal: 1,
  random: 1,
  rolls: [],
  notes: '',
};

let counts: TableState['counts'] = {};
const AtTable = () => {
  const [state, setState] = useState(FRESH);
  counts = state.counts;
  return (
    <Counters
      sent={SENT}
      state={state}
      sides={SENT.sides}
      change={(now) => setState((last) => ({ ...last, ...now }))}
    />
  );
};
const points = () => screen.getByLabelText<HTMLInputElement>('Casualty points, Carthage');
const type = (value: string) => fireEvent.change(points(), { target: { value } });

afterEach(cleanup);

test('points are typed, for each side, and no less than none of them', () => {
  render(<AtTable />);
  type('1250');
  expect(counts).toEqual({ casualties: [0, 1250] });
  expect(points().value).toBe('1250');
  type('-5');
  expect(counts).toEqual({ casualties: [0, 0] });
  expect(points().value).toBe('0');
  type('100000');
  expect(counts).toEqual({ casualties: [0, 99_999] });
  type('');
  expect(counts).toEqual({ casualties: [0, 0] });
});

test('the rest is counted one by one, and never below nothing', () => {
  render(<AtTable />);
  fireEvent.click(screen.getByRole('button', { name: /^One more: Cards in hand, Rome/ }));
  fireEvent.click(screen.getByRole('button', { name: /^One more: Cards in hand, Rome/ }));
  expect(counts).toEqual({ hand: [2, 0] });
  fireEvent.click(screen.getByRole('button', { name: 'One fewer: Cards in hand, Rome' }));
  expect(counts).toEqual({ hand: [1, 0] });
  const fewer = screen.getByRole('button', { name: 'One fewer: Cards in hand, Carthage' });
  expect(fewer).toHaveProperty('disabled', true);
});
