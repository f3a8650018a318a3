import { expect, test } from 'vitest';
import { rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { rampage } from './rampage.ts';

const SETS = { OTHERS: ['LI', 'LS', 'LB', 'AX', 'LC'], HEAVY: ['HI', 'HC', 'CH', 'EL'] };

/** Symbols are those of figures, table 2. */
cases(
  rampage,
  `
  two dice for each unit and leader, rolled by its opponent:
    friendlyUnits=0                            => hexes=0 dice=0 diceByOwner=0 diceByOpponent=0
    friendlyLeaders=1 enemyLeaders=2           => hexes=3 dice=6 diceByOwner=4 diceByOpponent=2
    friendlyUnits=1 enemyUnits=1 friendlyLeaders=1 enemyLeaders=1 => hexes=4 dice=8 diceByOwner=4 diceByOpponent=4
    enemyUnits=2 trampled.who=MI               => hexes=2 dice=4 diceByOwner=4 diceByOpponent=0
    enemyUnits=2 trampled.who=MI trampled.side=friendly => hexes=3 dice=6 diceByOwner=4 diceByOpponent=2
    enemyUnits=2 trampled.who=LD               => hexes=3 dice=6 diceByOwner=6 diceByOpponent=0
    enemyLeaders=1 trampled.who=LD             => hexes=1 dice=2 diceByOwner=2 diceByOpponent=0
    friendlyUnits=1 trampled.who=LD trampled.side=friendly => hexes=2 dice=4 diceByOwner=0 diceByOpponent=4
    enemyUnits=1|2|3                           => 12.22 12.23 12.24
  without a unit or leader to look at there are no odds: enemyUnits=1
    friendlyUnits=0 => hitsOn=[] result=null sum=rampage/dice sum.hexes=1 sum.dice=2 sum.own=2 sum.other=0 odds.at-least-one-hit=none chancesAre=null
  everybody is hit by its own symbol alone:
    trampled.who=OTHERS trampled.faces=[]                    => hitsOn=[green] result=null
    trampled.who=OTHERS trampled.faces=[blue,red]|[leader,swords]|[flag,swords] => result.hits=0
    trampled.who=OTHERS trampled.faces=[flag,green]          => result.hits=1
    trampled.who=WR|MI|MC trampled.faces=[]                  => hitsOn=[blue] result=null
    trampled.who=WR|MI|MC trampled.faces=[green,red]|[leader,swords]|[flag,swords] => result.hits=0
    trampled.who=WR|MI|MC trampled.faces=[flag,blue]         => result.hits=1
    trampled.who=HEAVY trampled.faces=[]                     => hitsOn=[red] result=null
    trampled.who=HEAVY trampled.faces=[green,blue]|[leader,swords]|[flag,swords] => result.hits=0
    trampled.who=HEAVY trampled.faces=[flag,red]             => result.hits=1
    trampled.who=LD trampled.faces=[]                        => hitsOn=[leader] result=null
    trampled.who=LD trampled.faces=[green,blue]|[red,swords]|[flag,swords] => result.hits=0
    trampled.who=LD trampled.faces=[flag,leader]             => result.hits=1
  hits take blocks, and the last one the unit: trampled.who=MI trampled.faces=[blue,blue]
    trampled.who=MI => result.hits=2 result.blocksLost=2 result.blocksLeft=2 !result.eliminated result.banners=0 sum=rampage/trampled sum.hits=2 sum.left=2
    trampled.blocks=1 => result.hits=2 result.blocksLost=1 result.blocksLeft=0 result.eliminated result.banners=1 sum=rampage/eliminated
  an attached leader is checked with 2 dice, or 1 where his unit is gone: trampled.who=WR trampled.leader=attached
    trampled.faces=[blue,red] => result.leaderCheckDice=2 result.leaderLost=null !result.mustEvade odds.leader-lost=1/36 says=[12.22,12.23,12.24,12.25,11.51,15.1,12.26]
    trampled.faces=[blue,red] trampled.leaderCheck=[red] => !result.leaderLost chancesAre=known
    trampled.faces=[blue]     => result.leaderLost=null result.diceToRoll=1 sum=rampage/open odds.at-least-one-hit=1 chancesAre=part-known
    trampled.faces=[blue,red] trampled.leaderCheck=[leader,leader] => result.leaderLost result.banners=1
    trampled.faces=[blue,red] trampled.leaderCheck=[flag] trampled.blocks=1 => result.leaderCheckDice=1 15.3 !result.leaderLost result.mustEvade result.banners=1
    trampled.faces=[blue,red] trampled.leaderCheck=[leader] trampled.blocks=1 => result.leaderLost !result.mustEvade result.banners=2
    trampled.faces=[red,red]  => 12.26~no-hit
    trampled.faces=[red,red] trampled.leader=none => spares=[]
  a leader alone is lost on a helmet and may stay otherwise, or must evade (R28 b): trampled.who=LD
    trampled.faces=[leader,leader] => result.leaderLost result.banners=1 !result.mustEvade sum=rampage/leader-lost 11.53
    trampled.faces=[flag,red]      => !result.leaderLost result.banners=0 !result.mustEvade sum=rampage/leader-safe 12.25/leader -11.53
    trampled.faces=[flag,red] R28=b => result.mustEvade 13.18
    trampled.faces=[leader] R28=b  => !result.mustEvade
  odds: of 36 throws of two dice 25 miss, 10 hit once, 1 twice:
    trampled.who=HI                              => odds.at-least-one-hit=11/36 odds.eliminated=0 odds.leader-lost=none
    trampled.who=CH                              => odds.at-least-one-hit=11/36 odds.eliminated=1/36
    trampled.who=LD                              => odds.leader-lost=11/36
    trampled.who=HI trampled.leader=adjacent     => odds.leader-lost=none
    // After a hit he is lost in 1 of 36 throws, in 1 of 6 when his unit is gone.
    trampled.who=HI trampled.leader=attached                   => odds.leader-lost=11/1296
    trampled.who=HI trampled.leader=attached trampled.blocks=1 => odds.leader-lost=11/216
    // 10 throws of 36 hit once, then 1 in 36; 1 throw eliminates, then 1 in 6.
    trampled.who=CH trampled.leader=attached                   => odds.leader-lost=1/81
  several hexes together: trampled.who=MI others.0.unit=LI others.1.unit=HI others.1.side=friendly
    // None is hit in (25/36)^3; each loses 1/3 of a block in the mean.
    enemyUnits=0 => odds.anybody-hit=31031/46656 odds.any-unit-eliminated=0 odds.any-leader-lost=0 mean.blocksLostByAll=1
    // With 1 block a hit eliminates: 1 - (25/36)^2; after 2 hits on a block there is 1 to lose.
    others.0.blocks=1 others.1.blocks=1 => odds.any-unit-eliminated=671/1296 mean.blocksLostByAll=17/18
    // The first is known not to be hit: 1 - (25/36)^2 for the others.
    trampled.faces=[red,red] => odds.at-least-one-hit=0 odds.anybody-hit=671/1296 chancesAre=part-known
    // A lone leader falls on a helmet, an attached one after a hit with 2 helmets: 1 - 25/36 x (1 - 11/1296).
    others.0.unit=LD others.1.leader=attached => odds.any-leader-lost=14531/46656 odds.anybody-hit=31031/46656
  contradictions:
    trampled.who=MI others.0.unit=EL others.0.blocks=3 => refused others.0.blocks more-blocks-than-unit 2.11
    others.0.unit=MI                              => refused others others-without-first
    enemyUnits=6 trampled.who=MI others.0.unit=HI others.0.side=friendly => refused enemyUnits more-than-adjacent-hexes 12.23
    friendlyUnits=3 enemyUnits=4                  => refused enemyUnits more-than-adjacent-hexes 12.23
    trampled.who=EL trampled.blocks=3             => refused trampled.blocks more-blocks-than-unit 2.11
    trampled.who=LD trampled.leader=attached      => refused trampled.leader leader-without-unit 8.33
    trampled.who=MI trampled.leader=attached trampled.faces=[red,red] trampled.leaderCheck=[red] => refused trampled.leaderCheck more-faces-than-check 15.1
    trampled.who=MI trampled.leaderCheck=[]       => refused trampled.leaderCheck no-leader-to-check 15.1
    friendlyUnits=2 enemyUnits=4                  => accepted
    trampled.who=MI trampled.leader=attached trampled.leaderCheck=[] => accepted
`,
  SETS,
);

test.each([
  [{ who: 'HI' }, ['0 25/36', '1 5/18', '2 1/36']],
  [{ who: 'HI', blocks: 1 }, ['0 25/36', '1 11/36']],
])('blocks lost of %j', (trampled, expected) => {
  const rows = rulingOn(rampage, { trampled }).odds?.tables.blocksLost ?? [];
  expect(rows.map(({ value, fraction }) => `${value} ${fraction}`)).toEqual(expected);
});
