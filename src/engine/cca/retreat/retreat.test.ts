import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { UNITS, type Unit } from '../units.ts';
import { retreat } from './retreat.ts';
import { BLOCKS_RETREAT } from './retreat-path.ts';

/** Figures, table 2: blocks, and hexes of retreat for each flag. */
const FIGURES: Record<Unit, [blocks: number, hexes: number, fromElephants: number]> = {
  LI: [4, 2, 2],
  LS: [4, 2, 2],
  LB: [4, 2, 2],
  AX: [4, 1, 1],
  WR: [4, 2, 2],
  MI: [4, 1, 1],
  HI: [4, 1, 1],
  LC: [3, 4, 5],
  MC: [3, 3, 4],
  HC: [3, 2, 3],
  CH: [2, 2, 3],
  EL: [2, 1, 1],
};

for (const [unit, [blocks, hexes, fromElephants]] of Object.entries(FIGURES)) {
  const lost = Math.min(blocks, 2 * hexes);
  const dies = lost === blocks;
  const paid = `blocksLostInRetreat=${lost} blocksLeft=${blocks - lost} blockersLose=0`;
  const end = dies ? 'eliminated banners=1 !mayBattleBack' : '!eliminated banners=0 mayBattleBack';
  const spared = `blocksLostInRetreat=0 blocksLeft=2 !eliminated banners=0 blockersLose=2 mayBattleBack`;
  const flags = [1, 2, 3].map(
    (flags) => `
      flags=${flags} => retreatHexes=${flags * hexes} hexesMade=${flags * hexes}
      flags=${flags} rolledBy=EL => retreatHexes=${flags * fromElephants}`,
  );
  cases(
    retreat,
    `
    ${unit} goes back its hexes for each flag that it does not ignore: unit=${unit} ignores=0
      flags=1|2|3 => allowed hexesPerFlag=${hexes} blocksLeft=${blocks} leftHex !mayBattleBack sum=retreat/goes-back
      ${flags.join('')}
    ${unit} pays a block for each hex that it cannot make: unit=${unit} flags=2 ignores=0 freeHexes=0
      blockedBy=BLOCKS                 => retreatHexes=${2 * hexes} hexesMade=0 !leftHex
      blockedBy=units                  => ${unit === 'EL' ? spared : `${paid} ${end}`}
      blockedBy=edge|impassable        => ${paid} ${end}
`,
    { BLOCKS: BLOCKS_RETREAT },
  );
}

const WITH_MORALE = UNITS.filter((unit) => unit !== 'EL');
const RIDERS = ['LC', 'MC', 'HC', 'CH'];

