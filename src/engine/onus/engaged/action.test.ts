import { cases } from '../../testing/cases.ts';

cases(
  'onus/engaged-action',
  `
  // Figures table 17. A formation must be there to be dissolved.
  who may do what:
    engagedAction=fight|reduce|withdraw|retreat|bravery => allowed
    engagedAction=shoot                                 => !allowed
  who may do what: !active
    engagedAction=SHIFTS|bravery|adopt|extend|move|shoot => !allowed
    engagedAction=dissolve formation=phalanx                 => !allowed
  who may do what: blocked
    engagedAction=fight|bravery                              => allowed
    engagedAction=envelop|reduce|reposition-90|retreat|adopt|extend|move|shoot => !allowed
    engagedAction=dissolve formation=phalanx                 => allowed
  who may do what: formation=square
    engagedAction=SHIFTS => !allowed
    engagedAction=envelop|reduce|reposition-90|reposition-180 R81=b => allowed
    engagedAction=withdraw|retreat R81=b                     => !allowed
  who may do what:
    engagedAction=SHIFTS fleeing => !allowed
    engagedAction=SHIFTS movement=0 => !allowed
  by reading R36 b an enveloped unit is blocked: engagedAction=retreat enemies.0.enemyMarkers=1
          => allowed
    R36=b => !allowed
  who may do what: engagedAction=dissolve
    formation=shield-wall|phalanx|square|arrowhead|rhomboid R34=b => !allowed
    formation=square                                         => !allowed
    formation=arrowhead|rhomboid                             => allowed
  enveloping: engagedAction=envelop
                                                           => allowed markersPlaced=2 diceAfter=4
    extended=1                                             => allowed markersPlaced=3 diceAfter=5
    roomForMarkers=1                                       => allowed markersPlaced=1 diceAfter=3
    roomForMarkers=0                                       => !allowed markersPlaced=0 diceAfter=2
    !enemies.0.onOwnFront                                  => !allowed markersPlaced=0 diceAfter=2
    enemies.0.sectionsTouching=4                           => !allowed markersPlaced=0 diceAfter=4
    enemies.0.sectionsTouching=5 enemies.0.frontTouching=2 => allowed markersPlaced=2 diceAfter=7
  taking markers away: engagedAction=reduce extended=2
                                                             => attackDice=[1] !eventsInAttack !countsInCombat checkForAttack=if-wounded
    markersWithdrawn=2                                       => attackDice=[2] !eventsInAttack !countsInCombat checkForAttack=if-wounded
    markersWithdrawn=2 enemies.0.ownMarkers=1                => attackDice=[1] !eventsInAttack !countsInCombat checkForAttack=if-wounded
    enemies.0={} enemies.1={}                                => attackDice=[1,0] !eventsInAttack !countsInCombat checkForAttack=if-wounded
    markersWithdrawn=2 enemies.0.ownMarkers=1 enemies.1.ownMarkers=1 => attackDice=[1,1] !eventsInAttack !countsInCombat checkForAttack=if-wounded
    !withdrawnInContact                                      => attackDice=[] eventsInAttack=null countsInCombat=null checkForAttack=null
  taking markers away: engagedAction=reduce extended=1
    attackOutcome=unhurt R33=a    => checkForAttack=if-wounded
    attackOutcome=broken R33=a    => checkForAttack=yes
    attackOutcome=destroyed R33=a => checkForAttack=no
    attackOutcome=wounded R33=b   => checkForAttack=no
  taking markers away: engagedAction=reduce attackOutcome=wounded
    woundsTakenLater=0 woundsDoneLater=0 => checksLater=nobody
    woundsTakenLater=1 woundsDoneLater=1 => checksLater=both
    woundsTakenLater=2 woundsDoneLater=1 => checksLater=unit
    woundsTakenLater=1 woundsDoneLater=2 => checksLater=enemy
  a unit that the attack puts to flight or destroys is no longer engaged: engagedAction=reduce
    attackOutcome=fled|destroyed => !engagedAfter
    attackOutcome=broken         => engagedAfter
  repositioning: engagedAction=reposition-90
    enemyContactsBefore=5 keptByCard=2 roomForMarkers=2 => !allowed
    enemyContactsBefore=2 keptByCard=3                  => !allowed
  repositioning by 180 degrees costs the own markers, not those of the enemy:
    engagedAction=reposition-180 extended=1 enemies.0.ownMarkers=1 enemies.0.enemyMarkers=2 => attackDice=[1] markersRemoved=1 enemyMarkersStay extended=0
  repositioning:
    engagedAction=reposition-180|reposition-90 frontAfter=0 => markersPlaced=0
    engagedAction=reposition-180|reposition-90 frontAfter=1 => markersPlaced=3
    engagedAction=reposition-180|reposition-90 frontAfter=4 => markersPlaced=0
  withdrawing, with movement 4: engagedAction=withdraw movement=4
                             => allowed withdrawalUd=2
    udWithdrawn=1            => allowed withdrawalUd=1
    udWithdrawn=2.1|0        => !allowed withdrawalUd=0
    udBehind=1               => allowed withdrawalUd=1
    udBehind=1 udWithdrawn=2 => !allowed withdrawalUd=0
    udBehind=0               => !allowed withdrawalUd=0
    !enemies.0.onOwnFront    => !allowed withdrawalUd=0
    stacked                  => allowed withdrawalUd=2.5
    abilities=[skirmishers]  => allowed withdrawalUd=2
  withdrawing, with movement 4: engagedAction=withdraw movement=4 extended=2
    enemies.0.reply=holds                              => !engagedAfter !mustFightAfter extended=0
    enemies.0.reply=follows enemies.0.movement=2       => engagedAfter mustFightAfter extended=2
    enemies.0.reply=follows enemies.0.movement=1.5     => !engagedAfter !mustFightAfter extended=0
    enemies.0.reply=follows enemies.0.engagedElsewhere => !engagedAfter !mustFightAfter extended=0
    enemies.0.movement=2                               => engagedAfter=null mustFightAfter=null extended=null
    enemies.0.movement=1                               => !engagedAfter !mustFightAfter extended=0
  one follower of two is enough to stay engaged:
    engagedAction=withdraw movement=4 enemies.0.reply=holds enemies.1.reply=follows enemies.1.movement=3 => engagedAfter
  by reading R78 b only the pursuer keeps its markers:
    engagedAction=withdraw movement=4 extended=1 enemies.0.reply=follows enemies.0.movement=3 R78=b => extended=0
  retreating, with movement 4: engagedAction=retreat movement=4
                            => !engagedAfter extended=0 moveAfter.forwardUd=4 moveAfter.backwardUd=2 moveAfter.mayCharge
    abilities=[skirmishers] => !engagedAfter extended=0 moveAfter.forwardUd=4 moveAfter.backwardUd=4 moveAfter.mayCharge
    formation=phalanx       => !engagedAfter extended=0 moveAfter.forwardUd=2 moveAfter.backwardUd=0 moveAfter.mayCharge
    stacked                 => !engagedAfter extended=0 moveAfter.forwardUd=5 moveAfter.backwardUd=2.5 moveAfter.mayCharge
  after a retreat it may not charge by reading R38 b:
    engagedAction=retreat movement=4 R38=b => !moveAfter.mayCharge
  a retreating unit that flees from the attack does not move on its own:
    engagedAction=retreat movement=4 attackOutcome=fled => moveAfter=null attackDice=[2]
  the clauses that are told, in their order, and no other:
    engagedAction=move                                           => says=[7.89/move] spares=[]
    engagedAction=adopt                                          => changes=[7.97/adopt]
    engagedAction=extend                                         => changes=[7.62/extend]
    engagedAction=envelop                                        => spares=[7.90~not-blocked,10.7~not-blocked,7.91~front-in-contact,7.92~section-free]
    engagedAction=move !active                                   => says=[7.16/action]
    engagedAction=adopt !active                                  => says=[7.16/action] spares=[]
    engagedAction=shoot !active                                  => says=[7.16/action]
    engagedAction=extend !active                                 => says=[7.16/action]
    engagedAction=reposition-180                                 => says=[7.89,7.98,7.102,7.105]
    engagedAction=envelop !active                                => says=[7.16/action] spares=[]
    engagedAction=extend movement=0                              => says=[7.62/extend,7.97/extend] changes=[7.62/extend]
    engagedAction=fight blocked fleeing                          => says=[7.88] spares=[]
    engagedAction=fight formation=square                         => says=[7.88]
    engagedAction=withdraw udWithdrawn=3                         => says=[7.89,7.106,7.106/beyond,7.109]
    engagedAction=withdraw blocked fleeing                       => says=[7.89,7.183/engaged,7.90]
    engagedAction=withdraw fleeing !active                       => says=[7.16/action]
    engagedAction=envelop roomForMarkers=0                       => says=[7.89,7.93/no-room] changes=[7.93/no-room]
    engagedAction=reposition-90 !freeSpace                       => says=[7.89,7.98,7.99/no-space,7.100]
    engagedAction=reposition-90 !active blocked                  => spares=[]
    engagedAction=envelop !enemies.0.onOwnFront                  => says=[7.89,7.91]
    engagedAction=dissolve formation=shield-wall                 => says=[7.97/dissolve]
    engagedAction=withdraw !enemies.0.onOwnFront                 => says=[7.89,7.106,7.108,7.109]
    engagedAction=reduce formation=square !active                => says=[7.16/action]
    engagedAction=reposition-90 overlapsSomething                => says=[7.89,7.98,7.99,7.100,7.101]
    engagedAction=reposition-90 !active movement=0               => says=[7.16/action]
    engagedAction=reposition-90 enemyMarkersChange               => says=[7.89,7.98,7.99,7.100/differs]
    engagedAction=dissolve formation=phalanx !active             => says=[7.16/action] spares=[]
    engagedAction=envelop enemies.0.sectionsTouching=4           => says=[7.89,7.92] changes=[7.92]
    engagedAction=reposition-180 blocked enemies.0.enemyMarkers=2 => says=[7.89,7.90,10.7,7.81/blocked]
  what little is told, and what is nearly so:
    engagedAction=reposition-180 !enemies.0.onOwnFront => says=[7.89,7.98,7.102,7.105]
`,
  { SHIFTS: ['envelop', 'reduce', 'reposition-90', 'reposition-180', 'withdraw', 'retreat'] },
);
