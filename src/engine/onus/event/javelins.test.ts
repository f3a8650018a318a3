import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { javelins } from './javelins.ts';

const { ruling, told } = asking(javelins);
const able = { abilities: ['javelins'] };

describe('who throws', () => {
  test.each([
    ['random', able, able, ['attacker', 'defender']],
    ['random', able, {}, ['attacker']],
    ['random', {}, able, ['defender']],
    ['random', {}, {}, []],
    ['attacker', able, able, ['attacker']],
    ['attacker', {}, able, []],
    ['defender', able, able, ['defender']],
    ['random', { ...able, javelinStrength: 0 }, able, ['defender']],
  ])('from %s', (eventFrom, attacker, defender, throwers) => {
    expect(told({ eventFrom, attacker, defender })).toMatchObject({ allowed: true, throwers });
  });

  test.each(['earlier-turn', 'otherwise'])('nobody if they were engaged %s', (engagedBy) => {
    const draft = { eventFrom: 'random', attacker: able, engagedBy };
    expect(told(draft)).toMatchObject({ allowed: false, throwers: [], combatFollows: true });
  });
});

test('each throws 4 dice, without events, and the wounds stay out of the combat', () => {
  expect(told({ eventFrom: 'random', attacker: able, defender: able })).toMatchObject({
    javelinDice: 4,
    simultaneous: true,
    eventsAllowed: false,
    countsInCombat: false,
  });
});

/** Strength 3: hits dodge 5 on 3 or more, wounds armour 6 on 4 or more: 1/3 a die, 1 - (2/3)^4 = 65/81. */
const thrown = { ...able, javelinStrength: 3 };
describe('the throw', () => {
  const chances = (draft: object) => {
    const odds = ruling({ attacker: thrown, ...draft }).odds?.chances ?? {};
    return Object.fromEntries(Object.entries(odds).map(([name, { fraction }]) => [name, fraction]));
  };

  test('wounds in the front', () => {
    expect(chances({})['defender-wounded']).toBe('65/81');
  });

  test('eliminates who has 1 life', () => {
    expect(chances({ defender: { life: 1 } })).toEqual({
      'defender-wounded': '65/81',
      'defender-steady': '16/81',
      'defender-eliminated': '65/81',
    });
  });

  test('is told only of those whose strength is known', () => {
    expect(chances({ attacker: able })).toEqual({});
  });

  test.each([
    ['a flank', { sideHit: 'flank' }, [4, 5]],
    ['the rear', { sideHit: 'rear' }, [3, 4]],
    ['a unit in Shield Wall', { formation: 'shield-wall' }, [6, 7]],
  ])('meets the defence of %s', (_, defender, defence) => {
    expect(told({ attacker: thrown, defender })).toMatchObject({ defender: { defence } });
  });

  test('of a Broken unit is 1 weaker, but not by reading b of R7', () => {
    const attacker = { ...thrown, broken: true };
    expect(told({ attacker })).toMatchObject({ attacker: { strength: 2 } });
    expect(told({ attacker, readings: { R7: 'b' } })).toMatchObject({ attacker: { strength: 3 } });
  });

  test('counts a 6 twice only for a unit with Precision that was charged', () => {
    const six = { ...thrown, abilities: ['javelins', 'precision'], toHit: [6], toWound: [6] };
    expect(told({ eventFrom: 'defender', defender: six })).toMatchObject({
      attacker: { javelinWounds: 2 },
    });
    expect(told({ eventFrom: 'attacker', attacker: six })).toMatchObject({
      defender: { javelinWounds: 1 },
    });
  });
});

describe('what comes of it', () => {
  const hits = { ...thrown, toHit: [6, 6, 1, 1], toWound: [6, 6] };
  const struck = (defender: object) => told({ attacker: hits, defender });
  test.each([
    ['passes', { moraleDie: 5 }, 'steady', true],
    ['fails', { moraleDie: 6 }, 'broken', true],
    ['fails, Broken', { moraleDie: 6, broken: true }, 'fleeing', false],
    ['has no life left', { life: 2 }, 'eliminated', false],
    ['has not rolled', {}, 'open', null],
  ])('the unit %s', (_, defender, fate, combatFollows) => {
    expect(struck(defender)).toMatchObject({ defender: { fate }, combatFollows });
  });

  test('Terror of its enemy counts in its check (R77)', () => {
    const attacker = { ...hits, abilities: ['javelins', 'terror'] };
    expect(told({ attacker, defender: { moraleDie: 5 } })).toMatchObject({
      defender: { fate: 'broken' },
    });
  });

  test('a wounded unit that lives checks, whatever comes of it', () => {
    const checks = (defender: object) => struck(defender).defender;
    expect(checks({ moraleDie: 6, broken: true })).toMatchObject({ mustCheck: true });
    expect(checks({})).toMatchObject({ mustCheck: true });
    expect(checks({ life: 2 })).toMatchObject({ mustCheck: false });
  });

  test('a fleeing unit does not check', () => {
    const defender = { fleeing: true, broken: true, moraleDie: 6 };
    expect(struck(defender)).toMatchObject({ defender: { fate: 'fleeing', mustCheck: false } });
  });

  test('dice that all miss do nothing', () => {
    const attacker = { ...thrown, toHit: [1, 1, 1, 1] };
    expect(told({ attacker })).toMatchObject({
      defender: { javelinWounds: 0, fate: 'steady' },
      combatFollows: true,
    });
  });
});
