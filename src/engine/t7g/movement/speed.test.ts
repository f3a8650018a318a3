import { cases } from '../../testing/cases.ts';

// Engine notes 5.
cases(
  't7g/speed',
  `
  Increases and Decreases are netted first: speed=4
    moveKind=attack easy=whole                   => inches=8
    moveKind=run ground=difficult easy=part      => inches=6 3.20~partly-easy
    moveKind=implacable                          => inches=2
    moveKind=implacable ground=difficult         => inches=1
    moveKind=run entrega=1                       => inches=9
  who is spared by terrain: speed=5 ground=very-difficult
    light                                        => inches=3 !becomesDisordered 6.38
    skirmishers moveKind=run                     => inches=10 !becomesDisordered
    onlyLeaves                                   => inches=3 becomesDisordered
    onlyLeaves R126=b                            => inches=5 !becomesDisordered
    onlyOtherCentres                             => inches=5 !becomesDisordered 3.18~front-centre-clear
  fortresses: speed=4 mobileFortress
    moveKind=run                                 => inches=4
    moveKind=attack                              => !allowed inches=0 6.16
    moveKind=retreat                             => inches=8 6.22
    moveKind=disengage                           => !allowed 6.21
    emplaced                                     => !allowed 6.27
  batteries: kind=artillery speed=0 limberedSpeed=6 limbered
                                                 => inches=6 6.74
    moveKind=attack                              => !allowed 6.77/charge
    limbered=false                               => inches=0 6.74/first
  moves of other lengths: speed=6
    moveKind=disengage                           => inches=3
    moveKind=consolidate ground=difficult        => inches=3
    moveKind=retreat ground=difficult entrega=1  => inches=12 becomesDisordered
    moveKind=retreat ground=difficult R55=b      => inches=6
    moveKind=retreat entrega=1 R56=b             => inches=14
    moveKind=vanguard                            => inches=6
    moveKind=vanguard R78=b                      => inches=12
    moveKind=pursuit kind=cavalry                => inches=6
    moveKind=caracole kind=cavalry               => inches=6
  a flight has a least length: speed=6 moveKind=flight
    distance=5                                   => leastInches=6 inches=12 reaches=false
    distance=6                                   => reaches
    distance=12.1                                => reaches=false
  an integrated cannon: speed=4 integratedGun
    moveKind=flight                              => inches=6 gunLost
    moveKind=flight R162=b                       => !gunLost
    moveKind=disengage                           => !gunLost 6.85~no-flight
    moveKind=disengage R162=c                    => gunLost
  what contradicts itself: speed=4
    limbered                                     => refused limbered only-artillery 6.74
    kind=cavalry integratedGun                   => refused integratedGun only-formation 6.83
    moveKind=pursuit                             => refused moveKind only-cavalry 6.70
  what bears on it, and what does not:
    speed=0                                                    => -1.21~one-decrease-only
    speed=0 kind=artillery limberedSpeed=4 limbered            => -6.74/first -6.77
    speed=4 !seesEnemy                                         => allowed inches=4 -6.74/first -3.20~partly-easy -3.14~front-centre-clear -3.16~front-centre-clear -7.32 -1.17~nothing-to-cancel -1.18~two-increases -1.19~one-increase-only -1.20~two-decreases -1.21~one-decrease-only
    speed=4 ground=difficult onlyOtherCentres                  => -3.14
    speed=4 ground=very-difficult moveKind=retreat             => inches=8
    speed=4 integratedGun                                      => -6.85~no-flight
    speed=4 moveKind=retreat                                   => -6.22 -2.19~other-order -2.20~other-order
    speed=4 moveKind=retreat ground=difficult                  => -3.14 -3.15
    speed=4 moveKind=run                                       => -6.77
    speed=4 onlyOtherCentres                                   => -3.15
    speed=5 skirmishers ground=very-difficult moveKind=retreat => -6.13
  the clauses in the order in which they bear:
    speed=4 ground=very-difficult moveKind=retreat => says=[5.25,1.9,3.17,5.25/disorder]
  left out, the ordinary case holds:
    speed=4 ground=difficult R126=b              => inches=2
    speed=0 moveKind=implacable ground=difficult => inches=0
`,
);
