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
    target.morale=9 target.wounds=3 target.taken=4           => !eliminated mustCheck moraleValue=2 moraleModifier=-7
    distance=9                                               => !allowed lost !anotherTarget
    // Strength 3 against 5/7: hits on 3 (2/3), wounds on 5 (1/3); 2 dice.
    target.dodge=5 target.armour=7 distance=6                => hitsFrom=3 woundsFrom=5 atLeastOneHit=8/9 atLeastOneWound=32/81 expected=4/9
    // Strength 3 against 6/6, 2 dice: each hits on 4 and wounds on 4. No wound of 2 hits 1/16, of 1 hit 1/4, of none 1/4.
    target.dodge=6 distance=6 target.taken=0                 => odds.at-least-one-hit=5/9
    target.dodge=6 distance=6 target.taken=1                 => odds.at-least-one-hit=1
    target.dodge=6 distance=6 toWound=[1]                    => odds.at-least-one-hit=1 atLeastOneWound='0'
    // The die of a check that may come is known: a 1 passes, and a 6 fails after any wound but the fewest.
    moraleDie=1                                              => odds.target-broken=0
    target.morale=5 distance=6 moraleDie=6                   => odds.target-broken=5/9
    shooter.strength=1 shooter.noOfficers target.dodge=2 target.armour=2 target.sideHit=rear target.formation=none target.noOfficers obstructed => strength=1 strengthModifier=-2 defence=[1,1] defenceModifier=-3
  what is said where a shot is barred, and what nearly was:
    shooter.shotAlready                     => says=[7.4/shot] spares=[7.126~in-front]
    distance=3 shooter.moved=normal         => says=[7.119] spares=[7.126~in-front]
    cardAllows shooter.moved=normal         => says=[7.119]
    shooter.moved=normal shooter.kind=onager => says=[7.71/shot]
    shooter.abilities=[skirmishers]         => allowed -7.70/*
`,
);
