import { cases } from '../../testing/cases.ts';

// Engine notes 7.
cases(
  't7g/shot',
  `
  dice of the shot: shooter.weapon=musket shooter.fire=4 distance=5
    shooter.weapon=flintlock distance=6                  => dice=6
    shooter.weapon=flintlock distance=6.1                => dice=4 6.119~beyond-six-inches
    shooter.fire=5 shooter.weary card=attention          => dice=1
    shooter.raudo card=attention reaction                => dice=6
    shooter.raudo card=attention reaction R27=b          => dice=4
    shooter.weapon=bow shooter.harasser reaction         => allowed dice=4
    shooter.weapon=arquebus-musket shooter.fire=5 shooter.farFire=3 reaction card=attention distance=10 => dice=3
    shooter.weapon=arquebus-musket shooter.farFire=3 shooter.tutor=1 distance=10                        => dice=4 range=14
    shooter.weapon=arquebus-musket shooter.farFire=3 shooter.tutor=1 distance=10 R111=b                 => dice=3
  who may not shoot: shooter.weapon=medium-cannon shooter.fire=4 distance=20
    shooter.limbered                                     => !allowed 6.76
    shooter.limbered shooter.weapon=musket distance=5    => refused shooter.limbered needs-cannon 6.74
    shooter.weapon=bow distance=5 reaction               => !allowed 6.106
    shooter.weapon=musket distance=5 shooter.dragoon card=attention => !allowed 6.58
    shooter.ingeniero=2 distance=30                      => allowed range=30
    shooter.ingeniero=2 distance=30.5                    => !allowed 4.9
  an Experimental cannon: shooter.weapon=medium-cannon shooter.fire=4 distance=20 shooter.experimental
                                  => ownWear=null ownWearChance=671/1296 6.81/open
    shotDice=[1,1,4,5]            => ownWear=2 ownWearChance=null 6.81
    shotDice=[1,1,4,5] R81=b      => ownWear=1 6.81/once
    shotDice=[2,3,4,5]            => ownWear=0 6.81~shows-no-one
  dice that resist: shooter.weapon=musket shooter.fire=4 distance=5 target.courage=4
    target.cover target.estoico target.resists           => courageDice=8
    target.cover target.disordered target.openOrder      => courageDice=6 6.63
    target.disordered target.sacrifice=1                 => courageDice=3
    shooter.weapon=medium-cannon target.mobileFortress   => courageDice=4 resistFrom=6
    shooter.weapon=medium-cannon shooter.mortar target.cover => courageDice=4 6.121
  a super-heavy cannon that hits: shooter.weapon=super-heavy-cannon shooter.fire=2 target.defence=4 target.courage=1
    shotDice=[4,1] resistDice=[6] => wearTaken=0 !disordered extraCheck
    shotDice=[3,1]                => wearTaken=0 !extraCheck
  whether the target stays: shooter.weapon=musket shooter.fire=1 target.defence=4 target.courage=0 target.stamina=1 target.wear=1
    target.discipline=1                            => staysChance=7/12
    target.mercenary                               => staysChance=1/2
    target.discipline=1 shotDice=[4]               => disordered breakPoints=1 destroyed=null
    target.discipline=1 shooter.fire=2 shotDice=[4,4] resistDice=[] => breakPoints=2 destroyed 4.23
    target.discipline=1 shotDice=[4] breakDice=[5] => refused breakDice resist-not-rolled 4.18
  what bears on it, and what does not:
    shooter.weapon=arquebus shooter.fire=4 distance=5 reaction R45=b => allowed dice=6 resistFrom=4 -6.120
    shooter.weapon=bow shooter.fire=4 !inSight                   => !allowed dice=0 resistFrom=null
    shooter.weapon=bow shooter.fire=4                            => -6.76~not-limbered -7.34
    shooter.weapon=bow shooter.fire=4 card=attack                => !allowed dice=0 resistFrom=null
    shooter.weapon=bow shooter.fire=4 shooter.drill=1            => dice=5
    shooter.weapon=bow shooter.fire=4 shooter.harasser reaction distance=5 => -6.68
    shooter.weapon=bow shooter.fire=4 shooter.perfeccionista     => dice=6
    shooter.weapon=bow shooter.fire=4 shooter.picaro             => dice=6
    shooter.weapon=bow shooter.fire=4 shooter.tutor=1            => 4.9/longer
    shooter.weapon=flintlock shooter.fire=4 shooter.harasser distance=3 reaction => dice=6
    shooter.weapon=javelin shooter.fire=4 shooter.dragoon distance=12 R45=b reaction => 6.58/reaction
    shooter.weapon=medium-cannon shooter.fire=4 distance=5 reaction R45=b => !allowed dice=0 against=volleys
    shooter.weapon=musket shooter.fire=4 target.courage=3 target.fortifiedGuns => courageDice=4 -7.37
    shooter.weapon=musket shooter.fire=4 target.courage=4 target.cover target.estoico => courageDice=6
    shooter.weapon=musket shooter.fire=4 target.courage=4 target.estoico target.fortifiedGuns => courageDice=6
    shooter.weapon=pistol shooter.fire=4                         => -6.122/spared -6.68~gives-up-flight
    shooter.weapon=pistol shooter.fire=4 shooter.harasser reaction distance=3 R27=b => -6.122~other-card
  the clauses in the order in which they bear:
    shooter.weapon=musket shooter.fire=4 target.courage=4 target.mobileFortress target.sacrifice=2 target.mercenary target.disordered => says=[4.17,6.118/range,4.10,6.19,1.29,7.37,1.17,7.30,4.12/dice]
    shooter.weapon=pistol shooter.fire=4 shooter.tutor=1 distance=14 => says=[4.17,6.122/range,4.9/longer,4.9]
  what else decides:
    shooter.weapon=musket shooter.kind=cavalry shooter.fire=4 shooter.dragoon reaction R45=b => !allowed 6.58/reaction
    shooter.weapon=musket shooter.kind=cavalry shooter.fire=4 shooter.dragoon card=attention reaction R45=b => !allowed -6.58/reaction
    shooter.weapon=musket shooter.kind=cavalry shooter.fire=4 shooter.dragoon R45=b => allowed -6.58/reaction
  left out, the ordinary case holds:
    shooter.weapon=musket shooter.fire=0 shooter.weary card=attention => dice=0
    shooter.weapon=light-cannon shooter.fire=4 reaction          => allowed
`,
);
