import { expect, test } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { retreat } from '../retreat/retreat.ts';
import { COMBAT_FIELDS } from './combat.ts';

const CANNOT_BE = `
  a combat that cannot be:
    attacker.unit=EL attacker.blocks=3 defender.unit=MI        => refused attacker.blocks more-blocks-than-unit 2.11
    attacker.unit=MI defender.unit=LC defender.blocks=4        => refused defender.blocks more-blocks-than-unit 2.10
    attacker.unit=MI defender.unit=LD defender.blocks=2        => refused defender.blocks more-blocks-than-unit 2.13
    attacker.unit=MI attacker.terrain=river defender.unit=MI   => refused attacker.terrain impassable 17.26
    attacker.unit=MI defender.unit=MI defender.terrain=coast   => refused defender.terrain impassable 17.23
    attacker.unit=MI defender.unit=LD defender.leader=attached => refused defender.leader leader-without-unit 8.33
    attacker.unit=MI defender.unit=LD firstStrike              => refused firstStrike first-strike-needs-unit 18.38
    attacker.unit=MI defender.unit=LI firstStrike evades       => refused evades first-strike-or-evade 18.38
  a combat that is forbidden, in any of the three questions:
    attacker.unit=AX attacker.moved=2 defender.unit=MI         => !allowed dice=0 battleBack=null
    attacker.unit=MC defender.unit=MC evades                   => !allowed dice=0 battleBack=null
`;

cases('cca/close-combat-outcome', CANNOT_BE);
cases(
  'cca/close-combat',
  `${CANNOT_BE}
  a whole unit can: attacker.unit=MI
    defender.unit=EL defender.blocks=2 => accepted
    defender.unit=LC defender.blocks=3 => accepted
    defender.unit=MI defender.blocks=4 => accepted
    defender.unit=LD defender.blocks=1 => accepted
`,
);

