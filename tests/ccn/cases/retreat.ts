import { casesIn } from '../../ties/case-rows.ts';

export const RETREAT = casesIn(`
ccn/retreat
  291 a militia square loses three blocks for a flag: unit=militia blocks=4 flags=1 inSquare rolledIn=ranged => allBlocksLost=3 blocksLeft=1
  341 a unit that cannot retreat battles back with what is left: unit=line blocks=3 flags=1 freeHexes=0 => blocksLeft=2 mayBattleBack
  501 a square has nothing of the squares next to it: unit=line blocks=4 flags=1 inSquare support=2 => flagsIgnorable=0
  13 a leader does not help against a square: unit=light-cavalry blocks=3 flags=1 leader bySquare rolledIn=first-strike => flagsIgnorable=0 hexesMade=1
ccn/leader-check
  405 one block of the unit that retires is lost: situation=unit-hit => dice=2
  443 flags do not tell how far he goes: situation=unit-eliminated flags=2 checkFaces=[infantry] => leastHexes=1 mostHexes=3
ccn/melee-roll
  257 the card that ordered the attacker gives nothing to who battles back: roll=battle-back attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=3 card=cold-steel => dice=3
  259 heavy cavalry with 2 blocks battles back: roll=battle-back attacker.unit=line attacker.blocks=4 defender.unit=heavy-cavalry defender.blocks=2 => dice=3
  341 a unit that lost a block for its retreat battles back: roll=battle-back attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=2 => dice=2
  347 Grenadiers with 1 block left battle back: roll=battle-back attacker.unit=line attacker.blocks=4 defender.unit=grenadier defender.blocks=1 => dice=2
  491 battling back through the fieldworks of the attacker: roll=battle-back attacker.unit=line attacker.blocks=4 attacker.fieldworks=between defender.unit=line defender.blocks=3 => dice=2
`);
