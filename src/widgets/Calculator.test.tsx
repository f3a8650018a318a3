import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findQuery } from '../engine/index.ts';
import { otherwiseExcerpt } from '../i18n/excerpt.ts';
import { loadCommon, loadTexts } from '../i18n/load.ts';
import { Texts } from '../i18n/texts.ts';
import { loadDoubts } from '../library/library.ts';
import { sentTexts } from '../library/sent-texts.ts';
import { Calculator } from './Calculator.tsx';
import * as seldom from './controls/seldom.ts';
import type { Draft } from './paths.ts';
import * as telling from './telling.ts';

const textsOf = async (system: string) => loadTexts('en', system, await loadDoubts(system));
const TEXTS = { cca: await textsOf('cca'), onus: await textsOf('onus') };

beforeEach(() => history.replaceState(null, '', '/en/cca/calc/close-combat/'));
afterEach(cleanup);

function open(id: string, start?: Draft) {
  const query = findQuery(id);
  if (!query) throw new Error(`No query ${id}`);
  const texts = id.startsWith('onus') ? TEXTS.onus.about(id) : TEXTS.cca.about(id);
  render(
    <Calculator
      seldom={seldom}
      {...{ id: 'calc', query, texts, start }}
      told={{ parts: telling, texts }}
    />,
  );
}

const attacker = () => within(screen.getByRole('group', { name: 'Attacker' }));
const answer = () => document.querySelector('.result .answer')?.textContent;
const sentence = () => document.querySelector('.result .sentence')?.textContent;
const add = (side: string, circumstance: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: `${side}: circumstance` }), {
    target: { value: circumstance },
  });

test('the form starts from the ordinary case and answers each change', () => {
  open('cca/close-combat');
  expect(answer()).toBe('4 dice');
  add('Defender', 'defender.terrain=forest');
  expect(answer()).toBe('2 dice');
  expect(location.search).toBe('?attacker.unit=MI&defender.unit=MI&defender.terrain=forest');
});

test('why is folded where an example came to life, and fetched when somebody asks', async () => {
  const query = findQuery('cca/close-combat');
  if (!query) throw new Error('No query');
  const texts = TEXTS.cca.about(query.id);
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ system: {} }));
  render(
    <Calculator seldom={seldom} {...{ id: 'calc', query, texts }} start={query.sample as Draft} />,
  );
  const why = document.querySelector<HTMLDetailsElement>('.reasons');
  expect([why?.open, document.querySelector('.steps'), fetched.mock.calls]).toEqual([
    ...[false, null, []],
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'why' }));
  await waitFor(() => expect(document.querySelector('.steps')).not.toBeNull());
  expect(why?.open).toBe(true);
  expect(fetched).toHaveBeenCalledWith('/texts/cca/why/close-combat.en.json');
  fetched.mockRestore();
});

test('a circumstance is in sight once it is told, is changed there, and taken off', () => {
  open('cca/close-combat');
  const defender = within(screen.getByRole('group', { name: 'Defender' }));
  const terrain = () => defender.queryByLabelText<HTMLSelectElement>('Terrain of its hex');
  expect(terrain()).toBeNull();
  add('Defender', 'defender.terrain=forest');
  fireEvent.change(terrain() as HTMLSelectElement, { target: { value: 'hill' } });
  expect(location.search).toContain('defender.terrain=hill');
  fireEvent.click(defender.getByRole('button', { name: 'Take off: Terrain of its hex' }));
  expect(terrain()).toBeNull();
  expect(location.search).toBe('?attacker.unit=MI&defender.unit=MI');
});

test('a circumstance that is yes or no, or counted from none, is told as it is added', () => {
  open('cca/close-combat');
  add('Attacker', 'attacker.support');
  expect(attacker().getByLabelText<HTMLInputElement>('Supporting hexes').value).toBe('1');
  fireEvent.change(screen.getByRole('combobox', { name: 'circumstance' }), {
    target: { value: 'firstStrike' },
  });
  const strike = screen.getByLabelText<HTMLInputElement>('First Strike');
  expect(strike.checked).toBe(true);
  fireEvent.click(strike);
  expect(location.search).not.toContain('firstStrike');
});

test('blocks are tapped: the last of them that stands, and all of them need not be said', () => {
  open('cca/close-combat');
  const block = (n: string) => attacker().getByRole<HTMLInputElement>('radio', { name: n });
  expect(block('4').checked).toBe(true);
  fireEvent.click(block('3'));
  expect([block('3').checked, location.search]).toEqual([
    true,
    '?attacker.unit=MI&attacker.blocks=3&defender.unit=MI',
  ]);
  fireEvent.click(block('4'));
  expect(location.search).toBe('?attacker.unit=MI&defender.unit=MI');
});