cases(
  'cca/close-combat-roll',
  `${CANNOT_BE.replaceAll('=>', 'faces=[green] =>')}
  more faces than dice, where medium infantry rolls 4 (cca-11.12): attacker.unit=MI defender.unit=MI
    faces=[blue,green,red,flag]      => accepted
    faces=[blue,green,red,flag,flag] => refused faces more-faces-than-dice 11.7
  new rolls for more swords than fell, and for those of anybody but elephants: defender.unit=MI faces=[swords,green]
    attacker.unit=EL rolledAgain=[green]        => accepted
    attacker.unit=EL rolledAgain=[green,green]  => refused rolledAgain more-rerolls-than-swords 11.32
    // A sword among the new ones is due once more.
    attacker.unit=EL rolledAgain=[swords,green] => accepted
    attacker.unit=MI rolledAgain=[green]        => refused rolledAgain more-rerolls-than-swords 11.32
  a check where no leader is attached: attacker.unit=MI defender.unit=MI faces=[blue] leaderCheck=[leader]
    defender.leader=attached faces=[blue,red,red,red] => accepted
    defender.leader=none|adjacent               => refused leaderCheck no-leader-to-check 15.1
  the battle back of a leader alone, or of a unit that evades: attacker.unit=MI faces=[green] roll=battle-back
    defender.unit=LD                            => refused roll nobody-answers
    defender.unit=LI evades                     => refused roll nobody-answers
  nothing is counted where the combat is forbidden, nor where the units cannot be: defender.unit=MI
    attacker.unit=AX attacker.moved=2 faces=[blue,green,red,flag,blue,green,red,flag] => accepted
    attacker.unit=EL attacker.blocks=3 faces=[blue,green,red,flag,blue,green] => refused attacker.blocks more-blocks-than-unit 2.11
  warriors that lost a block reply with 3 dice, whole ones with 4:
    attacker.unit=WR defender.unit=MI firstStrike faces=[blue,green,green,green] => blocksLeft=3 battleBack.allowed battleBack.dice=3
    attacker.unit=WR defender.unit=MI firstStrike faces=[green,green,green,green] => battleBack.dice=4
    attacker.unit=MI defender.unit=WR faces=[blue,green,green,green] => blocksLeft=3 battleBack.allowed battleBack.dice=3
  nobody is left to answer, or it has left its hex: attacker.unit=MI defender.unit=MI
    defender.blocks=1 faces=[blue,red,red,red]  => !battleBack.allowed battleBack.dice=0 banners=1
    faces=[flag,red,red,red]                    => leftHex !battleBack.allowed
  the path of the unit that is rolled at is the one that counts: attacker.unit=MI defender.unit=MI defender.freeHexes=0
    faces=[flag,red,red,red]                              => retreatHexes=1 blocksLostInRetreat=1 allBlocksLost=1
    faces=[flag,red,red,red] roll=battle-back             => retreatHexes=1 blocksLostInRetreat=0
    faces=[flag,red,red,red] firstStrike                  => retreatHexes=1 blocksLostInRetreat=0
    faces=[flag,red,red,red] firstStrike roll=battle-back => retreatHexes=1 blocksLostInRetreat=1
  dice that are not told are still to be rolled: attacker.unit=MI defender.unit=LI
    // Of 4 dice, 2 faces of 6 hit (green, swords): 1 - (4/6)^4, and 3 in any case where one lies there.
    faces=[]           => diceToRoll=4 chancesAre=before-any-die eliminated=null leftHex=null battleBack=null mayAdvance=null sum=roll/open
    attacker.unit=HC faces=[] => odds.at-least-one-hit=65/81 mean.hits=4/3
    attacker.unit=HC faces=[flag,flag,flag] => odds.at-least-one-hit=1/3 diceToRoll=1 hits=0 flags=3 misses=0 chancesAre=part-known
    faces=[green]      => diceToRoll=3 hits=1 blocksLost=1 blocksLeft=3 eliminated=null odds.at-least-one-hit=1
    faces=[green] defender.blocks=1 => eliminated banners=1 odds.eliminated=1
    faces=[green,red,red,red] => chancesAre=known !eliminated !leftHex odds.nothing-happens=0 mean.allBlocksLost=1
  hits on average are told also where there are no blocks for them: attacker.unit=HI defender.unit=MI defender.blocks=1
    // 5 dice, 2 faces of 6: 5/3 hits, of which at most 1 takes a block: 1 - (2/3)^5.
    faces=[]           => mean.hits=5/3 mean.blocksLost=211/243
    faces=[blue,blue]  => mean.hits=3 mean.blocksLost=1
  elephants throw each die 6/5 times on average, and what is ignored is not counted: attacker.unit=EL
    // 3 dice at chariots: red and swords, each 3/5; less the first sword, of which one falls in 91 of 216 rolls.
    defender.unit=CH defender.blocks=2 faces=[] => mean.hits=841/1080
  the check of a leader is open until it is rolled: attacker.unit=HI defender.unit=MI defender.leader=attached
    faces=[blue,red,red,red,red] => leaderLost=null leaderCheckDice=2 chancesAre=after-hits sum=roll/check odds.leader-lost=1/36
    faces=[blue,red,red,red,red] leaderCheck=[leader] => leaderLost=null odds.leader-lost=1/6
    faces=[blue,red,red,red,red] leaderCheck=[red] => !leaderLost chancesAre=known odds.leader-lost=0
    faces=[blue,red,red,red,red] leaderCheck=[leader,leader] => leaderLost banners=1 odds.leader-lost=1
    faces=[blue,red,red,red,red] leaderCheck=[leader,leader,red] => refused leaderCheck more-faces-than-check 15.1
    faces=[red,red,red,red,red] leaderCheck=[leader] => refused leaderCheck more-faces-than-check 15.1
    faces=[blue,blue] leaderCheck=[leader]      => refused leaderCheck more-faces-than-check 15.1
    // The way is blocked and the last block is lost in the retreat: one more die for him.
    faces=[flag,red,red,red,red] defender.blocks=1 defender.freeHexes=0 defender.ignores=0 => eliminated leaderLost=null odds.leader-lost=1/6
`,
);

const [combat, falling] = [COMBAT_FIELDS.attacker.fields.blocks, retreat.fields.blocks];

test.each([
  ['MI', 4],
  ['LC', 3],
  ['EL', 2],
  ['LD', 1],
  [undefined, undefined],
])('a unit of %s that nobody counted has %s blocks', (unit, blocks) => {
  expect(combat.unsaid({ unit })).toBe(blocks);
  expect(falling.unsaid({ unit })).toBe(blocks);
});
