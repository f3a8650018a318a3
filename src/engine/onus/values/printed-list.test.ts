import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

const { told, cited } = asking('onus/modifier-list');

// Each line of the printed list, whether it counts, and what its part then comes to.
cases(
  'onus/modifier-list',
  `
  listedAttack:
    unit.wounds=4                                                    => listedAttack=-1 15.1/*
    unit.noOfficers                                                  => listedAttack=-1 15.2/*
    unit.broken                                                      => listedAttack=-1 15.3/*
    unit.formation=phalanx whoCharged=enemy                          => listedAttack=1 15.4/*
    unit.formation=phalanx unit.attackedOn=[rear]                    => listedAttack=0 -15.4/*
    unit.kind=cavalry unit.formation=arrowhead enemy.kind=cavalry whoCharged=unit => listedAttack=1 15.5/*
    unit.kind=cavalry unit.formation=arrowhead enemy.kind=cavalry whoCharged=enemy => listedAttack=0 -15.5/*
    unit.abilities=[lancers] enemy.kind=chariots                     => listedAttack=1 15.6/*
    unit.abilities=[sarissas] enemy.kind=chariots                    => listedAttack=0 -15.6/*
    unit.kind=elephants unit.abilities=[ram] whoCharged=unit         => listedAttack=1 15.7/*
    unit.kind=elephants unit.abilities=[ram] enemy.kind=cavalry whoCharged=unit => listedAttack=0 -15.7/*
  listedDefence:
    unit.hero                                    => listedDefence=1 15.8/*
    unit.attackedOn=[flank] enemy.kind=cavalry   => listedDefence=-1 15.10/*
    unit.attackedOn=[flank,rear]                 => listedDefence=-3 15.11/*
    unit.formation=square unit.attackedOn=[rear] => listedDefence=0 -15.11/*
    unit.otherEnemies=2                          => listedDefence=-2 15.12/*
    unit.otherEnemies=2 R10=b                    => listedDefence=-1 15.12/*
    unit.noOfficers                              => listedDefence=-1 15.13/*
    unit.formation=square                        => listedDefence=0 -15.14/*
    unit.formation=shield-wall                   => listedDefence=1 15.15/*
  listedStrength:
    unit.strength=2 unit.noOfficers => listedStrength=-1 15.17/*
    unit.strength=3 obstructed      => listedStrength=-1 15.18/*
  listedDefenceFromShots:
    unit.hero attackedBy=shot                                        => listedDefenceFromShots=1 15.19/*
    unit.kind=cavalry unit.forcedMarch attackedBy=shot               => listedDefenceFromShots=-2 15.20/*
    unit.kind=cavalry unit.fleeing attackedBy=shot                   => listedDefenceFromShots=0 -15.20/*
    unit.attackedOn=[flank] attackedBy=shot                          => listedDefenceFromShots=-1 15.21/*
    unit.attackedOn=[rear] attackedBy=shot                           => listedDefenceFromShots=-2 15.22/*
    unit.noOfficers attackedBy=shot                                  => listedDefenceFromShots=-1 15.23/*
    unit.formation=shield-wall unit.attackedOn=[flank] attackedBy=shot => listedDefenceFromShots=0 15.25/*
  listedMorale:
    unit.hero unit.wounds=2                                       => listedMorale=-1 15.27/*
    unit.generalLost                                              => listedMorale=-1 15.28/*
    enemy.kind=elephants enemy.abilities=[terror]                 => listedMorale=-1 15.29/*
    enemy.kind=elephants enemy.abilities=[terror] attackedBy=shot => listedMorale=0 -15.29/*
    unit.forcedMarch                                              => listedMorale=-2 15.30/*
    unit.attackedOn=[flank]                                       => listedMorale=-1 15.31/*
    unit.formation=square unit.attackedOn=[flank]                 => listedMorale=0 -15.31/*
    unit.attackedOn=[flank,rear]                                  => listedMorale=-3 15.32/*
    unit.otherEnemies=2                                           => listedMorale=-2 15.33/*
    unit.extended=2                                               => listedMorale=-2 15.34/*
    unit.enveloping=2                                             => listedMorale=0 -15.34/*
    unit.wounds=4                                                 => listedMorale=-4 15.35/*
    unit.noOfficers                                               => listedMorale=-1 15.36/*
`,
);

test('the lines are told in the order of the book', () => {
  const unit = {
    ...{ strength: 4, life: 9, wounds: 3, extended: 1, general: 'in-radius' },
    ...{
      noOfficers: true,
      broken: true,
      hero: true,
      otherEnemies: 1,
      attackedOn: ['flank', 'rear'],
    },
  };
  const enemy = { kind: 'elephants', abilities: ['terror'] };
  const draft = { unit, enemy, obstructed: true };
  expect(cited(draft).map((clause) => clause.replace('onus-', ''))).toEqual([
    ...['10.1', '15.1', '15.2', '15.3', '15.8', '15.10', '15.11', '15.12', '15.13'],
    ...['15.16', '15.17', '15.18', '15.19', '15.22', '15.23', '15.26', '15.27', '15.29'],
    ...['15.31', '15.32', '15.33', '15.34', '15.35', '15.36', '15.37'],
  ]);
  expect(told(draft)).toMatchObject({
    ...{ listedAttack: -3, listedDefence: -4, listedStrength: -3 },
    ...{ listedDefenceFromShots: -2, listedMorale: -9 },
  });
});

test('of a unit with nothing on it no line counts', () => {
  expect(cited({ unit: { strength: 4 } })).toEqual(['onus-10.1']);
});
