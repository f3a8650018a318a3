import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { amount } from '../engine/core/answer.ts';
import { defineQuery } from '../engine/core/query.ts';
import { flag, list } from '../engine/core/schema/choices.ts';
import { group, groups, usual } from '../engine/core/schema/groups.ts';
import { text } from '../engine/core/schema/names.ts';
import { count, measure, optionalCount, optionalCounts } from '../engine/core/schema/numbers.ts';
import { loadCommon } from '../i18n/load.ts';
import { merge } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import { Calculator } from './Calculator.tsx';
import * as seldom from './controls/seldom.ts';
import { type Draft, valueAt, withValue } from './paths.ts';
import { fromParams, mend, paramText, toParams } from './state.ts';
import * as telling from './telling.ts';

const SKILLS = ['terror', 'ram'] as const;
const MANY = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;

/** A question of a system that measures, throws numbered dice and counts armies. */
const QUERY = defineQuery({
  id: 'any/army',
  fields: {
    reach: usual(measure(0, 20, 3)),
    guess: usual(optionalCount(0, 9)),
    dice: usual(optionalCounts(1, 6, 3)),
    scores: usual(optionalCounts(0, 40, 5)),
    skills: usual(list(SKILLS, 2)),
    many: usual(list(MANY, 7)),
    place: usual(text(20)),
    story: usual(text(400)),
    units: groups(
      {
        value: count(1, 200, 50),
        at: measure(0, 9, 1),
        fallen: optionalCounts(1, 6, 2),
      },
      3,
    ),
    army: group({
      general: group({ leads: usual(flag()), range: measure(0, 12, 6) }),
    }),
  },
  answer: { total: amount(), reach: amount() },
  sample: { units: [{ value: 100 }, { value: 80 }] },
  run: ({ reach, units }) => ({
    answer: { total: units.reduce((sum, { value }) => sum + value, 0), reach },
    summary: { say: 'total', with: { total: units.reduce((sum, { value }) => sum + value, 0) } },
  }),
});
const { fields } = QUERY;
const sample = { ...QUERY.sample };

const words = merge({
  fields: Object.fromEntries(
    [...Object.keys(fields), 'value', 'at', 'fallen', 'general', 'leads', 'range'].map((name) => [
      name,
      { label: `The ${name}`, help: '' },
    ]),
  ),
  summaries: { total: 'The army is worth {total}.' },
  briefs: { total: '{total} points' },
});
const open = (lang: 'es' | 'en' = 'en') =>
  render(
    <Calculator
      seldom={seldom}
      id="calc"
      query={QUERY}
      texts={new Texts(lang, loadCommon(lang), words)}
      told={{ parts: telling, texts: new Texts(lang, loadCommon(lang), words) }}
      start={sample}
    />,
  );
const answer = () => document.querySelector('.result .answer')?.textContent;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fieldset = (name: string) => within(screen.getByRole('group', { name }));
const state = () => decodeURIComponent(location.search);

beforeEach(() => history.replaceState(null, '', '/en/any/calc/army/'));
afterEach(cleanup);

test('a measure is typed with a comma or a point, and stepped by halves', () => {
  open('es');
  const reach = field('The reach');
  expect(reach.value).toBe('3');
  fireEvent.input(reach, { target: { value: '2,' } });
  expect(reach.value).toBe('2,');
  expect(reach.getAttribute('aria-invalid')).toBeNull();
  fireEvent.input(reach, { target: { value: '2.5' } });
  expect([reach.value, state()]).toEqual(['2.5', '?reach=2.5&units.0.value=100&units.1.value=80']);
  fireEvent.blur(reach);
  expect(reach.value).toBe('2,5');
  fireEvent.click(screen.getByRole('button', { name: 'Más: The reach' }));
  expect(reach.value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'Menos: The reach' }));
  expect(reach.value).toBe('2,5');
});

test('an emptied number stays empty until it is left, and means what is meant unsaid', () => {
  open();
  const reach = field('The reach');
  fireEvent.input(reach, { target: { value: '' } });
  expect(reach.value).toBe('');
  fireEvent.blur(reach);
  expect(reach.value).toBe('3');
});

test('an empty number says what it means: what is usual, or nothing where it has no default', () => {
  open('es');
  expect([field('The reach').placeholder, field('The guess').placeholder]).toEqual([
    'lo usual',
    'sin decir',
  ]);
});

test('a measure that is none, or out of range, is said at its field in the reader’s language', () => {
  open('es');
  fireEvent.input(field('The reach'), { target: { value: '2,5x' } });
  expect(field('The reach').value).toBe('2,5x');
  expect(screen.getAllByText(/«2,5x» no es un número. Caben de 0 a 20/).length).toBe(2);
  fireEvent.input(field('The reach'), { target: { value: '21' } });
  expect(screen.getAllByText(/21 está fuera de los límites/).length).toBe(2);
});

test('numbered dice are tapped in, no more than there are, and tapped away', () => {
  open();
  const dice = fieldset('The dice');
  const add = (n: number) => dice.getByRole<HTMLButtonElement>('button', { name: `Add: ${n}` });
  for (const n of [6, 1, 6]) fireEvent.click(add(n));
  expect(state()).toContain('dice=6,1,6');
  expect(add(2).disabled).toBe(true);
  expect(document.querySelectorAll('.rolled .die').length).toBe(3);
  fireEvent.click(dice.getByRole('button', { name: 'Remove: 1' }));
  expect(state()).toContain('dice=6,6');
});

