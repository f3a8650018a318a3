import { cases } from '../../testing/cases.ts';
import { ABILITIES, SPECIAL_FORMATIONS } from '../units.ts';

cases(
  'onus/move',
  `
  UD at hand, from a movement of 5: movement=5
                                                            => allowance=5
    movementType=forced-march                               => allowance=10
    movementType=reduced                                    => allowance=2.5
    toShoot                                                 => allowance=2.5
    rallied                                                 => allowance=2.5
    formation=shield-wall|phalanx                           => allowance=2.5
    formation=square                                        => allowance=0
    formation=arrowhead|rhomboid                            => allowance=5
    steps.0.does=rotate|sideways|extend                     => allowance=2.5
    extended=1 steps.0.does=shorten                         => allowance=2.5
    steps.0.does=adopt steps.0.into=shield-wall             => allowance=2.5
    steps.0.does=adopt steps.0.into=arrowhead|rhomboid      => allowance=5
    formation=phalanx steps.0.does=dissolve                 => allowance=5
    steps.0.does=bravery-on                                 => allowance=5
    stacked                                                 => allowance=6
    stacked movementType=forced-march                       => allowance=12
    stacked toShoot                                         => allowance=3
    abilities=[athletes] toCharge                           => allowance=6
    abilities=[athletes]                                    => allowance=5
    abilities=[athletes] toCharge R3=b                      => allowance=5
    occasion=after-ram                                      => allowance=2.5
    kind=ballista toShoot                                   => allowance=0
    ground=woods groundPenalty=2 abilities=[]|[highlanders] => allowance=3
    ground=woods groundPenalty=2 abilities=[woodsmen]       => allowance=5
    ground=slopes groundPenalty=2 abilities=[highlanders]   => allowance=5
    ground=river groundPenalty=2 abilities=[amphibious]     => allowance=5
    !active                                                 => allowance=0
    fleeing                                                 => allowance=0
  // Figures table 14: what each manoeuvre does to the movement of a plain unit and of those whom it does not slow.
  special manoeuvres:
    steps.0.does=back abilities=[manoeuvrable]|OTHERS => reducedBy=[all-directions] movementType=reduced
    steps.0.does=back|rotate|extend abilities=[skirmishers]  => reducedBy=[] movementType=normal
    steps.0.does=rotate abilities=[manoeuvrable]|OTHERS => reducedBy=[free-rotation] movementType=reduced
    steps.0.does=extend abilities=OTHERS => reducedBy=[extension] movementType=reduced
    steps.0.does=extend abilities=[manoeuvrable]             => reducedBy=[] movementType=normal
    steps.0.does=forward steps.0.ud=1 steps.1.does=adopt steps.1.into=shield-wall abilities=OTHERS => reducedBy=[formation-change] movementType=reduced
    steps.0.does=forward steps.0.ud=1 steps.1.does=adopt steps.1.into=shield-wall abilities=[skirmishers]|[manoeuvrable] => reducedBy=[] movementType=normal
  an active Phalanx slows Skirmishers and Manoeuvrable units too: formation=phalanx
    abilities=[skirmishers]|[manoeuvrable] => reducedBy=[phalanx]
  a formation adopted at the start is already active on the way:
    steps.0.does=adopt steps.0.into=phalanx steps.1.does=forward steps.1.ud=1 abilities=[manoeuvrable] => reducedBy=[phalanx]
  // Figures table 15.
  after what a unit may charge:
    formation=shield-wall|phalanx                            => mayCharge
    formation=square                                         => !mayCharge
    steps.0.does=rotate steps.1.does=forward steps.1.ud=1    => mayCharge
    steps.0.does=adopt steps.0.into=shield-wall steps.1.does=forward steps.1.ud=1 => mayCharge
    rallied                                                  => !mayCharge
    steps.0.does=sideways                                    => !mayCharge
    abilities=[skirmishers] steps.0.does=sideways            => !mayCharge
    steps.0.does=extend steps.1.does=forward steps.1.ud=1    => !mayCharge
    steps.0.does=extend abilities=[skirmishers]              => !mayCharge
    steps.0.does=extend abilities=[manoeuvrable]             => mayCharge
    toShoot                                                  => !mayCharge
    toShoot abilities=[skirmishers]                          => !mayCharge
    movementType=reduced|forced-march                        => !mayCharge
    movementType=reduced permission=action-card              => mayCharge
    occasion=after-ram                                       => !mayCharge
                                                             => mayCharge
  after what it may shoot:
                                                             => mayShoot
    steps.0.does=forward steps.0.ud=1.5                      => mayShoot
    steps.0.does=forward steps.0.ud=1.6                      => !mayShoot
    movementType=normal steps.0.does=forward steps.0.ud=1    => !mayShoot
    steps.0.does=forward steps.0.ud=3 abilities=[skirmishers] => mayShoot
    steps.0.does=diagonal|rotate|extend                      => mayShoot
    steps.0.does=adopt steps.0.into=shield-wall              => !mayShoot
    toCharge                                                 => !mayShoot
    movementType=forced-march                                => !mayShoot
    kind=onager steps.0.does=forward steps.0.ud=0.5          => !mayShoot
    kind=scorpions steps.0.does=rotate                       => !mayShoot
    kind=ballista                                            => mayShoot
  Skirmishers that adopt a formation do not shoot, but do by reading R75 b:
    abilities=[skirmishers] steps.0.does=adopt steps.0.into=shield-wall toShoot R75=b => allowed
  ways that are allowed or not, with movement 3: movement=3
    steps.0.does=forward steps.0.ud=3 steps.1.does=turn      => !allowed used=4
    steps.0.does=turn steps.0.degrees=120 steps.1.does=forward steps.1.ud=1 => allowed used=3
    steps.0.does=turn-back                                   => !allowed used=1
    steps.0.does=turn steps.0.degrees=10                     => allowed used=1
    steps.0.does=turn steps.0.corner=front-left steps.1.does=turn steps.1.corner=front-right => !allowed used=2
    steps.0.does=turn steps.0.sense=left steps.1.does=turn steps.1.sense=right => !allowed used=2
    steps.0.does=turn steps.0.corner=front-left steps.0.sense=left steps.1.does=turn => allowed used=2
    steps.0.does=forward steps.0.ud=0.5 steps.1.does=rotate  => !allowed used=0.5
    abilities=[skirmishers] steps.0.does=forward steps.0.ud=2 steps.1.does=rotate => allowed used=3
    abilities=[skirmishers] steps.0.does=rotate steps.1.does=forward steps.1.ud=1 steps.2.does=rotate => allowed used=3
    abilities=[skirmishers] movementType=reduced steps.0.does=rotate steps.1.does=forward steps.1.ud=1.5 => allowed used=1.5
    formation=rhomboid steps.0.does=forward steps.0.ud=1 steps.1.does=rotate steps.2.does=forward steps.2.ud=2 => allowed used=3
    formation=rhomboid steps.0.does=rotate steps.1.does=forward steps.1.ud=1 steps.2.does=rotate => !allowed used=1
    movement=3 formation=rhomboid steps.0.does=rotate steps.1.does=dissolve steps.2.does=rotate  => allowance=1.5 reducedBy=[free-rotation] 7.58 7.55
    formation=arrowhead steps.0.does=back                    => !allowed used=1
    extended=1 steps.0.does=extend steps.0.sections=2        => !allowed used=0
    steps.0.does=extend steps.0.sections=2                   => allowed used=0
    formation=phalanx steps.0.does=extend                    => !allowed used=0
    extended=1 steps.0.does=adopt steps.0.into=phalanx       => !allowed used=0
    formation=phalanx steps.0.does=dissolve steps.1.does=extend steps.2.does=forward steps.2.ud=1 => allowed used=1
    extended=1 steps.0.does=extend steps.1.does=forward steps.1.ud=1 steps.2.does=shorten => !allowed used=1
    steps.0.does=forward steps.0.ud=0.5 steps.1.does=extend steps.2.does=forward steps.2.ud=0.5 => !allowed used=1
    steps.0.does=forward steps.0.ud=1 steps.1.does=bravery-on steps.2.does=forward steps.2.ud=2 => allowed used=3
    formation=square steps.0.does=forward steps.0.ud=1       => !allowed used=1
    formation=square steps.0.does=rotate                     => !allowed used=0
    formation=square steps.0.does=dissolve steps.1.does=forward steps.1.ud=3 => allowed used=3
  by reading R71 b a Square rotates:
    formation=square steps.0.does=rotate R71=b => allowed
  forced march: movementType=forced-march movement=2
                                                             => allowed
    extended=2                                               => allowed
    toCharge                                                 => !allowed
    toShoot                                                  => !allowed
    rallied                                                  => !allowed
    steps.0.does=sideways                                    => !allowed
    steps.0.does=rotate abilities=[skirmishers]              => !allowed
    steps.0.does=bravery-on steps.1.does=forward steps.1.ud=4 => allowed
    formation=SPECIAL steps.0.does=forward steps.0.ud=1 => !allowed
    formation=SPECIAL steps.0.does=dissolve steps.1.does=forward steps.1.ud=4 => allowed
  a forced march leaves its marker and its penalties, which add to those of the extension:
    movementType=forced-march movement=2 extended=2 steps.0.does=forward steps.0.ud=4 => forcedMarchMarker defenceWhenAttacked=-2 moraleWhenAttacked=-4
  the marker of an earlier turn goes with the next activation:
    forcedMarch !active => forcedMarchMarker
  Skirmishers keep for their phase what they have not used, in halves: steps.0.does=forward
    abilities=[skirmishers] movement=3 steps.0.ud=1.2 => skirmisherRest=1.5
    abilities=[skirmishers] movement=3 steps.0.ud=3   => skirmisherRest=0
    steps.0.ud=1                                      => skirmisherRest=null
  a shooter that advances half of 4 UD keeps its marker, Skirmishers always: hasRanged movement=4 steps.0.does=forward
    abilities=[] steps.0.ud=2            => keepsActiveMarker
    abilities=[skirmishers] steps.0.ud=4 => keepsActiveMarker
`,
  {
    SPECIAL: SPECIAL_FORMATIONS,
    OTHERS: ABILITIES.filter((one) => one !== 'skirmishers' && one !== 'manoeuvrable').map(
      (ability) => `[${ability}]`,
    ),
  },
);
