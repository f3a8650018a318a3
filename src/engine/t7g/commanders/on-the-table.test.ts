import { cases } from '../../testing/cases.ts';

// Engine notes 11.
cases(
  't7g/commander-move',
  `
  how far, and what then:
    moved=6                       => allowed reach=6 commandAction !exhaustedAfter 7.8
    moved=6.1                     => !allowed 7.9/distance
    moved=9 brio                  => allowed reach=9 7.40/move
    moved=9.1 brio                => !allowed
    exhausted                     => !allowed 7.27
    exhausted secondMove          => allowed !commandAction 7.45/second
    moved=4 crossesImpassable     => !allowed 7.9/impassable
    moved=4 crossesEnemy          => !allowed 7.9/enemy
    moved=4 endsOnFriend          => !allowed 7.9/too-short
    moved=4 endsOnFriend joins    => allowed joined
  joining exhausts him: joins moved=3
    brio=false                    => joined exhaustedAfter !commandAction 7.15
    !touchesUnit                  => !allowed 7.14/no-contact
    otherInside                   => joined
    otherInside R156=b            => !allowed 7.14/second
  leaving a unit: insideUnit moved=4
    exhausted=false               => allowed commandAction 7.16
    joinedThisTurn                => !allowed 7.16/joined
    unitActed                     => !allowed 7.16/acted
    joins                         => !allowed 7.17
    joins agil                    => allowed joined=null exhaustedAfter agilCheck
    joins agil agilWorks=yes      => allowed joined exhaustedAfter
    joins agil agilWorks=no       => allowed !joined exhaustedAfter 7.52/half-way
    joins agilWorks=yes           => refused agilWorks agil-not-tried 7.52
    secondMove                    => refused secondMove second-from-inside 7.12
  what contradicts itself: moved=1
    unitActed                     => refused unitActed is-in-no-unit 7.16
    joinedThisTurn                => refused joinedThisTurn is-in-no-unit 7.16
  what bears on it, and what does not:
    moved=100    => -7.40/move
    moved=4      => -7.16~joined-earlier -7.16~unit-has-not-acted
    moved=4 agil => -7.52/move
  the clauses in the order in which they bear:
    moved=100 brio                              => says=[7.40/move,7.9/distance]
    moved=4 insideUnit joinedThisTurn exhausted => says=[7.27,7.16/joined]
  left out, the ordinary case holds:
    joins R156=b moved=3 => allowed joined
`,
);

cases(
  't7g/in-command',
  `
  from the table at 6 inches, seen: commanderDistance=6
    leads=its-command              => inCommand !disciplineFalls 7.10
    commanderDistance=6.1          => !inCommand disciplineFalls 7.11/distance
    commanderDistance=9 presence   => inCommand reach=9 7.39
    commanderDistance=9.1 presence => !inCommand
    !seesUnit                      => !inCommand 2.25/unseen
    !seesUnit respectable          => inCommand 7.107/sees
    commanderDistance=7 respectable !seesUnit => !inCommand
    commanderDistance=8 elite      => !inCommand !disciplineFalls 6.11
    exhausted                      => inCommand 7.15/commands
    exhausted R155=b               => !inCommand 7.27/commands
  from inside a unit the limit is strict, and sight does not matter: standsIn=other-unit
    commanderDistance=5.9 !seesUnit => inCommand 7.13
    commanderDistance=6             => !inCommand 7.13/distance
    commanderDistance=8.9 presence  => inCommand reach=9
    commanderDistance=9 presence    => !inCommand
    commanderDistance=8 presence R22=b => !inCommand reach=6
  who he is: commanderDistance=3
    leads=general                    => inCommand
    leads=other-command              => !inCommand 7.4
    leads=other-command fama         => inCommand 7.41
    leads=general allied             => !inCommand 8.11
    leads=general allied diplomatico => inCommand 7.70
    leads=its-command allied         => inCommand
    standsIn=this-unit commanderDistance=0 presence => inCommand 2.25/inside reach=6
    standsIn=this-unit               => refused commanderDistance inside-is-no-distance 7.12
  artillery: kind=artillery commanderDistance=30
    !seesUnit                     => inCommand 6.88/battery
    extraGun batteryDistance=6    => inCommand 6.88/gun
    extraGun batteryDistance=6.5  => !inCommand disciplineFalls
    kind=formation extraGun       => refused extraGun no-gun 6.88
  what bears on it, and what does not:
    commanderDistance=100                                        => -7.39
    commanderDistance=2 exhausted R155=b allied                  => -7.15/commands
    commanderDistance=3                                          => -6.88~is-a-further-gun -7.15/commands -2.25/inside
    commanderDistance=3 fama                                     => -7.41
    commanderDistance=3 standsIn=other-unit                      => -7.6
    commanderDistance=4 leads=general diplomatico                => -7.70
    commanderDistance=5 !seesUnit respectable standsIn=other-unit => -7.107/sees
    commanderDistance=6.5 standsIn=other-unit                    => -7.11/distance
    leads=other-command allied diplomatico commanderDistance=5   => -7.70
  the clauses in the order in which they bear:
    commanderDistance=100 !seesUnit respectable      => says=[7.6,7.11/distance,7.107/sees,2.25]
    commanderDistance=2 exhausted R155=b allied      => says=[7.6,7.27/commands,2.25]
    commanderDistance=9 presence standsIn=other-unit => says=[7.39,7.13/distance,2.25]
    leads=general allied commanderDistance=5         => says=[8.11,7.6,2.25]
`,
);

