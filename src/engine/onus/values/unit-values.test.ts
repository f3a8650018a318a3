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
  'onus/attack-roll',
  `
  an attack roll has as many dice as fell, after which nothing is open:
    // Six dice that hit on 4 or more.
    rollStage=hit hit=3 dodge=6 toHit=[1,2,3,4,5,6] => hits=3 atLeastOne='1' chancesAre=known
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
