import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generalSheet, plainRecord } from '../../engine/ccn/nations/general.ts';
import { findQuery } from '../../engine/index.ts';
import { loadTexts } from '../../i18n/load.ts';
import { giver } from '../../systems/ccn/given.ts';
import { Calculator } from '../Calculator.tsx';
import * as seldom from '../controls/seldom.ts';
import { store } from '../device.ts';
import type { Draft } from '../paths.ts';
import * as telling from '../telling.ts';
import { attach } from './attach.tsx';
import { hasSheets, sheetsKey } from './sheets.ts';

const texts = await loadTexts('en', 'ccn');
const MINE = {
  nationName: 'Mine',
  half: 'down',
  records: [
    plainRecord('line', { startBlocks: 5, nationalMelee: 2 }),
    plainRecord('old-guard', { startBlocks: 3, guardFlags: 1 }),
  ],
};

beforeEach(() => {
  localStorage.clear();
  store(sheetsKey('ccn'), { sheets: [generalSheet('french', 'French'), MINE], at: 0 });
  history.replaceState(null, '', '/en/ccn/calc/melee/');
});
afterEach(cleanup);

function open(id: string, start?: Draft) {
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  const given = attach(giver('en'), { id: 'calc', query, texts });
  render(
    <Calculator
      seldom={seldom}
      id="calc"
      query={query}
      texts={texts}
      start={start}
      given={given}
      told={{ parts: telling, texts }}
    />,
  );
}

const side = (name: string) => within(screen.getByRole('group', { name }));
const choose = (name: string, label: string, value: string) =>
  fireEvent.change(side(name).getByLabelText(label), { target: { value } });
const value = (name: string, label: string) =>
  side(name).queryByLabelText<HTMLInputElement>(label)?.value;
const CARD = 'Values of the card';
const DICE = texts.field('nationalDice').label;
const START = '?attacker.unit=line&attacker.blocks=4&defender.unit=line&defender.blocks=4';
const open4 = () => {
  history.replaceState(null, '', START);
  open('ccn/melee');
};
const notes = () => [...document.querySelectorAll('small.given')].map((one) => one.textContent);
const notice = () => document.querySelector('.result .notice')?.textContent;

test('nothing is filled in before a sheet is chosen', () => {
  open4();
  expect(value('Attacker', CARD)).toBe('');
  expect(value('Attacker', DICE)).toBeUndefined();
  expect([notes(), notice()]).toEqual([[], undefined]);
});

test('values of general knowledge are told apart, at their field and with the answer', () => {
  open4();
  choose('Attacker', CARD, 'French');
  expect(value('Attacker', DICE)).toBe('1');
  expect(location.search).toContain('attacker.nationalDice=1');
  expect(notes()).toEqual(['General knowledge, not the rulebook.']);
  expect(notice()).toContain('general knowledge');
  expect(notice()).toContain(DICE.toLowerCase());
});

test('values of a card are those of the sheet, and follow the unit', () => {
  open4();
  choose('Attacker', CARD, 'Mine');
  expect(value('Attacker', DICE)).toBe('2');
  expect(notes()).toEqual(['From your sheet “Mine”.']);
  expect(notice()).toBeUndefined();
  choose('Attacker', texts.field('unit').label, 'old-guard');
  expect(value('Attacker', DICE)).toBeUndefined();
  expect(location.search).toContain('attacker.guardFlags=1');
});

test('what the reader puts there himself stays and is no longer of the sheet', () => {
  open4();
  choose('Attacker', CARD, 'Mine');
  fireEvent.input(side('Attacker').getByLabelText(DICE), { target: { value: '3' } });
  choose('Defender', texts.field('unit').label, 'light');
  expect(value('Attacker', DICE)).toBe('3');
  expect(notes()).toEqual([]);
});

test('of a unit on which the sheet is silent it says so; taken off it gives back what it gave', () => {
  open4();
  choose('Attacker', CARD, 'Mine');
  choose('Attacker', texts.field('unit').label, 'militia');
  expect(screen.getByText('The sheet “Mine” does not speak of this unit.')).toBeTruthy();
  choose('Attacker', texts.field('unit').label, 'line');
  expect(value('Attacker', DICE)).toBe('2');
  choose('Attacker', CARD, '');
  expect(value('Attacker', DICE)).toBeUndefined();
  expect(value('Attacker', texts.field('blocks').label)).toBe('4');
});

test('the choice is kept: a new calculator is filled in, a link and an example are not', () => {
  open4();
  choose('Attacker', CARD, 'Mine');
  cleanup();
  history.replaceState(null, '', '/en/ccn/calc/melee/');
  open('ccn/melee');
  expect(value('Attacker', CARD)).toBe('Mine');
  cleanup();
  open4();
  expect([value('Attacker', CARD), value('Attacker', DICE)]).toEqual(['', undefined]);
  cleanup();
  history.replaceState(null, '', `${START}&attacker.nationalDice=2`);
  open('ccn/melee');
  expect(value('Attacker', CARD)).toBe('Mine');
  cleanup();
  history.replaceState(null, '', '/en/c/ccn-5.130/');
  open('ccn/melee', { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line' } });
  expect([value('Attacker', CARD), value('Attacker', DICE)]).toEqual(['', undefined]);
});

test('a device without sheets has nothing to give', () => {
  expect(hasSheets('ccn')).toBe(true);
  expect(hasSheets('cca')).toBe(false);
});
