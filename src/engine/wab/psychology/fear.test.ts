import { cases } from '../../testing/cases.ts';

cases(
  'wab/fear-test',
  `
  charged by whom it fears: leadership=7
    => testTaken=fear fearMoment=once-in-range ifItFails=needs-6 says=[12.2,12.1] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range,12.5~does-not-choose-flight]
    answersBy=flee => testTaken=none says=[12.5] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range]
    answersBy=shoot-and-flee => testTaken=fear says=[12.5/shoots,12.2,12.1]
    chargeReaches=false => testTaken=none says=[12.2/reach] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.5~does-not-choose-flight]
    frenzied => testTaken=none says=[12.19/fear]
    inAmbush => testTaken=none says=[13.28/fear]
    levy enemyModels=10 => testTaken=fear says=[12.2,12.1]
    nearTerror=passed chargeTerror=passed => testTaken=fear says=[12.2,12.1]
    unitCauses=fear => testTaken=fear says=[12.2,12.1]
    unitCauses=fear R308=b => testTaken=none says=[12.2,12.1/bold]
    enemyModels=21 => ifItFails=flees
    beast=indian-elephant models=6 => ifItFails=needs-6
    beast=indian-elephant models=5 => ifItFails=flees
    models=12 => ifItFails=flees
    enemyModels=21 dice=[6,6] => fleesInFear !hitsOnSix says=[12.2,12.1,12.3] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range,12.5~does-not-choose-flight,12.4~outnumbered]
    dice=[6,6] R274=b => hitsOnSix says=[12.2,12.1,12.4]
    dice=[6,6] => !fleesInFear hitsOnSix says=[12.2,12.1,12.4] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range,12.5~does-not-choose-flight,12.3~not-outnumbered]
  it charges whom it fears: leadership=7 fearCase=charging
    => testTaken=fear fearMoment=at-declaration ifItFails=no-charge says=[12.6/test,12.1] spares=[12.19~not-frenzied,13.28~not-in-ambush]
    answersBy=flee chargeReaches=false => testTaken=fear says=[12.6/test,12.1]
    answersBy=shoot-and-flee => testTaken=fear says=[12.6/test,12.1]
    troopKind=camels => testTaken=fear says=[12.6/test,12.1]
    dice=[6,2] => mayChargeNow=false mayShootLater says=[12.6/test,12.1,12.6,12.6/shoots] spares=[12.19~not-frenzied,13.28~not-in-ambush]
    dice=[6,2] models=10 => mayChargeNow=false says=[12.6/test,12.1,12.6,12.6/shoots]
    dice=[6,2] R274=b => mayShootLater=false says=[12.6/test,12.1,12.6,12.6/nothing]
    dice=[6,2] enemyCauses=terror => fleesInFear mayShootLater=false says=[12.11,12.10,12.8,12.15] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.12~tests-every-time,12.9~switched-off,12.6~switched-off]
    dice=[6,2] enemyCauses=terror R274=b => fleesInFear says=[12.11,12.10,12.8,12.15]
  before a terror: leadership=7 enemyCauses=terror
    => testTaken=terror fearMoment=after-the-reaction says=[12.11,12.10,12.8] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range,12.5~does-not-choose-flight,12.12~tests-every-time,12.9~switched-off,12.2~switched-off]
    skirmishers => testTaken=terror says=[12.11,12.10,12.8]
    dice=[6,6] enemyModels=30 R274=b => fleesInFear says=[12.11,12.10,12.8,12.15]
    chargeTerror=passed => testTaken=fear says=[12.11,12.12,12.9,12.2,12.1] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.2~charge-in-range,12.5~does-not-choose-flight,12.10~no-terror-test]
    nearTerror=passed => testTaken=terror
    nearTerror=passed R297=b => testTaken=fear says=[12.11,12.12,12.9,12.2,12.1]
    chargeTerror=passed troopKind=cavalry => testTaken=terror says=[12.11,12.10,12.8]
    chargeTerror=passed troopKind=cavalry R218=b => testTaken=fear says=[12.11,12.12,12.9,12.2,12.1]
    unitCauses=fear R308=b => testTaken=fear says=[12.11,12.9/bold,12.9,12.2,12.1]
    fearCase=turn-start => testTaken=terror fearMoment=turn-start says=[12.13,12.8] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.14~not-taken-yet]
    fearCase=turn-start terrorDistance=8 => testTaken=terror
    fearCase=turn-start terrorDistance=8.5 => testTaken=none says=[] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.13~too-far,12.14~not-taken-yet]
    fearCase=turn-start nearTerror=passed => testTaken=none says=[12.13,12.14] spares=[12.19~not-frenzied,13.28~not-in-ambush]
    fearCase=turn-start chargeTerror=passed => testTaken=terror says=[12.13,12.8]
    fearCase=turn-start chargeTerror=passed R297=b => testTaken=none says=[12.13,12.14]
    fearCase=turn-start enemyTurn => testTaken=none says=[] spares=[12.19~not-frenzied,13.28~not-in-ambush,12.13~enemy-turn,12.14~not-taken-yet]
    fearCase=turn-start enemyTurn R276=b => testTaken=terror says=[12.13,12.8]
    fearCase=turn-start enemyCauses=fear => testTaken=none says=[12.1/only-charges] spares=[12.19~not-frenzied,13.28~not-in-ambush]
    fearCase=turn-start enemyCauses=fear nearTerror=passed => testTaken=none says=[12.1/only-charges]
    fearCase=turn-start enemyCauses=fear unitCauses=fear R308=b => testTaken=none says=[12.1/only-charges]
  levies and skirmishers: leadership=7 enemyCauses=nothing
    => testTaken=none says=[] spares=[]
    enemySkirmishes => testTaken=none says=[] spares=[]
    levy => testTaken=fear says=[13.77,12.2,12.1]
    levy enemyModels=11 => testTaken=fear
    levy enemyModels=10 => testTaken=none says=[13.77/outnumber] spares=[]
    levy enemySkirmishes => testTaken=none says=[13.77/ignored] spares=[]
    levy enemySkirmishes enemyModels=10 => testTaken=none says=[13.77/ignored]
    levy enemySkirmishes R293=b => testTaken=fear says=[13.77,12.2,12.1]
    levy sameSide fearCase=turn-start => testTaken=none says=[]
    skirmishers => testTaken=fear says=[15.10,12.2,12.1]
    skirmishers fearCase=charging => testTaken=fear says=[15.10,12.6/test,12.1]
    skirmishers enemyFormed=false => testTaken=none says=[] spares=[15.10~enemy-loose]
    skirmishers leadership=8 => testTaken=none says=[] spares=[15.10~bold-enough]
    skirmishers sameSide fearCase=turn-start => testTaken=none says=[] spares=[]
    skirmishers sameSide => refused sameSide own-troops-do-not-charge 17.7
  before beasts: leadership=7
    beast=chariots => testTaken=fear says=[16.4,12.2,12.1]
    beast=chariots troopKind=cavalry => testTaken=none says=[16.4/cavalry] spares=[]
    beast=chariots troopKind=cavalry levy => testTaken=fear says=[16.4/cavalry,13.77,12.2,12.1]
    beast=indian-elephant => testTaken=fear says=[17.7/infantry,12.2,12.1]
    beast=indian-elephant usedToElephants => testTaken=none says=[17.7/infantry,17.8/infantry] spares=[]
    beast=indian-elephant troopKind=cavalry => testTaken=terror says=[17.7,17.13/told,12.11,12.10,12.8]
    beast=indian-elephant troopKind=cavalry usedToElephants => testTaken=fear says=[17.7,17.8,17.13/told,12.2,12.1]
    beast=indian-elephant troopKind=cavalry fearCase=charging => testTaken=none mayChargeNow=false mayShootLater says=[17.7,17.12] spares=[17.8~not-used-to-them]
    beast=indian-elephant fearCase=charging => testTaken=fear says=[17.7/infantry,12.6/test,12.1]
    beast=indian-elephant troopKind=cavalry fearCase=turn-start => testTaken=terror says=[17.7,12.13,12.8]
    beast=indian-elephant troopKind=cavalry fearCase=turn-start sameSide => testTaken=terror says=[17.7,17.7/own,12.13,12.8]
    beast=indian-elephant troopKind=cavalry fearCase=turn-start sameSide R295=b => testTaken=none says=[17.7,17.7/own,17.7/enemies-only]
    beast=dromedaries troopKind=cavalry => testTaken=fear says=[22.40/fear,12.2,12.1]
    beast=dromedaries => testTaken=none says=[] spares=[22.40~no-horses]
`,
);