cases(
  't7g/commander-casualty',
  `
  an enemy touches him: cause=enemy-touches-him level=2
    brio=false            => mustRoll dice=2 survivalChance=5/9 readyChance=1/9 lost=null
    exhausted             => survivalChance=5/9 readyChance='0'
    level=0               => lost survivalChance='0' 7.19/destroyed
    dice=[4,1]            => lost 7.19/destroyed
    dice=[5,1]            => !lost exhaustedAfter freeMove=6
    dice=[5,6]            => !lost !exhaustedAfter freeMove=6
    dice=[5,6] exhausted  => !lost exhaustedAfter
    dice=[5,6] brio       => freeMove=9
    dice=[5,6] brio R138=b => freeMove=1
    insideUnit            => !mustRoll !lost 7.19~inside-a-unit
  his unit is destroyed: cause=his-unit-destroyed level=3
    afortunado=false      => !mustRoll lost 7.20
    afortunado            => mustRoll survivalChance=19/27 readyChance=7/27
    afortunado dice=[1,5,2] => !lost exhaustedAfter freeMove=null
    afortunado dice=[1,4,2] => lost 7.51/fails
    isGeneral             => lost scores=3
  a friend is destroyed: cause=friend-destroyed level=3 lostUnitDistance=6
    exhausted=false       => mustRoll survivalChance=19/27 readyChance=19/27
    R91=b                 => survivalChance=19/27 readyChance=7/27
    lostUnitDistance=6.1  => !mustRoll !lost 7.21~beyond-six
    otherUnitNear         => !mustRoll !lost 7.21~other-unit-near
    insideUnit            => !mustRoll !lost
    dice=[1,5,1]          => !lost !exhaustedAfter 7.21/stays
    dice=[1,5,1] R91=b    => !lost exhaustedAfter
    dice=[1,1,1] isGeneral       => lost scores=3 7.21/flees
    dice=[1,1,1] isGeneral R170=b => lost scores=0
    troopsLeft=others     => lost !mustRoll 7.18
  nobody is left to lead: cause=troops-gone level=3
    exhausted=false       => lost 7.18
    fama                  => !lost 7.41
    isGeneral             => !lost 7.4/general
    isGeneral troopsLeft=none => lost scores=3
    troopsLeft=his        => refused troopsLeft troops-still-there 7.18
  Traits that cost him: level=4
    cause=abnegado        => lost 7.49/casualty
    cause=intrepido       => lost 7.91/casualty
  what bears on it, and what does not:
    cause=abnegado level=2 afortunado              => !mustRoll dice=0 lost
    cause=troops-gone level=2 troopsLeft=none fama => lost exhaustedAfter=null survivalChance='0'
`,
);
