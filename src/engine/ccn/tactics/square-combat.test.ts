import { cases } from '../../testing/cases.ts';
import { squareCombat } from './square-combat.ts';

const SETS = {
  HORSE: ['light-cavalry', 'light-lancers', 'heavy-cavalry', 'cuirassiers'],
  SQUARE_FIRST: [{ strikesFirst: 'defender', mayRetireAndReform: false }],
};

cases(
  squareCombat,
  `
  cavalry attacks infantry that forms square: attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 formsSquare
                         => allowed SQUARE_FIRST !mayAdvance rolls.0.by=defender rolls.0.rolledAs=strikes-first rolls.0.dice=1 rolls.0.bounceFlags rolls.0.made rolls.1.by=attacker rolls.1.rolledAs=attack rolls.1.dice=1 !rolls.1.bounceFlags rolls.1.made=null
                         => rolls.0.hitsOn=[cavalry,saber] rolls.1.hitsOn=[infantry,saber] attackerFate=null defenderBlocks=null sum=square-combat/defender
                         => 6.22/forms 6.25/order 6.30/order 6.32/then -6.25/later -6.27
    // A flag stops it, and nothing else: one hit leaves 2 blocks.
                         => odds.second-roll-made=5/6 odds.attacker-retreats=1/6 odds.attacker-stands=5/6 odds.attacker-eliminated=none mean.attackerBlocksLost=1/3
    // Hits on 3 faces and a flag, each a block, in 5 of 6 rolls.
                         => mean.defenderBlocksLost=5/9 odds.defender-stands=1 odds.defender-retreats=none
    attacker.leader      => odds.second-roll-made=5/6
    // It cannot go: the flag costs a block and it stays.
    attacker.freeHexes=0 => odds.second-roll-made=1 rolls.0.made rolls.1.made mean.attackerBlocksLost=1/2
    // A square does not retreat: only its last block makes its hex empty, and only if the cavalry is still there.
    defender.blocks=1    => mayAdvance
    defender.blocks=1 firstFaces=[flag] => !mayAdvance attackerFate=retreats
    defender.blocks=1 attacker.blocks=1 firstFaces=[saber] => !mayAdvance attackerFate=eliminated
    defender.blocks=1 firstFaces=[saber] => mayAdvance attackerFate=stands
    defender.blocks=1 defender.terrain=forest => !mayAdvance
    defender.terrain=town => refused formsSquare square-in-town 7.25
    defender.fieldworks=elsewhere|between => refused formsSquare square-in-fieldworks 7.33
    firstFaces=[flag]    => attackerFate=retreats attackerBlocks=3 defenderBlocks=4 rolls.0.made !rolls.1.made odds.second-roll-made=0
    firstFaces=[cavalry] => attackerFate=stands attackerBlocks=2 rolls.0.made rolls.1.made
    card=cavalry-charge attacker.unit=heavy-cavalry => rolls.0.dice=1 rolls.1.dice=1 6.32
    R62=b                => rolls.2.rolledAs=battle-back rolls.0.made rolls.1.dice=1
    // 3 blocks less 2 in the forest may attack; against the square nothing is left.
    defender.terrain=forest => allowed rolls.0.dice=1 rolls.1.dice=0
    defender.terrain=forest attacker.blocks=2 => !allowed sum=square-combat/no
    firstFaces=[flag,flag] => refused firstFaces more-faces-than-dice 5.144
    defender.inSquare    => refused formsSquare in-square-already 6.25
  cavalry attacks a square of an earlier turn: defender.blocks=4 defender.inSquare
    attacker.unit=HORSE attacker.blocks=3 defender.unit=line => SQUARE_FIRST 6.25/later 6.27 rolls.0.dice=1 rolls.1.dice=1
    // Sabers of Rifle Light infantry do not hit: cavalry eliminates, a flag bounces.
    attacker.unit=light-cavalry attacker.blocks=1 defender.unit=rifle => odds.second-roll-made=2/3 odds.attacker-eliminated=1/6
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line R11=b => strikesFirst=attacker
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line firstStrike => rolls.0.rolledAs=first-strike rolls.0.dice=1 rolls.1.dice=1 rolls.0.bounceFlags
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=old-guard => refused defender.guardFlags guard-flags-needed 5.194
    // Each of its flags but the first costs the Guard a block; here there is but one die.
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=old-guard defender.guardFlags=1 => mean.defenderBlocksLost=5/12
  infantry and artillery attack a square: defender.unit=line defender.blocks=3 defender.inSquare
    // Each die takes a block with 4 of its 6 faces; 3 or 4 of 4 dice: 48/81.
    attacker.unit=line attacker.blocks=4 => strikesFirst=attacker mayAdvance rolls.0.dice=4 rolls.1.rolledAs=battle-back rolls.1.dice=1 6.27 6.36 odds.second-roll-made=11/27 odds.defender-eliminated=16/27
    attacker.unit=foot-artillery attacker.blocks=3 => rolls.0.dice=4 rolls.1.dice=1 !mayAdvance 6.36
    attacker.unit=line attacker.blocks=4 R10=b => strikesFirst=defender
    attacker.unit=light-cavalry attacker.blocks=3 => 6.36~attacker-is-cavalry
  a square attacks: attacker.unit=line attacker.blocks=4 attacker.inSquare
    defender.unit=light-cavalry defender.blocks=3 => strikesFirst=attacker mayRetireAndReform !mayAdvance rolls.0.dice=1 rolls.0.bounceFlags rolls.1.rolledAs=battle-back rolls.1.dice=1 6.26 6.43/attacks 6.34~first-strike-not-played
    defender.unit=light-cavalry defender.blocks=3 firstStrike => strikesFirst=defender !mayRetireAndReform rolls.0.rolledAs=first-strike rolls.0.dice=1 rolls.1.dice=1 6.34
    defender.unit=line defender.blocks=3 => !mayRetireAndReform rolls.0.dice=1 !rolls.0.bounceFlags rolls.1.dice=3 -6.26
    defender.unit=line defender.blocks=3 defender.inSquare => rolls.0.dice=1 rolls.1.dice=1
    defender.unit=horse-artillery defender.blocks=1 => refused defender.artilleryDice artillery-dice-needed 5.140
  nobody is in square: attacker.blocks=4 defender.blocks=4
    attacker.unit=line defender.unit=line => refused defender.inSquare no-square-here 6.13
  all that is said, and all that nearly applied:
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 formsSquare => says=[6.22/forms,6.25/order,5.125,6.14,6.28,5.145,5.146,6.30/order,6.32/then,5.131,6.32,5.145,5.146] spares=[5.48~moved-no-further,6.36~attacker-is-cavalry,5.130~no-national-dice,5.132~roller-not-heavy-cavalry,5.133~no-national-dice]
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 defender.inSquare => says=[6.25/later,6.27,5.125,6.14,6.28,5.145,5.146,6.30/order,6.32/then,5.131,6.32,5.145,5.146] spares=[5.48~moved-no-further,6.36~attacker-is-cavalry,5.130~no-national-dice,5.132~roller-not-heavy-cavalry,5.133~no-national-dice]
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 defender.inSquare R11=b => -6.25/later 6.25~reading-r11-b 6.36~attacker-is-cavalry
    attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=3 defender.inSquare => says=[6.27,6.36,5.125,5.145,5.146,5.125,6.14,6.28,5.145,5.146] spares=[5.46~moved-no-further,6.25~attacker-not-cavalry,5.130~no-national-dice,6.32~roller-not-cavalry]
    attacker.unit=line attacker.blocks=4 defender.unit=line defender.blocks=3 defender.inSquare R10=b => -6.36 6.36~reading-r10-b
    attacker.unit=line attacker.blocks=4 attacker.inSquare defender.unit=line defender.blocks=3 => says=[6.43/attacks,5.125,6.14,6.28,5.145,5.146,5.125,5.145,5.146] spares=[5.46~moved-no-further,5.130~no-national-dice,6.32~roller-not-cavalry]
    attacker.unit=line attacker.blocks=4 attacker.inSquare defender.unit=line defender.blocks=3 firstStrike => says=[6.43/attacks,5.125,5.145,5.146,5.125,6.14,6.28,5.145,5.146] spares=[5.46~moved-no-further,5.130~no-national-dice,6.32~roller-not-cavalry]
    attacker.unit=line attacker.blocks=4 attacker.inSquare defender.unit=line defender.blocks=3 defender.inSquare => says=[6.27,6.36,6.43/attacks,5.125,6.14,6.28,5.145,5.146,5.125,6.14,6.28,5.145,5.146]
    attacker.unit=line attacker.blocks=4 attacker.inSquare defender.unit=light-cavalry defender.blocks=3 => says=[6.43/attacks,6.26,5.125,6.14,6.28,5.145,5.146,6.30/order,5.131,6.32,5.145,5.146] spares=[5.46~moved-no-further,6.34~first-strike-not-played,5.130~no-national-dice,5.132~roller-not-heavy-cavalry,5.133~no-national-dice]
    attacker.unit=light-cavalry attacker.blocks=3 defender.unit=line defender.blocks=4 defender.inSquare firstStrike => -6.34
    attacker.unit=line attacker.blocks=4 attacker.inSquare defender.unit=cuirassiers defender.blocks=3 firstStrike => says=[6.43/attacks,6.26,6.34,5.131,5.132,6.32,5.145,5.146,5.125,6.14,6.28,5.145,5.146,6.30/order]
`,
  SETS,
);
