import { asked } from './case.ts';

/** Who attacks whom, and after a comma what else is so. */
export const MAY_IT_BATTLE = asked(
  'cca/may-battle',
  `
  85 elephants under Mounted Charge move 3 hexes: EL moved=3 > MI, card=mounted-charge => allowed
  85 elephants under Mounted Charge do not move 4 hexes: EL moved=4 > MI, card=mounted-charge => !allowed
  87 warriors under Line Command do not charge 2 hexes: WR moved=2 > MI, card=line-command => !allowed
  89 warriors under Double Time that move 3 hexes must battle: WR moved=3 > MI, card=double-time => allowed mustBattle
  99 medium infantry has no missiles: MI > LI, kind=ranged distance=2 => !allowed
  119 light cavalry that fired does not close combat: LC battled=ranged > LI => !allowed
  237 light cavalry that entered a forest does not close combat: LC moved=1 terrain=forest > LI => !allowed
  237 light cavalry that entered a forest does not fire: LC moved=1 terrain=forest > LI, kind=ranged distance=2 => !allowed
  239 warriors that charge into a forest must battle: WR moved=2 terrain=forest > MI => allowed mustBattle
  241 Double Time lets no medium infantry battle on entering a forest: MI moved=2 terrain=forest > MI, card=double-time => !allowed
  277 nobody fires under Mounted Charge: LC moved=2 > MI, kind=ranged distance=2 card=mounted-charge => !allowed
  409 nobody fires under Mounted Charge: LC moved=2 > MI, kind=ranged distance=2 card=mounted-charge => !allowed
  281 Darken the Sky lets no unit fire past an adjacent enemy: LB enemiesAdjacent=1 > MI, kind=ranged distance=2 card=darken-the-sky => !allowed
  355 an adjacent enemy obliges nobody to battle: MI > MI => allowed !mustBattle
  363 the enemy in an adjacent hex is attacked in close combat: LI > MI, kind=close distance=1 => allowed
  363 the enemy in an adjacent hex is not fired at: LI > MI, kind=ranged distance=1 => !allowed
  363 the enemy 2 hexes away is fired at: LI > MI, kind=ranged distance=2 => allowed
  363 the enemy 2 hexes away is not attacked in close combat: LI > MI, kind=close distance=2 => !allowed
  365 a target 3 hexes away is out of range of light cavalry: LC > MI, kind=ranged distance=3 => !allowed
`,
);

export const COMBAT = asked(
  'cca/close-combat',
  `
  239 warriors that charge into a forest roll 2 dice: WR moved=2 terrain=forest > MI => dice=2
  375 dice of light infantry: LI > MI => dice=2
  375 dice of auxilia: AX > MI => dice=3
  375 dice of warriors that lost blocks: WR blocks=2 > MI => dice=3
  375 dice of medium infantry: MI > MI => dice=4
  375 dice of heavy infantry: HI > MI => dice=5
  375 dice of medium cavalry: MC > MI => dice=3
  227 up a hill: HI > MI terrain=hill => dice=2
  229 from hill to hill: MI terrain=hill > MI terrain=hill => dice=3
  235 out of rough ground: HI moved=1 terrain=rough > MI => dice=2
  219 Mounted Charge adds its die to the bonus combat as well: HC > MI, card=mounted-charge bonus => dice=5
  231 Mounted Charge lies above the maximum from hill to hill: MC terrain=hill > MI terrain=hill, card=mounted-charge => dice=3
  233 Clash of Shields lies above the maximum downhill: HI terrain=hill > MI, card=clash-of-shields => dice=5
  401 Clash of Shields lies above the maximum of rough ground: HI terrain=rough > MI, card=clash-of-shields => dice=4
  189 four dice show a flag: MI > HI => chances.at-least-one-flag=671/1296
  247 a rampart takes the first sword: HI > MI rampart=between => chances.at-least-one-hit=19/27
  39 chariots do not evade from heavy cavalry: HC > CH, evades => !allowed
  191 medium cavalry does not evade from light cavalry: LC > MC, evades => !allowed
  193 heavy cavalry evades from elephants: EL > HC, evades => allowed
  335 medium cavalry does not evade from its like: MC > MC, evades => !allowed
  45 the evading cavalry is rolled at with all dice: HI leader=attached > MC, evades bonus => dice=5 hitsOn=[blue] battleBack=null
  315 the forest protects the unit that evades: MI > LI terrain=forest, evades => dice=2 chances.at-least-one-hit=11/36
  373 light infantry may stand: MI > LI => allowed battleBack.dice=2
`,
);

/** One flag of four dice. */
const FLAG = 'faces=[flag,green,green,green]';

