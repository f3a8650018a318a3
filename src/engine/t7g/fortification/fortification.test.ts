import { cases } from '../../testing/cases.ts';

// Clauses 6.14 to 6.35 and 9.38 to 9.43.
cases(
  't7g/fortification',
  `
  who enters a building: does=enters kind=company
    work=building                               => allowed
    work=building kind=formation                => !allowed 9.38
    work=large-building kind=formation          => allowed
    work=large-building kind=cavalry            => !allowed 9.38/infantry
    work=building occupied                      => !allowed 9.38/full
    work=building reachesIt=false               => !allowed 9.39/reach
    work=building does=leaves card=run          => allowed 9.39/leaves
    work=building does=leaves card=run R165=b   => !allowed 9.39/leaves-b
    work=wall                                   => refused does only-a-building-is-entered 9.39
  a unit in a building: work=building courage=4
    attackedBy=volleys                          => courageDice=6 anyPoint !hasFlanks
    attackedBy=mortar                           => courageDice=4 courageChange=0 6.121/work
    attackedBy=cavalry attackedFrom=rear        => courageDice=6 !hasFlanks 9.43
    attackedBy=infantry grenades                => courageDice=4 6.114
    attackedBy=infantry lostBy=retreat          => goesBack=holder workLost becomesDisordered
    attackedBy=infantry lostBy=disengage R166=b => goesBack=nobody workLost=false
    lostBy=retreat                              => refused lostBy lost-to-nobody 5.19
  walls and guns: courage=3
    work=wall attackedBy=infantry               => courageDice=4 9.28/held
    work=wall attackedBy=infantry atTheLine=false => courageDice=3
    work=wall attackedBy=cannon atTheLine=false R41=b => courageDice=4
    work=fence attackedBy=infantry              => courageDice=3
    work=fence attackedBy=volleys               => courageDice=4 9.34/held
    work=fortified-guns attackedBy=cannon       => courageDice=4 6.82/held
    work=fortified-guns attackedBy=cavalry      => courageDice=4
    work=fortified-guns kind=artillery attackedBy=infantry lostBy=disengage => destroyed goesBack=nobody 6.90/guns
    work=wall attackedBy=cavalry lostBy=retreat => destroyed 6.70/pursued
    work=wall attackedBy=infantry lostBy=retreat => destroyed=false goesBack=holder becomesDisordered
    work=fortified-guns attackedBy=cavalry movedAway => courageDice=3 6.82~has-moved
  a Mobile Fortress: work=mobile-fortress
    does=moves                                  => allowed speedInstead=2 6.15/pivot 6.17
    does=charges card=attack                    => !allowed 6.16
    does=counter-charges card=attack            => !allowed 6.16/reaction
    does=counter-charges card=attack R67=b      => allowed
    attackedBy=cavalry                          => enemyCombatChange=-1 hasFlanks
    attackedBy=cavalry attackedFrom=side        => enemyCombatChange=0 6.18~not-from-the-front
    attackedBy=cannon courage=4                 => courageDice=4
    attackedBy=infantry lostBy=retreat          => goesBack=holder workLost destroyed=false 6.22
    attackedBy=cavalry lostBy=retreat           => destroyed workLost 6.22 6.70/pursued
  an Emplaced Fortification: work=emplaced-fortification
    does=moves|turns|charges                    => !allowed 6.27
    does=shoots unitsInside=2                   => allowed 6.32 6.33 6.30/inside
    does=shoots choosesLate                     => !allowed 6.32/late
    choosesLate                                 => refused choosesLate no-several-shots 6.32
    attackedBy=volleys attackedFrom=rear courage=2 => courageDice=3 6.29/shot
    attackedBy=cavalry attackedFrom=rear        => enemyCombatChange=-1 !hasFlanks
    attackedBy=infantry lostBy=disengage        => goesBack=attacker wearMore=0
    attackedBy=infantry lostBy=retreat          => goesBack=attacker wearMore=1 becomesDisordered workLost=false
    attackedBy=infantry lostBy=retreat R169=b   => wearMore=0 becomesDisordered
    attackedBy=infantry lostBy=retreat R169=c   => workLost goesBack=holder
  what bears on it, and what does not:
    work=building attackedBy=cavalry                             => enemyCombatChange=0
    work=building does=leaves kind=company card=run R165=b       => -9.39/leaves
    work=building does=moves kind=company card=run R165=b        => allowed
    work=building does=moves kind=company card=run R168=b R41=b  => -6.15/straight
    work=building does=shoots card=fire R166=b                   => -9.41/lost-b
    work=building does=turns !reachesIt R165=b R169=c            => allowed
    work=building does=turns                                     => !anyPoint
    work=building kind=company does=shoots card=fire attackedBy=infantry lostBy=retreat R169=c R166=b => !workLost
    work=emplaced-fortification attackedBy=cavalry lostBy=retreat => goesBack=attacker !workLost !destroyed
    work=emplaced-fortification attackedBy=infantry lostBy=retreat R169=b => goesBack=attacker
    work=emplaced-fortification attackedBy=mortar                => -6.121/work
    work=emplaced-fortification does=moves                       => -6.31 -6.30/inside -6.32 -6.33 courageChange=0 !anyPoint
    work=emplaced-fortification does=shoots                      => 6.31 -9.42
    work=fence attackedBy=cavalry lostBy=disengage card=fire R169=c => goesBack=holder !workLost !destroyed
    work=fence attackedBy=volleys attackedFrom=rear courage=1 !atTheLine grenades does=leaves unitsInside=2 => courageChange=0
    work=fortified-guns attackedBy=cannon courage=2 grenades     => courageChange=1 courageDice=3
    work=fortified-guns does=turns                               => courageChange=0 !workLost !destroyed
    work=large-building does=moves kind=cavalry                  => allowed -9.39/leaves -6.15/pivot -9.42
    work=large-building does=shoots R169=b occupied              => allowed -6.31 -6.32 -6.33
    work=mobile-fortress attackedBy=infantry lostBy=retreat R166=b => goesBack=holder
    work=mobile-fortress attackedBy=infantry lostBy=retreat R169=b => goesBack=holder
    work=mobile-fortress does=leaves card=attack R165=b          => allowed workLost 6.14
    work=mobile-fortress does=moves                              => -6.15/straight
    work=mobile-fortress does=moves R168=b                       => -6.15/pivot 6.15/straight
    work=mobile-fortress does=turns                              => -6.14 -6.15/pivot courageChange=0 enemyCombatChange=0 -6.21~it-must-retreat -6.22~it-only-disengages
    work=mobile-fortress does=turns R168=b                       => -6.15/straight
    work=wall attackedBy=cannon courage=2 !atTheLine unitsInside=3 R9=b => courageChange=0 courageDice=2
    work=wall attackedBy=infantry lostBy=disengage               => goesBack=holder
    work=wall attackedBy=volleys                                 => !anyPoint
    work=wall does=counter-charges courage=2                     => allowed
    work=wall does=leaves                                        => -9.39/leaves -6.14
    work=wall does=leaves unitsInside=3                          => -6.30/inside
    work=wall does=turns                                         => courageChange=0
  the clauses in the order in which they bear:
    work=emplaced-fortification attackedBy=volleys unitsInside=2 => says=[6.31,6.30/inside,6.29/shot,6.28,6.33/target]
    work=emplaced-fortification does=shoots choosesLate unitsInside=2 => says=[6.31,6.30/inside,6.32/late,6.32,6.33,6.28]
  what else decides:
    work=building does=leaves kind=company card=attention R165=b => allowed
    work=fence kind=cavalry attackedBy=cavalry lostBy=retreat    => goesBack=holder !destroyed
`,
);

cases(
  't7g/emplacement',
  `
  who may be emplaced:
    fortresses=2                                => allowed orderCards=1 flanks=0
    fortresses=1                                => !allowed 6.23/one
    fortresses=2 identical=false                => !allowed 6.23/identical
    fortresses=2 onDeployment=false             => !allowed 6.23/late
    fortresses=3 guns=1                         => allowed scoredSingly=4 6.25
    fortresses=3 guns=2                         => !allowed 6.25/one
    fortresses=3 guns=1 gunsFortified=false     => !allowed 6.25/option
    fortresses=3 guns=1 greatBattery            => !allowed 6.25/great
  what bears on it, and what does not:
    fortresses=3 !gunsFortified => allowed orderCards=1 flanks=0
    fortresses=3                => -6.25~one-gun-at-most -6.25 6.31/formed
    fortresses=3 greatBattery   => allowed orderCards=1 flanks=0
  the clauses in the order in which they bear:
    fortresses=1        => says=[6.20,6.23/one]
    fortresses=3 guns=1 => says=[6.20,6.23,6.25,6.26,6.31/formed,6.35]
  left out, the ordinary case holds:
     => allowed scoredSingly=2
`,
);
