import { expect, test } from 'vitest';
import type { Lang } from '../../src/i18n/lang.ts';
import { difference, type Piece, versionsOf } from '../../src/library/history.ts';
import type { Published, Wording } from '../../src/library/published.ts';

const worded = (en: string): Wording => ({
  title: { es: 'Guerreros', en: 'Warriors' },
  text: { es: 'Tiran dados.', en },
});
const NOW = worded('Warriors roll **4** dice ([[cca-9.7]]) and may ignore 1 flag.');
const OLD = worded('Warriors roll **3** dice ([[cca-9.7]]).');
const REASON = { es: 'La fe de erratas.', en: 'The errata.' };
const PUBLISHED: Published = {
  ...NOW,
  version: 2,
  date: '2027-03-01',
  checked: { es: 2, en: 2, examples: 2 },
  past: [{ ...OLD, version: 1, date: '2026-11-18' }],
};

test('the versions of a clause stand newest first, each after the first with its reason', () => {
  const history = [{ version: 2, date: '2027-03-01', reason: REASON }];
  expect(versionsOf({ ...NOW, version: 2, history }, PUBLISHED)).toEqual([
    { ...NOW, version: 2, date: '2027-03-01', reason: REASON },
    { ...OLD, version: 1, date: '2026-11-18', reason: undefined },
  ]);
});

test('a clause in its first version has that one', () => {
  const { past: _, ...rest } = PUBLISHED;
  const published = { ...rest, version: 1, date: '2026-11-18', past: [] };
  expect(versionsOf({ ...OLD, version: 1 }, published)).toEqual([
    { ...OLD, version: 1, date: '2026-11-18', reason: undefined },
  ]);
  expect(versionsOf({ ...OLD, version: 1 }, undefined)).toHaveLength(1);
});

test('what a text lost and gained is told word by word, without its marks', () => {
  const told = (lang: Lang) =>
    difference(OLD, NOW, lang).map(({ change, text }) => `${change}: ${text.trim()}`);
  expect(told('en')).toEqual([
    'kept: Warriors roll',
    'removed: 3',
    'added: 4',
    'kept: dice (cca-9.7)',
    'added: and may ignore 1 flag',
    'kept: .',
  ]);
  expect(told('es')).toEqual(['kept: Tiran dados.']);
});

test('a title that changed is told above the text', () => {
  const renamed = { ...OLD, title: { es: 'Guerreros', en: 'Warbands' } };
  const pieces = difference(OLD, renamed, 'en');
  const joined = (but: Piece['change']) =>
    pieces.flatMap(({ change, text }) => (change === but ? [] : text)).join('');
  expect(joined('added').trim()).toBe('Warriors\n\nWarriors roll 3 dice (cca-9.7).');
  expect(joined('removed').trim()).toBe('Warbands\n\nWarriors roll 3 dice (cca-9.7).');
  expect(difference(OLD, renamed, 'es')).toHaveLength(1);
});

test('an accented word is one word', () => {
  const text = (es: string): Wording => ({ title: { es: 'T', en: 'T' }, text: { es, en: '' } });
  const changes = difference(text('La acción cesó.'), text('La acción cesará.'), 'es');
  expect(changes.filter(({ change }) => change !== 'kept').map((one) => one.text)).toEqual([
    'cesó',
    'cesará',
  ]);
});
