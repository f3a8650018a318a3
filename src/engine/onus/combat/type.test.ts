import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';

const { told, cited } = asking('onus/hand-to-hand');
const fought = (attacker: object, defender: object, charge = true) =>
  told({ attacker, defender, charge });

const UNITS = {
  ordinary: {},
  ram: { kind: 'cavalry', abilities: ['ram'] },
  phalanx: { formation: 'phalanx' },
  sarissas: { formation: 'phalanx', abilities: ['sarissas'] },
  event: { priority: true },
};
type Name = keyof typeof UNITS;
const SAME = ['simultaneous', 'both'];
const FIRST = ['priority', 'attacker'];
const LAST = ['priority', 'defender'];

/** Figures, section 19: who charges, and whom. */
const MEETINGS: [Name, Name, string[]][] = [
  ['ordinary', 'ordinary', SAME],
  ['ordinary', 'phalanx', LAST],
  ['ordinary', 'sarissas', ['single', 'defender']],
  ['ordinary', 'event', LAST],
  ['ram', 'ordinary', FIRST],
  ['ram', 'phalanx', SAME],
  ['ram', 'sarissas', LAST],
  ['ram', 'event', SAME],
  // What rams has charged infantry; of cavalry it is an ordinary enemy.
  ['ram', 'ram', SAME],
  ['ordinary', 'ram', SAME],
  ['phalanx', 'ordinary', FIRST],
  ['phalanx', 'phalanx', SAME],
  ['phalanx', 'sarissas', LAST],
  ['phalanx', 'event', SAME],
  ['sarissas', 'ordinary', ['single', 'attacker']],
  ['sarissas', 'phalanx', FIRST],
  ['sarissas', 'sarissas', SAME],
  ['sarissas', 'event', FIRST],
  ['event', 'ordinary', FIRST],
  ['event', 'event', SAME],
  ['event', 'sarissas', LAST],
];

test.each(MEETINGS)('%s charges %s: %j', (attacker, defender, [combatType, strikesFirst]) => {
  expect(fought(UNITS[attacker], UNITS[defender])).toMatchObject({
    combatType,
    strikesFirst,
  });
});

describe('whoever did not charge this turn strikes with everybody', () => {
  const formed: Name[] = ['ordinary', 'ram', 'phalanx', 'sarissas'];
  test.each(formed.flatMap((a) => formed.map((d) => [a, d] as const)))('%s and %s', (a, d) => {
    expect(fought(UNITS[a], UNITS[d], false)).toMatchObject({ combatType: SAME[0] });
  });

  test('unless an event says so', () => {
    expect(fought({}, UNITS.event, false)).toMatchObject({ strikesFirst: 'defender' });
  });
});

test.each([
  [['flank'], 'both'],
  [['rear'], 'both'],
  [['front', 'flank'], 'defender'],
  [[], 'defender'],
])('a Phalanx in contact on %j: %s', (attackedOn, strikesFirst) => {
  const defender = { ...UNITS.phalanx, attackedOn };
  expect(fought({}, defender)).toMatchObject({ strikesFirst });
});

test.each<[Name, Name, string[]]>([
  ['phalanx', 'phalanx', ['onus-8.14', 'onus-7.161']],
  ['ram', 'phalanx', ['onus-9.11', 'onus-7.161']],
  ['sarissas', 'phalanx', ['onus-9.29', 'onus-7.165']],
  ['ordinary', 'sarissas', ['onus-9.28', 'onus-7.164']],
  ['ram', 'ordinary', ['onus-9.9', 'onus-7.162']],
])('%s against %s cites %j', (attacker, defender, clauses) => {
  const input = { attacker: UNITS[attacker], defender: UNITS[defender], charge: true };
  expect(cited(input)).toEqual(expect.arrayContaining(clauses));
});