cases(
  retreat,
  `
  flags that are ignored for a reason, each for its own: flags=9
    unit=WR                                     => flagsIgnorable=1
    unit=LIGHT_FOOT|MI|HI|MOUNTED               => flagsIgnorable=0
    unit=UNITS blocks=1                         => flagsIgnorable=0
    unit=MORALE blocks=1 leader=attached        => flagsIgnorable=1
    unit=EL blocks=1 leader=attached            => flagsIgnorable=0
    unit=UNITS blocks=1 leader=adjacent         => flagsIgnorable=0
    unit=UNITS blocks=1 support=0|1             => flagsIgnorable=0
    unit=MORALE blocks=1 support=2|6            => flagsIgnorable=1
    unit=EL blocks=1 support=2|6                => flagsIgnorable=0
    unit=FOOT blocks=1 rampart=between          => flagsIgnorable=1
    unit=FOOT blocks=1 terrain=camp             => flagsIgnorable=1
    unit=MOUNTED blocks=1 rampart=between       => flagsIgnorable=0
    unit=MOUNTED blocks=1 terrain=camp          => flagsIgnorable=0
    unit=UNITS blocks=1 rampart=elsewhere       => flagsIgnorable=0
  and for all together: flags=9 leader=attached support=2 rampart=between terrain=camp
    unit=WR                                     => flagsIgnorable=5
    unit=LIGHT_FOOT|MI|HI                       => flagsIgnorable=4
    unit=CAVALRY|CH                             => flagsIgnorable=2
    unit=EL                                     => flagsIgnorable=0
  elephants ignore a flag of cavalry and chariots in close combat, no other does: blocks=1
    unit=EL rolledBy=RIDERS rolledIn=attack|battle-back         => flagsIgnorable=1
    unit=EL rolledBy=FOOT|EL rolledIn=attack|battle-back        => flagsIgnorable=0
    unit=MORALE rolledBy=UNITS rolledIn=attack|battle-back      => flagsIgnorable=0
    unit=UNITS rolledBy=LC rolledIn=ranged                      => flagsIgnorable=0
  the clauses of a retreat that is all made: unit=LC leader=attached flags=2
    leader=attached => says=[12.1,11.49,12.15,15.8,12.14,12.2,12.4,12.10,12.5,11.56] spares=[15.1~no-hit,11.34~target-not-elephants]
  only a unit that was attacked in close combat answers: unit=HI
    flags=0                              => retreatHexes=0 mayBattleBack sum=retreat/stays says=[12.1,11.54]
    flags=0 rolledIn=battle-back|ranged  => !mayBattleBack says=[12.1]
    freeHexes=0                          => 11.55
  hits come first, and the leader who falls in his check takes his flag along: unit=HI hits=1 leader=attached
    leaderCheck=[leader,leader]  => blocksLost=1 leaderCheckDice=2 leaderLost flagsIgnorable=0 12.15~leader-lost
    leaderCheck=[leader,red]     => !leaderLost flagsIgnorable=1 retreatHexes=0 -12.15~leader-lost
  and a unit that they eliminate has no retreat: unit=MI hits=4 leader=attached leaderCheck=[leader]
    flags=1                      => eliminated retreatHexes=0 leaderCheckDice=1 leaderLost banners=2 !mayBattleBack sum=retreat/eliminated
  and warriors keep the flag of full strength, or lose it by reading b of R18: unit=WR
    hits=1 R18=b                 => flagsIgnorable=0
    R18=b                        => flagsIgnorable=1
  a leader whose unit dies in its retreat is checked with 1 die: unit=MI blocks=1 leader=attached ignores=0
    freeHexes=0                      => eliminated leaderCheckDice=1 banners=1
    freeHexes=0 leaderCheck=[leader] => leaderLost banners=2
  what the owner ignores: unit=MI
    leader=attached ignores=1          => allowed flagsIgnored=1
    leader=attached ignores=0          => allowed flagsIgnored=0
    leader=adjacent ignores=1          => !allowed flagsIgnored=0
    leader=attached flags=2 ignores=2  => !allowed flagsIgnored=1
    leader=attached flags=1 ignores=3  => allowed flagsIgnored=1
  by reading b of R24 an ignored flag of elephants still costs its extra hex: flags=2 support=2
    unit=HC rolledBy=EL R24=b  => retreatHexes=4
    unit=HI rolledBy=EL R24=b  => retreatHexes=1
    unit=HC rolledBy=MI R24=b  => retreatHexes=2
  a lone leader on the path of medium cavalry: unit=MC
    leaderAt=3                            => hexesMade=3 joinsLeader
    leaderAt=4                            => hexesMade=3 !joinsLeader 12.11~leader-not-reached
    leaderAt=2 freeHexes=1                => hexesMade=1 !joinsLeader blocksLostInRetreat=2
    leaderAt=2 freeHexes=2                => hexesMade=2 joinsLeader blocksLostInRetreat=0
    leaderAt=1 !stopsAtLeader             => hexesMade=3 joinsLeader 12.12~goes-on
    leaderAt=2 leader=attached ignores=0  => hexesMade=1 !joinsLeader blocksLostInRetreat=2
    leaderAt=1 leader=attached ignores=0  => 8.32/retreat 12.11~leader-attached-already
    flags=1                               => -12.11/* -12.12/* -8.32/*
  a leader whom the path does not reach, or who is nowhere on it:
    unit=EL flags=2 R23=c                 => hexesMade=2 -12.11/elephants
    unit=LI leaderAt=3                    => !joinsLeader
    unit=HI leader=attached ignores=0 leaderAt=2 => says=[12.1,11.49,12.15,15.8,12.14,12.2,12.4,12.10,12.5,11.56] spares=[15.1~no-hit,11.34~target-not-elephants,8.32~leader-not-reached]
  elephants do not stop for him, but do by reading b of R23: unit=EL flags=2 leaderAt=1
    R23=a                                 => hexesMade=2 joinsLeader
    R23=b                                 => hexesMade=1
    R23=c                                 => hexesMade=0 !joinsLeader 12.11/elephants
    R23=c leader=attached                 => hexesMade=0 8.32/retreat -12.11/elephants
    R23=c flags=1 leaderAt=2              => hexesMade=1 -12.11/elephants 12.11~leader-not-reached
    R23=c unit=LC                         => joinsLeader -12.11/elephants
  elephants push the units in their way, wholly or for the rest: unit=EL flags=2
    freeHexes=0 blockers.first=4 blockers.second=1 => blockersLose=2 blockersLeft=[2,0] sum=retreat/blockers sum.paid=2 sum.due=2 sum.hexes=0
    freeHexes=1 blockers.second=3                  => blockersLose=1 blockersLeft=[2] hexesMade=1
    freeHexes=1 R27=b                              => blockersLose=0 blocksLostInRetreat=1 12.28~elephants-moved
    freeHexes=0 R27=b                              => blockersLose=2
  at the edge or by impassable terrain they pay, or nobody by reading b of R26: unit=EL flags=2
    freeHexes=1 blockedBy=edge|impassable => blocksLostInRetreat=1 blocksLeft=1 12.28~no-units-in-the-way
    freeHexes=0 blockedBy=edge|impassable R26=b => blocksLostInRetreat=0 blockersLose=0 blocksLeft=2 12.28/nobody
  what blocks a unit names its clause: unit=HI freeHexes=0
    blockedBy=units       => 12.9 -12.8
    blockedBy=edge        => -12.8/* -12.9/*
  terrain counts where it shelters: unit=MI
    terrain=clear|rough|forest|hill|ford => flagsIgnorable=0
  contradictions:
    // Medium infantry rolls 4 dice, and 2 more under Clash of Shields; a unit that fires 2; elephants again and again.
    unit=HI rolledBy=MI flags=4 hits=2                    => accepted
    unit=HI rolledBy=MI flags=4 hits=3                    => refused flags more-results-than-dice 11.7
    unit=HI rolledBy=MI rolledIn=battle-back flags=3 hits=2 => refused flags more-results-than-dice 11.7
    unit=HI rolledBy=MI terrain=forest flags=4            => accepted
    unit=HI rolledBy=MI terrain=forest flags=5            => refused flags more-results-than-dice 11.7
    unit=HI rolledBy=LB rolledIn=ranged flags=5   => refused flags more-results-than-dice 10.18
    unit=HI rolledBy=EL flags=9                           => accepted
    unit=CH blocks=3                     => refused blocks more-blocks-than-unit 2.12
    unit=MI|HI terrain=river             => refused terrain impassable 17.26
    unit=MI terrain=coast                => refused terrain impassable 17.23
    unit=HI rolledIn=ranged rolledBy=MI  => refused rolledBy fires-without-missiles 10.1
    unit=HI leaderCheck=[]               => refused leaderCheck no-leader-to-check 15.1
    unit=HI blockers.second=1            => refused blockers blockers-of-no-elephants 12.28
    unit=HI rolledIn=ranged              => accepted
    unit=HI rolledIn=ranged rolledBy=AX  => accepted
    unit=HI rolledBy=MI                  => accepted
    unit=EL blockers.first=1             => accepted
    unit=HI leader=attached leaderCheck=[] => accepted
`,
  { ...KINDS, MORALE: WITH_MORALE, RIDERS },
);
