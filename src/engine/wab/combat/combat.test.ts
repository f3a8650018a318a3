import { cases } from '../../testing/cases.ts';

cases(
  'wab/combat-steps',
  `
  the steps in their order:
    step=fight => stepNumber=1 stepBefore=null says=[5.1]
    step=result => stepNumber=2 says=[5.2]
    step=break-tests => stepNumber=3 says=[5.3]
    step=panic-tests => stepNumber=4 says=[5.4]
    step=flight => stepNumber=5 says=[5.5]
    step=pursuit => stepNumber=6 says=[5.6]
    step=redress => stepNumber=7 stepAfter=null says=[5.7]
`,
);

cases(
  'wab/strike-order',
  `
  who is first:
    => first=open says=[5.10/die]
    own.initiative=4 => first=own says=[5.9]
    own.initiative=4 R103=b => first=own says=[5.9]
    R103=b => first=both says=[5.10/together]
    lastRound=own-won => first=own says=[5.10]
    lastRound=draw => first=open says=[5.10/die] 5.10~nobody-has-momentum
    ownDie=5 enemyDie=3 => first=own says=[5.10/die]
    own.charge=charged => first=own says=[5.8]
    own.charge=pursued => first=own says=[6.46,5.8]
    own.charge=pursued enemy.charge=charged => first=open says=[6.46,5.10/die] 5.8~both-charged
    own.charge=pursued enemy.charge=charged R47=b => first=enemy says=[6.46,5.8]
    own.charge=charged enemy.charge=countercharged => first=own says=[5.8,3.61/order]
    own.charge=charged enemy.charge=countercharged enemy.closeWeapon=two-handed => first=own -3.61/order -5.8
    own.charge=charged own.causesImpact => first=own says=[5.8,16.27/order]
    own.charge=charged own.causesImpact R267=b => first=own says=[5.8]
    own.charge=charged own.causesImpact enemy.closeWeapon=pike => first=enemy says=[10.35,16.30/order]
`,
);

cases(
  'wab/fighters',
  `
  twenty against twenty, five wide:
    => own.fight=5 enemy.fight=5 says=[5.12]
    own.reachRanks=1 => own.fight=10 own.fromBehind=5 says=[5.14,5.12]
    own.lost=2 => own.fight=5 own.strike=3 says=[5.37/unit,5.12]
    own.width=10 => own.fight=7 enemy.fight=5 says=[5.11,5.12]
    own.touching=3 => own.fight=3 says=[5.11,5.12]
    own.models=18 => says=[5.12]
    own.models=18 own.side=flank => own.fight=4 says=[5.15,5.12]
    own.side=flank => says=[5.12] 5.15~last-rank-is-full
    own.width=10 own.reachRanks=1 => own.fight=14 own.fromBehind=7 says=[5.11,5.14,5.12]
`,
);

cases(
  'wab/combat-casualties',
  `
  twenty, of whom five fight: models=20
    lost=3 => fightersRemoved=0 says=[5.31,5.36]
    lost=16 => fightersRemoved=1 idleRemoved=15 modelsLeft=4 says=[5.31,5.36]
    lost=16 fightsOn=several => fightersRemoved=1 idleRemoved=15 says=[5.32,5.36]
    lost=16 fightsOn=front-and-rear => fightersRemoved=1 says=[5.33,5.32,5.36]
    lost=0 => fightersRemoved=0 says=[]
    lost=0 fightsOn=several => says=[]
    lost=0 fightsOn=front-and-rear => says=[]
`,
);

cases(
  'wab/combat-draw',
  `
  after a draw:
    => momentum=nobody !breakTests says=[8.19] spares=[5.51~was-drawn]
    own.musicians=1 => momentum=own says=[8.19,8.18/alone]
    enemy.musicians=2 => momentum=enemy says=[8.19,8.18/alone]
    own.musicians=1 enemy.musicians=1 => momentum=open says=[8.19,8.18]
    own.musicians=1 own.bogged => momentum=nobody says=[8.19,8.18/alone,5.53]
  after a round that was won: ended=own
    => momentum=own breakTests says=[5.51]
    own.musicians=1 => momentum=own says=[5.51]
    own.musicians=1 enemy.musicians=1 => momentum=own says=[5.51]
    gaveGround => momentum=own says=[5.51,5.52]
    gaveGround !contact => momentum=nobody says=[5.51,5.52]
    own.bogged => momentum=nobody says=[5.51,5.53]
    enemy.bogged => momentum=own says=[5.51] 5.53~momentum-is-others
`,
);

