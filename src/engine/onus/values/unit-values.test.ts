import { describe, expect, test } from 'vitest';
import { citedOf, replyTo } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

describe('an attack roll', () => {
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

cases(
  'onus/unit-values',
  `
  a general whose own unit flees is lost: he gives it nothing and takes 1 from its morale:
    // Attack 4 - 1 (Broken); morale 7 - 1 (Broken) - 1 (general lost).
    unit.hit=4 unit.morale=7 unit.fleeing unit.general=in-unit unit.generalStrength=2 unit.generalMorale=2 attackedBy=nobody => attack=[3,2] moraleValue=5
  a general within whose radius a unit flees is not lost:
    unit.morale=7 unit.fleeing unit.general=in-radius attackedBy=nobody => moraleValue=7
  a fleeing unit that is attacked has one -2 of morale, wherever the attack comes from:
    unit.morale=7 unit.fleeing unit.attackedOn=[flank,rear] => moraleValue=4 moraleModifier=-3
  the clauses that are told, in their order, and no other:
    unit.hero                                                    => says=[3.2/attack,3.4/defence,10.14,3.5/morale,10.14]
    ground=woods                                                 => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale]
    markerPlaced=hero                                            => says=[3.2/attack,3.4/defence,10.14,3.5/morale,10.14]
    unit.attackedOn=[flank]                                      => says=[3.2/attack,3.4/defence,10.2,3.5/morale,10.2]
    unit.hero markerPlaced=hero                                  => says=[10.14/again,3.2/attack,3.4/defence,10.14,3.5/morale,10.14]
    unit.broken markerPlaced=broken                              => says=[10.16/again,3.2/attack,10.16,3.4/defence,3.5/morale,10.16]
    markerPlaced=broken unit.wound=1                             => says=[3.2/attack,10.16,13.10/attack,3.4/defence,3.5/morale,10.16] changes=[10.16,13.10/attack,10.16]
    unit.otherEnemies=1 attackedBy=shot                          => says=[3.2/attack,3.4/defence,3.5/morale]
    unit.broken markerPlaced=no-officers                         => says=[3.2/attack,10.16,10.15,3.4/defence,10.15,3.5/morale,10.15,10.16]
    unit.formation=rhomboid ground=slopes                        => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.formation=square attackedBy=shot                        => spares=[8.7~not-in-shield-wall,8.15~only-on-front,7.144~only-on-front,13.10~not-below-one,10.11~unwounded]
    unit.abilities=[woodsmen] ground=river                       => says=[9.1,2.2/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.abilities=[woodsmen] ground=woods                       => says=[9.1,9.3/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.formation=rhomboid whoCharged=unit                      => says=[3.2/attack,8.22/attack,3.4/defence,3.5/morale] changes=[8.22/attack]
    unit.formation=square attackedBy=nobody                      => spares=[8.7~not-in-shield-wall]
    unit.general=in-unit markerPlaced=broken                     => says=[3.2/attack,10.8,10.16,3.4/defence,10.8,3.5/morale,10.8,10.9,10.16]
    attackedBy=nobody unit.protectedFlanks=1                     => says=[3.2/attack,3.4/defence,3.5/morale]
    unit.abilities=[amphibious] ground=river                     => says=[9.1,9.5/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.noOfficers markerPlaced=no-officers                     => says=[10.15/again,3.2/attack,10.15,3.4/defence,10.15,3.5/morale,10.15]
    unit.abilities=[highlanders] ground=river                    => says=[9.1,2.2/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.abilities=[amphibious] ground=slopes                    => says=[9.1,2.2/combat,3.2/attack,3.4/defence,3.5/morale]
    unit.abilities=[highlanders] ground=slopes                   => says=[9.1,9.4/combat,3.2/attack,3.4/defence,3.5/morale]
    attackedBy=nobody unit.forcedMarch unit.noOfficers           => says=[3.2/attack,10.15,3.4/defence,10.15,3.5/morale,10.15]
    unit.forcedMarch unit.attackedOn=[flank] unit.otherEnemies=1 => says=[3.2/attack,3.4/defence,7.45/defence,10.4,2.6,10.5,3.5/morale,7.45/morale,10.5]
    unit.attackedOn=[flank] unit.otherEnemies=4 attackedBy=nobody => says=[3.2/attack,3.4/defence,3.5/morale]
    unit.strength=1 unit.noOfficers obstructed markerPlaced=broken => says=[3.2/attack,10.16,10.15,3.3/strength,10.16,10.15,7.127,13.10/strength,3.4/defence,10.15,3.5/morale,10.15,10.16]
    unit.formation=square unit.attackedOn=[rear] unit.otherEnemies=1 => says=[3.2/attack,3.4/defence,8.15/defence,10.5,3.5/morale,8.15/morale,10.5]
    unit.attackedOn=[front,flank] unit.otherEnemies=1 attackedBy=shot => says=[3.2/attack,3.4/defence,7.144/defence,3.5/morale,7.144/morale]
    unit.formation=square unit.otherEnemies=1 ground=river attackedBy=nobody => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale] spares=[8.7~not-in-shield-wall,10.5~not-attacked]
  what little is told, and what is nearly so:
    unit.abilities=[amphibious]             => spares=[10.2~not-on-flank,10.3~not-on-rear,10.11~unwounded]
    unit.abilities=[highlanders]            => spares=[10.2~not-on-flank,10.3~not-on-rear,10.11~unwounded]
    attackedBy=nobody unit.formation=square => spares=[8.7~not-in-shield-wall]
`,
);

cases(
  'onus/modifier-list',
  `
  a general whose own unit flees is lost: he gives it nothing and takes 1 from its morale:
    unit.hit=4 unit.morale=7 unit.fleeing unit.general=in-unit unit.generalStrength=2 unit.generalMorale=2 attackedBy=nobody => listedMorale=-4
  the printed list:
    unit.formation=phalanx unit.abilities=[lancers,sarissas] enemy.kind=cavalry => notOnTheList=[]
    unit.formation=phalanx unit.abilities=[sarissas] enemy.kind=cavalry => notOnTheList=[sarissas]
    unit.general=in-unit unit.generalDefence=1               => notOnTheList=[general]
    unit.general=in-unit                                     => notOnTheList=[]
  Terror frightens nobody from afar: enemy.abilities=[terror]
                    => listedMorale=-1
    attackedBy=shot => listedMorale=0
  the clauses that are told, in their order, and no other:
    unit.hero                                       => listedDefence=1 listedDefenceFromShots=1 changes=[modifier-list/line,modifier-list/line,modifier-list/line]
    unit.noOfficers                                 => listedAttack=-1 changes=[modifier-list/line,modifier-list/line,modifier-list/line,modifier-list/line,modifier-list/line]
    unit.attackBonus=1                              => notOnTheList=[event] says=[10.1]
    unit.defenceBonus=1                             => notOnTheList=[event]
    unit.otherEnemies=4                             => listedDefence=-4 changes=[modifier-list/line,modifier-list/line]
    unit.protectedFlanks=2                          => moraleValue=9
    unit.formation=phalanx                          => listedAttack=1 changes=[modifier-list/line]
    unit.attackedOn=[rear]                          => listedDefence=-2 listedDefenceFromShots=-2 changes=[modifier-list/line,modifier-list/line,modifier-list/line]
    unit.formation=shield-wall                      => listedDefence=1 listedDefenceFromShots=1 changes=[modifier-list/line,modifier-list/line]
    attackedBy=nobody unit.fleeing                  => defence=[5,6] listedAttack=-1 changes=[modifier-list/line,modifier-list/line,modifier-list/line,modifier-list/line]
    attackedBy=nobody unit.forcedMarch              => defence=[5,6] listedMorale=-2 listedDefenceFromShots=-2 says=[10.1,modifier-list/line,modifier-list/line,modifier-list/line] changes=[modifier-list/line,modifier-list/line,modifier-list/line]
    unit.formation=arrowhead whoCharged=unit        => listedAttack=1 changes=[modifier-list/line]
    unit.attackedOn=[front,flank] attackedBy=nobody => defence=[5,6] listedDefenceFromShots=-1 changes=[modifier-list/line,modifier-list/line,modifier-list/line]
`,
);

cases(
  'onus/morale-check',
  `
  a morale check:
    cause=trample unit.morale=6 moraleDie=1     => passed fate=broken ifPassed=broken ifFailed=broken
    cause=flight unit.morale=7 unit.wounds=3    => moraleValue=3 ifPassed=steady ifFailed=fleeing mustCheck
    cause=activation unit.morale=6              => moraleValue=5 !mustCheck mayCheck ifPassed=steady ifFailed=broken
    cause=activation unit.morale=6 unit.fleeing => moraleValue=5 mustCheck ifFailed=fleeing
    unit.fleeing                                => !mustCheck !mayCheck fate=fleeing
  a check that a Steadfast unit fails in a Stampede does not say that it flees:
    cause=stampede unit.abilities=[steadfast] unit.morale=3 moraleDie=6 => fate=broken -11.17/*
`,
);

cases(
  'onus/attack-roll',
  `
  an attack roll has as many dice as fell, after which nothing is open:
    // Six dice that hit on 4 or more.
    rollStage=hit hit=3 dodge=6 toHit=[1,2,3,4,5,6] => hits=3 atLeastOne='1' chancesAre=known
  the clauses that are told, in their order, and no other:
    attackKind=shot       => spares=[]
    abilities=[precision] => spares=[7.134~both-strike,9.25~precision-only-at-range]
`,
);

cases(
  'onus/combat-phase',
  `
  a combat ends:
    combatOutcome=both-stay                                => firstToFlee=null fightAgainNextTurn
    combatOutcome=one-flees|one-eliminated|both-eliminated => firstToFlee=null !fightAgainNextTurn
`,
);
