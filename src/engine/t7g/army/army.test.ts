import { cases } from '../../testing/cases.ts';

// The table of Levels, and figures 8.B.
cases(
  't7g/commander-profile',
  `
  a Level costs a General and another Commander differently:
    commanderLevel=0                                => allowed cost=5 virtuesMost=0 traitsMost=0
    commanderLevel=2                                => cost=25 virtuesMost=1 traitsMost=1
    commanderLevel=2 isGeneral                      => cost=0
    commanderLevel=4                                => cost=100
    commanderLevel=4 isGeneral                      => cost=100 traitsLeft=2
    commanderLevel=5 isGeneral                      => cost=150 virtuesMost=2 traitsMost=3
    commanderLevel=5                                => !allowed cost=null 7.2/commander
    commanderLevel=1 isGeneral                      => !allowed cost=null 7.2/general
  Virtues change his own numbers:
    commanderLevel=2 virtues=[presencia]            => commandDistance=9 commanderMoves=6 virtuesLeft=0 7.39/profile
    commanderLevel=2 virtues=[brio]                 => commandDistance=6 commanderMoves=9
    commanderLevel=3 isGeneral virtues=[iniciativa] => initiativeLevel=5
    commanderLevel=3 virtues=[fama,brio]            => !allowed 7.2/virtues
  Traits:
    commanderLevel=3 traits=[tutor,elegante]        => allowed commandActions=3 7.48/profile
    commanderLevel=3 traits=[cartografo]            => !allowed 7.61/not-general
    commanderLevel=3 isGeneral traits=[cartografo]  => allowed 7.61~bought-by-the-general
  what bears on it, and what does not:
    commanderLevel=5 isGeneral => allowed faults=[] -7.2~virtues-of-level -7.2~traits-of-level
`,
);

cases(
  't7g/army',
  `
  what it costs: commanders.0.isGeneral commanders.0.commanderLevel=3 commanders.1.commanderLevel=2
    // 25 + 25, two units at 120 + 15 + 10.
    units.0.unitPoints=120 units.0.copies=2 units.0.eliteRule units.0.eliteDiscipline => armyCost=340 eliteCost=50 troopsCost=290 commandersCost=50
    units.0.unitPoints=950 pointsLimit=1000                     => allowed armyCost=1000 pointsLeft=0 pointsOver=0
    pointsLimit=1200                                            => battleSize=null pointsLeft=1150
    pointsLimit=3000                                            => battleSize=huge
  who leads whom: commanders.0.isGeneral commanders.0.commanderLevel=3
    commanders.1.commanderLevel=3                               => allowed
    contingents=2                                               => !allowed 8.8/none
    units.0.unitPoints=10 units.0.ledBy=2                       => refused units.0.ledBy led-by-nobody 8.8
    units.0.unitPoints=10 units.0.allied                        => allowed !generalLeadsAllies 8.11
    units.0.unitPoints=10 units.0.allied commanders.0.traits=[diplomatico] => generalLeadsAllies 7.70/army
    commanders.0.traits=[tutor] commanders.1.commanderLevel=1 commanders.1.traits=[tutor] => !allowed faults=[trait-repeated] 7.47
    // Virtues may be repeated (ruling R167).
    commanders.0.virtues=[fama] commanders.1.commanderLevel=2 commanders.1.virtues=[fama] => allowed
  the Elite unit of a chart: commanders.0.isGeneral commanders.0.commanderLevel=2 units.0.unitPoints=50 units.0.eliteUnit
    chart=standard  units.0.kind=formation                      => allowed 8.13
    chart=standard  units.0.kind=artillery                      => !allowed 8.13/other
    chart=cavalry   units.0.kind=cavalry                        => allowed 8.15
    chart=cavalry   units.0.kind=company                        => !allowed 8.15/other
    chart=companies units.0.kind=company                        => allowed 8.16
    chart=companies units.0.kind=formation                      => !allowed 8.16/other
    chart=companies units.0.kind=company units.0.eliteByList=false => !allowed faults=[elite-not-eligible]
  a cannon is integrated in a Formation: commanders.0.isGeneral commanders.0.commanderLevel=2 units.0.unitPoints=30 units.0.kind=artillery units.0.integrated
    units.1.unitPoints=99 units.1.kind=formation                => allowed 6.83/integrated
    units.1.unitPoints=99 units.1.kind=company                  => !allowed 6.83/no-formation
    units.0.kind=cavalry                                        => refused units.0.integrated only-guns-are-integrated 6.83
  every fault is told: commanders.0.commanderLevel=5
    pointsLimit=1 units.0.unitPoints=2                          => faults=[no-general,over-limit,level-of-commander]
  what bears on it, and what does not:
    commanders.0.commanderLevel=0                                => -8.8 -8.12 -8.6 -8.10 -8.4 -8.11 -6.83/integrated -6.83~a-formation-for-each-gun -8.1~within-limit
    commanders.0.commanderLevel=0 chart=cavalry units.0.kind=cavalry units.0.unitPoints=90 units.0.eliteUnit => -8.13
    commanders.0.commanderLevel=0 chart=cavalry units.0.unitPoints=120 units.0.eliteUnit => -8.15 -8.13/other -8.16/other
    commanders.0.commanderLevel=0 chart=companies units.0.unitPoints=120 units.0.eliteUnit => -8.16 -8.15/other
    commanders.0.commanderLevel=0 units.0.kind=artillery units.0.unitPoints=50 units.0.eliteUnit => -8.13
    commanders.0.commanderLevel=0 units.0.unitPoints=0 units.0.eliteUnit => -8.15 -8.16
    commanders.0.isGeneral commanders.0.commanderLevel=2 commanders.0.traits.0=diplomatico units.0.unitPoints=0 => -7.70/army
    commanders.0.isGeneral commanders.0.commanderLevel=2 contingents=2 => -8.8
  the clauses in the order in which they bear:
    commanders.0.commanderLevel=0 units.0.unitPoints=0           => says=[7.2,8.1/unit,8.1,8.6,8.10,8.8/none]
    commanders.0.isGeneral commanders.0.commanderLevel=2 !boxesKept => says=[7.2/general-cost,8.1,8.7,8.8,8.9]
  left out, the ordinary case holds:
    commanders.0.isGeneral commanders.0.commanderLevel=2 units.0.unitPoints=100 => troopsCost=100 commanders.0.troops=0
`,
);
