import { cases } from '../../testing/cases.ts';

cases(
  'onus/morale-check',
  `
  // Figures, section 18.
  the chance to fail:
    unit.morale=1 => moraleValue=1 chanceToFail=5/6
    unit.morale=2 => moraleValue=2 chanceToFail=2/3
    unit.morale=3 => moraleValue=3 chanceToFail=1/2
    unit.morale=4 => moraleValue=4 chanceToFail=1/3
    unit.morale=5 => moraleValue=5 chanceToFail=1/6
    unit.morale=6 => moraleValue=6 chanceToFail='0'
    unit.morale=9 => moraleValue=9 chanceToFail='0'
  a die up to its morale passes, and a 1 always:
    unit.morale=1|2|3|4|5|6|9 moraleDie=1 => passed fate=steady
    unit.morale=1 moraleDie=2|3|4|5|6     => !passed fate=broken
    unit.morale=2|3|4|5|6|9 moraleDie=2   => passed fate=steady
    unit.morale=2 moraleDie=3|4|5|6       => !passed fate=broken
    unit.morale=3|4|5|6|9 moraleDie=3     => passed fate=steady
    unit.morale=3 moraleDie=4|5|6         => !passed fate=broken
    unit.morale=4|5|6|9 moraleDie=4       => passed fate=steady
    unit.morale=4 moraleDie=5|6           => !passed fate=broken
    unit.morale=5|6|9 moraleDie=5         => passed fate=steady
    unit.morale=5 moraleDie=6             => !passed fate=broken
    unit.morale=6|9 moraleDie=6           => passed fate=steady
  morale below 1 is 1, and a 1 passes: unit.morale=3 unit.wounds=5
    moraleDie=1 => moraleValue=1 passed
    moraleDie=2 => !passed moraleModifier=-5
  what a failed check makes of a unit: unit.morale=2 moraleDie=6
    cause=hand-to-hand|shot|trample|activation               => !passed ifFailed=broken fate=broken
    cause=hand-to-hand|shot|trample|stampede unit.broken     => !passed ifFailed=fleeing fate=fleeing
    cause=hand-to-hand unit.broken unit.abilities=[steadfast] => !passed ifFailed=broken fate=broken
    cause=hand-to-hand unit.broken unit.kind=ballista        => !passed ifFailed=eliminated fate=eliminated
    cause=activation unit.fleeing                            => !passed ifFailed=fleeing fate=fleeing
    cause=flight|stampede                                    => !passed ifFailed=fleeing fate=fleeing
    cause=stampede unit.abilities=[steadfast]                => !passed ifFailed=broken fate=broken
  a Steadfast unit flees if its player wishes:
    unit.abilities=[steadfast] unit.broken unit.morale=2 steadfastFlees moraleDie=6 => fate=fleeing
  a Stampede takes 2 from mounted units: cause=stampede
    unit.kind=infantry                          => moraleModifier=0
    unit.kind=cavalry|camels|elephants|chariots => moraleModifier=-2
  flank and rear cost 3 hand to hand and 2 in a shot, besides Broken: unit.broken unit.attackedOn=[flank,rear]
    cause=hand-to-hand|trample => moraleModifier=-4
    cause=shot                 => moraleModifier=-3
    cause=activation|stampede  => moraleModifier=-1
  R14: by b the -2 of a fleeing unit counts when it recovers: cause=flight unit.morale=7
          => moraleValue=6 chanceToFail='0'
    R14=b => moraleValue=4 chanceToFail=1/3
  who was hurt decides whether there is a check: unit.morale=8
    unit.wounds=2               => mustCheck moraleValue=6 says=[3.5/morale,10.11,7.173/due] spares=[10.2~not-on-flank,10.3~not-on-rear,13.10~not-below-one]
    cause=shot unit.wounds=2    => mustCheck moraleValue=6 says=[3.5/morale,10.11,7.173/due] spares=[7.144~only-on-front,13.10~not-below-one]
    unit.taken=0 enemyTaken=2   => !mustCheck fate=steady says=[7.172/unhurt] spares=[]
    unit.taken=1 enemyTaken=2   => !mustCheck fate=steady says=[7.172/fewer] spares=[7.172~was-wounded]
    unit.taken=2 enemyTaken=2   => mustCheck moraleValue=6 says=[3.5/morale,10.11,7.173/due] spares=[7.172~was-wounded,7.172~enemy-not-hurt-more,10.2~not-on-flank,10.3~not-on-rear,13.10~not-below-one]
    cause=shot unit.taken=0     => !mustCheck fate=steady says=[7.139/check] spares=[]
    // A shot compares nobody's wounds.
    cause=shot unit.taken=1 enemyTaken=2 => mustCheck moraleValue=7 says=[3.5/morale,10.11,7.173/due] spares=[7.139~was-wounded,7.144~only-on-front,13.10~not-below-one]
  camels frighten horses where that rule is played, hand to hand: unit.kind=cavalry enemyKind=camels unit.taken=0
                                => !mustCheck says=[7.172/unhurt]
    dromedaries                 => mustCheck moraleValue=6 says=[7.172/unhurt,12.31/check,3.5/morale,9.17,7.173/due]
    dromedaries cause=shot      => !mustCheck says=[7.139/check]
    dromedaries unit.taken=null => mustCheck moraleValue=6 says=[3.5/morale,9.17,7.173/due]
  by R47 b Terror makes unhurt enemies check, hand to hand: enemyTerror R47=b
    unit.taken=0                => mustCheck moraleValue=6 says=[7.172/unhurt,9.17/check,3.5/morale,9.17,7.173/due]
    cause=shot unit.taken=0     => !mustCheck says=[7.139/check]
                                => mustCheck moraleValue=6 says=[3.5/morale,9.17,7.173/due]
`,
);
