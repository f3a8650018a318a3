import { cases } from '../../testing/cases.ts';

cases(
  'wab/phalanx',
  `
  what it is:
    models=24 width=8 => says=[13.88] isPhalanx rulesHold
    models=10 width=5 => says=[13.88/few,13.87] !isPhalanx !rulesHold
    models=16 width=4 => says=[13.88/deep,13.87]
    models=12 width=9 => says=[13.88/ranks,13.87]
    models=12 width=3 => says=[13.88/ranks,13.88/deep,13.87]
    models=10 width=10 => says=[13.88/few,13.87]
    models=10 width=5 readings.R309=b => says=[13.88/few,13.88/by-this-reading,13.87] rulesHold
    phalanxType=medieval models=24 width=8 => says=[13.101,13.88] isPhalanx
    models=24 width=8 levy => says=[13.88,13.98]
  what it has lost: models=24 width=8
    lostBonuses=elephants => says=[13.88,13.92/only-elephants] rulesHold
    lostBonuses=difficult => says=[13.88,13.92/lost] isPhalanx !rulesHold
    lostBonuses=flank-or-rear => says=[13.88,13.92/lost] !rulesHold
  deployed: battleBegins
    models=10 width=5 => !allowed says=[13.88/few,13.88/deploys,13.87]
    models=10 width=5 drilled => allowed says=[13.88/few,13.98,13.107/deploys] !movesAsPhalanx
    models=10 width=5 readings.R309=b => !allowed !rulesHold
    models=24 width=8 drilled => allowed says=[13.88,13.98]
`,
);

cases(
  'wab/shieldwall',
  `
  formed: wallFront=6 wallShields=3
    => allowed countsAsMoved !mayShootAfter says=[13.109/enough,13.110/forms,13.112/told]
    missiles => mayShootAfter says=[13.109/enough,13.110/forms,13.112/told,13.113]
    since=moved => allowed
    since=lost-a-round => allowed says=[13.109/enough,13.110/forms,13.112/told]
  stands: wallDoes=stands
    => allowed !countsAsMoved !mayShootAfter says=[13.111,13.112/told]
    missiles => mayShootAfter says=[13.111,13.112/told]
    since=moved => !allowed says=[13.111/moved]
    movesToo => !allowed says=[13.111/moved]
    since=lost-a-round => !allowed says=[13.111/lost]
    since=drew-a-round => allowed
    wallFront=6 wallShields=1 listed=false engaged => allowed
`,
);

cases(
  'wab/mixed-unit',
  `
  combined: types.0.typeModels=10 types.0.typeInFront=5 types.0.typeSave=5 types.1.typeModels=10 types.1.typeSave=6
    => says=[13.40,13.46,13.48] saveUsed=5
    lost=1 => says=[13.40,13.46,13.48,13.46/casualties] lostByKind=[0,1]
    types.1.typeModels=8 => says=[13.40,13.46] spares=[13.41~one-order-alone,13.42~no-leadership-told,13.48~one-is-most-numerous,13.47~hit-by-shots] saveUsed=5
    types.1.typeModels=8 types.1.typeOrder=open => says=[13.40,13.41,13.46] orderOfUnit=close
    types.1.typeInFront=1 => says=[13.40,13.46,13.48]
    mixedAs=different-weapons => says=[13.117/shots,13.116]
    mixedAs=different-weapons types.1.typeRule types.1.typeModels=9 => says=[13.117/shots,13.116]
    mixedAs=different-weapons types.1.typeInFront=1 mixedHitBy=combat => says=[13.117,13.116]
    mixedHitBy=combat => says=[13.40,13.47] saveUsed=null
    mixedHitBy=combat types.1.typeInFront=1 => says=[13.40,13.47,13.47/names]
    types.0.typeLeadership=7 characterLeadership=6 types.1.typeModels=8 => leadershipUsed=7 says=[13.40,13.42,13.46]
    types.1.typeModels=8 characterLeadership=6 => leadershipUsed=6 says=[13.40,13.42/character,13.46]
    types.1.typeRule types.1.typeModels=11 => ruleHolds says=[13.40,13.43,13.46]
    types.1.typeRule types.1.typeModels=9 => !ruleHolds says=[13.40,13.43/few,13.46]
    types.1.typeRule => !ruleHolds
  three kinds: types.0.typeModels=8 types.0.typeSave=3 types.0.typeLeadership=8 types.1.typeModels=6 types.1.typeSave=5 types.1.typeLeadership=7 types.2.typeModels=6 types.2.typeSave=5 types.2.typeLeadership=7
    => saveUsed=3 leadershipUsed=7
    mixedAs=different-weapons => saveUsed=5 leadershipUsed=null
  different weapons: mixedAs=different-weapons types.0.typeModels=6 types.0.typeLeadership=8 types.0.typeRule types.1.typeModels=4 types.1.typeOrder=open characterLeadership=9
    => says=[13.117/shots,13.116] ownerChooses leadershipUsed=null !ruleHolds saveUsed=null
    mixedHitBy=combat => says=[13.117,13.116] saveBy=front-majority
    types.0.typeWeapon=pike types.1.typeWeapon=spear => says=[13.117/shots,13.116,10.34,10.21] typeStrikes=[first,in-order] typeRanks=[2,2]
    types.0.typeWeapon=pike types.1.typeWeapon=spear moved => typeRanks=[2,1]
`,
);

