import { expect, test } from 'vitest';
import { fill, gap } from './format.ts';
import { loadCommon } from './load.ts';
import { merge } from './messages.ts';
import { Texts } from './texts.ts';

const named = (label: string) => ({ label, help: '' });
const SYSTEM = merge({
  fields: { unit: named('Unit'), cause: named('Cause') },
  answers: { dice: named('Dice') },
  queries: {
    'ccn/flee': {
      title: 'Flight',
      line: '',
      about: '',
      fields: { cause: named('Why it flees') },
      answers: { dice: named('Dice of the check') },
    },
    'ccn/melee': { title: 'Melee', line: '', about: '' },
  },
});
const texts = new Texts('en', loadCommon('en'), SYSTEM);

test('a query names what it means by itself, else as its system does', () => {
  const [flee, melee] = [texts.about('ccn/flee'), texts.about('ccn/melee')];
  expect(flee.field('cause').label).toBe('Why it flees');
  expect(flee.answer('dice').label).toBe('Dice of the check');
  expect(flee.field('unit').label).toBe('Unit');
  expect(melee.field('cause').label).toBe('Cause');
  expect(texts.answer('dice').label).toBe('Dice');
});

test('what is missing stops a build, and leaves a gap for a reader', () => {
  const say = { say: 'ccn-1.1', with: {} };
  expect(() => texts.step(say)).toThrow('No en text for steps "ccn-1.1"');
  expect(() => texts.say('{dice} dice.')).toThrow('No value for {dice}');
  const lenient = new Texts('en', loadCommon('en'), SYSTEM, gap);
  expect(lenient.step(say)).toBe('…');
  expect(lenient.about('ccn/flee').say('{dice} dice.')).toBe('… dice.');
});

test('a word that is missing is no code; what a player wrote stays as it is', () => {
  const shown = (what: string) => fill('{what}', { what }, {}, 'en');
  expect(shown('fate.flees-at-once')).toBe('flees at once');
  expect(shown('Legio-X')).toBe('Legio-X');
});
