import { describe, expect, test } from 'vitest';
import { answerTo, rulingOn } from '../../testing/ask.ts';

const chance = (name: string, input: object) =>
  rulingOn('cca/close-combat', input).odds?.chances[name]?.fraction;

const EL = { unit: 'EL' };

describe('R31: elephants roll as many dice as their target', () => {
  const dice = (defender: object, R31: string) =>
    answerTo('cca/close-combat', { attacker: EL, defender, readings: { R31 } });

  test('by its type, or after its own ground: in a camp it rolls one less (cca-17.42)', () => {
    expect(dice({ unit: 'MI', terrain: 'camp' }, 'a')).toMatchObject({ dice: 4 });
    expect(dice({ unit: 'MI', terrain: 'camp' }, 'b')).toMatchObject({ dice: 3 });
  });

  test('in the open both come to the same, and so do the exceptions', () => {
    for (const R31 of ['a', 'b']) {
      expect(dice({ unit: 'HI' }, R31)).toMatchObject({ dice: 5 });
      expect(dice({ unit: 'WR' }, R31)).toMatchObject({ dice: 3 });
      expect(dice({ unit: 'CH' }, R31)).toMatchObject({ dice: 3 });
      expect(dice({ unit: 'LD' }, R31)).toMatchObject({ dice: 1 });
    }
  });

  test('a card of the elephants does not help their target, and is added to what it rolls', () => {
    const charge = (R31: string) =>
      answerTo('cca/close-combat', {
        attacker: EL,
        defender: { unit: 'MI', terrain: 'camp' },
        card: 'mounted-charge',
        readings: { R31 },
      });
    expect(charge('a')).toMatchObject({ dice: 5 });
    expect(charge('b')).toMatchObject({ dice: 4 });
  });
});

describe('R32: elephants battle back with the dice that were rolled at them', () => {
  const back = (attacker: object, R32: string, more = {}) =>
    answerTo('cca/close-combat', { attacker, defender: EL, readings: { R32 }, ...more });

  test.each([
    ['a card', { unit: 'MC' }, { card: 'mounted-charge' }, 4, 3],
    ['the strength of warriors', { unit: 'WR' }, {}, 4, 3],
    ['neither', { unit: 'HI' }, {}, 5, 5],
    // 3 against each other (cca-11.27): elephants have no dice of their type.
    ['elephants', EL, {}, 3, 3],
  ])('really, or by type: %s', (_, attacker, more, rolled, byType) => {
    expect(back(attacker, 'a', more)).toMatchObject({ battleBack: { dice: rolled } });
    expect(back(attacker, 'b', more)).toMatchObject({ battleBack: { dice: byType } });
  });
});

describe('R33: swords of elephants are rolled again without end, or once', () => {
  const combat = (R33: string) => ({ attacker: EL, defender: { unit: 'LI' }, readings: { R33 } });

  test('four hits with two dice: 5 in 486 without end, once only where each die hits twice', () => {
    expect(chance('eliminated', combat('a'))).toBe('5/486');
    expect(chance('eliminated', combat('b'))).toBe('1/324');
  });

  test('once only, two dice score 7/18 each in the mean', () => {
    expect(rulingOn('cca/close-combat', combat('b')).odds?.means.blocksLost?.fraction).toBe('7/9');
  });

  test('that a sword hits does not depend on it', () => {
    // A die fails with four of its faces: 1 - (2/3)^2.
    for (const R33 of ['a', 'b']) expect(chance('at-least-one-hit', combat(R33))).toBe('5/9');
  });

  test('a sword among the new rolls is due again, or no more', () => {
    const due = (R33: string) =>
      answerTo('cca/close-combat-roll', {
        ...combat(R33),
        faces: ['swords', 'blue'],
        rolledAgain: ['swords'],
      });
    expect(due('a')).toMatchObject({ hits: 2, diceToRollAgain: 1 });
    expect(due('b')).toMatchObject({ hits: 2, diceToRollAgain: 0 });
  });
});