cases(
  'wab/veterans',
  `
  may they: diceThrown=6 hitsBefore=2
    => allowed says=[13.114]
    rerollsWhich=misses => !allowed says=[13.114/all] hitsNow=2
    rerollsWhich=some => !allowed says=[13.114/all]
    alreadyAgain => !allowed says=[1.6/veterans]
    usedBefore => !allowed says=[13.114/used]
`,
);

cases(
  'wab/warhorse',
  `
  profile:
    => says=[13.115] horseAim=0
    listStrength=4 => says=[13.115,13.115/list] horseStrength=4 horseAttacks=1
`,
);

cases(
  'wab/close-weapon',
  `
  second ranks:
    closeWeapon=kontos formation=cataphracts => says=[10.38,13.32] ranksThatFight=2
    closeWeapon=kontos formation=cataphracts charge=charged => says=[10.38,10.22,13.34/second-rank] ranksThatFight=1
    closeWeapon=kontos formation=cataphracts side=flank => says=[10.38] ranksThatFight=1
    closeWeapon=kontos mounted => says=[10.38] ranksThatFight=1
    closeWeapon=hand-weapon mounted formation=cataphracts charge=charged => says=[10.8] ranksThatFight=1
    closeWeapon=spear formation=phalanx => says=[10.20,10.21] ranksThatFight=2
    closeWeapon=spear formation=trained-phalanx charge=charged => says=[10.20,13.94] ranksThatFight=2
    closeWeapon=spear formation=phalanx charge=charged combatTurn=later => says=[10.20] ranksThatFight=1
    closeWeapon=spear formation=phalanx charge=charged side=rear => says=[10.20] ranksThatFight=1
    closeWeapon=spear formation=phalanx lastMoved=this-turn => says=[10.20] ranksThatFight=1
    closeWeapon=spear charge=charged => says=[10.20] ranksThatFight=1
    closeWeapon=pike formation=hedgehog side=rear => says=[10.33,10.34] ranksThatFight=2
`,
);

cases(
  'wab/strike-order',
  `
  a square:
    own.closeWeapon=pike own.formation=hedgehog own.fightsOn=several enemy.charge=charged => first=own 13.104/pikes
    own.closeWeapon=pike own.formation=hedgehog enemy.charge=charged => first=own -13.104/pikes
    own.closeWeapon=pike own.formation=medieval-phalanx own.fightsOn=several enemy.charge=charged => first=enemy
`,
);

