import { expect, test } from 'vitest';
import { called, labelled, said, summed, titled, worded } from './labelled.ts';

test('a message is a line with its key, whatever colons it has', () => {
  expect(
    said(`
      // Not a message.
      onus-5.12: The sword: the attacker.
      unit:The: The unit
    `),
  ).toEqual({ 'onus-5.12': 'The sword: the attacker.', 'unit:The': 'The unit' });
});

test('two texts stand on one line, and the second may be empty', () => {
  const rows = labelled(`
    ledBy: Led by | The general who leads these units.
    mayPass: May pass |
  `);
  expect(rows.ledBy).toEqual({ label: 'Led by', help: 'The general who leads these units.' });
  expect(rows.mayPass).toEqual({ label: 'May pass', help: '' });
});

test('a summary has its brief, and what is told of it, which may be nothing', () => {
  const rows = summed(`
    order/yes: It may be played. | May be played | He may play it.
    order/no: It may not be played. | May not be played |
    order/later: It may be played later. | Later
  `);
  expect(rows.summaries['order/no']).toBe('It may not be played.');
  expect(rows.briefs['order/later']).toBe('Later');
  expect(rows.outcomes).toEqual({ 'order/yes': 'He may play it.', 'order/no': '' });
});

test('words stand for the values of several names', () => {
  expect(worded('phase nextPhase: combat = combat | end = end of the turn')).toEqual({
    'phase.combat': 'combat',
    'phase.end': 'end of the turn',
    'nextPhase.combat': 'combat',
    'nextPhase.end': 'end of the turn',
  });
  expect(called('MI: the | medium infantry unit | Medium infantry')).toMatchObject({
    MI: 'medium infantry unit',
    'MI:short': 'Medium infantry',
  });
});

test.each([
  ['no key', () => said('Without any key')],
  ['a key twice', () => said('a: one\nb: two\na: three')],
  ['a label without a help', () => labelled('ledBy: Led by')],
  ['a title without a line', () => titled('cca/dice: A roll | Says how likely it is.')],
  ['three texts for two', () => labelled('ledBy: Led by | The general. | Who?')],
])('%s is no message', (_, made) => expect(made).toThrow(RangeError));
