import { cases } from '../../testing/cases.ts';

cases(
  'wab/machine-move',
  `
  a catapult: machine=catapult
    hasWheels => moveInches=4 !mayShootThen says=[18.25,2.51/machines,18.25/no-shot]
    hasWheels crew=2 crewAtFirst=4 => moveInches=2
    => !allowed says=[18.25/wheels]
    onlyTurns => allowed moveInches=0 mayShootThen says=[18.28/turn]
    crew=0 crewAtFirst=2 hasWheels => !allowed says=[18.15/no-move]
  a bolt thrower: machine=bolt-thrower
    => moveInches=4 !mayShootThen says=[18.40,2.51/machines,18.40/no-shot]
    hasWheels => says=[18.40,2.51/machines,18.40/no-shot]
    crew=3 => allowed says=[18.40,2.51/machines,18.40/no-shot]
    crew=4 => !allowed says=[18.41]
    crew=4 hasWheels => says=[18.41/wheels,18.41/move,2.51/machines,18.40/no-shot]
    crew=4 onlyTurns => mayShootThen says=[18.42/turn]
    crew=4 onlyTurns hasWheels => mayShootThen says=[18.42/turn]
    onlyTurns => moveInches=0 mayShootThen says=[18.42/turn]
  a cannon: machine=cannon
    hasWheels => moveInches=4 !mayShootThen says=[18.50,2.51/machines,18.50/no-shot]
    => !allowed says=[18.50/wheels] spares=[]
    onlyTurns => allowed moveInches=0 !mayShootThen says=[18.50/no-shot]
    crew=4 hasWheels => says=[18.50,2.51/machines,18.50/no-shot]
  an organ gun: machine=organ-gun
    => moveInches=4 !mayShootThen says=[18.66,2.51/machines,18.66/no-shot]
    crew=4 hasWheels => says=[18.66,2.51/machines,18.66/no-shot]
    onlyTurns => moveInches=0 !mayShootThen says=[18.66/no-shot]
    onlyTurns readings.R285=b => mayShootThen says=[]
    readings.R285=b => !mayShootThen says=[18.66,2.51/machines,18.66/no-shot]
`,
);

cases(
  'wab/machine-crew',
  `
  charged:
    => allowed !abandoned says=[18.17]
    crewToEnemy=5 => allowed says=[18.17]
    crewReaction=flee => abandoned says=[18.4,18.20]
    crewReaction=flee heldBack=test-passed => abandoned says=[18.4,18.20]
    crewReaction=stand-and-shoot => !allowed says=[18.16]
    crewReaction=stand-and-shoot machine=organ-gun => allowed whoShoots=organ-guns says=[18.65,18.17]
    awayFromMachine => !allowed says=[18.23/flees]
    machine=organ-gun => allowed says=[18.17] spares=[18.5~charges-not,18.16~no-shot]
    awayFromMachine crewReaction=stand-and-shoot => !allowed says=[18.23/flees] spares=[18.5~charges-not]
    awayFromMachine crewReaction=stand-and-shoot machine=organ-gun => !allowed says=[18.23/flees] spares=[18.5~charges-not]
    awayFromMachine crewReaction=flee => allowed !abandoned enemyMay=[] says=[18.4]
  charged in a battery: inBattery
    => allowed says=[18.18]
    crewToEnemy=4 => allowed says=[18.18]
    crewToEnemy=5 => !allowed says=[18.18/too-far]
    crewToEnemy=5 crewReaction=flee => abandoned says=[18.4,18.20]
    crewToEnemy=5 awayFromMachine => !allowed says=[18.23/flees] spares=[18.5~charges-not]
    crewToEnemy=4 awayFromMachine => !allowed says=[18.23/flees] spares=[18.5~charges-not]
    crewToEnemy=5 crewMovement=6 => allowed says=[18.18]
    othersReactOtherwise => !allowed says=[18.16/together,18.18]
    crewReaction=stand-and-shoot machine=cannon => !allowed says=[18.16]
    crewReaction=stand-and-shoot machine=cannon withOrganGuns => allowed whoShoots=organ-guns says=[18.65]
    crewReaction=stand-and-shoot withOrganGuns => !allowed says=[18.16]
    inBattery=false crewReaction=stand-and-shoot machine=cannon withOrganGuns => !allowed
    inBattery=false othersReactOtherwise => allowed says=[18.17]
  what else happens:
    crewEvent=wants-to-charge => !allowed says=[18.5]
    crewEvent=leaves => !allowed says=[18.5/leaves] spares=[18.5~charges-not]
    crewEvent=leaves crewReaction=flee => !allowed says=[18.5/leaves]
    crewEvent=mans-another => allowed says=[18.23]
    crewEvent=mans-another awayFromMachine inBattery othersReactOtherwise => allowed says=[18.23]
    crewEvent=fled-charge => abandoned enemyMay=[charge-past-it,stop-at-it] says=[18.4,18.20]
    crewEvent=fled-charge awayFromMachine => !abandoned says=[18.4]
    crewEvent=fled-combat => abandoned enemyMay=[pursue-the-crew] says=[18.4,18.21,18.22]
    crewEvent=fled-combat heldBack=test-failed => abandoned says=[18.4,18.21,18.22]
    crewEvent=fled-combat heldBack=test-passed => enemyMay=[attack-the-machine] says=[18.4,18.21,18.21/held]
`,
);

