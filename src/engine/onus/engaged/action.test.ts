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
    extended=1                                             => allowed markersPlaced=3 diceAfter=5
    roomForMarkers=1                                       => allowed markersPlaced=1 diceAfter=3
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
  what is said of each action, and what nearly was:
    engagedAction=fight   => allowed says=[7.88] spares=[]
    engagedAction=extend  => !allowed says=[7.62/extend,7.97/extend] quotes=[7.62]
    engagedAction=adopt   => !allowed says=[7.97/adopt,8.3] spares=[8.25~not-bravery] quotes=[7.97]
    engagedAction=bravery => allowed says=[8.25/engaged] spares=[]
    engagedAction=move    => !allowed says=[7.89/move] spares=[]
    engagedAction=shoot   => !allowed says=[7.117/fighting] spares=[]
    engagedAction=dissolve formation=phalanx => allowed says=[7.65/engaged] spares=[8.25~not-bravery,7.97~may-be-dissolved]
    engagedAction=dissolve formation=square  => !allowed says=[7.97/dissolve] spares=[8.25~not-bravery]
    engagedAction=envelop => allowed says=[7.89,7.93] spares=[7.90~not-blocked,10.7~not-blocked,7.91~front-in-contact,7.92~section-free]
    engagedAction=reduce  => allowed says=[7.89,7.94,7.62/shorten,7.95,7.96,7.158/free-attack,13.11/free-attack] spares=[7.90~not-blocked]
    engagedAction=reposition-90  => allowed says=[7.89,7.98,7.99,7.100,7.105] spares=[7.90~not-blocked,10.7~not-blocked,7.101~no-overlap]
    engagedAction=reposition-180 => allowed says=[7.89,7.98,7.102,7.105] spares=[7.90~not-blocked,10.7~not-blocked]
    engagedAction=withdraw movement=4 => allowed says=[7.89,7.106,7.109,7.110,7.111] spares=[7.90~not-blocked,7.107~way-free,7.108~faces-all,7.112~keeps-up]
  a unit that was not activated fights, and that is all: !active
    engagedAction=fight  => allowed says=[7.88]
    engagedAction=reduce|withdraw|retreat|extend|adopt|bravery|move|shoot => !allowed says=[7.16/action] spares=[]
    engagedAction=dissolve formation=phalanx => !allowed says=[7.16/action] spares=[]
    // Whatever else hinders it.
    engagedAction=reposition-180|retreat blocked fleeing formation=square movement=0 enemies.0.enemyMarkers=1 => !allowed says=[7.16/action] spares=[]
  what hinders a unit does not keep it from fighting: engagedAction=fight
    fleeing          => allowed says=[7.88] spares=[]
    blocked          => allowed says=[7.88] spares=[]
    formation=square => allowed says=[7.88] spares=[]
    movement=0       => allowed says=[7.88] spares=[]
  what hinders a unit:
    engagedAction=envelop fleeing => !allowed says=[7.89,7.183/engaged]
    engagedAction=reduce blocked  => !allowed says=[7.89,7.90] spares=[7.81~not-enveloped]
    engagedAction=retreat blocked enemies.0.enemyMarkers=2 => !allowed says=[7.89,7.90,7.81/blocked]
    engagedAction=envelop blocked enemies.0.enemyMarkers=2 => !allowed says=[7.89,7.90,10.7,7.81/blocked]
    engagedAction=move blocked enemies.0.enemyMarkers=2    => !allowed says=[7.89/move]
    engagedAction=dissolve formation=phalanx movement=0    => allowed says=[7.65/engaged]
  enemy markers that do not block it leave it free to act: enemies.0.enemyMarkers=1
    engagedAction=envelop        => allowed says=[7.89,7.93]
    engagedAction=reposition-180 => allowed says=[7.89,7.98,7.102,7.104,7.105]
  why a unit may not envelop: engagedAction=envelop
    !enemies.0.onOwnFront        => !allowed says=[7.89,7.91] quotes=[7.91]
    enemies.0.sectionsTouching=4 => !allowed says=[7.89,7.92] quotes=[7.92]
    roomForMarkers=0             => !allowed says=[7.89,7.93/no-room] quotes=[7.93]
  why it may not be repositioned by 90 degrees: engagedAction=reposition-90
    !freeSpace         => !allowed says=[7.89,7.98,7.99/no-space,7.100]
    enemyMarkersChange => !allowed says=[7.89,7.98,7.99,7.100/differs]
    overlapsSomething  => !allowed says=[7.89,7.98,7.99,7.100,7.101]
  why it may not withdraw: engagedAction=withdraw movement=4
    udWithdrawn=2.1       => !allowed says=[7.89,7.106,7.106/beyond]
    !enemies.0.onOwnFront => !allowed says=[7.89,7.106,7.108]
`,
  { SHIFTS: ['envelop', 'reduce', 'reposition-90', 'reposition-180', 'withdraw', 'retreat'] },
);
