import { describe, expect, test } from 'vitest';
import { Reader } from './reader.ts';

/** What is read of a text, or what is wrong with it. */
const read = (text: string, how: (reader: Reader) => unknown) =>
  Reader.read(text, (reader) => ({ got: how(reader), at: reader.at }));

describe('what is read', () => {
  test.each<[string, (reader: Reader) => unknown, unknown, number]>([
    ['cca2_bottom', (reader) => reader.letters(), 'cca2', 4],
    ['_cca2', (reader) => reader.letters(), '', 0],
    ['move D5', (reader) => reader.upTo(' '), 'move', 4],
    ['move', (reader) => reader.upTo(' '), 'move', 4],
    [' D5', (reader) => reader.upTo(' '), '', 0],
    ['ab cd', (reader) => [reader.take(3), reader.upTo('e')], ['ab ', 'cd'], 5],
    ['ab', (reader) => reader.take(3), 'ab', 2],
    ['E7x', (reader) => reader.hex(), 'E7', 2],
    ['12-', (reader) => reader.count(0, 12, 'seed'), 12, 2],
    ['012', (reader) => reader.count(0, 12, 'seed'), 0, 1],
    [
      'lake-trasimene-3',
      (reader) => reader.name(['lake-trasimene'], 'no-such-scenario'),
      'lake-trasimene',
      14,
    ],
    [
      'a-b',
      (reader) => [reader.peek('-'), reader.accept('a'), reader.accept('b'), reader.peek('-')],
      [false, true, false, true],
      1,
    ],
  ])('%s', (text, how, got, at) => {
    expect(read(text, how)).toEqual({ got, at });
  });
});

describe('what is wrong', () => {
  test.each<[string, (reader: Reader) => unknown, object]>([
    [
      'ab',
      (reader) => reader.expect('b'),
      { at: 0, problem: 'unexpected', with: { expected: 'b' } },
    ],
    [
      'ab',
      (reader) => reader.whole(() => reader.take(1)),
      { at: 1, problem: 'unexpected', with: { expected: 'line-end' } },
    ],
    [
      'up',
      (reader) => reader.word(['bottom', 'top'], 'no-such-side'),
      { at: 0, problem: 'no-such-side', with: { options: ['bottom', 'top'] } },
    ],
    [
      '3cannae',
      (reader) => reader.name(['cannae'], 'no-such-scenario'),
      { at: 0, problem: 'no-such-scenario', with: { options: ['cannae'] } },
    ],
    [
      '7',
      (reader) => reader.count(1, 6, 'command'),
      { at: 0, problem: 'command', with: { least: 1, most: 6 } },
    ],
    [
      '0',
      (reader) => reader.count(1, 6, 'goal', { hex: 'E7' }),
      { at: 0, problem: 'goal', hex: 'E7' },
    ],
    [
      'x5',
      (reader) => reader.count(1, 6, 'goal'),
      { at: 0, problem: 'goal', with: { least: 1, most: 6 } },
    ],
    ['J1', (reader) => reader.hex(), { at: 0, problem: 'no-such-hex' }],
    ['_E7', (reader) => reader.hex(), { at: 0, problem: 'no-such-hex' }],
    ['E7', (reader) => reader.blame('flags', 2), { at: 2, problem: 'flags' }],
  ])('%s', (text, how, problem) => {
    expect(read(text, how)).toEqual(problem);
  });

  test('an error that is no fault of the text is thrown', () => {
    const broken = () => {
      throw new TypeError('broken');
    };
    expect(() => Reader.read('', broken)).toThrow(TypeError);
    expect(() => Reader.survey('', broken)).toThrow(TypeError);
  });
});

test('a text is surveyed as far as it makes sense, with all that is forbidden in it', () => {
  const survey = (text: string) =>
    Reader.survey(text, (reader) => {
      expect(reader.byColumn).toBe(false);
      reader.blame('flags', 0);
      reader.expect('a');
      reader.blame('goal', reader.at, { hex: 'E7' });
    });
  const [flags, goal] = [
    { at: 0, problem: 'flags' },
    { at: 1, problem: 'goal', hex: 'E7' },
  ];
  expect(survey('a')).toEqual({ faults: [flags, goal], whole: true });
  expect(survey('b')).toEqual({
    faults: [flags, { at: 0, problem: 'unexpected', with: { expected: 'a' } }],
    whole: false,
  });
});
