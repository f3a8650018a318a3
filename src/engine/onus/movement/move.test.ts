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
    formation=phalanx steps.0.does=extend                    => !allowed used=0
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
  a shooter that advances half of 4 UD keeps its marker, Skirmishers always: hasRanged movement=4 steps.0.does=forward
    abilities=[] steps.0.ud=2            => keepsActiveMarker
    abilities=[skirmishers] steps.0.ud=4 => keepsActiveMarker
  what is said of a move, and what nearly was: movement=4
                  => says=[7.23,7.36,7.37] spares=[]
    steps.0.ud=1  => says=[7.23,7.36,7.37] spares=[7.67~within-reduced-movement]
    abilities=[skirmishers] => says=[7.23,7.36,7.37] spares=[]
    extended=2    => says=[7.23,7.36,7.37,7.63/extended] spares=[]
    broken        => says=[7.19/move,7.23,7.36,7.37]
    forcedMarch   => !forcedMarchMarker says=[7.46,7.23,7.36,7.37] spares=[7.45~marker-removed]
    movement=0    => allowed !mayCharge says=[7.23,7.36,7.37,7.73/no-movement]
    ground=woods abilities=[woodsmen]   => says=[7.23,7.36,7.37]
    ground=slopes abilities=[highlanders] => says=[7.23,7.36,7.37]
    ground=river abilities=[amphibious] => says=[7.23,7.36,7.37]
    movementType=normal => mayShoot
    rammed=stands => allowed says=[7.23,7.36,7.37]
  nobody flees or marches in formation (onus-7.43, onus-7.183):
    fleeing formation=phalanx     => refused formation fleeing-in-formation 7.183
    fleeing extended=1            => refused extended fleeing-extended 7.183
    forcedMarch formation=phalanx => refused formation marching-in-formation 7.43
    forcedMarch extended=1        => accepted
  who does not move: movement=4
    !active            => !allowed says=[7.14/move]
    !active broken     => !allowed says=[7.14/move]
    !active forcedMarch => !allowed says=[7.14/move]
    engaged            => !allowed says=[7.89/move]
    engaged broken     => !allowed says=[7.89/move]
    !active engaged    => !allowed says=[7.16/move]
    !active engaged toCharge abilities=[impetuous] => !allowed says=[7.16/move]
    fleeing broken     => !allowed says=[7.23/fleeing]
    recovered          => !allowed allowance=0 says=[7.21/move]
  the additional move after a Ram: movement=4 occasion=after-ram
                          => allowed allowance=2 says=[7.36,9.10,9.10/charge] spares=[9.10~enemy-gone,7.37~switched-off]
    broken                => allowed says=[7.36,9.10,9.10/charge]
    movementType=reduced  => allowed allowance=2
    rammed=destroyed      => allowed allowance=2
    rammed=stands         => !allowed allowance=0 says=[9.10/stands]
    // An Impetuous unit charged without being active.
    !active               => allowed allowance=2 says=[7.36,9.10,9.10/charge]
    !active toCharge abilities=[impetuous] => !allowed says=[7.36,9.10,9.10/charge]
    // Another enemy still holds it.
    engaged               => !allowed says=[7.89/move]
    !active engaged       => !allowed says=[7.16/move]
    toCharge abilities=[athletes] => !allowed allowance=2
  what is said of special manoeuvres, and what nearly was: movement=4
    steps.0.does=back   => says=[7.23,7.54,7.36,7.47,7.48,7.52,7.54/charge,7.49] spares=[9.12~not-skirmishers,7.53~no-formation,7.67~within-reduced-movement]
    steps.0.does=rotate => says=[7.23,7.55,7.36,7.47,7.48,7.56/charge]
    steps.0.does=rotate abilities=[skirmishers] => says=[7.23,7.57,9.12,7.36,7.37,7.56/charge,9.13/shoot] spares=[7.58~not-in-rhomboid,7.55~switched-off]
    steps.0.does=rotate abilities=[skirmishers] toShoot => says=[7.23,7.57,7.70,9.12,7.36,7.37,7.50,7.56/charge,9.13/shoot]
    steps.0.ud=1 abilities=[skirmishers] toShoot => says=[7.23,7.70,7.36,7.37,7.50,9.13/shoot]
    steps.0.does=back abilities=[skirmishers] permission=terrain|action-card => !mayCharge
    extended=2 steps.0.does=extend => !allowed says=[7.23,7.61,7.36,7.47,7.48,7.59,7.59/too-far,7.61/charge,7.49,7.63/extended]
    formation=square steps.0.ud=1 steps.1.does=dissolve steps.2.does=back => !allowed says=[7.23,7.54,7.36,7.47,8.18,7.48/over,7.52,8.18/stays,13.15,7.54/charge,8.18/charge,7.49,7.66/charge,7.66/shoot]
    formation=square steps.0.does=back => !allowed says=[7.23,7.54,7.36,7.47,8.18,7.48/over,7.53,8.18/stays,7.54/charge,8.18/charge,7.49]
    steps.0.does=adopt steps.0.into=phalanx => says=[7.23,8.2,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot] spares=[9.12~not-skirmishers,9.14~not-manoeuvrable,8.21~not-into-arrowhead,8.22~not-into-rhomboid,7.64~not-both,13.15~at-start-or-end,9.15~not-manoeuvrable,7.49~reduction-allows-charge]
    steps.0.does=adopt steps.0.into=phalanx R25=b => says=[7.23,8.2,7.36,7.47,7.48,8.1,7.65,7.66/charge,7.66/shoot] spares=[9.12~not-skirmishers,9.14~not-manoeuvrable,7.64~not-both,13.15~at-start-or-end,9.15~not-manoeuvrable,7.49~reduction-allows-charge]
    steps.0.does=adopt steps.0.into=rhomboid toCharge => says=[7.23,8.22/adopts,7.36,7.37,8.1,7.65,7.66/charge,2.10/charge,7.40]
  by reading R25 b Arrowhead and Rhomboid are adopted slowly:
    movement=4 steps.0.does=adopt steps.0.into=arrowhead|rhomboid R25=b => allowance=2 reducedBy=[formation-change]
  dissolving a formation leaves the normal rate, or by reading R74 b does not: movement=4
    formation=shield-wall steps.0.does=dissolve steps.1.ud=4       => allowed allowance=4 reducedBy=[]
    formation=shield-wall steps.0.does=dissolve steps.1.ud=4 R74=b => !allowed allowance=2 reducedBy=[formation-change]
    R74=b                                                          => allowance=4 reducedBy=[]
  what is said of shots and charges: movement=4
    rallied             => allowed !mayCharge says=[7.23,7.18/move,7.36,7.47,7.48,7.18/charge,7.49] quotes=[7.18,7.48]
    rallied toCharge    => !allowed quotes=[7.18]
    toShoot toCharge    => !allowed quotes=[7.68]
    bravery steps.0.does=bravery-off toShoot toCharge => !allowed says=[7.23,7.67,7.36,7.47,7.48,8.25,7.68/charge,7.49,7.74,7.68/charges,7.66/shoot]
    hasRanged           => keepsActiveMarker spares=[]
    steps.0.ud=4        => keepsActiveMarker
    steps.0.ud=4 hasRanged => !keepsActiveMarker
    kind=onager toShoot => allowed allowance=0 says=[7.23,7.67,7.36,7.47,7.71,7.68/charge,7.49] spares=[7.70~not-skirmishers,7.48~switched-off,7.50~not-skirmishers,7.71~did-not-move]
    kind=onager toShoot steps.0.ud=1 => !allowed allowance=2 says=[7.23,7.67,7.36,7.47,7.48,7.68/charge,7.49,7.71/moved]
  what is said of a forced march: movement=4 movementType=forced-march
    steps.0.ud=5 => allowed says=[7.23,7.36,7.41,7.42/charge,7.42/shoot,7.45/march] spares=[7.43~formation-dissolved,7.44~marches-unextended]
    rallied      => !allowed says=[7.23,7.18/move,7.36,7.41,7.18/forced-march,7.42/charge,7.18/charge,7.49,7.42/shoot]
    steps.0.ud=5 abilities=[skirmishers] toShoot => !allowed says=[7.23,7.70,7.36,7.41,7.42/charge,7.50,7.42/shoot]
    formation=phalanx steps.0.does=rotate => !allowed says=[7.23,7.55,8.13,7.36,7.41,7.43,7.42/charge,7.56/charge,7.42/shoot]
    abilities=[skirmishers] toShoot toCharge => !allowed says=[7.23,7.70,7.36,7.41,7.42/charge,7.50,7.42/shoot,7.68/charges]
`,
  {
    SPECIAL: SPECIAL_FORMATIONS,
    OTHERS: ABILITIES.filter((one) => one !== 'skirmishers' && one !== 'manoeuvrable').map(
      (ability) => `[${ability}]`,
    ),
  },
);
