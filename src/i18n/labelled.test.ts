import { expect, test } from 'vitest';
import { called, labelled, said, summed, worded } from './labelled.ts';

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
  expect(summed('order/yes: It may be played. | May be played')).toEqual({
    summaries: { 'order/yes': 'It may be played.' },
    briefs: { 'order/yes': 'May be played' },
  });
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
  ['three texts for two', () => labelled('ledBy: Led by | The general. | Who?')],
])('%s is no message', (_, made) => expect(made).toThrow(RangeError));
