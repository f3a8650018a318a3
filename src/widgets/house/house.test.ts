import { describe, expect, test } from 'vitest';
import { findQuery, QUERIES } from '../../engine/index.ts';
import { chosenFor, followsHouse, readHouse, systemsIn, underHouse, writeHouse } from './house.ts';

const combat = findQuery('cca/close-combat') ?? expect.fail();
const house = (text: string) => readHouse(text).house;

describe('house rules in a link', () => {
  test.each([
    'cca-R31=b',
    'cca-R50=b,onus-R31=b;Club%20Lutecia',
    'cca-R50=b;Los%20de%20siempre%2C%20caf%C3%A9%20%3B%20%25%20%23',
  ])('%s is read and written as it is', (text) => expect(writeHouse(house(text))).toBe(text));

  test('a name may hold what separates the readings', () =>
    expect(house('cca-R50=b;A%3BB%2CC%3DD')).toEqual({
      name: 'A;B,C=D',
      readings: new Map([['cca-R50', 'b']]),
    }));

  test('a link that a program has encoded anew is the same', () =>
    expect(house('cca-R50%3Db%2Conus-R31%3Db;Club%20Lutecia')).toEqual(
      house('cca-R50=b,onus-R31=b;Club%20Lutecia'),
    ));

  test.each([
    ['R50=b', ['R50=b']],
    ['cca-R50', ['cca-R50']],
    ['cca-R50=bb,cca-8.16=b', ['cca-R50=bb', 'cca-8.16=b']],
    ['constructor=b,__proto__=a', ['constructor=b', '__proto__=a']],
    ['%E0%A4%A', ['%E0%A4%A']],
  ])('of %s nothing is a reading, and that is told', (text, wrong) => {
    const found = readHouse(text);
    expect(found.wrong).toEqual(wrong);
    expect(found.house.readings.size).toBe(0);
  });

  test('ids are those of one book each, however they are written', () =>
    expect([...house('CCA-r50=b').readings]).toEqual([['cca-R50', 'b']]));

  test('it knows of which books it speaks', () =>
    expect(systemsIn(house('cca-R50=b,onus-R31=b,cca-R31=b'))).toEqual(['cca', 'onus']));
});

describe('what applies to a question', () => {
  test.each([
    ['cca-R31=b', [['R31', 'b']], 'another reading of this book'],
    ['onus-R31=b', [], 'the doubt of the same number in another book'],
    ['cca-R31=a', [], 'the adopted reading'],
    ['cca-R31=z', [], 'a letter that no reading has'],
    ['cca-R66=b', [], 'a doubt that the question does not take'],
    ['cca-R999=b', [], 'no doubt at all'],
  ])('of %s: %j, %#', (text, chosen) => expect(chosenFor(house(text), combat)).toEqual(chosen));

  test('a draft that says nothing of it has the reading of the house, and what it says stands', () => {
    const rules = house('cca-R31=b,cca-R32=b');
    expect(underHouse(rules, combat, { attacker: { unit: 'WR' } })).toEqual({
      attacker: { unit: 'WR' },
      readings: { R31: 'b', R32: 'b' },
    });
    const said = { readings: { R31: 'a' } };
    expect(underHouse(rules, combat, said)).toEqual({ readings: { R31: 'a', R32: 'b' } });
    expect(followsHouse(rules, combat, said)).toBe(false);
    expect(followsHouse(rules, combat, underHouse(rules, combat, {}))).toBe(true);
  });

  test('no question without readings is touched by a house', () => {
    const all = house('cca-R31=b,ccn-R31=b,onus-R31=b');
    for (const query of QUERIES.filter(({ fields }) => !('readings' in fields)))
      expect(underHouse(all, query, {})).toEqual({});
  });
});
