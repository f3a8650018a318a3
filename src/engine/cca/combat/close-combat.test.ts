import { describe, expect, test } from 'vitest';
import { answerTo, faultsOf } from '../../testing/ask.ts';
import { retreat } from '../retreat/retreat.ts';
import { COMBAT_FIELDS } from './combat.ts';

const COMBAT = 'cca/close-combat';
const ROLL = 'cca/close-combat-roll';
const OUTCOME = 'cca/close-combat-outcome';

const MI = { unit: 'MI' };

const rolled = (attacker: object, defender: object, faces: string, more = {}) => ({
  attacker,
  defender,
  faces: faces.split(' '),
  ...more,
});

describe('a combat that cannot be', () => {
  test.each<[string, object, string, string, string]>([
    [
      'elephants of 3 blocks',
      { attacker: { unit: 'EL', blocks: 3 } },
      'attacker.blocks',
      'more-blocks-than-unit',
      'cca-2.11',
    ],
    [
      'cavalry of 4',
      { defender: { unit: 'LC', blocks: 4 } },
      'defender.blocks',
      'more-blocks-than-unit',
      'cca-2.10',
    ],
    [
      'a leader of 2',
      { defender: { unit: 'LD', blocks: 2 } },
      'defender.blocks',
      'more-blocks-than-unit',
      'cca-2.13',
    ],
    [
      'on a river',
      { attacker: { unit: 'MI', terrain: 'river' } },
      'attacker.terrain',
      'impassable',
      'cca-17.26',
    ],
    [
      'on the coast',
      { defender: { unit: 'MI', terrain: 'coast' } },
      'defender.terrain',
      'impassable',
      'cca-17.23',
    ],
    [
      'a leader with a leader',
      { defender: { unit: 'LD', leader: 'attached' } },
      'defender.leader',
      'leader-without-unit',
      'cca-8.33',
    ],
    [
      'a leader striking first',
      { defender: { unit: 'LD' }, firstStrike: true },
      'firstStrike',
      'first-strike-needs-unit',
      'cca-18.38',
    ],
    [
      'First Strike and evasion',
      { defender: { unit: 'LI' }, firstStrike: true, evades: true },
      'evades',
      'first-strike-or-evade',
      'cca-18.38',
    ],
  ])('%s', (_, change, field, problem, clause) => {
    const input = { attacker: MI, defender: MI, ...change };
    for (const query of [COMBAT, ROLL, OUTCOME] as const)
      expect(faultsOf(query, { ...input, ...(query === ROLL && { faces: [] }) })).toEqual([
        [field, problem, clause],
      ]);
  });

  test.each([
    [{ unit: 'EL', blocks: 2 }],
    [{ unit: 'LC', blocks: 3 }],
    [{ unit: 'MI', blocks: 4 }],
    [{ unit: 'LD', blocks: 1 }],
  ])('a whole unit can: %j', (defender) => {
    expect(faultsOf(COMBAT, { attacker: MI, defender })).toEqual([]);
  });
});

describe('faces that cannot lie there', () => {
  const FOUR = 'blue green red flag';

  test('more than there are dice: medium infantry rolls 4 (cca-11.12)', () => {
    expect(faultsOf(ROLL, rolled(MI, MI, FOUR))).toEqual([]);
    expect(faultsOf(ROLL, rolled(MI, MI, `${FOUR} flag`))).toEqual([
      ['faces', 'more-faces-than-dice', 'cca-11.7'],
    ]);
  });

  test('new rolls for more swords than fell, and for those of anybody but elephants', () => {
    const again = (unit: string, faces: string, rolledAgain: string[]) =>
      faultsOf(ROLL, rolled({ unit }, MI, faces, { rolledAgain }));
    const fault = ['rolledAgain', 'more-rerolls-than-swords', 'cca-11.32'];
    expect(again('EL', 'swords green', ['green'])).toEqual([]);
    expect(again('EL', 'swords green', ['green', 'green'])).toEqual([fault]);
    // A sword among the new ones is due once more.
    expect(again('EL', 'swords green', ['swords', 'green'])).toEqual([]);
    expect(again('MI', 'swords green', ['green'])).toEqual([fault]);
  });

  test('a check where no leader is attached', () => {
    const check = (leader: string) =>
      faultsOf(ROLL, rolled(MI, { unit: 'MI', leader }, 'blue', { leaderCheck: ['leader'] }));
    expect(check('attached')).toEqual([]);
    for (const leader of ['none', 'adjacent'])
      expect(check(leader)).toEqual([['leaderCheck', 'no-leader-to-check', 'cca-15.1']]);
  });

  test.each([
    ['a leader alone', { defender: { unit: 'LD' } }],
    ['a unit that evades', { defender: { unit: 'LI' }, evades: true }],
  ])('the battle back of %s', (_, change) => {
    const input = { attacker: MI, faces: ['green'], roll: 'battle-back', ...change };
    expect(faultsOf(ROLL, input)).toEqual([['roll', 'nobody-answers', undefined]]);
  });

  test('nothing is counted where the combat is forbidden', () => {
    const auxilia = rolled({ unit: 'AX', moved: 2 }, MI, `${FOUR} ${FOUR}`);
    expect(faultsOf(ROLL, auxilia)).toEqual([]);
  });

  test('nor where the units cannot be', () => {
    const input = rolled({ unit: 'EL', blocks: 3 }, MI, `${FOUR} ${FOUR}`);
    expect(faultsOf(ROLL, input).map(([field]) => field)).toEqual(['attacker.blocks']);
  });
});

