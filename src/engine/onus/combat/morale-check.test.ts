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
`,
);