test('numbers that no die shows are written in a row', () => {
  open();
  fireEvent.change(field('The scores'), { target: { value: '12, 7 x' } });
  expect(field('The scores').value).toBe('12 7 x');
  expect(screen.getAllByText(/“x” is not a whole number/).length).toBe(2);
  fireEvent.change(field('The scores'), { target: { value: '12, 7' } });
  expect(state()).toContain('scores=12,7');
});

test('options that are no faces of a die are ticked, each once, in the order of the list', () => {
  open();
  const skills = fieldset('The skills');
  fireEvent.click(skills.getByLabelText('ram'));
  fireEvent.click(skills.getByLabelText('terror'));
  expect(state()).toContain('skills=terror,ram');
  fireEvent.click(skills.getByLabelText('terror'));
  expect(state()).toContain('skills=ram');
  fireEvent.click(skills.getByLabelText('ram'));
  expect(state()).not.toContain('skills');
});

test('many options are folded away, and what is chosen of them stays in sight', () => {
  open();
  const many = fieldset('The many');
  fireEvent.click(many.getByLabelText('c'));
  fireEvent.click(many.getByLabelText('a'));
  expect(document.querySelector('summary b')?.textContent).toBe('a and c');
});

test('a text is taken over when its field is left; a long one has several lines', () => {
  open();
  fireEvent.change(field('The place'), { target: { value: ' a wood & a hill ' } });
  expect(field('The place').value).toBe('a wood & a hill');
  expect(state()).toContain('place=a+wood+&+a+hill');
  fireEvent.change(field('The place'), { target: { value: 'x'.repeat(21) } });
  expect(screen.getAllByText(/The text has 21 characters/).length).toBe(2);
  expect(field('The story').tagName).toBe('TEXTAREA');
});

test('a group within a group has its own place in the form and in the address', () => {
  open();
  fireEvent.click(fieldset('The general').getByLabelText('The leads'));
  expect(state()).toContain('army.general.leads=true');
});

test('things are added and taken away; each has its small form', () => {
  open();
  expect(answer()).toBe('180 points');
  fireEvent.click(screen.getByRole('button', { name: 'Add The units 3' }));
  expect(answer()).toBe('230 points');
  expect(state()).toBe('?units.0.value=100&units.1.value=80&units.2=');
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add The units 4' });
  expect(add.disabled).toBe(true);
  fireEvent.input(fieldset('No. 3').getByLabelText('The value'), { target: { value: '20' } });
  expect(answer()).toBe('200 points');
  fireEvent.click(screen.getByRole('button', { name: 'Remove The units 1' }));
  expect(answer()).toBe('100 points');
  expect(state()).toBe('?units.0.value=80&units.1.value=20');
});

test('what is wrong in a thing is said in its own form', () => {
  open();
  fireEvent.input(fieldset('No. 2').getByLabelText('The at'), { target: { value: '9,5' } });
  expect(fieldset('No. 2').getByText(/9.5 is out of range/)).toBeTruthy();
  expect(fieldset('No. 1').queryByText(/out of range/)).toBeNull();
});

test.each<[string, Draft]>([
  ['units.2=', { units: [{}, {}, {}] }],
  ['units.1.at=2.5', { units: [{}, { at: 2.5 }] }],
  ['units.0.fallen=1,6', { units: [{ fallen: [1, 6] }] }],
  ['dice=1,6&place=a+b/c', { dice: [1, 6], place: 'a b/c' }],
  ['army.general.range=2.5', { army: { general: { range: 2.5 } } }],
])('the address %s says what it means, and is written alike', (text, draft) => {
  expect(fromParams(fields, new URLSearchParams(text))).toEqual(draft);
  expect(paramText(toParams(fields, draft))).toBe(text);
});

test('the value of a thing is set and taken out at its place, and the others stay where they are', () => {
  const two = withValue({ units: [{ value: 1 }] }, 'units.1.value', 5);
  expect(two).toEqual({ units: [{ value: 1 }, { value: 5 }] });
  expect(valueAt(two, 'units.1.value')).toBe(5);
  expect(valueAt(two, 'units.7.value')).toBeUndefined();
  expect(valueAt(two, 'units.length')).toBeUndefined();
  const empty = withValue(two, 'units.0.value', undefined);
  expect(empty).toEqual({ units: [{}, { value: 5 }] });
  expect(withValue(empty, 'units.0', undefined)).toEqual({ units: [{ value: 5 }] });
  expect(withValue({ units: [{}] }, 'units.0', undefined)).toEqual({});
});

test.each<[string, string, Draft]>([
  ['units.0.value=x&units.1.at=3', 'units.0.value', { units: [{}, { at: 3 }] }],
  ['units.3.value=9', 'units', {}],
  ['units=many', 'units', {}],
  ['units.0=many&reach=2', 'units.0', { reach: 2 }],
  ['units.100000.value=9', 'units', {}],
  ['dice=1,9&reach=2', 'dice.1', { reach: 2 }],
  ['units.0.strange=1', 'units.0.strange', { units: [{}] }],
  ['reach.0=1', 'reach', {}],
])('of the damaged address %s the rest is kept', (text, blamed, mended) => {
  const found = mend(fields, fromParams(fields, new URLSearchParams(text)), {});
  expect(found.damage.map(({ field }) => field)).toContain(blamed);
  expect(found.draft).toEqual(mended);
});
