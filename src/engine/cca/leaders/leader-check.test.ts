import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { leaderCheck } from './leader-check.ts';

const STAYS = '!mustEvade leastHexes=0 mostHexes=0 !mayLeaveBoard';
const EVADES = 'mustEvade leastHexes=1 mostHexes=3 mayLeaveBoard';
const MAY_END = 'mayEndWith=[nobody,friendly-unit]';
const MOVE = '13.19,13.20/ends,13.25/may';

/** A chance of one helmet of n dice is 1 - (5/6)^n; dice of close combat stand in figures, table 2. */
cases(
  leaderCheck,
  `
  a leader whose unit was hit is lost on 2 helmets of 2 dice: situation=unit-hit
    cause=close                => allowed dice=2 helmetsNeeded=2 chance=1/36 leaderLost=null banners=0 ${STAYS} mayEndWith=[] sum=leader-check/due says=[15.1,15.6/if] odds.leader-safe=35/36
    checkFaces=[leader,leader] => leaderLost banners=1 ${STAYS} sum=leader-check/lost says=[15.1,15.6] spares=[] chance='1' chancesAre=known odds.leader-safe=0
    checkFaces=[leader,flag]   => !leaderLost banners=0 ${STAYS} sum=leader-check/safe-stays says=[15.1] spares=[15.6~leader-safe]
    checkFaces=[flag]          => !leaderLost banners=0 says=[15.1] spares=[15.6~leader-safe]
    checkFaces=[leader]        => leaderLost=null chance=1/6 chancesAre=part-known sum=leader-check/due sum.dice=1
    checkFaces=[]              => leaderLost=null chance=1/36 chancesAre=before-any-die
  he is checked once for all hits, or for each by reading b of R37: situation=unit-hit
    hits=3                                            => dice=2
    hits=2 R37=b checkFaces=[leader,flag,leader,flag] => !leaderLost
    hits=2 R37=b checkFaces=[flag,leader,leader,flag] => !leaderLost
    hits=2 R37=b checkFaces=[leader,leader,flag,flag] => leaderLost
    hits=2 R37=b checkFaces=[flag,flag,leader,leader] => leaderLost
  no check: situation=unit-hit
    hits=0                          => ${STAYS} dice=0 helmetsNeeded=0 chance='0' sum=leader-check/none says=[15.1/no-hit]
    cause=blocked-retreat           => ${STAYS} dice=0 helmetsNeeded=0 chance='0' sum=leader-check/none says=[15.1/retreat]
    cause=elephants-blocked         => ${STAYS} dice=0 helmetsNeeded=0 chance='0' sum=leader-check/none says=[15.1/blocked]
    cause=elephants-blocked R30=b   => dice=0 says=[15.1/blocked] sum=leader-check/none
    cause=blocked-retreat R29=b     => dice=0 says=[15.1/retreat] sum=leader-check/none
  a check: situation=unit-hit
    cause=blocked-retreat R30=b     => dice=2 says=[15.1,15.6/if]
    cause=elephants-blocked R29=b   => dice=2 says=[15.1,15.6/if]
    cause=evasion                   => dice=2 says=[13.5/check,15.1,15.6/if]
    cause=rampage                   => dice=2 says=[12.26/check,15.1,15.6/if]
    cause=ranged                    => dice=2 says=[15.1,15.6/if]
  a leader whose unit is gone is lost on 1 helmet, or must evade: situation=unit-eliminated
    cause=close         => dice=1 helmetsNeeded=1 chance=1/6 leaderLost=null ${EVADES} ${MAY_END}
    checkFaces=[swords] => !leaderLost ${EVADES} sum=leader-check/safe-evades says=[15.2,15.3,13.18,${MOVE}]
    checkFaces=[leader] => leaderLost banners=1 ${STAYS} mayEndWith=[] says=[15.2,15.6]
    cause=rampage       => ${EVADES}
    cause=blocked-retreat|elephants-blocked|rampage|ranged hits=0 => dice=1
  a leader alone is attacked with the dice of each unit, and 1 of elephants: situation=alone
    attacker.unit=UNITS           => allowed helmetsNeeded=1 ${EVADES} ${MAY_END}
    attacker.unit=LI|LS|LB|LC     => dice=2 chance=11/36
    attacker.unit=AX|MC           => dice=3 chance=91/216
    attacker.unit=WR|MI|HC|CH     => dice=4 chance=671/1296
    attacker.unit=HI              => dice=5 chance=4651/7776
    attacker.unit=MI              => says=[15.4,13.16,11.7,11.12,13.17,15.6/if,15.5,13.18,${MOVE}]
  with fewer dice over terrain and with more under a card: situation=alone
    attacker.unit=HI leaderTerrain=forest    => dice=2
    attacker.unit=HI attacker.terrain=hill   => dice=3
    attacker.unit=HI card=clash-of-shields   => dice=7
    attacker.unit=WR card=clash-of-shields bonus => dice=4
    attacker.unit=WR attacker.blocks=2       => dice=3
  by fire with 2 dice, or 1 after a move: situation=alone cause=ranged
    attacker.unit=LB                         => dice=2 chance=11/36 15.4 13.16 10.18 13.17
    attacker.unit=LC attacker.moved=2        => dice=1
    attacker.unit=LI card=i-am-spartacus     => dice=3
    attacker.unit=LI attacker.terrain=camp   => dice=1
  he is not attacked by who may not battle: attacker.unit=AX attacker.moved=2
    situation=alone cause=close|ranged => !allowed dice=0 !leaderLost !mustEvade sum=leader-check/no-attack
    situation=alone cause=close        => 11.11
    situation=alone cause=ranged       => 8.16/no-battle
    situation=escape                   => allowed
  in a rampage he may stay, or evades by reading b of R28: situation=alone cause=rampage
    checkFaces=[flag,red]       => dice=2 chance='0' ${STAYS} sum=leader-check/safe-stays says=[12.23,12.25/leader]
    checkFaces=[flag,red] R28=b => ${EVADES}
    checkFaces=[leader]         => leaderLost
  an escaping leader is battled with all dice, and terrain does not help him: situation=escape leaderTerrain=forest
    attacker.unit=UNITS attacker.terrain=GROUND       => mustEvade leastHexes=1 mostHexes=2
    attacker.unit=EL attacker.terrain=GROUND          => dice=1 chance=1/6
    attacker.unit=LI|LS|LB|LC attacker.terrain=GROUND => dice=2 chance=11/36
    attacker.unit=AX|MC attacker.terrain=GROUND       => dice=3 chance=91/216
    attacker.unit=WR|MI|HC|CH attacker.terrain=GROUND => dice=4 chance=671/1296
    attacker.unit=HI attacker.terrain=GROUND          => dice=5 chance=4651/7776
  an escape leaves what is left of 3 hexes, or one more by reading b of R63: situation=escape attacker.unit=MI
    cause=close              => says=[13.27,13.28,11.7,11.12,13.29,15.6/if,13.30,${MOVE}]
    hexesUsed=2              => mostHexes=1
    hexesUsed=1 R63=b        => mostHexes=3
    hexesUsed=2 R63=b        => mostHexes=2
    card=clash-of-shields    => dice=4
    checkFaces=[red,leader]  => leaderLost ${STAYS}
  contradictions:
    situation=alone                                   => refused attacker.unit attacker-needed
    situation=escape cause=rampage                    => refused attacker.unit attacker-needed
    situation=alone cause=evasion attacker.unit=MI    => refused cause cause-needs-unit 15.4
    situation=alone cause=ranged attacker.unit=MI     => refused attacker.unit fires-without-missiles 10.1
    situation=alone attacker.unit=EL attacker.blocks=3 => refused attacker.blocks more-blocks-than-unit 2.11
    situation=unit-hit checkFaces=[flag,flag,flag]    => refused checkFaces more-faces-than-check 15.1
    situation=unit-hit hits=0 checkFaces=[flag]       => refused checkFaces more-faces-than-check 15.1
    situation=alone cause=rampage                     => accepted
    situation=unit-hit checkFaces=[flag,flag]         => accepted
    situation=unit-hit cause=evasion                  => accepted
    situation=unit-hit cause=ranged attacker.unit=MI  => accepted
    situation=alone cause=ranged attacker.unit=LS     => accepted
`,
  { ...KINDS, GROUND: ['clear', 'forest', 'hill', 'camp'] },
);