export const ROLL = asked(
  'cca/close-combat-roll',
  `
  40 cavalry goes one hex further: HC > CH, ${FLAG} => mayAdvance extraHex
  42 no third combat after the bonus combat: HC > LS blocks=1, bonus faces=[green,red,red,red] => eliminated mayAdvance !bonusCombat
  44 foot with its leader: HI leader=attached > MI blocks=1, faces=[blue,red,red,red,red] => mayAdvance bonusCombat
  213 leader next to the foot unit: MI leader=adjacent > MI, ${FLAG} => mayAdvance !bonusCombat
  215 chariots go no further: CH > MI, ${FLAG} => mayAdvance !extraHex
  217 light cavalry battles no third time: LC > MI blocks=1, bonus faces=[blue,red] => eliminated !bonusCombat
  221 First Strike gives no advance: MI blocks=1 > HI, firstStrike faces=[blue,red,red,red,red] => eliminated !mayAdvance
  331 cavalry may battle once more: HC > MI blocks=1, faces=[blue,red,red,red] => mayAdvance bonusCombat
  209 one die for the leader: MI > MI blocks=1 leader=attached, faces=[blue,red,red,red] => eliminated leaderCheckDice=1
  387 a lone leader who is not hit leaves: MI > LD, ${FLAG} => !leaderLost leftHex
  199 a unit that evaded does not battle back and leaves no hex: MI > LI, evades faces=[red,red,red,red] => !battleBack.allowed !mayAdvance
  17 support takes one flag: MI > HI support=2, ${FLAG} => retreatHexes=0
  22 light cavalry, 1 flag: MI > LC, faces=[flag,blue,red,red] => retreatHexes=4
  23 light cavalry, 2 flags: MI > LC, faces=[flag,flag,red,red] => retreatHexes=8
  24 light infantry, 1 flag: MI > LI, faces=[flag,blue,red,red] => retreatHexes=2
  25 light infantry on its baseline: MI > LI freeHexes=0 blockedBy=edge, faces=[flag,blue,red,red] => blocksLostInRetreat=2 blocksLeft=2
  27 one hex missing: EL > HC freeHexes=2, ${FLAG} => hexesMade=2 blocksLostInRetreat=1
  28 elephants follow: EL > HC, ${FLAG} => mayAdvance
  29 elephants get no support: WR > EL support=2, faces=[flag,flag,green,green] => flagsIgnorable=0 retreatHexes=2
  32 elephants push what blocks them: WR > EL support=2 freeHexes=0, faces=[flag,flag,green,green] => blockersLose=2 blocksLostInRetreat=0 blocksLeft=2
  35 light cavalry held up: MI > LC freeHexes=1, faces=[flag,blue,red,red] => hexesMade=1 blocksLostInRetreat=3 eliminated
  163 three reasons take three flags: MI > WR leader=attached support=2, faces=[flag,flag,flag,green] => flagsIgnorable=3 retreatHexes=0
  165 a unit and a lone leader support: MI > MI support=2, ${FLAG} => flagsIgnorable=1 retreatHexes=0
  167 elephants give support: MI > HI support=2, ${FLAG} => flagsIgnorable=1 retreatHexes=0
  169 auxilia, 2 flags: MI > AX, faces=[flag,flag,red,red] => retreatHexes=2
  171 chariots, 1 flag: MI > CH, ${FLAG} => retreatHexes=2
  177 a river at their back: MI > HI freeHexes=0 blockedBy=impassable, ${FLAG} => blocksLostInRetreat=1 blocksLeft=3
  185 both units behind the elephants lose one: MI > EL freeHexes=0, ${FLAG} => blockersLose=1 blocksLeft=2
  245 a rampart does not help cavalry: MI > MC rampart=between, faces=[swords,green,green,flag] => hits=1 retreatHexes=3
  251 a camp does not help cavalry: HI > MC terrain=camp, faces=[swords,green,green,green,green] => hits=1
  317 one row from the edge: MI > LS freeHexes=1, faces=[flag,blue,red,red] => blocksLostInRetreat=1
  397 leader next door: MI > MI leader=adjacent support=1, ${FLAG} => flagsIgnorable=0 retreatHexes=1
`,
);

export const OTHERS = [
  ...asked(
    'cca/close-combat-outcome',
    '209 the leader is lost in one of six of the cases in which his unit is: HI > MI blocks=1 leader=attached => defender.eliminated=211/243 defender.leaderLost=211/1458',
  ),
  ...asked(
    'cca/evade',
    '371 nobody evades any more when the attacker has rolled: MI > LI, moment=rolled => !allowed',
  ),
];
