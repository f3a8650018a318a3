import { cases } from '../../testing/cases.ts';
import { UNITS } from '../units.ts';
import { retireAndReform } from './retire-and-reform.ts';

const SETS = {
  FOOT: UNITS.slice(0, 9),
  HORSE: UNITS.slice(9, 15),
  GUNS: UNITS.slice(15),
  SLOW: ['forest', 'town', 'ford', 'quarry'],
  CLOSED: ['rugged-hill', 'river'],
  TAKEN: ['friendly-unit', 'friendly-unit-with-leader', 'enemy-unit', 'enemy-leader'],
  OFF: ['sideways', 'enemy-side', 'own-edge'],
  YES: [{ allowed: true, retires: true, hexesBack: 2, hitsOn: ['cavalry'], mayBattleBack: false }],
  NO: [
    { allowed: false, retires: false, hexesBack: 0, dice: null, hitsOn: [], mayTakeGround: false },
  ],
};

cases(
  retireAndReform,
  `
  cavalry that infantry attacks:
    attacker.unit=FOOT defender.unit=light-cavalry   => YES mayTakeGround dice=null 6.1 6.2 6.7 6.8 6.9
    attacker.unit=line defender.unit=HORSE           => YES
    attacker.unit=line defender.unit=FOOT|GUNS       => NO mayBattleBack 6.1/cavalry 5.153/if
    attacker.unit=HORSE|GUNS defender.unit=light-cavalry => NO mayBattleBack 6.1/infantry 5.153/if
    attacker.unit=GUNS defender.unit=light-cavalry firstStrike => NO !mayBattleBack 6.1/infantry
    attacker.unit=GUNS defender.unit=light-cavalry attackKind=ranged|battle-back => NO !mayBattleBack
    attacker.unit=line defender.unit=cuirassiers     => 6.10~not-a-battle-back 6.11~not-a-first-strike sum=retire/retires
    attacker.unit=line defender.unit=cuirassiers attackKind=battle-back  => NO 6.10 quotes=[6.10]
    attacker.unit=line defender.unit=cuirassiers attackKind=first-strike => NO 6.11 quotes=[6.11]
    attacker.unit=line defender.unit=cuirassiers attackKind=ranged       => NO 5.79/retire
    attacker.unit=line defender.unit=cuirassiers firstStrike => NO !mayBattleBack 6.2/first-strike 6.4
    attacker.unit=line defender.unit=cuirassiers firstStrike R34=b => YES 6.2~reading-r34-b
    attacker.unit=line defender.unit=cuirassiers declines => allowed !retires hexesBack=0 mayBattleBack !mayTakeGround 6.4 6.5~does-not-retire 6.9~does-not-retire
  the two hexesBack: attacker.unit=line defender.unit=light-cavalry
    firstHex.direction=OFF            => NO mayBattleBack 6.3/closed
    secondHex.direction=OFF            => NO
    firstHex.direction=sideways       => 6.12 -6.3/edge
    secondHex.direction=own-edge       => 6.3/edge quotes=[6.3]
                                  => 6.3 6.12/nearer 6.12~nearer-its-own-edge 6.12~not-occupied
    firstHex.holds=TAKEN              => NO 6.12/occupied
    secondHex.holds=TAKEN              => NO 6.12/occupied
    firstHex.hexTerrain=CLOSED        => NO 6.12/impassable
    secondHex.hexTerrain=CLOSED        => NO 6.12/impassable
    firstHex.hexTerrain=SLOW          => YES 6.3/terrain 6.12~passable
    firstHex.hexTerrain=SLOW R72=b    => NO 6.3/stops 6.3~reading-r72-b
    secondHex.hexTerrain=SLOW R72=b    => YES
    firstHex.hexTerrain=hill R72=b    => YES
    firstHex.holds=friendly-leader    => NO 6.12/leader-first
    secondHex.holds=friendly-leader    => YES attaches 6.12/joins 6.12~leads-itself
    secondHex.holds=friendly-leader R72=b => NO 6.12/leader-as-move
    secondHex.holds=friendly-leader defender.leader => NO 6.12/two-leaders
  the dice of the infantry, of which only cavalry symbols hit: attacker.unit=line attacker.blocks=4
    defender.unit=light-cavalry   => dice=4 result=null odds.nothing-happens=625/1296 mean.hits=2/3
    defender.unit=light-cavalry   => odds.eliminated=none
    // 3 of 4 dice 20 ways, 4 of 4 one: 21/1296; the leader 1/36 of 650 ways with 1 or 2 hits, 1/6 of those 21.
    defender.unit=light-cavalry defender.blocks=3 defender.leader => odds.eliminated=7/432 odds.leader-lost=97/5832 mean.blocksLost=863/1296
    defender.unit=light-cavalry defender.terrain=forest => dice=3
    defender.unit=light-cavalry gunDice=2 => dice=6
    defender.unit=light-cavalry card=cold-steel => dice=5
    attacker.inSquare defender.unit=light-cavalry => dice=1 !mayTakeGround 6.8/square
  the roll: attacker.unit=line attacker.blocks=4 defender.unit=light-cavalry defender.blocks=3
    faces=[cavalry,saber,flag,infantry]  => hexesBack=2 result.hits=1 result.blocksLost=1 result.blocksLeft=2 odds.eliminated=none
    faces=[cavalry,cavalry,cavalry,flag] => hexesBack=0 result.eliminated result.banners=1 mayTakeGround -6.7
    defender.leader faces=[cavalry,saber,saber,infantry] => result.leaderCheckDice=2 result.leaderLost=null 6.6
    defender.leader faces=[cavalry,saber,saber,infantry] leaderCheck=[saber,saber] => result.leaderLost result.banners=1
    defender.leader faces=[cavalry,cavalry,cavalry,infantry] => result.leaderCheckDice=1 6.6/leader-goes
    defender.leader faces=[cavalry,cavalry,cavalry,infantry] leaderCheck=[saber] => result.leaderLost result.banners=2 -6.6/leader-goes
    faces=[cavalry,cavalry,cavalry,flag,flag]|[cavalry] => refused faces as-many-faces-as-dice 5.144
    declines faces=[cavalry]             => refused faces faces-of-no-retirement 6.4
  what the faces need:
    attacker.unit=line defender.unit=light-cavalry defender.blocks=3 faces=[cavalry] => refused attacker.blocks blocks-for-faces 5.125
    attacker.unit=line attacker.blocks=4 defender.unit=light-cavalry faces=[cavalry] => refused defender.blocks blocks-for-faces 5.149
    attacker.unit=line defender.unit=light-cavalry defender.terrain=river => refused defender.terrain impassable 7.41
  all that is said, and all that nearly applied: attacker.unit=line defender.unit=light-cavalry
                             => says=[6.1,6.2,6.12/nearer,6.12/nearer,6.3,5.145,6.5,6.7,6.9,6.8]
                             => spares=[6.10~not-a-battle-back,6.11~not-a-first-strike,6.12~nearer-its-own-edge,6.12~not-occupied,5.146~switched-off,6.8~attacker-not-in-square]
    attackKind=battle-back firstStrike firstHex.hexTerrain=river => says=[6.10] spares=[6.11~not-a-first-strike]
    attackKind=battle-back firstStrike => says=[6.10] spares=[6.11~not-a-first-strike]
    firstStrike                => says=[6.1,6.2,6.2/first-strike,6.4]
    firstHex.holds=friendly-leader => says=[6.1,6.2,6.12/nearer,6.12/leader-first,6.3/closed,6.4]
    attackKind=first-strike  => says=[6.11] spares=[6.10~not-a-battle-back]
    attackKind=ranged attacker.unit=foot-artillery => says=[5.79/retire] spares=[]
    firstHex.holds=friendly-leader defender.leader => says=[6.1,6.2,6.12/nearer,6.12/leader-first,6.3/closed,6.4]
    attackKind=ranged        => says=[5.79/retire] spares=[]
    attackKind=ranged defender.unit=line => says=[6.1/cavalry] spares=[]
    attackKind=battle-back defender.unit=line firstStrike => says=[6.1/cavalry] spares=[]
    attacker.unit=light-cavalry firstStrike => says=[6.1/infantry] spares=[]
    attacker.unit=light-cavalry defender.unit=line => says=[6.1/cavalry,5.153/if] spares=[]
    attacker.inSquare declines => says=[6.1,6.2,6.12/nearer,6.12/nearer,6.3,6.4] spares=[6.10~not-a-battle-back,6.11~not-a-first-strike,6.12~nearer-its-own-edge,6.12~not-occupied,6.5~does-not-retire,6.9~does-not-retire,6.8~does-not-retire]
    firstHex.direction=sideways secondHex.direction=own-edge => says=[6.1,6.2,6.12,6.3/closed,6.4]
    firstHex.hexTerrain=river  => says=[6.1,6.2,6.12/nearer,6.12/impassable,6.3/closed,6.4]
    firstHex.hexTerrain=forest secondHex.hexTerrain=forest => says=[6.1,6.2,6.12/nearer,6.3/terrain,6.12/nearer,6.3/terrain,6.3,5.145,6.5,6.7,6.9,6.8]
    firstHex.hexTerrain=hill secondHex.holds=friendly-leader => says=[6.1,6.2,6.12/nearer,6.12/nearer,6.12/joins,6.3,5.145,6.5,6.7,6.9,6.8]
    firstHex.holds=friendly-leader R72=b => says=[6.1,6.2,6.12/nearer,6.12/leader-first,6.3/closed,6.4]
    secondHex.holds=friendly-leader R72=b => says=[6.1,6.2,6.12/nearer,6.12/nearer,6.12/leader-as-move,6.3/closed,6.4]
    secondHex.holds=friendly-leader defender.leader => says=[6.1,6.2,6.12/nearer,6.12/nearer,6.12/two-leaders,6.3/closed,6.4]
`,
  SETS,
);