cases(
  'wab/blows',
  `
  at a phalanx: models=5 skill=3 enemySkill=3 targetFormation=phalanx
    => needed=5 -13.104/front
    targetSide=flank => needed=4 -13.104/front
    mount => needed=6
    closeWeapon=lance => needed=6
    attackerTroops=light-chariots => needed=6
    attackerTroops=heavy-chariots => needed=5
    attackerTroops=scythed-chariots => needed=5
    attackerTroops=scythed-chariots readings.R288=b => needed=4
    attackerTroops=elephants => needed=4
    attackerTroops=elephants readings.R305=b => needed=5
    closeWeapon=heavy-throwing-spear charge=charged => strengthNow=4
    closeWeapon=heavy-throwing-spear charge=charged readings.R279=b => strengthNow=3
    closeWeapon=heavy-throwing-spear readings.R279=b => strengthNow=4
    closeWeapon=heavy-throwing-spear charge=charged targetSide=flank readings.R279=b => strengthNow=4
    weaponBonus=1 chargeBonus=1 => strengthNow=4
  at others: models=5 skill=3 enemySkill=3
    targetFormation=hedgehog => needed=5 -13.104/front
    targetFormation=hedgehog targetSide=rear => needed=5 13.104/front
    targetLost=ranks-or-order => needed=4 -13.92
    targetLost=to-elephants => needed=4 -13.92/elephants
    targetFormation=shieldwall => needed=5
`,
);

cases(
  'wab/combat-result',
  `
  Subterfuge: own.ranks=2 own.subterfuge
    own.bonusesLost=obstacle => ownTotal=0
    own.bonusesLost=difficult readings.R229=b => ownTotal=1
  a square: own.formation=hedgehog own.ranks=1
    => ownTotal=2
    own.width=3 => ownTotal=0
`,
);

cases(
  'wab/movement',
  `
  Subterfuge: movement=4 subterfuge
    ground=difficult => reach=4 13.118
    ground=very-difficult => reach=1 -13.118
    ground=difficult move=charge => reach=4 13.120 -13.118
    move=charge => reach=8 -13.120
    ground=difficult move=march => !allowed 13.120/march
  wheels: movement=6 wheels kind=cavalry
    formation=cataphracts => allowance=6 -13.30
    formation=cataphracts move=march => allowance=6 13.30
    formation=massed-cavalry => allowance=6
    move=march drilled => allowance=12 -13.107/wheels
    move=march formation=phalanx drilled => allowance=12 13.107/wheels
    formation=phalanx drilled => allowance=6 -13.107/wheels
    levy => allowance=3
  straight: movement=6
    levy => allowance=6
`,
);

cases(
  'wab/shooting',
  `
  at others: skill=3 shots=5 weapon=bow distance=10
    targetFormation=shieldwall targetSide=flank => modifier=0
    targetFormation=hedgehog => modifier=0 13.103
    targetSide=flank targetFormation=medieval-phalanx => modifier=0 -13.103
    => modifier=0 -13.103
`,
);

cases(
  'wab/chariot-runners',
  `
  stand: runnersDo=stand
    modelGap=1 chariotGap=1 => says=[13.35]
    modelGap=1 => allowed says=[13.35]
    modelGap=4 chariotGap=2 => allowed says=[13.35,13.36]
    modelGap=4 => !allowed says=[13.35,13.36/apart]
  move: modelGap=4
    runnersDo=pass-between => allowed says=[13.37]
    runnersDo=charge-between seesEnemy=false => allowed says=[13.37]
  chariots: runnersDo=chariots-charge
    => allowed says=[13.38]
    narrowGaps => allowed says=[13.38,13.38/aside]
    runnersEngaged => allowed says=[13.38,13.38/aside]
    narrowGaps seesEnemy=false => !allowed says=[13.39]
    modelGap=4 => allowed says=[13.38]
`,
);

cases(
  'wab/chariot-runners',
  `
  runners and chariots:
    runnersDo=stand => allowed says=[13.35] spares=[]
    runnersDo=stand narrowGaps => allowed says=[13.35]
    runnersDo=stand modelGap=4 chariotGap=1 => allowed says=[13.35,13.36] spares=[13.36~beside-chariots]
    runnersDo=stand modelGap=4 chariotGap=1 !inLine => !allowed says=[13.35,13.36/apart] spares=[13.36~away-from-chariots]
    runnersDo=pass-between modelGap=4 chariotGap=1 => allowed says=[13.37] spares=[]
    runnersDo=chariots-charge => allowed says=[13.38] spares=[13.39~chariots-see,13.38~gaps-wide-enough]
    runnersDo=chariots-charge runnersEngaged => allowed says=[13.38,13.38/aside]
    runnersDo=chariots-charge narrowGaps !seesEnemy => !allowed says=[13.39] spares=[13.38~chariots-see-nothing]
`,
);
