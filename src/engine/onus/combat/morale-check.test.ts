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
  the clauses that are told, in their order, and no other:
    cause=shot                                     => says=[3.5/morale,7.173/due] spares=[10.11~unwounded,7.144~only-on-front]
    unit.taken=1                                   => says=[3.5/morale,10.11,7.173/due] spares=[7.172~was-wounded,10.2~not-on-flank,10.3~not-on-rear,13.10~not-below-one]
    unit.taken=0                                   => says=[7.172/unhurt]
    cause=flight                                   => spares=[10.14~no-hero,10.15~with-officers,10.4~fleeing-only-when-attacked,13.10~not-below-one]
    unit.forcedMarch                               => moraleValue=5 spares=[10.11~unwounded,13.10~not-below-one]
    cause=activation                               => spares=[10.14~no-hero,10.15~with-officers,13.10~not-below-one]
    enemyTerror R47=b                              => says=[3.5/morale,9.17,7.173/due]
    unit.general=in-unit                           => says=[3.5/morale,10.8,10.9,7.173/due]
    unit.taken=0 enemyTaken=6                      => says=[7.172/unhurt]
    unit.taken=1 cause=trample                     => says=[3.5/morale,10.11,7.173/due] spares=[7.139~was-wounded,10.2~not-on-flank,10.3~not-on-rear,13.10~not-below-one]
    unit.broken unit.noOfficers                    => says=[3.5/morale,10.15,10.16,7.173/due]
    unit.wounds=5 unit.extended=1                  => says=[3.5/morale,10.11,10.13,7.173/due]
    cause=shot unit.protectedFlanks=1              => says=[3.5/morale,7.173/due]
    unit.taken=1 enemyTaken=2 cause=trample        => says=[3.5/morale,10.11,7.173/due]
    cause=shot unit.taken=0 R47=b enemyTerror      => says=[7.139/check]
    unit.kind=cavalry enemyKind=camels dromedaries => says=[3.5/morale,9.17,7.173/due]
  what little is told, and what is nearly so:
    unit.kind=cavalry unit.morale=7 unit.taken=0 unit.generalLost enemyKind=camels => says=[7.172/unhurt]
`,
);
