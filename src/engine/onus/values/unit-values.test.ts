import { expect, test } from 'vitest';
import { replyTo } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

test('an attack roll takes no more dice to wound than hit', () => {
  const reply = replyTo('onus/attack-roll', { toHit: [6, 1], toWound: [6, 6] });
  expect(reply).toMatchObject({ violations: [{ field: 'toWound', with: { dice: 1 } }] });
});

cases(
  'onus/attack-roll',
  `
  its clauses:
                                       => -9.1/* -9.2/*
    abilities=[deadly]                 => 9.1/* -9.2/*
    abilities=[deadly,professionals]   => 9.1/* 9.2/*
    abilities=[precision]              => -9.1/* -9.2/*
  an attack roll has as many dice as fell, after which nothing is open:
    // Six dice that hit on 4 or more.
    rollStage=hit hit=3 dodge=6 toHit=[1,2,3,4,5,6] => hits=3 atLeastOne='1' chancesAre=known
`,
);

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
  // A card of 4/3, 5/6, morale 7.
  a unit with nothing on it has the values of its card:
                                                     => attack=[4,3] strength=null defence=[5,6] moraleValue=7 says=[3.2/attack,3.4/defence,3.5/morale] spares=[10.2~not-on-flank,10.3~not-on-rear,10.11~unwounded]
    attackedBy=shot                                  => defence=[5,6] moraleValue=7 says=[3.2/attack,3.4/defence,3.5/morale] spares=[7.144~only-on-front,10.11~unwounded]
    attackedBy=nobody unit.strength=3                => strength=3 says=[3.2/attack,3.3/strength,3.4/defence,3.5/morale] spares=[7.127~clear-line]
    attackedBy=nobody unit.strength=3 R14=b R21=b    => strength=3 moraleValue=7 says=[3.2/attack,3.3/strength,3.4/defence,3.5/morale]
    attackedBy=nobody unit.strength=3 unit.generalStrength=2 unit.generalDefence=2 unit.generalMorale=2 => attack=[4,3] strength=3 defence=[5,6] moraleValue=7
    unit.kind=cavalry enemy.kind=camels              => moraleValue=7 -9.17
  what a marker adds is not told as an event too:
    unit.hero unit.defenceBonus=1 unit.moraleBonus=1                              => refused unit.defenceBonus marker-counted-twice 10.14
    unit.noOfficers unit.attackBonus=-1 unit.defenceBonus=-1 unit.moraleBonus=-1  => refused unit.defenceBonus marker-counted-twice 10.15
    // «Resistid»: +1/+1 defence and +2 morale, beside the Hero (onus-7.160).
    unit.hero unit.dodge=5 unit.armour=6 unit.morale=6 unit.defenceBonus=1 unit.moraleBonus=2 => defence=[7,8] moraleValue=9
  all that changes values, in the order in which it is told: attackedBy=nobody unit.strength=9 unit.hit=9 unit.wound=8 unit.dodge=9 unit.armour=9 unit.morale=9 unit.life=9
    unit.wounds=1 unit.extended=2                    => attack=[9,8] strength=9 moraleValue=6 says=[3.2/attack,3.3/strength,3.4/defence,3.5/morale,10.11,10.13] spares=[10.12~fewer-than-three-wounds,7.127~clear-line,13.10~not-below-one]
    // Attack and strength: general 1, wounds -1, Broken -1, no officers -1, an event 1; Bravery 1 hand to hand; line of sight -1 afar.
    // Morale: general 2, Hero 1, wounds -3, Broken -1, no officers -1, an event 1.
    unit.wounds=3 unit.hero unit.noOfficers unit.broken unit.general=in-unit unit.generalStrength=1 unit.generalDefence=1 unit.generalMorale=1 unit.bravery unit.attackBonus=1 unit.defenceBonus=1 unit.moraleBonus=1 obstructed => attack=[9,8] strength=7 defence=[10,10] moraleValue=8 says=[8.23,3.2/attack,10.8,8.24,10.12,10.16,10.15,5.3/value,3.3/strength,10.8,10.12,10.16,10.15,7.127,5.3/value,3.4/defence,10.8,8.24,10.14,10.15,5.3/value,3.5/morale,10.8,10.9,10.14,10.11,10.15,10.16,5.3/value] spares=[10.14~hero-defends-only,8.24~bravery-hand-to-hand-only,13.10~not-below-one,10.10~general-unharmed]
    unit.wounds=0 unit.extended=1 unit.noOfficers    => moraleValue=7 says=[3.2/attack,10.15,3.3/strength,10.15,3.4/defence,10.15,3.5/morale,10.13,10.15]
  Lancers with Sarissas, of which by R17 b each adds: attackedBy=nobody unit.abilities=[lancers,sarissas] enemy.kind=cavalry
    R17=a                                            => attack=[5,4] says=[9.1,3.2/attack,9.23,3.4/defence,3.5/morale] spares=[9.27~lancers-once]
    R17=b                                            => attack=[6,5] says=[9.1,3.2/attack,9.23,9.27,3.4/defence,3.5/morale] spares=[]
  a lost general and a Hero: attackedBy=nobody
    unit.generalLost unit.hero                       => moraleValue=7 says=[3.2/attack,3.4/defence,10.14,3.5/morale,10.10,10.14] spares=[10.14~hero-defends-only,10.16~not-broken,10.15~with-officers]
  values stop at 1: attackedBy=nobody
    unit.hit=2 unit.wound=1 unit.wounds=3            => attack=[1,1] moraleValue=4 says=[3.2/attack,10.12,13.10/attack,3.4/defence,3.5/morale,10.11] spares=[13.10~not-below-one]
  a marker that is placed counts, and a second one does not: attackedBy=nobody
    unit.hero unit.noOfficers unit.broken            => attack=[2,1] defence=[5,6] moraleValue=6 says=[3.2/attack,10.16,10.15,3.4/defence,10.14,10.15,3.5/morale,10.14,10.15,10.16] spares=[10.14~hero-defends-only,13.10~not-below-one]
    markerPlaced=hero                                => defence=[6,7] moraleValue=8 says=[3.2/attack,3.4/defence,10.14,3.5/morale,10.14]
    markerPlaced=hero unit.hero                      => defence=[6,7] moraleValue=8 says=[10.14/again,3.2/attack,3.4/defence,10.14,3.5/morale,10.14]
    markerPlaced=no-officers                         => attack=[3,2] defence=[4,5] moraleValue=6 says=[3.2/attack,10.15,3.4/defence,10.15,3.5/morale,10.15]
    markerPlaced=no-officers unit.noOfficers         => attack=[3,2] defence=[4,5] moraleValue=6 says=[10.15/again,3.2/attack,10.15,3.4/defence,10.15,3.5/morale,10.15]
    markerPlaced=broken                              => attack=[3,2] moraleValue=6 says=[3.2/attack,10.16,3.4/defence,3.5/morale,10.16]
    markerPlaced=broken unit.broken                  => attack=[3,2] moraleValue=6 says=[10.16/again,3.2/attack,10.16,3.4/defence,3.5/morale,10.16]
    markerPlaced=broken unit.fleeing                 => attack=[3,2] 10.16/again
  what the ground takes is said by its expansion alone, and lifted for those who know it: attackedBy=nobody
    ground=woods                                     => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale] spares=[]
    ground=slopes                                    => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale] spares=[]
    ground=river                                     => says=[2.2/combat,3.2/attack,3.4/defence,3.5/morale] spares=[]
    unit.abilities=[woodsmen,highlanders,amphibious] => says=[9.1,3.2/attack,3.4/defence,3.5/morale] spares=[]
    ground=woods unit.abilities=[woodsmen,highlanders,amphibious] => says=[9.1,9.3/combat,3.2/attack,3.4/defence,3.5/morale] spares=[9.4~other-ground,9.5~other-ground,2.2~switched-off]
    ground=slopes unit.abilities=[woodsmen,highlanders,amphibious] => says=[9.1,9.4/combat,3.2/attack,3.4/defence,3.5/morale] spares=[9.3~other-ground,9.5~other-ground,2.2~switched-off]
    ground=river unit.abilities=[woodsmen,highlanders,amphibious] => says=[9.1,9.5/combat,3.2/attack,3.4/defence,3.5/morale] spares=[9.3~other-ground,9.4~other-ground,2.2~switched-off]
  a Phalanx counts with its front in contact: unit.formation=phalanx
                                                     => attack=[5,4] says=[3.2/attack,8.11,3.4/defence,3.5/morale] spares=[8.9~phalanx-front-in-contact,8.10~enemy-not-mounted,8.5~no-ability-counts,8.12~not-first-combat,8.7~not-in-shield-wall,10.2~not-on-flank,10.3~not-on-rear,10.11~unwounded]
    unit.attackedOn=[rear]                           => attack=[4,3] says=[3.2/attack,8.9,3.4/defence,10.3,3.5/morale,10.3] spares=[8.11~no-front-in-contact,8.12~no-front-in-contact,8.7~not-in-shield-wall,10.4~neither-march-nor-flight,10.2~not-on-flank,13.10~not-below-one,10.11~unwounded]
    // Of two claims the stronger one counts (onus-9.28).
    whoCharged=unit unit.abilities=[sarissas] unit.priority => claim=single strikesFirst
    whoCharged=unit unit.abilities=[sarissas,ram]    => claim=single strikesFirst
  a Square has no flanks and no rear: unit.formation=square
    unit.attackedOn=[flank,rear]                     => defence=[5,6] moraleValue=7 says=[3.2/attack,3.4/defence,8.15/defence,3.5/morale,8.15/morale] spares=[8.7~not-in-shield-wall,8.16~enemy-not-mounted,8.17~hand-to-hand,10.4~neither-march-nor-flight,10.2~switched-off,10.3~switched-off,10.11~unwounded]
    unit.attackedOn=[rear] enemy.kind=cavalry attackedBy=nobody => defence=[5,6] says=[3.2/attack,3.4/defence,3.5/morale] spares=[8.7~not-in-shield-wall]
  sides and other enemies count against an attack alone: unit.attackedOn=[flank,rear] unit.otherEnemies=1
                                                     => defence=[1,2] moraleValue=3 says=[3.2/attack,3.4/defence,10.2,10.3,10.5,10.6,3.5/morale,10.2,10.3,10.5] spares=[10.4~neither-march-nor-flight,13.10~not-below-one,10.11~unwounded]
    attackedBy=shot                                  => defence=[3,4] moraleValue=5 says=[3.2/attack,3.4/defence,7.144/defence,3.5/morale,7.144/morale] spares=[10.4~neither-march-nor-flight,10.5~by-shot,13.10~not-below-one,10.11~unwounded]
    attackedBy=nobody                                => defence=[5,6] moraleValue=7 says=[3.2/attack,3.4/defence,3.5/morale] spares=[10.5~not-attacked]
    attackedBy=nobody unit.forcedMarch               => defence=[5,6] moraleValue=7 says=[3.2/attack,3.4/defence,3.5/morale] spares=[7.45~not-attacked,10.5~not-attacked]
  all sides of a fleeing unit are its rear, for whoever attacks it: unit.fleeing unit.attackedOn=[front,flank,rear]
                                                     => defence=[3,4] moraleValue=4 says=[3.2/attack,10.16,3.4/defence,7.186/defence,10.4,2.6,3.5/morale,10.16,10.4/morale] spares=[10.15~with-officers,13.10~not-below-one,10.14~no-hero,10.2~switched-off,10.3~switched-off,10.11~unwounded]
    attackedBy=nobody                                => defence=[5,6] moraleValue=6 says=[3.2/attack,10.16,3.4/defence,3.5/morale,10.16] spares=[10.15~with-officers,13.10~not-below-one,10.14~no-hero,7.186~not-attacked,10.4~fleeing-only-when-attacked]
  a flank is protected in hand-to-hand combat alone: unit.protectedFlanks=1
                                                     => moraleValue=8 says=[3.2/attack,3.4/defence,3.5/morale,12.24/morale]
    attackedBy=shot|nobody                           => moraleValue=7 says=[3.2/attack,3.4/defence,3.5/morale] 12.24~not-only-on-front
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
  'onus/combat-phase',
  `
  a combat ends:
    combatOutcome=both-stay                                => firstToFlee=null fightAgainNextTurn
    combatOutcome=one-flees|one-eliminated|both-eliminated => firstToFlee=null !fightAgainNextTurn
`,
);
