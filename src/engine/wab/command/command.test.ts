import { cases } from '../../testing/cases.ts';

cases(
  'wab/command-group',
  `
  what they give: commandAsk=gives
    present                                      => allowed extraAttacks=1 says=[8.8/gives]
    !present                                     => !allowed extraAttacks=0 8.8/none
    commandModel=standard-bearer                 => resultBonus=1 says=[8.13,8.12/carries]
    commandModel=standard-bearer !present        => !allowed resultBonus=0 8.13/none
    commandModel=musician                        => unitMarches momentumDie says=[8.17,8.18/die]
    commandModel=musician skirmishers            => unitMarches !momentumDie says=[15.24/command,8.17]
  where they fight, and with whom they stay:
    commandModel=musician !facesEnemy            => !allowed attackDice=0 8.16/far
    commandModel=standard-bearer standsInRank=2  => !allowed 8.12/far
    commandModel=musician commandAsk=leaves      => !allowed 8.16/leaves
    commandModel=standard-bearer commandAsk=leaves => !allowed 8.12/leaves
    commandModel=musician commandAsk=a-second    => !allowed 8.16/one
    spared hasFought                             => allowed attackDice=2
    spared commandModel=musician                 => !allowed 8.4/spared
    unitWeapons=missile                          => armedWith=missile
`,
);

cases(
  'wab/change-places',
  `
  who changes places:
    whoMoves=musician                            => !allowed 8.10/others -8.10
    whoMoves=standard-bearer                     => !allowed 8.10/others
    !swapsWithFighter                            => !allowed 8.10/with
    whoMoves=character !combatOver               => !allowed 8.10/before -9.19
    whoMoves=character                           => says=[9.19]
`,
);

cases(
  'wab/command-casualties',
  `
  who falls and who strikes:
    models=20 fallen=0 fighting=5                => strikers=5 commandStrikers=3 says=[]
    models=6 fallen=4 fighting=5 givenUp=[champion] => ordinaryLost=3 commandLost=1 commandFallen=[champion] commandLeft=[musician,standard-bearer]
    models=20 fallen=4 fighting=5                => strikers=1 commandStrikers=1
    models=20 fallen=4 fighting=5 hasStruck      => strikers=5 commandStrikers=3 says=[8.3]
    models=12 fallen=3 fighting=4 command=[champion] => strikers=1 commandStrikers=1
    models=12 fallen=4 fighting=4 command=[champion] => strikers=0 commandStrikers=0
    models=3 fallen=3 fighting=3                 => unitGone commandLost=3 ordinaryLost=0
`,
);

cases(
  'wab/captured-standard',
  `
  what becomes of it:
    standardOf=army standardFate=holders-destroyed => !allowed captured says=[9.79/before,8.15]
    standardOf=army standardFate=fled-not-pursued  => !captured !benefitsLost says=[]
    standardOf=army standardFate=bearer-killed-in-combat => !captured benefitsLost !victoryPoints says=[9.80]
    standardOf=army standardFate=wiped-out-in-combat => captured victoryPoints says=[9.79]
    standardFate=fled-in-panic                     => !captured !benefitsLost says=[8.14/safe]
`,
);
