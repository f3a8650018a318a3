import { expect, test } from 'vitest';
import { ask } from '../../index.ts';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

const { ruling } = asking('onus/shot');

test('hits have their own table', () => {
  const { odds } = ruling({ target: { dodge: 5 }, distance: 6 });
  // Two dice that hit with 2/3 each.
  expect(odds?.tables.hits?.map(({ value, fraction }) => [value, fraction])).toEqual([
    [0, '1/9'],
    [1, '4/9'],
    [2, '4/9'],
  ]);
  expect(odds?.means.hits?.fraction).toBe('4/3');
});

test('there are no more dice to wound than hits', () => {
  // Strength 3 against dodge 5: of these only the 6 hits.
  expect(ask('onus/shot', { toHit: [6, 2, 1, 1], toWound: [5, 5] })).toMatchObject({
    violations: [{ field: 'toWound', problem: 'more-dice-than-hits', with: { dice: 1 } }],
  });
});

test('artillery that would flee is destroyed, and counts as eliminated', () => {
  // 1 wound leaves Broken artillery of morale 4 with 2, which fails on 3 to 6.
  const target = { kind: 'scorpions', broken: true, morale: 4, taken: 1 };
  const { answer, odds } = ruling({ target, moraleDie: 3 });
  expect(answer).toMatchObject({ moraleValue: 2, fate: 'eliminated', eliminated: true });
  expect(odds?.chances['target-flees']?.fraction).toBe('0');
  expect(odds?.chances['target-eliminated']?.percent).toBeGreaterThan(0);
});

cases(
  'onus/shot',
  `
  what a shot tells:
    target.life=6 target.wounds=4 target.taken=2             => eliminated !mustCheck woundMarkers=[I,I]
    target.morale=9 target.wounds=3 target.taken=4           => !eliminated mustCheck moraleValue=2 moraleModifier=-7
    distance=9                                               => !allowed lost !anotherTarget
    // Strength 3 against 5/7: hits on 3 (2/3), wounds on 5 (1/3); 2 dice.
    target.dodge=5 target.armour=7 distance=6                => hitsFrom=3 woundsFrom=5 atLeastOneHit=8/9 atLeastOneWound=32/81 expected=4/9
    shooter.strength=1 shooter.noOfficers target.dodge=2 target.armour=2 target.sideHit=rear target.formation=none target.noOfficers obstructed => strength=1 strengthModifier=-2 defence=[1,1] defenceModifier=-3
  the clauses that are told, in their order, and no other:
    target.fleeing                              => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,3.4/defence,7.186/defence,10.4,2.6,7.135,7.136]
    shooter.bravery                             => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,3.4/defence,7.135,7.136]
    shooter.wounds=1                            => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,3.4/defence,7.135,7.136]
    target.sideHit=rear                         => sideModifier=-2
    shooter.moved=normal                        => says=[7.119]
    shooter.general=in-unit                     => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,10.8,3.4/defence,7.135,7.136] changes=[7.133]
    shooter.wounds=6 shooter.broken             => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,10.12,10.16,13.10/strength,3.4/defence,7.135,7.136]
    shooter.abilities=[skirmishers]             => says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,3.4/defence,7.135,7.136]
    target.sideHit=flank target.forcedMarch     => sideModifier=-2
    shooter.bravery shooter.attackBonus=1 R21=b => strength=5 says=[7.116,7.121,7.122,7.123,7.118,7.125,7.133,7.134,7.145,3.3/strength,8.24/strength,5.3/value,3.4/defence,7.135,7.136] changes=[7.133,8.24/strength,5.3/value]
  what little is told, and what is nearly so:
    shooter.kind=onager shooter.moved=reduced => spares=[7.126~in-front]
`,
);
