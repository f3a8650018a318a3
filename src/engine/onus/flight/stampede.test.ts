import { cases } from '../../testing/cases.ts';

cases(
  'onus/stampede',
  `
  who checks:
    unit.kind=cavalry|elephants|camels|chariots => mustCheck
    unit.kind=cavalry distanceToActivated=4     => mustCheck
    unit.kind=cavalry distanceToActivated=4.1   => !mustCheck
    unit.kind=onager                            => !mustCheck
    animals=yes                                 => mustCheck
    unit.kind=cavalry isActivated               => !mustCheck
  // 7 - 2 = 5: a 6 fails.
  with what morale:
    unit.kind=cavalry                        => moraleValue=5 chanceToFail=1/6
    unit.kind=cavalry unit.wounds=2          => moraleValue=3 chanceToFail=1/2
    unit.kind=chariots unit.broken           => moraleValue=4 chanceToFail=1/3
    animals=yes                              => moraleValue=7 chanceToFail='0'
    unit.kind=cavalry unit.forcedMarch       => moraleValue=5 chanceToFail=1/6
    unit.kind=cavalry unit.general=in-radius => moraleValue=6 chanceToFail='0'
    unit.kind=cavalry unit.extended=2        => moraleValue=3 chanceToFail=1/2
    unit.kind=cavalry unit.wounds=9          => moraleValue=1 chanceToFail=5/6
  what comes of it: unit.kind=cavalry moraleDie=6
    unit.broken                               => fate=fleeing flightMove=at-once
    unit.broken unit.fleeing                  => fate=fleeing flightMove=at-once
    blocked                                   => fate=fleeing flightMove=when-unblocked
    unit.abilities=[steadfast]                => fate=broken flightMove=none
    unit.abilities=[steadfast] steadfastFlees => fate=fleeing flightMove=at-once
  a result without its die leaves nothing open: unit.kind=cavalry
    checkResult=failed             => fate=fleeing chanceToFail=1/6 odds.fails=1 7.173/told-failed
    checkResult=passed             => fate=steady odds.passes=1
    checkResult=passed moraleDie=1 => refused checkResult die-and-result
  whoever passes stays as it was:
    unit.kind=cavalry unit.broken moraleDie=1 => fate=broken flightMove=none
  the activated unit acts normally:
    isActivated => activatedMayMove activatedMayCharge activatedMayShoot activatedMayFight
`,
);
