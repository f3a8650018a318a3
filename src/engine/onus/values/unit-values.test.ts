import { describe, expect, test } from 'vitest';
import { answerTo, citedOf, replyTo } from '../../testing/ask.ts';

type Asked = 'unit-values' | 'modifier-list' | 'morale-check' | 'attack-roll' | 'combat-phase';
const told = (query: Asked, input: object) => answerTo(`onus/${query}`, input);

describe('a general whose own unit flees is lost', () => {
  test('he gives it nothing and takes 1 from its morale', () => {
    const unit = {
      hit: 4,
      morale: 7,
      fleeing: true,
      general: 'in-unit',
      generalStrength: 2,
      generalMorale: 2,
    };
    // Attack 4 - 1 (Broken); morale 7 - 1 (Broken) - 1 (general lost).
    expect(told('unit-values', { unit, attackedBy: 'nobody' })).toMatchObject({
      attack: [3, 2],
      moraleValue: 5,
    });
    expect(told('modifier-list', { unit, attackedBy: 'nobody' })).toMatchObject({
      listedMorale: -4,
    });
  });

  test('one within whose radius it flees is not', () => {
    const unit = { morale: 7, fleeing: true, general: 'in-radius' };
    expect(told('unit-values', { unit, attackedBy: 'nobody' })).toMatchObject({ moraleValue: 7 });
  });
});

test('a fleeing unit that is attacked has one -2 of morale, wherever the attack comes from', () => {
  const unit = { morale: 7, fleeing: true, attackedOn: ['flank', 'rear'] };
  expect(told('unit-values', { unit })).toMatchObject({ moraleValue: 4, moraleModifier: -3 });
});

describe('a morale check', () => {
  test.each<[string, object, object]>([
    [
      'of a trampled unit breaks it even if it is passed',
      { cause: 'trample', unit: { morale: 6 }, moraleDie: 1 },
      { passed: true, fate: 'broken', ifPassed: 'broken', ifFailed: 'broken' },
    ],
    [
      'in the flight phase is that of a fleeing, Broken unit',
      { cause: 'flight', unit: { morale: 7, wounds: 3 } },
      { moraleValue: 3, ifPassed: 'steady', ifFailed: 'fleeing', mustCheck: true },
    ],
    [
      'on activation is that of a Broken unit, whose player may leave it',
      { cause: 'activation', unit: { morale: 6 } },
      { moraleValue: 5, mustCheck: false, mayCheck: true, ifPassed: 'steady', ifFailed: 'broken' },
    ],
    [
      'on activation of a fleeing unit is compulsory',
      { cause: 'activation', unit: { morale: 6, fleeing: true } },
      { moraleValue: 5, mustCheck: true, ifFailed: 'fleeing' },
    ],
    [
      'is not made by a fleeing unit that is attacked',
      { unit: { fleeing: true } },
      { mustCheck: false, mayCheck: false, fate: 'fleeing' },
    ],
  ])('%s', (_, input, expected) => {
    expect(told('morale-check', input)).toMatchObject(expected);
  });

  test('that a Steadfast unit fails in a Stampede does not say that it flees', () => {
    const unit = { abilities: ['steadfast'], morale: 3 };
    const input = { cause: 'stampede', unit, moraleDie: 6 };
    expect(told('morale-check', input)).toMatchObject({ fate: 'broken' });
    expect(citedOf('onus/morale-check', input)).not.toContain('onus-11.17');
  });
});

describe('the printed list', () => {
  const mounted = { enemy: { kind: 'cavalry' } };
  test.each<[string, object, string[]]>([
    [
      'names Lancers, and a Phalanx or Sarissas add nothing to them',
      { unit: { formation: 'phalanx', abilities: ['lancers', 'sarissas'] }, ...mounted },
      [],
    ],
    [
      'does not name Sarissas, which a Phalanx repeats',
      { unit: { formation: 'phalanx', abilities: ['sarissas'] }, ...mounted },
      ['sarissas'],
    ],
    [
      'does not name what the card of a general adds',
      { unit: { general: 'in-unit', generalDefence: 1 } },
      ['general'],
    ],
    ['names his 1 of morale', { unit: { general: 'in-unit' } }, []],
  ])('%s', (_, input, beyond) => {
    expect(told('modifier-list', input)).toMatchObject({ notOnTheList: beyond });
  });

  test('frightens nobody from afar', () => {
    const enemy = { abilities: ['terror'] };
    expect(told('modifier-list', { enemy })).toMatchObject({ listedMorale: -1 });
    expect(told('modifier-list', { enemy, attackedBy: 'shot' })).toMatchObject({ listedMorale: 0 });
  });
});

describe('an attack roll', () => {
  test('has as many dice as fell, after which nothing is open', () => {
    // Six dice that hit on 4 or more.
    const input = { rollStage: 'hit', hit: 3, dodge: 6, toHit: [1, 2, 3, 4, 5, 6] };
    const known = { hits: 3, atLeastOne: '1', chancesAre: 'known' };
    expect(told('attack-roll', input)).toMatchObject(known);
  });

  test.each<[string[], string[]]>([
    [[], []],
    [['deadly'], ['onus-9.1']],
    [
      ['deadly', 'professionals'],
      ['onus-9.1', 'onus-9.2'],
    ],
    [['precision'], []],
  ])('with %j cites %j', (abilities, expected) => {
    const cited = citedOf('onus/attack-roll', { abilities });
    expect(cited.filter((id) => ['onus-9.1', 'onus-9.2'].includes(id))).toEqual(expected);
  });

  test('takes no more dice to wound than hit', () => {
    const reply = replyTo('onus/attack-roll', { toHit: [6, 1], toWound: [6, 6] });
    expect(reply).toMatchObject({ violations: [{ field: 'toWound', with: { dice: 1 } }] });
  });
});

describe('a combat ends', () => {
  test.each<[string, object]>([
    ['both-stay', { firstToFlee: null, fightAgainNextTurn: true }],
    ['one-flees', { firstToFlee: null, fightAgainNextTurn: false }],
    ['both-flee', { firstToFlee: 'active-player', fightAgainNextTurn: false }],
    ['one-eliminated', { firstToFlee: null, fightAgainNextTurn: false }],
    ['both-eliminated', { firstToFlee: null, fightAgainNextTurn: false }],
  ])('%s', (combatOutcome, expected) => {
    expect(told('combat-phase', { combatOutcome })).toMatchObject(expected);
  });
});
