import { cases } from '../../testing/cases.ts';

// Engine notes 6, figures 2.B.
cases(
  't7g/reaction',
  `
  each card reacts in its way:
    card=attention                              => reactsWith=turn-or-shoot checkNeeded cardSpent -2.32/turn
    kind=artillery card=attention               => reactsWith=turn 2.32/turn -2.32/way
    kind=artillery card=run                     => reactsWith=flight -2.32/turn
    kind=cavalry weapon=javelin card=attention reactsBy=evasion => reactsWith=flight -2.32/turn
    weapon=javelin card=attention               => reactsWith=turn
    weapon=medium-cannon card=attention         => reactsWith=turn
    weapon=bow card=attention                   => reactsWith=turn
    weapon=bow harasser card=attention          => reactsWith=turn-or-shoot
    emplaced kind=artillery weapon=light-cannon card=attention => !allowed 2.32/nothing
    card=attack                                 => reactsWith=counter-charge combatIncreases=1
    card=attack enemyDoes=move distance=2       => reactsWith=interception combatIncreases=1
    card=attack enemyDoes=charge-at-other distance=2 => reactsWith=interception
    card=run speed=5                            => reactsWith=flight leastInches=5 mostInches=10
    card=run speed=5 ground=difficult           => leastInches=5 mostInches=7
    card=run integratedGun                      => gunLost mostInches=null 6.85
    card=run integratedGun speed=4              => gunLost leastInches=4 mostInches=6
    card=run integratedGun R162=b               => gunLost=false
    card=fire                                   => reactsWith=shot
    card=resist                                 => reactsWith=resist courageIncreases=1
  what comes near: enemyDoes=move
    distance=2.9                                => allowed
    distance=3.5 scale='28'                     => allowed
    distance=4 scale='28'                       => !allowed 2.28
    distance=2 startDistance=2                  => !allowed 2.28
    distance=2 startDistance=1.5 R118=b         => allowed
    enemyDoes=turn                              => !allowed 2.28/no-approach
    enemyDoes=reaction distance=2               => !allowed 2.28/no-approach
    enemyDoes=reaction distance=2 R146=b        => allowed
    enemyDoes=charge-at-other distance=2 R147=b => !allowed 2.35/other-target
  who has acted: acted
    cardBack                                    => allowed 7.101 cardSpent
    kind=cavalry reactsBy=evasion               => allowed reactsWith=flight !cardSpent
  Evasión: kind=cavalry reactsBy=evasion card=fire
                                                => allowed cardSpent
    R76=b                                       => allowed !cardSpent
    heavyCavalry                                => allowed 6.46~flees-from-infantry
    enemyDoes=move distance=2                   => !allowed 6.59/no-charge
    kind=formation                              => !allowed 6.59/no-rule
    kind=company light                          => !allowed
  counter-charges: card=attack gap=10
    speed=4 enemySpeed=8                        => ownInches=5 enemyInches=5 meets
    speed=2 enemySpeed=4                        => ownInches=3 enemyInches=7 meets=false
    speed=4 enemySpeed=8 enemyKind=cavalry      => ownInches=1 enemyInches=9 meets 2.34
    speed=4 enemySpeed=8 R28=b                  => ownInches=3.33 enemyInches=6.67
    fromBehind                                  => !allowed 3.4/behind
    fromBehind R121=b                           => allowed
    mobileFortress                              => !allowed 6.16
    mobileFortress R67=b                        => allowed
  shots: card=fire
    weapon=bow                                  => !allowed 6.106
    weapon=bow harasser                         => allowed 6.66
    weapon=javelin harasser                     => !allowed 6.116
    harasser reactsBy=harasser speed=8          => reactsWith=shot-and-flight mostInches=16
    harasser reactsBy=harasser givesUpFlight    => reactsWith=shot
    harasser reactsBy=harasser card=attention   => !allowed 6.67/card
    kind=artillery limbered                     => !allowed 6.76
    kind=artillery                              => allowed
    kind=artillery R45=b                        => !allowed 6.109/reaction
  Resguardo: enemyDoes=charge-at-other reactsBy=shelter kind=cavalry
    card=fire                                   => reactsWith=interception combatIncreases=0 6.43
    card=attack                                 => combatIncreases=1
    kind=company                                => !allowed 6.41/cavalry
    ownCommand=false                            => !allowed 6.41/command
    combatEnd=ties                              => enemyGoesOn 6.42
    combatEnd=ties R135=b                       => enemyGoesOn=false
  whether the enemy goes on: enemyDoes=move distance=2 card=attack
    combatEnd=ties                              => enemyGoesOn
    combatEnd=ties R29=b                        => enemyGoesOn=false
    combatEnd=wins                              => enemyGoesOn=false
    combatEnd=wins R123=b                       => enemyGoesOn
  who cannot turn: mobileFortress
                                                => !allowed 2.32/nothing
    weapon=musket                               => allowed
  a Brigade: brigade
    card=fire                                   => brigadeBroken 6.7
    acted kind=cavalry reactsBy=evasion         => brigadeBroken=false
  what contradicts itself:
    enemyDoes=move                              => refused distance distance-missing 2.28
    reactsBy=shelter                            => refused reactsBy shelters-nobody 6.41
    reactsBy=harasser                           => refused reactsBy no-harasser 6.67
    cardBack                                    => refused cardBack card-of-who-acted 7.101
  what bears on it, and what does not:
    acted enemyDoes=turn                                         => -5.4
    acted reactsBy=evasion                                       => -6.44 -7.71
    acted startDistance=0                                        => -2.28/moves-away
    brigade !ownCommand                                          => allowed reactsWith=turn-or-shoot checkNeeded
    brigade R147=b                                               => allowed reactsWith=turn-or-shoot checkNeeded
    brigade R76=b                                                => -6.59/keeps-card
    brigade fromBehind                                           => allowed reactsWith=turn-or-shoot checkNeeded
    card=attack kind=cavalry enemyKind=cavalry gap=10 speed=8 enemySpeed=8 heavyCavalry => allowed reactsWith=counter-charge checkNeeded
    card=fire distance=10 harasser                               => -6.66
    card=fire kind=cavalry reactsBy=evasion                      => -2.37 -6.59/keeps-card
    card=run                                                     => !gunLost -2.28/near -7.101 -2.32/way -6.7
    enemyDoes=charge-at-other reactsBy=shelter kind=cavalry card=run R147=b => allowed reactsWith=interception checkNeeded -6.44 -2.36/way
    enemyDoes=charge-at-other reactsBy=shelter kind=cavalry combatEnd=ties => -2.35/goes-on
    enemyDoes=move distance=0                                    => reactsWith=turn-or-shoot combatIncreases=0
    enemyDoes=move distance=2 card=attack combatEnd=loses R123=b => -2.35/holds
    enemyDoes=move distance=2 card=attack combatEnd=loses fromBehind => allowed reactsWith=interception checkNeeded -2.33 -6.42
    enemyDoes=move distance=3                                    => -2.28/moves-away -2.28/near
    enemyDoes=move distance=3 startDistance=0                    => 2.28/moves-away
    enemyDoes=reaction distance=0 discipline=0 scale='28'        => -2.28/near
    enemyDoes=reaction distance=3 enemySpeed=2 startDistance=0   => -2.28/moves-away -2.28
    kind=cavalry acted reactsBy=evasion enemyKind=cavalry brigade => -6.7
    kind=cavalry card=fire reactsBy=evasion R76=b                => 6.59/keeps-card
    kind=cavalry reactsBy=evasion harasser weapon=bow            => -6.66
    reactsBy=evasion kind=company light dispuesto                => 7.71 -2.32/way
    reactsBy=evasion kind=company light dispuesto mobileFortress => allowed reactsWith=flight checkNeeded
  the clauses in the order in which they bear:
    brigade                                   => says=[5.4,2.29,2.30,2.32/way,2.30/card,6.7,2.31]
    enemyDoes=move distance=3 startDistance=0 => says=[2.28/moves-away,2.28]
  what else decides:
    kind=company light dispuesto                             => -7.71
    kind=artillery limbered speed=0 limberedSpeed=6 card=run => leastInches=6 mostInches=12
    kind=artillery limbered speed=2 card=run                 => mostInches=null
    limberedSpeed=6                                          => refused limberedSpeed only-artillery 6.74
  left out, the ordinary case holds:
    reactsBy=evasion kind=company dispuesto => !allowed
`,
);
