import { cases } from '../testing/cases.ts';
import { melee } from './melee/melee.ts';
import { mayMove } from './movement/may-move.ts';
import { rangedCombat } from './ranged/ranged-combat.ts';
import { retreat } from './retreat/retreat.ts';
import { combinedArms } from './tactics/combined-arms.ts';

/** Situations of the table in which clauses of several chapters meet; the answers are worked out from the book. */
cases(
  mayMove,
  `
  cards and ground:
    unit=line hexes=1 hex1.ground=forest card=bayonet-charge         => allowed !mayFightAfter
    unit=light hexes=2 hex2.ground=forest card=bayonet-charge        => allowed mayMeleeAfter !mayFireAfter
    unit=heavy-cavalry hexes=3 hex3.ground=town card=cavalry-charge  => allowed !mayFightAfter
    unit=horse-artillery blocks=2 hexes=1 hex1.ground=ford           => allowed mayFightAfter mustStopAt=1
    unit=line hexes=1 hex1.ground=hill hex1.acrossFieldworks         => allowed mustStopAt=1 mayFightAfter
    unit=line leader hexes=4 card=grande-manoeuvre                   => allowed leaderGoesAlong !mayFightAfter
    unit=leader hexes=3 hex3.occupant=friendly-leader                => !allowed maxOnPath=2
`,
);
cases(
  melee,
  `
  cards, ground and types: attacker.blocks=4 defender.unit=line
    attacker.unit=light-cavalry attacker.terrain=forest defender.terrain=forest card=cavalry-charge => dice=2
    attacker.unit=light-cavalry defender.terrain=hill defender.fieldworks=between => dice=2
    attacker.unit=guard-horse-artillery attacker.blocks=3 card=bombard => dice=6
    attacker.unit=line attacker.terrain=town defender.unit=foot-artillery defender.blocks=1 defender.terrain=forest => dice=3 battleBackDice=1
    attacker.unit=line attacker.terrain=quarry defender.unit=light-cavalry defender.blocks=3 => dice=3 battleBackDice=1
    attacker.unit=line defender.unit=light-cavalry defender.blocks=2 attacker.blocks=2 => odds.target-holds=7/12
`,
);
cases(
  rangedCombat,
  `
  squares: attacker.unit=line attacker.blocks=4 defender.unit=line
    attacker.inSquare defender.terrain=forest                        => dice=0
    defender.unit=militia defender.blocks=3 defender.inSquare faces=[flag,cavalry,saber,saber] => result.eliminated result.banners=1
    attacker.inSquare defender.unit=light-cavalry defender.blocks=3 defender.leader faces=[flag] => result.flagsIgnored=1
`,
);
cases(
  retreat,
  `
  flags and leaders: freeHexes=0
    unit=guard-grenadier blocks=4 guardFlags=1 flags=3 leader support=2 fieldworks=between => flagsIgnorable=4 flagsIgnored=3 !leftHex
    unit=militia blocks=4 flags=2 leader freeHexes=1                 => retreatHexes=3 hexesMade=1 blocksLostInRetreat=2 leaderChecks=1 leaderCheckDice=2
    unit=line blocks=3 hits=1 flags=2 leader leaderCheck=[flag,flag] => blocksLeft=1 leaderChecks=1 leaderLost=false mayBattleBack
    unit=line blocks=1 flags=1 closedBy=impassable leader ignores=0 leaderCheck=[flag] => eliminated leaderLost banners=2
`,
);
cases(
  combinedArms,
  `
  ground of each: attacker.unit=line attacker.blocks=4 guns.0.unit=foot-artillery guns.0.blocks=3 guns.0.distance=2 guns.0.artilleryDice=2
    defender.unit=line defender.fieldworks=between                   => attackerDice=3 gunDice=2
    defender.unit=light-cavalry defender.terrain=quarry              => attackerDice=3 gunDice=1
    defender.unit=leader guns.0.distance=1                           => dice=8 hitsOn=[saber]
    defender.unit=line card=bayonet-charge                           => !allowed
`,
);
