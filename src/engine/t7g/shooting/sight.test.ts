import { cases } from '../../testing/cases.ts';

cases(
  't7g/line-of-sight',
  `
  what blocks the line: nearestDistance=10
    inFront                              => allowed inches=10 4.2/in-sight
    !inFront                             => !allowed 4.2/not-in-front
    crosses=[friend]                     => !allowed 4.3
    crosses=[enemy]                      => !allowed 4.3
    crosses=[commander]                  => allowed 4.5
    crosses=[friend] fromHill            => !allowed 4.7
    crosses=[hiding-terrain]             => !allowed 4.24
    crosses=[hiding-terrain] insideHiding => allowed 4.24/inside
    corridor=3                           => allowed
    corridor=2.9                         => !allowed 4.4
    corridor=3.9 scale='28'              => !allowed
    corridor=4 scale='28'                => allowed
    aimAt=lone-commander                 => !allowed 7.7
    nearerEnemy                          => allowed 4.8
  another Centre will do, and the range goes to it: crosses=[friend] nearestDistance=10 otherCentreFree otherDistance=11.5
    bow=false                            => allowed inches=11.5 4.6
    crosses=[]                           => allowed inches=10 4.6~nearest-centre-seen
  bows: crosses=[friend] bow
    friendNearer                         => allowed 6.105
    friendNearer=false                   => !allowed 4.3 6.105~friend-not-nearer
    friendNearer crosses=[friend,enemy]  => !allowed
    friendNearer bow=false               => !allowed
  from a Lateral Centre: fromSide
    extendedArc=false                    => !allowed 4.2/side
    extendedArc                          => allowed 6.45
  what bears on it, and what does not:
                                             => -4.4~corridor-wide-enough -4.8
    !inFront extendedArc                     => !allowed
    !inFront fromSide                        => -4.2/not-in-front
    corridor=0                               => -4.6
    corridor=2 scale='15' otherCentreFree    => allowed
    fromHill otherCentreFree crosses=[enemy] => allowed
    crosses=[friend]                         => -6.105~friend-not-nearer -4.7
    crosses=[hiding-terrain]                 => -4.24/inside
    otherCentreFree crosses=[hiding-terrain] => allowed
    insideHiding                             => -4.24/inside
    nearerEnemy friendNearer bow             => -6.105
  the clauses in the order in which they bear:
    crosses=[enemy] fromHill => says=[4.1,4.7,4.3]
  left out, the ordinary case holds:
    crosses=[friend] bow => !allowed
`,
);