cases(
  'wab/blows',
  `
  five warriors: models=5 skill=3 enemySkill=3
    => attackDice=5 needed=4 needsToWound=4 says=[5.17,5.18,5.22,5.26,5.25] spares=[5.37~none-fell,10.9~one-weapon-only,5.24~can-defend,5.28~not-that-strong]
    champion => attackDice=6 says=[8.8,5.17,5.18,5.22,5.26,5.25]
    champion lostBefore=5 => attackDice=0 says=[5.37,8.4,5.17,5.18,5.22,5.26,5.25]
    champion lostBefore=4 => attackDice=2 says=[5.37,8.8,5.17,5.18,5.22,5.26,5.25]
    champion lostBefore=4 R104=b => attackDice=1 says=[5.37,8.4,5.17,5.18,5.22,5.26,5.25]
    againstCavalry => says=[5.17,5.19,5.18,5.22,5.26,5.25]
    mount => says=[5.17,5.19/mount,5.18,5.22,5.13,5.25]
    strength=6 => strengthNow=5 says=[5.17,5.18,5.22,5.26,5.28,5.25]
    strength=6 notHuman => strengthNow=6 says=[5.17,5.18,5.22,5.26,5.25]
    strength=6 mount => strengthNow=6 says=[5.17,5.19/mount,5.18,5.22,5.13,5.25]
    atObstacle => needed=5 says=[5.17,5.18,5.22,5.20,6.83,5.26,5.25]
    atObstacle wonRound => needed=4 says=[5.17,5.18,5.22,5.21,5.26,5.25]
    atObstacle R48=b => needed=4 says=[5.17,5.18,5.22,5.20/skill,5.26,5.25]
    atObstacle wonRound R48=b => needed=4 says=[5.17,5.18,5.22,5.21,5.26,5.25]
    atObstacle enemySkill=4 R48=b => needed=5
    atObstacle wonRound enemySkill=4 R48=b => needed=4
    R48=b => needed=4 -5.20/skill
    enemySkill=7 fearFailed => needed=6
    enemySkill=7 atObstacle fearFailed => needed=7
    weaponBonus=1 => strengthNow=4 says=[5.17,5.18,5.22,5.26,5.27,5.25]
    chargeBonus=1 => strengthNow=4 says=[5.17,5.18,5.22,5.26,5.27/charge,5.25]
    chargeBonus=1 atObstacle => strengthNow=3 says=[5.17,5.18,5.22,5.20,6.83,5.26,6.82,5.25]
    targetFormation=phalanx => strengthNow=3 says=[5.17,5.18,5.22,13.95/one,5.26,5.25]
    chargeBonus=1 targetFormation=phalanx => strengthNow=3 says=[5.17,5.18,5.22,13.95/one,5.26,13.96,5.25]
    strength=2 closeWeapon=lance mounted charge=charged => strengthNow=4 says=[5.17,5.18,5.22,5.26,10.42,5.25]
    closeWeapon=heavy-throwing-spear => strengthNow=4 says=[5.17,5.18,5.22,5.26,10.31,5.25]
    closeWeapon=heavy-throwing-spear mounted => strengthNow=3 says=[5.17,5.18,5.22,5.26,5.25]
    target=elephant => needsToWound=6 needsToSave=4 17.22
    target=elephant save=5 => needsToSave=5 -17.22
    veteran => rerollsUpTo=2 13.114/dice
    veteran models=0 => rerollsUpTo=null -13.114/dice
    veteran enemySkill=0 => rerollsUpTo=null -13.114/dice
    veteran models=4 => rerollsUpTo=1
`,
);
