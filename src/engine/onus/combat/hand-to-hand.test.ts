import { describe, expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

const { ruling, told, said, cited } = asking('onus/hand-to-hand');

const PHALANX = { formation: 'phalanx' };
const RAMMING = { kind: 'cavalry', abilities: ['ram'] };

describe('a reply bears what the first attack did', () => {
  /** Morale 6 with 3 wounds is 3: the 6 breaks the charger, who replies at 4/4 -1 (wounds) -1 (Broken). */
  const struck = { hit: 4, wound: 4, morale: 6, taken: 3, moraleDie: 6 };

  test('its attack has lost what wounds and Broken take', () => {
    expect(told({ attacker: struck, defender: PHALANX, charge: true })).toMatchObject({
      strikesFirst: 'defender',
      replyDice: 4,
      mustCheck: ['attacker'],
      attacker: { attack: [2, 2], attackModifier: -2, checks: null, fate: 'open' },
    });
  });

  test('its dice are read with those values', () => {
    const attacker = { ...struck, toHit: [3, 1, 4], toWound: [6] };
    expect(told({ attacker, defender: PHALANX, charge: true })).toMatchObject({
      attacker: { hits: 1, woundsDone: 1 },
    });
  });

  test('the steps tell the values of each strike once', () => {
    const attacker = { ...struck, toHit: [3, 1, 4] };
    const { steps } = ruling({ attacker, defender: PHALANX, charge: true });
    const attacks = steps.filter(({ say }) => say === 'onus-3.2/attack').map((s) => s.with.who);
    expect(attacks).toEqual(['defender', 'attacker']);
  });

  test('what is not rolled yet leaves the comparison out', () => {
    const clauses = cited({ attacker: struck, defender: PHALANX, charge: true });
    expect(clauses).toContain('onus-7.163');
    expect(clauses).not.toContain('onus-7.172');
    expect(clauses).not.toContain('onus-7.156');
  });
});

describe('what is told decides how far the combat is known', () => {
  test.each<[string, object, object]>([
    [
      'the dice of one side alone leave the checks open',
      { attacker: { hit: 4, toHit: [1, 1, 2] }, defender: { dodge: 9 } },
      { mustCheck: null, dice: 3, attacker: { hits: 0, woundsDone: 0 } },
    ],
    [
      'a unit whose life nobody names survives what it took',
      { attacker: { taken: 0 }, defender: { taken: 7 } },
      { mustCheck: ['defender'], defender: { fate: 'open', woundMarkers: ['III', 'III', 'I'] } },
    ],
    [
      'a unit of life 6 does not',
      { attacker: { taken: 0 }, defender: { taken: 7, life: 6 } },
      { mustCheck: [], defender: { fate: 'eliminated' } },
    ],
    [
      'six dice to hit are six dice',
      { attacker: { toHit: [1, 2, 3, 4, 5, 6] } },
      { dice: 6, replyDice: 6 },
    ],
    [
      'a fleeing unit that is struck first makes no check and no reply',
      { attacker: PHALANX, defender: { fleeing: true, taken: 2 }, charge: true },
      { mustCheck: [], replyDice: 0, defender: { checks: 0, fate: 'fleeing' } },
    ],
    [
      'an ambushed unit of one life is gone before any die',
      { defender: { life: 1 }, event: 'ambush' },
      { mustCheck: [], defender: { fate: 'eliminated' }, attacker: { fate: 'steady' } },
    ],
    [
      'a check is told with its own modifier, not with the Broken that it brings',
      {
        attacker: { taken: 0 },
        defender: { morale: 7, attackedOn: ['front', 'flank'], taken: 4, moraleDie: 4 },
      },
      { defender: { moraleValue: 2, moraleModifier: -5, fate: 'broken' } },
    ],
  ])('%s', (_, input, expected) => {
    expect(told(input)).toMatchObject(expected);
  });
});

test('both together: nobody is hurt, and both stay', () => {
  // One die each at 4/3 against 5/6: 5/6 to hit, 1/2 to wound, so 7/12 to do nothing.
  const { answer, odds } = ruling({ sectionsInContact: 1 });
  expect(answer).toMatchObject({ strikesFirst: 'both', rollsFirst: 'attacker' });
  expect(odds?.chances['no-wounds']?.fraction).toBe('49/144');
  expect(odds?.chances['still-engaged']?.fraction).toBe('1');
});

test('a Broken unit that must check flees as often as it fails', () => {
  // It is wounded with 5/12 and checks then, alone or with the other: 5 - 1 (Broken) - 1 = 3 fails with 1/2.
  const { odds } = ruling({
    attacker: { life: 9 },
    defender: { broken: true, morale: 5, hit: 1, wound: 1, life: 9 },
    sectionsInContact: 1,
  });
  expect(odds?.chances['still-engaged']?.fraction).toBe('19/24');
});

test('modifiers are told in full where a value stops at 1', () => {
  const defender = { dodge: 2, armour: 3, attackedOn: ['flank', 'rear'], otherEnemies: 2 };
  expect(told({ defender })).toMatchObject({
    defender: { defence: [1, 1], defenceModifier: -5, moraleModifier: -5 },
  });
});

test.each<[string, object, boolean]>([
  ['a mounted unit that charges infantry', { attacker: { kind: 'cavalry' }, charge: true }, true],
  ['one that rams', { attacker: RAMMING, charge: true }, false],
  ['one that did not charge', { attacker: { kind: 'cavalry' } }, false],
  ['infantry', { charge: true }, false],
])('%s is told that charging adds nothing: %#', (_, input, tells) => {
  expect(cited(input).includes('onus-2.11')).toBe(tells);
});

test('whoever must check for camels or, by R47 b, for Terror is told why', () => {
  const unhurt = { taken: 0 };
  const camels = said({
    attacker: { ...unhurt, kind: 'camels' },
    defender: { ...unhurt, kind: 'cavalry' },
    dromedaries: true,
  });
  const terror = said({
    attacker: { ...unhurt, abilities: ['terror'] },
    defender: unhurt,
    readings: { R47: 'b' },
  });
  expect(camels).toContain('onus-12.31/check');
  expect(terror).toContain('onus-9.17/check');
  expect(terror).not.toContain('onus-12.31/check');
});

cases(
  'onus/hand-to-hand',
  `
  dice that cannot be:
    sectionsInContact=2 attacker.toHit=[2,3,4]        => refused attacker.toHit more-dice-than-sections 7.166
    attacker.toHit=[6,6] defender.toHit=[1]           => refused defender.toHit fewer-dice 7.166
    attacker.toHit=[6,1] attacker.toWound=[6,6]       => refused attacker.toWound more-dice-than-hits 7.167
    attacker.toHit=[6,6] attacker.toWound=[6]         => refused attacker.toWound fewer-dice 7.167
    attacker.toHit=[6] attacker.toWound=[1] defender.taken=1 => refused defender.taken wounds-not-of-dice
    sectionsInContact=2 defender.taken=3              => refused defender.taken more-wounds-than-dice
    attacker.taken=1 attacker.moraleDie=1 attacker.checkResult=failed => refused attacker.checkResult die-and-result
  a unit that may not strike, or fell to the first attack, does nothing: charge
    attacker.formation=phalanx attacker.abilities=[sarissas] defender.toHit=[6] => refused defender.toHit does-not-strike 7.164
    attacker.life=1 attacker.taken=1 defender.formation=phalanx defender.taken=1 => refused defender.taken does-not-reply 7.163
  a reply may have hit more often than its values would tell before the first attack: charge
    attacker.toHit=[6,6] attacker.toWound=[6,6] defender.formation=phalanx => accepted
  what is known, and what is open:
    attacker.taken=0 defender.taken=1 defender.checkResult=failed => defender.fate=broken defender.breaks='1' defender.checks=1 chancesAre=known
    // 5 faces hit, and half of what hits wounds.
    attacker.toHit=[6] defender.toHit=[1]             => attacker.unhurt='1' defender.unhurt=1/2 chancesAre=after-hits
    defender.taken=2                                  => mustCheck=null attacker.checks=null attacker.fate=open attacker.woundMarkers=null defender.fate=open
    // Morale 5 - 1 (Broken) - 1 (wound) = 3. It took more wounds and checks again: 1/2, where it was 3/4 in all.
    charge attacker.broken attacker.morale=5 attacker.taken=1 attacker.toHit=[1] defender.formation=phalanx defender.toHit=[6] => replyDice=1 attacker.flees=1/2 defender.unhurt='1'
  unhurt horses check once, after the combat, also where only camels strike: charge dromedaries
    attacker.kind=camels attacker.formation=phalanx attacker.abilities=[sarissas] defender.kind=cavalry defender.taken=0 => combatType=single mustCheck=[defender] defender.checks=1
`,
);