describe('R34: a sword that the target ignores is rolled again, or not', () => {
  const against = (unit: string, R34: string) => ({
    attacker: EL,
    defender: { unit },
    readings: { R34 },
  });

  test('against elephants, which ignore all: 1 - (4/5)^3, or 1 - (5/6)^3', () => {
    expect(chance('at-least-one-hit', against('EL', 'a'))).toBe('61/125');
    expect(chance('at-least-one-hit', against('EL', 'b'))).toBe('91/216');
  });

  test('against chariots, which ignore one: 5/9, or 13/27', () => {
    // No hit: no red square and one sword at most, whose new roll shows neither; or is not rolled.
    expect(chance('at-least-one-hit', against('CH', 'a'))).toBe('5/9');
    expect(chance('at-least-one-hit', against('CH', 'b'))).toBe('13/27');
  });

  test.each([
    ['CH', ['swords', 'swords', 'green'], 2, 1],
    ['CH', ['swords', 'green', 'green'], 1, 0],
    ['CH', ['red', 'green', 'green'], 0, 0],
    ['EL', ['swords', 'swords', 'swords'], 3, 0],
    ['MI', ['swords', 'swords', 'green', 'green'], 2, 2],
  ])('at %s with %j there are %i dice to roll again, or %i', (unit, faces, all, some) => {
    const due = (R34: string) =>
      answerTo('cca/close-combat-roll', { ...against(unit, R34), faces });
    expect(due('a')).toMatchObject({ diceToRollAgain: all });
    expect(due('b')).toMatchObject({ diceToRollAgain: some });
  });
});

describe('R35: chariots that were struck first', () => {
  test('battle back with 3 dice, or roll the 4 of their attack; strikers of theirs always roll 3', () => {
    const combat = (attacker: string, defender: string, R35: string) =>
      answerTo('cca/close-combat', {
        attacker: { unit: attacker },
        defender: { unit: defender },
        firstStrike: true,
        readings: { R35 },
      });
    expect(combat('CH', 'MI', 'a')).toMatchObject({ battleBack: { dice: 3 } });
    expect(combat('CH', 'MI', 'b')).toMatchObject({ battleBack: { dice: 4 } });
    for (const R35 of ['a', 'b']) expect(combat('MI', 'CH', R35)).toMatchObject({ dice: 3 });
  });
});

describe('R70: a die less in a camp', () => {
  test('leaves none of the 1 that elephants roll at a leader alone', () => {
    const camp = { attacker: { unit: 'EL', terrain: 'camp' }, defender: { unit: 'LD' } };
    expect(answerTo('cca/close-combat', camp)).toMatchObject({ dice: 0 });
    expect(chance('eliminated', camp)).toBe('0');
  });
});

describe('R102: a card lifts the limit of the unit type, or the ban of the terrain as well', () => {
  const may = (unit: string, terrain: string, card: string, R102: string, more = {}) =>
    answerTo('cca/may-battle', {
      attacker: { unit, terrain, moved: 1, leader: 'attached' },
      defender: { unit: 'MI' },
      card,
      readings: { R102 },
      ...more,
    });

  test.each([
    ['MI', 'forest', 'double-time'],
    ['HI', 'forest', 'double-time'],
    ['HC', 'forest', 'mounted-charge'],
    ['CH', 'rough', 'mounted-charge'],
    ['EL', 'rough', 'mounted-charge'],
  ])('%s enters %s under %s and battles by reading b alone', (unit, terrain, card) => {
    expect(may(unit, terrain, card, 'a')).toMatchObject({ allowed: false });
    expect(may(unit, terrain, card, 'b')).toMatchObject({ allowed: true });
  });

  test.each([
    // The card names heavy mounted units alone.
    ['MC', 'rough', 'mounted-charge'],
    ['LC', 'forest', 'mounted-charge'],
    // Mounted units are not ordered by it, and it says nothing of them.
    ['HC', 'forest', 'double-time'],
    // These cards do not let a unit move further.
    ['MI', 'forest', 'line-command'],
    ['HI', 'forest', 'none'],
    ['HC', 'rough', 'i-am-spartacus'],
  ])('%s enters %s under %s and battles by neither reading', (unit, terrain, card) => {
    expect(may(unit, terrain, card, 'a')).toMatchObject({ allowed: false });
    expect(may(unit, terrain, card, 'b')).toMatchObject({ allowed: false });
  });

  test('an advance into the terrain is not the move of the card', () => {
    expect(may('HC', 'rough', 'mounted-charge', 'b', { bonus: true })).toMatchObject({
      allowed: false,
    });
  });

  test('the move tells the same of the battle after it', () => {
    const moved = (R102: string) =>
      answerTo('cca/may-move', {
        unit: 'MI',
        hexes: 2,
        hex2: { ground: 'forest' },
        orderedBy: 'double-time',
        enemiesAtEnd: 1,
        readings: { R102 },
      });
    expect(moved('a')).toMatchObject({ allowed: true, mayCloseCombat: false });
    expect(moved('b')).toMatchObject({ allowed: true, mayCloseCombat: true, mayFire: false });
  });

  test('the stop remains: a forest in the first hex ends the move', () => {
    const through = answerTo('cca/may-move', {
      unit: 'MI',
      hexes: 2,
      hex1: { ground: 'forest' },
      orderedBy: 'double-time',
      readings: { R102: 'b' },
    });
    expect(through).toMatchObject({ allowed: false, maxOnPath: 1 });
  });
});