test('a number is stepped by its buttons and by the arrows', () => {
  open('cca/close-combat');
  add('Attacker', 'attacker.support');
  const support = attacker().getByLabelText<HTMLInputElement>('Supporting hexes');
  fireEvent.click(attacker().getByRole('button', { name: 'More: Supporting hexes' }));
  expect(support.value).toBe('2');
  fireEvent.keyDown(support, { key: 'ArrowUp' });
  fireEvent.keyDown(support, { key: 'ArrowUp' });
  fireEvent.keyDown(support, { key: 'ArrowDown' });
  expect(support.value).toBe('3');
});

test('what is wrong is said at its field and in the result by its name, and stays as it was typed', () => {
  open('cca/close-combat');
  add('Attacker', 'attacker.support');
  const support = attacker().getByLabelText<HTMLInputElement>('Supporting hexes');
  fireEvent.input(support, { target: { value: '7x' } });
  expect(support.value).toBe('7x');
  expect(support.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/7x/).length).toBe(2);
  expect(document.querySelector('.result .fault')?.textContent).toMatch(
    /^Attacker, supporting hexes: /,
  );
  expect(answer()).toBeUndefined();
});

test('a contradiction leads to the clause that rules it out', () => {
  history.replaceState(null, '', '?attacker.unit=HC&attacker.blocks=4&defender.unit=MI');
  open('cca/close-combat');
  const fault = document.querySelector('.result .fault');
  expect(fault?.textContent).toMatch(/^Attacker, blocks: .*at most 3/);
  expect(fault?.querySelector('a')?.getAttribute('href')).toMatch(/\/en\/c\/cca-2\.10\/$/);
});

test('an example is shown when somebody asks for it, and starting again brings the ordinary case back', () => {
  open('cca/close-combat');
  const unit = () => attacker().getByLabelText<HTMLSelectElement>('Unit').value;
  fireEvent.click(screen.getByRole('button', { name: 'Show an example' }));
  expect([unit(), answer()]).toEqual(['WR', '2 dice']);
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect([unit(), answer()]).toEqual(['MI', '4 dice']);
});

