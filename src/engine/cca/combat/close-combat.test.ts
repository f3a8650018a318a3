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
    defender.leader=attached                    => accepted
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
    defender.blocks=1 faces=[blue]              => !battleBack.allowed battleBack.dice=0 banners=1
    faces=[flag]                                => leftHex !battleBack.allowed
  the path of the unit that is rolled at is the one that counts: attacker.unit=MI defender.unit=MI defender.freeHexes=0
    faces=[flag]                                => retreatHexes=1 blocksLostInRetreat=1
    faces=[flag] roll=battle-back               => retreatHexes=1 blocksLostInRetreat=0
    faces=[flag] firstStrike                    => retreatHexes=1 blocksLostInRetreat=0
    faces=[flag] firstStrike roll=battle-back   => retreatHexes=1 blocksLostInRetreat=1
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