describe('a combat that is forbidden', () => {
  test.each([
    ['auxilia that moved 2 hexes', { attacker: { unit: 'AX', moved: 2 }, defender: MI }],
    [
      'an evasion from like cavalry',
      { attacker: { unit: 'MC' }, defender: { unit: 'MC' }, evades: true },
    ],
  ])('is no combat in any of the three questions: %s', (_, input) => {
    const nothing = { allowed: false, dice: 0, battleBack: null };
    expect(answerTo(COMBAT, input)).toMatchObject(nothing);
    expect(answerTo(ROLL, { ...input, faces: ['green'] })).toMatchObject(nothing);
    expect(answerTo(OUTCOME, input)).toMatchObject(nothing);
  });
});

describe('what the first roll leaves for the answer', () => {
  test('warriors that were struck first and lost a block reply with 3 dice, whole ones with 4', () => {
    const struck = (faces: string) =>
      answerTo(ROLL, rolled({ unit: 'WR' }, MI, faces, { firstStrike: true }));
    expect(struck('blue green green green')).toMatchObject({
      blocksLeft: 3,
      battleBack: { allowed: true, dice: 3 },
    });
    expect(struck('green green green green')).toMatchObject({ battleBack: { dice: 4 } });
  });

  test('warriors that lost a block battle back with 3 dice', () => {
    expect(answerTo(ROLL, rolled(MI, { unit: 'WR' }, 'blue green green green'))).toMatchObject({
      blocksLeft: 3,
      battleBack: { allowed: true, dice: 3 },
    });
  });

  test('nobody is left to answer, or it has left its hex', () => {
    const last = { unit: 'MI', blocks: 1 };
    expect(answerTo(ROLL, rolled(MI, last, 'blue'))).toMatchObject({
      battleBack: { allowed: false, dice: 0 },
      banners: 1,
    });
    expect(answerTo(ROLL, rolled(MI, MI, 'flag'))).toMatchObject({
      leftHex: true,
      battleBack: { allowed: false },
    });
  });

  test('the path of the unit that is rolled at is the one that counts', () => {
    const blocked = { freeHexes: 0 };
    const hurt = { retreatHexes: 1, blocksLostInRetreat: 1 };
    const free = { retreatHexes: 1, blocksLostInRetreat: 0 };
    const attacked = (more: object) =>
      answerTo(ROLL, rolled(MI, { ...MI, ...blocked }, 'flag', more));
    expect(attacked({})).toMatchObject(hurt);
    expect(attacked({ roll: 'battle-back' })).toMatchObject(free);
    expect(attacked({ firstStrike: true })).toMatchObject(free);
    expect(attacked({ firstStrike: true, roll: 'battle-back' })).toMatchObject(hurt);
  });
});

describe('the blocks of a unit that nobody counted', () => {
  const [combat, falling] = [COMBAT_FIELDS.attacker.fields.blocks, retreat.fields.blocks];

  test.each([
    ['MI', 4],
    ['LC', 3],
    ['EL', 2],
    ['LD', 1],
  ])('%s has %i', (unit, blocks) => {
    expect(combat.unsaid({ unit })).toBe(blocks);
    expect(falling.unsaid({ unit })).toBe(blocks);
  });

  test('are not known while the unit is not', () => {
    expect(combat.unsaid({ unit: undefined })).toBeUndefined();
    expect(falling.unsaid({})).toBeUndefined();
  });
});
