import { cases } from '../../testing/cases.ts';

cases(
  'onus/named-card',
  `
  what the book tells of a card:
    namedCard=ambush              => half=event icons=null woundsDealt=1
    namedCard=throw-javelins      => half=event icons=[sword,shield] chargesOnly javelinDice=4
    namedCard=wind-changes        => half=event reachUd=1
    namedCard=veterans-and-elites => half=event
    namedCard=resist              => half=event icons=[shield] defenceBonus=1 moraleBonus=2
    namedCard=reinforce-unit      => half=order cardType=health woundsHealed=2
    namedCard=skirmish            => half=order cardType=activation activatedUnits=1
    namedCard=stampede            => half=order activatedUnits=1 radiusUd=4 mountedMorale=-2
`,
);

cases(
  'onus/ambush',
  `
  Ambush: defender.hit=4 defender.wound=3
                                     => woundsDealt=1 fate=broken attackAfter=[3,2] combatFollows
    defender.broken                  => woundsDealt=1 fate=broken attackAfter=[3,2] combatFollows
    defender.broken defender.fleeing => woundsDealt=1 fate=fleeing attackAfter=[3,2] combatFollows
    defender.noOfficers              => woundsDealt=1 fate=broken attackAfter=[2,1] combatFollows
  // 7 less its wound, less being Broken: 5; each wound of the dice takes 1 more.
  Ambush:
    defender={} woundsOnDefender=0                           => moraleValue=5 chanceToFail=1/6
    defender={} woundsOnDefender=2                           => moraleValue=3 chanceToFail=1/2
    defender.wounds=1 defender.general=in-radius woundsOnDefender=0 => moraleValue=5 chanceToFail=1/6
    defender.attackedOn=[flank] woundsOnDefender=0           => moraleValue=4 chanceToFail=1/3
  Ambush eliminates a unit with its last life:
    defender.life=4 defender.wounds=3 => fate=eliminated !combatFollows checkers=[]
  Ambush:
    woundsOnAttacker=0 woundsOnDefender=0 => checkers=[defender]
    woundsOnAttacker=1 woundsOnDefender=0 => checkers=[attacker,defender]
    woundsOnAttacker=2 woundsOnDefender=0 => checkers=[attacker]
    woundsOnAttacker=2 woundsOnDefender=2 => checkers=[defender]
`,
);

cases(
  'onus/wind-changes',
  `
  The wind changes:
    originalTarget=long                 => attacks=1 dice=2 !originalIsShot
    originalTarget=out-of-range         => attacks=0 dice=0 !originalIsShot
    shotRange=8 originalTargetAt=4      => attacks=1 dice=4 !originalIsShot
    shotRange=8 originalTargetAt=4.1|8  => attacks=1 dice=2 !originalIsShot
    shotRange=8 originalTargetAt=8.1    => attacks=0 dice=0 !originalIsShot
    shotRange=8 originalTargetAt=4 R8=b => attacks=1 dice=2 !originalIsShot
    nearestOwnUnitAt=0.9                => attacks=1 dice=4 !originalIsShot
    shotRange=8        => refused originalTargetAt range-and-distance-together 11.13
    originalTargetAt=3 => refused shotRange range-and-distance-together 11.13
`,
);

cases(
  'onus/promotion',
  `
  Veterans and Elites raises the rank: hit=3 wound=3
    rankBefore=normal        => rankAfter=veteran attackAfter=[3,3] mayDiscardRandom !hasEliteOptions
    rankBefore=veteran|elite => rankAfter=elite attackAfter=[3,3] mayDiscardRandom hasEliteOptions
`,
);
