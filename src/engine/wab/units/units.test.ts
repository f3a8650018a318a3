import { cases } from '../../testing/cases.ts';

cases(
  'wab/unit',
  `
  close and open order:
    models=20                         => isFormed orderOfUnit=close says=[1.27,1.34,1.32,1.50] spares=[1.42~not-in-flight,1.40~five-or-more]
    barded=true                       => orderOfUnit=close says=[1.27,1.34,1.32,1.50]
    unitTroops=cavalry                => orderOfUnit=open says=[1.27,1.35,1.32,1.50]
    unitTroops=cavalry barded=true    => orderOfUnit=close says=[1.27,1.34/barding,1.32,1.50]
    unitTroops=cataphracts            => orderOfUnit=close says=[1.27,13.29,1.32,1.50]
    unitTroops=light-infantry         => orderOfUnit=open says=[1.27,1.39,1.32,1.50]
    unitTroops=light-cavalry          => orderOfUnit=open says=[1.27,1.39,1.32,1.50]
    unitTroops=light-cavalry barded=true => orderOfUnit=close says=[1.27,1.34/barding,1.32,1.50]
    unitTroops=light-infantry listOrder=close => orderOfUnit=close says=[1.27,1.39,1.36,1.32/list,1.32,1.50]
    unitTroops=light-chariots models=3 => isFormed orderOfUnit=open says=[1.27,1.31,1.35,1.32,1.50]
  wedges:
    unitStands=wedge                  => orderOfUnit=close says=[1.27,1.34,1.37/wedge,1.32,1.50]
    unitStands=wedge unitTroops=cavalry => orderOfUnit=open says=[1.27,1.35,1.37/wedge,20.16,1.32,1.50]
    unitStands=wedge unitTroops=cavalry barded=true => orderOfUnit=close says=[1.27,1.34/barding,1.37/wedge,1.32,1.50]
  what is formed:
    unitTroops=war-wagon models=1     => isFormed orderOfUnit=none says=[14.3/unit,1.27,14.21/order,1.32,1.50]
    unitTroops=elephants models=1     => !isFormed orderOfUnit=none says=[1.45,1.32/none,1.50]
    unitStands=skirmish fleeing=true fellBelow=true => !isFormed orderOfUnit=skirmish says=[1.43,1.34,1.43/order,1.50]
    fleeing=true                      => !isFormed orderOfUnit=none says=[1.42,1.34,1.32/none,1.50]
    models=4 fellBelow=true           => !isFormed says=[1.40,1.34,1.32/none,1.50]
    models=4 characters=1             => isFormed says=[1.27,1.34,1.32,1.50]
    models=4 characters=1 fellBelow=true => !isFormed says=[1.41,1.34,1.32/none,1.50]
`,
);

cases(
  'wab/arc',
  `
  riders shoot all round and charge ahead: angle=100
    isMounted=true                    => allowed !inArc says=[4.4/arc]
    isMounted=true arcAct=charge      => !allowed says=[1.48]
    isMounted=false                   => !allowed says=[1.48]
  what needs no sight: angle=10 obstructed=true
    arcAct=hold                       => allowed says=[1.48/anyway]
    arcAct=shoot                      => !allowed says=[1.49]
`,
);

cases(
  'wab/measuring',
  `
  once it is measured: measuredWhen=after mostInches=8
    trueDistance=8                    => inReach says=[] spares=[1.9~within-reach]
    trueDistance=8.1                  => !inReach says=[1.9]
`,
);

cases(
  'wab/characteristic',
  `
  each has a use of its own:
    characteristic=S value=4          => usedFor=wounding !isElite says=[1.14] spares=[]
    characteristic=WS value=4         => usedFor=hand-to-hand isElite says=[1.12,1.12/elite]
    characteristic=M value=4          => usedFor=moving says=[1.11]
`,
);

cases(
  'wab/rider',
  `
  rider and mount are one model: mountMovement=8
    riderWoundsTaken=0                => allowed !modelRemoved says=[1.21,1.22]
    riderWoundsTaken=1                => allowed modelRemoved says=[1.21,1.22,1.24]
    leavesRider=true                  => !allowed says=[1.21,1.22,1.24/apart]
`,
);