test('an example of a page starts, and starts again, as it is told there', () => {
  open('cca/close-combat', { attacker: { unit: 'WR' }, defender: { unit: 'LI' } });
  const unit = () => attacker().getByLabelText<HTMLSelectElement>('Unit').value;
  fireEvent.change(attacker().getByLabelText('Unit'), { target: { value: 'HI' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(unit()).toBe('WR');
  expect(screen.queryByRole('button', { name: 'Show an example' })).toBeNull();
});

test('a roll has as many places as it has dice: they are filled face by face, and emptied', () => {
  open('cca/close-combat-roll');
  const faces = within(screen.getByRole('group', { name: /^Faces rolled/ }));
  const blank = () => document.querySelectorAll('.rolled .blank').length;
  expect([answer(), blank()]).toEqual(['4 dice: tap the faces', 4]);
  for (const face of ['blue triangle', 'swords', 'flag', 'red square'])
    fireEvent.click(faces.getByRole('button', { name: `Add: ${face}` }));
  expect([answer(), blank()]).toEqual(['2 blocks lost, retreats 1 hex', 0]);
  expect(faces.queryByRole('button', { name: /^Add/ })).toBeNull();
  expect(faces.getAllByRole('button', { name: /\(hit\)$/ })).toHaveLength(2);
  fireEvent.click(faces.getByRole('button', { name: 'Remove: flag' }));
  expect([answer(), blank()]).toEqual(['1 die: tap its face', 1]);
  fireEvent.click(faces.getByRole('button', { name: 'Throw' }));
  expect(blank()).toBe(0);
});

test('dice that are no longer rolled are taken off', () => {
  history.replaceState(null, '', '?attacker.unit=MI&defender.unit=MI&faces=blue,flag,red,red');
  open('cca/close-combat-roll');
  fireEvent.click(attacker().getByRole('radio', { name: '1' }));
  add('Defender', 'defender.terrain=forest');
  expect(location.search).toContain('faces=blue,flag');
  expect(location.search).not.toContain('red');
  expect(sentence()).toContain('retreats 1 hex');
});

test('numbered dice count when all of a roll are told, one roll after the other', () => {
  open('onus/hand-to-hand');
  const roll = () => screen.getAllByRole('group', { name: /dice to/i }).at(-1) as HTMLElement;
  const tap = (n: number) =>
    fireEvent.click(within(roll()).getByRole('button', { name: `Add: ${n}` }));
  expect(roll().textContent).toContain('Attacker: dice to hit 0/4');
  for (const n of [1, 5, 6, 3]) tap(n);
  expect(roll().textContent).toContain('Attacker: dice to wound 0/3');
  for (const n of [6, 2, 3]) tap(n);
  expect(roll().textContent).toContain('Defender: dice to hit 0/4');
  expect(location.search).toBe('?attacker.toHit=1,5,6,3&attacker.toWound=6,2,3');
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

test('a damaged link comes to the ordinary case, and is cited once somebody has looked', () => {
  history.replaceState(null, '', '?attacker.unit=HI&defender.unit=MI&defender.terrain=hill)');
  // In an example too, which starts as it is told: its forest is no part of that link.
  open('cca/close-combat', {
    attacker: { unit: 'WR' },
    defender: { unit: 'LI', terrain: 'forest' },
  });
  expect(answer()).toBe('5 dice');
  expect(screen.getByRole('alert').textContent).toContain('defender.terrain');
  expect(screen.queryByRole('button', { name: 'Cite this result' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have looked: cite it so' }));
  expect(screen.getByRole('button', { name: 'Cite this result' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(location.search).toBe('?attacker.unit=HI&defender.unit=MI');
});

test('what others add to a link does no damage', () => {
  history.replaceState(null, '', '?attacker.unit=HI&defender.unit=MI&fbclid=IwAR0&utm_source=x');
  open('cca/close-combat');
  expect(answer()).toBe('5 dice');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the dice of an example go when something else changes, and stay when they change', () => {
  open('cca/close-combat-roll');
  fireEvent.click(screen.getByRole('button', { name: 'Show an example' }));
  expect(location.search).toContain('faces=');
  fireEvent.change(attacker().getByLabelText('Unit'), { target: { value: 'LI' } });
  expect(location.search).not.toContain('faces=');
});

test('on which reading an answer hangs is told below it, with what the other would give', async () => {
  history.replaceState(null, '', '?attacker.unit=LB&attacker.leaderAdjacent=true&defender.unit=MI');
  open('cca/ranged-combat');
  const told = await screen.findByText(/^Depends on/);
  expect(told.textContent).toBe(
    'Depends on cca-R50 (not certain). As adopted: 2 dice. Read otherwise: May not fire.',
  );
  expect(told.querySelector('a')?.getAttribute('href')).toBe('/en/c/cca-R50/');
  expect(sentence()).toContain('What decides here: ');
});

test('the words for it are fetched where it hangs on something', async () => {
  history.replaceState(null, '', '?attacker.unit=LB&attacker.leaderAdjacent=true&defender.unit=MI');
  const common = loadCommon('en');
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json(otherwiseExcerpt(common)));
  const query = findQuery('cca/ranged-combat');
  if (!query) throw new Error('No query');
  const { first, later } = await sentTexts(query.id, 'en');
  const texts = new Texts('en', first.common, first.system).with(later);
  render(<Calculator {...{ id: 'calc', query, texts }} told={{ parts: telling, texts }} />);
  expect(await screen.findByText(/^Depends on/)).toBeDefined();
  expect(fetched.mock.calls).toEqual([['/texts/otherwise.en.json']]);
  fetched.mockRestore();
});

test('a reading that is not adopted is the first thing that is said', async () => {
  history.replaceState(
    null,
    '',
    '?attacker.unit=LB&attacker.leaderAdjacent=true&defender.unit=MI&readings.R50=b',
  );
  open('cca/ranged-combat');
  const warning = await screen.findByText(/does not adopt/);
  expect(warning.textContent).toBe(
    'This answer follows a reading that Ius Belli does not adopt: cca-R50 (not certain). As adopted: 2 dice.',
  );
  expect(document.querySelector('.ruling p')).toBe(warning);
});

test('what is cited of a result is the state that it has now, the ordinary case included', () => {
  open('cca/close-combat');
  const state = () => document.querySelector<HTMLElement>('.calc')?.dataset.state;
  expect(state()).toBe('attacker.unit=MI&defender.unit=MI');
  expect(screen.getByRole('button', { name: 'Cite this result' })).toBeTruthy();
  fireEvent.change(attacker().getByLabelText('Unit'), { target: { value: 'HI' } });
  expect(state()).toBe('attacker.unit=HI&defender.unit=MI');
  add('Attacker', 'attacker.support');
  fireEvent.input(attacker().getByLabelText('Supporting hexes'), { target: { value: '7x' } });
  expect(screen.queryByRole('button', { name: 'Cite this result' })).toBeNull();
});
