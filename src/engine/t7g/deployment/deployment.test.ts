import { cases } from '../../testing/cases.ts';

// Figures 1.E, 9.F and engine notes 13.
cases(
  't7g/battle',
  `
  the table and the size of the battle:
    scale=15mm                                  => recommended idealLong=72 idealWide=48
    scale=28mm pointsLimit=2000                 => idealLong=96 idealWide=60 battleSize=large
    scale=15mm tableLong=96                     => !recommended 9.5/other
    typeAgreed                                  => byLot=false
  what bears on it, and what does not:
    tableLong=1 => -9.5
    typeAgreed  => -8.3
  the clauses in the order in which they bear:
                  => says=[8.3,9.1,9.5]
    !sceneryFirst => says=[9.2,8.3,9.1,9.5]
  left out, the ordinary case holds:
     => idealLong=72 idealWide=48
`,
);

cases(
  't7g/deployment-order',
  `
  who chooses: ownCommands=3 enemyCommands=2
    // 15/36 alone; with ties 21/36.
    ownSpent=1                                  => choosesSide=open ownChoosesChance=5/12
    enemySpent=1                                => ownChoosesChance=7/12
    ownSpent=2 enemySpent=2                     => ownChoosesChance=1/2
    ownDie=3                                    => ownChoosesChance=5/12
    ownDie=3 enemyDie=3                         => choosesSide=again nextToDeploy=null
    ownDie=5 enemyDie=3                         => choosesSide=own nextToDeploy=own
  who deploys next: ownDie=5 enemyDie=3 ownCommands=3 enemyCommands=2
    ownDeployed=1                               => nextToDeploy=enemy
    ownDeployed=1 enemyDeployed=1               => nextToDeploy=own
    ownDeployed=2 enemyDeployed=2               => nextToDeploy=own
    ownDeployed=3 enemyDeployed=1               => nextToDeploy=enemy
    ownDeployed=3 enemyDeployed=2               => nextToDeploy=generals
    ownDeployed=4                               => refused ownDeployed deployed-too-many 9.54
`,
);

cases(
  't7g/deployment',
  `
  zones: fromCentre=12
    scale=15mm                                  => allowed zoneFrom=12 zoneDepth=12
    scale=28mm                                  => zoneDepth=18
    scale=15mm R106=b                           => zoneDepth=24
    fromCentre=11.9                             => !allowed 9.55
    enemySide                                   => !allowed
    fromCentre=25                               => refused fromCentre off-the-table 9.5
    fromCentre=25 scale=28mm                    => allowed
  distance to the Commander:
    toCommander=6                               => allowed commanderWithin=6
    deploys=battery toCommander=20              => allowed 9.56
    deploys=elite-unit toCommander=7            => !allowed 9.57/far
    deploys=elite-unit toCommander=6            => allowed 9.57
    deploys=general othersToCome                => !allowed 9.57/early
    deploys=battery limbered                    => allowed 6.79
    limbered                                    => refused limbered only-a-battery 6.79
  what bears on it, and what does not:
    deploys=battery fromCentre=0              => -9.54 -6.79
    deploys=elite-unit fromCentre=0           => -9.57~near-its-commander
    deploys=general fromCentre=0 othersToCome => -9.57
    fromCentre=0                              => -9.54~near-its-commander -9.56 -9.57
    fromCentre=12 othersToCome                => allowed
  the clauses in the order in which they bear:
    deploys=battery fromCentre=0 limbered => says=[9.53,9.55,9.56,6.79]
    fromCentre=0                          => says=[9.53,9.55,9.54]
    fromCentre=0 toCommander=7            => says=[9.53,9.55,9.54,9.54/far]
`,
);

cases(
  't7g/vanguard',
  `
  how far: speed=6
    goes=6                                      => allowed inches=6
    goes=7                                      => !allowed 6.71/far
    goes=12 R78=b                               => allowed inches=12
    ground=easy                                 => inches=9
    ground=difficult                            => inches=3 !disorders
    ground=very-difficult                       => inches=3 disorders
    ground=very-difficult light                 => inches=3 !disorders
    ground=very-difficult skirmishers           => inches=6 !disorders
    hasVanguard=false                           => !allowed 6.71/rule
    gameBegun                                   => !allowed 6.71/late
  how near: speed=6
    toEnemy=3                                   => allowed closest=3
    toEnemy=2.9                                 => !allowed 6.72
    toEnemy=3 scale=28mm                        => !allowed closest=4
    toCauteloso=12                              => !allowed 7.62
    toCauteloso=12.1                            => allowed
    toCauteloso=8 cautelosoSide=own             => !allowed
    toCauteloso=8 cautelosoSide=own R139=b      => allowed
  what bears on it, and what does not:
    scale=15mm toEnemy=3.5 goes=1        => allowed
    scale=28mm toEnemy=0 gameBegun       => -6.71
    speed=6 goes=6 toEnemy=5 skirmishers => -6.13/terrain
  the clauses in the order in which they bear:
    speed=0 goes=6 toEnemy=5 => says=[6.71,6.71/far]
  left out, the ordinary case holds:
    toCauteloso=10 R139=b => !allowed
`,
);
