import { cases } from '../../testing/cases.ts';

cases(
  'wab/command-group',
  `
  what they give: commandAsk=gives
    => allowed extraAttacks=1 says=[8.8/gives] spares=[8.8~is-there]
    !present => !allowed extraAttacks=0 says=[8.8/none] spares=[]
    standsInRank=10 => allowed says=[8.8/gives]
    skirmishers => says=[8.8/gives] spares=[8.8~is-there]
    spared => allowed says=[8.8/gives]
    commandModel=standard-bearer => resultBonus=1 says=[8.13,8.12/carries] spares=[8.13~is-there]
    commandModel=standard-bearer !present => !allowed resultBonus=0 says=[8.13/none] spares=[]
    commandModel=standard-bearer standsInRank=10 => allowed resultBonus=1
    commandModel=standard-bearer skirmishers => resultBonus=0 says=[8.12/carries,15.24/command] spares=[8.13~is-there,8.13~his-unit-skirmishes]
    commandModel=musician => unitMarches momentumDie says=[8.17,8.18/die] spares=[8.17~is-there]
    commandModel=musician !present => !allowed !unitMarches !momentumDie says=[8.17/none] spares=[]
    commandModel=musician standsInRank=10 => allowed unitMarches momentumDie
    commandModel=musician skirmishers => unitMarches !momentumDie says=[15.24/command,8.17] spares=[8.17~is-there,8.18~his-unit-skirmishes]
  where they fight:
    => allowed attackDice=2 says=[8.8] spares=[8.9~can-strike]
    standsInRank=2 => !allowed attackDice=0 says=[8.9] spares=[]
    commandModel=musician => attackDice=1 says=[8.16] spares=[8.16~can-strike,8.8~no-champion]
    commandModel=musician !facesEnemy => !allowed attackDice=0 says=[8.16/far] spares=[]
    commandModel=standard-bearer => attackDice=1 says=[8.12] spares=[8.12~can-strike,8.8~no-champion]
    commandModel=standard-bearer standsInRank=2 => !allowed says=[8.12/far] spares=[]
    spared => !allowed says=[8.4/spared] spares=[8.9~can-strike]
    spared hasFought => allowed attackDice=2 says=[8.8] spares=[8.9~can-strike,8.4~has-fought]
    spared commandModel=musician => !allowed says=[8.4/spared]
  what they are armed with:
    unitWeapons=missile => armedWith=missile
    showsOtherWeapon => armedWith=combat says=[8.7,8.8]
    showsOtherWeapon commandModel=musician => says=[8.2/shows,8.16] spares=[8.7~no-champion,8.16~can-strike,8.8~no-champion]
  with whom they stay, and how many there are:
    commandAsk=leaves => !allowed says=[8.6] spares=[]
    commandAsk=leaves commandModel=musician => !allowed says=[8.16/leaves] spares=[]
    commandAsk=leaves commandModel=standard-bearer => !allowed says=[8.12/leaves] spares=[]
    commandAsk=a-second => !allowed says=[8.6/one]
    commandAsk=a-second commandModel=musician => !allowed says=[8.16/one]
    commandAsk=a-second commandModel=standard-bearer => !allowed says=[8.12/one]
`,
);

cases(
  'wab/change-places',
  `
  who changes places:
    => allowed says=[8.10] spares=[8.11~has-nobody-to-fight]
    fightsAlready => !allowed says=[8.11]
    !combatOver => !allowed says=[8.10/before]
    !swapsWithFighter => !allowed says=[8.10/with]
    whoMoves=character => allowed says=[9.19] spares=[9.19~has-nobody-to-fight]
    whoMoves=character fightsAlready => !allowed says=[9.19/fights] spares=[]
    whoMoves=character !combatOver => !allowed says=[8.10/before]
    whoMoves=musician|standard-bearer => !allowed says=[8.10/others] spares=[]
    whoMoves=musician fightsAlready => !allowed says=[8.10/others]
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
    models=6 fallen=5 fighting=5 => strikers=0 commandStrikers=0 commandLeft=[champion] says=[8.3,8.5,5.37,8.4/blows]
    models=3 fallen=3 fighting=3                 => unitGone commandLost=3 ordinaryLost=0
`,
);

cases(
  'wab/captured-standard',
  `
  what becomes of it:
    => captured benefitsLost victoryPoints says=[8.14] spares=[8.14~pursued-or-wiped-out,8.15~nobody-takes-it-back]
    standardFate=holders-destroyed => !allowed captured says=[8.14/before,8.15] spares=[]
    standardFate=killed-by-shooting => !captured benefitsLost says=[8.14/safe] spares=[8.14~neither-pursued-nor-wiped-out,8.15~nobody-takes-it-back]
    standardOf=army => captured says=[9.79] spares=[9.80~bearer-lives,8.15~nobody-takes-it-back]
    standardOf=army standardFate=fled-in-panic => !captured !benefitsLost says=[] spares=[9.79~neither-pursued-nor-wiped-out,9.80~bearer-lives,8.15~nobody-takes-it-back]
    standardOf=army standardFate=holders-destroyed => !allowed captured says=[9.79/before,8.15] spares=[]
    standardOf=army standardFate=fled-not-pursued  => !captured !benefitsLost says=[]
    standardOf=army standardFate=bearer-killed-in-combat => !captured benefitsLost !victoryPoints says=[9.80]
    standardOf=army standardFate=wiped-out-in-combat => captured victoryPoints says=[9.79]
    standardFate=fled-in-panic                     => !captured !benefitsLost says=[8.14/safe]
`,
);

cases(
  'wab/blows',
  `
  blows with a champion in front: models=5 skill=4 enemySkill=3
    => attackDice=5 -8.8 -8.4 -8.4~champion-fights
    champion => attackDice=6 8.8 -8.4 8.4~champion-fights
    champion lostBefore=4 => attackDice=2 8.8 -8.4
    champion lostBefore=5 => attackDice=0 -8.8 8.4
    champion lostBefore=7 => attackDice=0 -8.8 8.4
`,
);