cases(
  'wab/battery',
  `
  as they are deployed: oneMachine=catapult otherMachine=catapult machinesApart=5
    => formsBattery says=[18.1]
    machinesApart=5.5 => allowed !formsBattery says=[]
    otherMachine=cannon => !formsBattery says=[] spares=[18.1~not-of-one-type,18.64~not-both-guns]
    oneMachine=cannon otherMachine=cannon => formsBattery says=[18.1]
    oneMachine=organ-gun otherMachine=cannon => formsBattery says=[18.64]
    oneMachine=organ-gun otherMachine=cannon => -18.1~not-of-one-type
    oneMachine=organ-gun otherMachine=catapult => !formsBattery says=[]
    oneMachine=organ-gun otherMachine=cannon machinesApart=5.5 => !formsBattery says=[]
    crewAlive=3 => countsAs=3 says=[18.1,18.3]
  in the battle: oneMachine=catapult otherMachine=catapult machinesApart=5 inBattle
    => allowed formsBattery says=[18.1/stays]
    machinesApart=5.5 => !allowed says=[18.2]
    oneMachine=organ-gun otherMachine=cannon => formsBattery says=[18.1/stays]
`,
);

cases(
  'wab/cannon',
  `
  what keeps a cannon from shooting: guess=20
    => allowed says=[18.51,18.53] spares=[18.15~machine-stands,18.15~has-crew,18.52~not-turned]
    damage=3 => !allowed 18.15/destroyed
    damage=2 => allowed -18.15/destroyed
    crew=0 crewAtFirst=2 => !allowed 18.15
    crew=1 => allowed -18.70
    machineMoved => !allowed says=[18.50/no-shot]
    machineTurned => !allowed says=[18.50/no-shot,18.52]
    misfiredBefore => !allowed says=[18.59/still]
`,
);

cases(
  'wab/catapult',
  `
  what keeps a catapult from shooting: guess=30
    machineTurned => allowed -18.50/no-shot -18.66/no-shot -18.52
    machineMoved => !allowed says=[18.25/no-shot]
    misfiredBefore => !allowed says=[18.35/still]
`,
);

cases(
  'wab/bolt-thrower',
  `
  what keeps a bolt thrower from shooting: distance=2 onTheLine=3
    => allowed -18.70
    machineMoved => !allowed says=[18.40/no-shot]
    machineTurned => allowed -18.50/no-shot
    crew=1 crewAtFirst=2 => allowed 18.70
    misfiredBefore => allowed -18.35/still -18.59/still
  whom its hit strikes: distance=20 toughness=6 woundsEach=3
    target=elephant => needed=3 17.28/bolt
    target=machine => needed=3 18.7/bolt
    target=war-wagon => needed=3 14.18
    => needed=4 -17.28/bolt -18.7/bolt -14.18
`,
);
