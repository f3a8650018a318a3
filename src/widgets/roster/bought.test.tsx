import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NAMES } from '../../engine/wab/cards/given.ts';
import { CARD } from '../../engine/wab/combat/round-card.ts';
import { loadTexts } from '../../i18n/load.ts';
import { armyWords } from '../../i18n/wab/army-words.ts';
import { ROSTER } from '../../systems/wab/army/bought.tsx';
import { ASKED } from '../../systems/wab/army/fight.ts';
import { store, stored } from '../device.ts';
import { armyKey } from '../given/sheets.ts';
import { Roster } from './Roster.tsx';

const texts = (await loadTexts('en', 'wab')).about('wab/army-list');
const KEY = armyKey('wab');
const CARDS = [{ unitCalled: 'Cohort', models: 24 }];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = (kept: object) => {
  store(KEY, kept);
  render(<Roster system={ROSTER} speech={{ words: armyWords('en'), texts }} />);
};
const kept = () => stored(KEY) as Record<string, unknown>;
const buy = (key: string) =>
  fireEvent.change(screen.getByLabelText('Buy a unit'), { target: { value: key } });
const result = () => screen.getByRole('heading', { name: 'Total' }).parentElement as HTMLElement;
const bring = async (draft: object) => {
  const file = new File([JSON.stringify(draft)], 'army.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('Open a file'), { target: { files: [file] } });
  await new Promise((done) => setTimeout(done, 20));
};

test('who is bought is priced with what is bought for him, and becomes a card; cards typed before are kept', () => {
  open({ armyList: 'early-imperial-rome', cards: CARDS });
  buy('veteran-legionaries');
  fireEvent.input(screen.getByLabelText('Models'), { target: { value: '20' } });
  fireEvent.click(screen.getByLabelText(/Centurion/));
  fireEvent.click(screen.getByLabelText(/heavy armour 2 points each/));
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /heavy armour.*centurion.*drilled/,
  );
  // 20 x (20 + 2) and 10 for the centurion.
  expect(result().textContent).toContain('450 points');
  expect(kept()).toMatchObject({
    cards: CARDS,
    bought: [{ entry: 'veteran-legionaries', models: 20, champion: true }],
    units: [{ unitCalled: 'Veteran legionaries', models: 20, leadership: 9, unitPoints: 450 }],
  });
});

test('what breaks a rule is told at its field with its clause, and at its share', () => {
  open({ armyList: 'barbarians', tribe: 'germans' });
  const options = [...screen.getByLabelText<HTMLSelectElement>('Buy a unit').options];
  expect(options.map(({ value }) => value)).not.toContain('chariots');
  buy('warriors');
  fireEvent.click(screen.getByLabelText(/^spear/));
  const box = screen.getByRole('group', { name: /Options/ });
  expect(box.textContent).toContain('wab-21.46');
  fireEvent.click(screen.getByLabelText(/^stubborn/));
  expect(within(box).queryByText(/oblige/)).toBeNull();
  buy('warlord');
  expect(result().textContent).toMatch(/Characters wab-21\.1.*at most 33%/);
  expect(result().textContent).toContain('not legal');
});

test('an own list comes from a file and is kept when the army is cleared; a bad file changes nothing', async () => {
  open({ armyList: 'own' });
  const list = {
    ...{ format: 'ius-belli/wab-army/1', armyList: 'own' },
    ownShares: [{ shareCalled: 'Core', leastPercent: 50 }],
    ownEntries: [{ entryCalled: 'Triarii', ownShare: 1, modelPoints: 14, modelsLeast: 10 }],
  };
  await bring({ ...list, ownEntries: [{ modelPoints: 'many', colour: 'red' }] });
  expect(screen.getByRole('alert').textContent).toMatch(/ownEntries\.0\.(modelPoints|colour)/);
  expect(kept()).toEqual({ armyList: 'own' });
  await bring(list);
  buy('1');
  expect(result().textContent).toContain('140 points');
  fireEvent.input(screen.getByLabelText('Models'), { target: { value: '9' } });
  expect(result().textContent).toContain('Triarii: Models: Fewer models than its entry asks for.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
  expect(kept()).toMatchObject({ ownEntries: list.ownEntries, units: [] });
});

test('a unit of a list of the book is told where an own list takes its place, and becomes one of its own', () => {
  open({
    ...{ armyList: 'own', ownEntries: [{ entryCalled: 'Triarii', modelPoints: 14 }] },
    bought: [{ entry: 'warriors', models: 10 }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  const entry = screen.getByLabelText('Entry of the player’s list');
  expect(entry.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(entry, { target: { value: '1' } });
  expect(entry.getAttribute('aria-invalid')).toBeNull();
  expect(kept()).toMatchObject({
    bought: [{ ownEntry: 1, models: 10 }],
    units: [{ unitPoints: 140 }],
  });
});

test('a combat is asked for nothing that its question or a card does not have', () => {
  const asked = Object.keys(CARD.fields).filter((name) => NAMES.includes(name));
  expect(asked).toEqual(expect.arrayContaining(ASKED));
});
