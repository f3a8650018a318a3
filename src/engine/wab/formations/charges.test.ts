import { cases } from '../../testing/cases.ts';

cases(
  'wab/ferocious-charge',
  `
  a first charge: models=8 enemyModels=15
    => takesEffect usedUp enemyEnds=breaks says=[13.71,13.71/used-up] spares=[13.72~enemy-in-ranks,13.97~no-phalanx-there,13.70~five-or-more-ride,13.71~has-won,13.73~enemy-in-ranks,13.74~breaks-by-the-charge,13.76~fewer-than-twice]
    enemyModels=16 => enemyEnds=gives-ground says=[13.71,13.71/used-up,13.76]
    wins=false => takesEffect=false enemyEnds=not-beaten usedUp says=[13.71,13.71/not-won,13.71/used-up]
    chargeMade=neither => takesEffect=false !usedUp enemyEnds=break-test says=[13.71/tests] spares=[13.71~no-charge-made,13.70~five-or-more-ride,13.71~has-won]
    chargeMade=neither phalanxFront => says=[13.71/tests] spares=[13.71~no-charge-made,13.70~five-or-more-ride,13.71~has-won]
    roundOfCombat=2 => takesEffect=false !usedUp enemyEnds=break-test says=[13.71/tests] spares=[13.71~no-longer-first,13.97~no-phalanx-there,13.70~five-or-more-ride,13.71~has-won]
    earlierCharge=spent => takesEffect=false !usedUp !stillAvailable says=[13.71/tests]
    earlierCharge=on-skirmishers => takesEffect says=[13.73/kept,13.71,13.71/used-up]
    earlierCharge=broke-otherwise => takesEffect says=[13.74/kept,13.71,13.71/used-up]
    models=4 enemyModels=7 => takesEffect=false enemyEnds=break-test says=[13.71,13.70,13.71/tests,13.71/used-up]
    models=4 enemyModels=1 => takesEffect=false enemyEnds=breaks !usedUp says=[13.71,13.70,13.74/another,13.71/used-up,13.74]
    breaksAnyway => takesEffect=false enemyEnds=breaks !usedUp says=[13.71,13.74/another,13.71/used-up,13.74]
    breaksAnyway wins=false => enemyEnds=not-beaten usedUp says=[13.71,13.71/not-won,13.71/used-up]
    enemyModels=4 roundOfCombat=2 => enemyEnds=breaks !usedUp says=[13.74/another]
  at skirmishers: models=8 enemyModels=15 enemySkirmishes
    => takesEffect !usedUp enemyEnds=breaks says=[13.72,13.71/used-up,13.73] spares=[13.97~no-phalanx-there,13.70~five-or-more-ride,13.71~has-won,13.76~fewer-than-twice]
    earlierCharge=spent => takesEffect enemyEnds=breaks says=[13.72]
    wins=false => takesEffect=false enemyEnds=not-beaten says=[13.72,13.71/not-won,13.71/used-up,13.73]
    chargeMade=neither => takesEffect=false enemyEnds=break-test says=[13.71/tests] spares=[13.70~five-or-more-ride,13.71~has-won]
    roundOfCombat=2 => takesEffect=false enemyEnds=break-test says=[13.71/tests] spares=[13.72~no-longer-first,13.97~no-phalanx-there,13.70~five-or-more-ride,13.71~has-won]
    breaksAnyway => takesEffect=false enemyEnds=breaks !usedUp says=[13.72,13.74/another,13.71/used-up,13.73]
    phalanxFront => takesEffect=false usedUp says=[13.72,13.97/ferocious,13.71/tests,13.71/used-up]
    phalanxFront enemyModels=3 => enemyEnds=breaks usedUp says=[13.72,13.97/ferocious,13.74/another,13.71/used-up]
  at the front of a phalanx: models=8 enemyModels=15 phalanxFront
    => takesEffect=false usedUp enemyEnds=break-test says=[13.71,13.97/ferocious,13.71/tests,13.71/used-up]
    wins=false => usedUp enemyEnds=not-beaten says=[13.71,13.97/ferocious,13.71/not-won,13.71/used-up]
  at whoever is spared tests: models=8 enemyModels=15 enemyRule=stubborn
    => takesEffect=null enemyEnds=open odds.breaks-untested=1/2 says=[13.71,13.71/used-up,13.75/die]
    dieShown=3 => takesEffect enemyEnds=breaks says=[13.71,13.71/used-up,13.75]
    dieShown=3 enemyModels=16 => enemyEnds=gives-ground says=[13.71,13.71/used-up,13.75,13.76]
    dieShown=4 => takesEffect=false enemyEnds=its-own-rule says=[13.71,13.71/used-up,13.75/holds]
    enemyModels=16 => enemyEnds=open odds.breaks-untested=0 says=[13.71,13.71/used-up,13.75/die]
    enemySkirmishes wins=false => takesEffect=false enemyEnds=not-beaten says=[13.72,13.71/not-won,13.71/used-up,13.73]
`,
);

cases(
  'wab/feigned-flight',
  `
  whether it gets away: movement=8 distance=8
    => feignEnds=open says=[3.11/fast,3.11,13.64,13.65,13.66]
    dice=[1,1,2] => feignEnds=caught keepsChargeBenefits says=[3.11/fast,3.11,13.64,13.65] spares=[13.63~charged-in-its-front,3.15~does-not-shoot,13.66~is-caught]
    dice=[6,6,6] => feignEnds=escapes keepsChargeBenefits=false says=[3.11/fast,3.11,13.64,13.66,3.22/fails] spares=[13.63~charged-in-its-front,3.15~does-not-shoot,13.65~gets-away]
    dice=[1,1,2] fearTest=passed => says=[13.67/passed,3.11/fast,3.11,13.64,13.65]
    fearTest=failed => !allowed says=[13.67]
    feignFrom=rear => !allowed says=[13.63]
`,
);

cases(
  'wab/parthian-shot',
  `
  who may: movement=8
    => allowed says=[13.85/rides,13.86] spares=[13.85~skirmishing-horse,13.85~bows-or-javelins,13.86~has-shot]
    skirmishers=false => !allowed says=[13.85] spares=[13.85~bows-or-javelins,13.86~has-shot]
    weapon=sling => !allowed says=[13.85/weapon] spares=[13.85~skirmishing-horse,13.86~has-shot]
`,
);

cases(
  'wab/levy-fear',
  `
  whom levies fear: models=20
    => leviesFear says=[13.77] spares=[13.77~too-few-levies]
    enemyModels=10 => !leviesFear says=[13.77/outnumber] spares=[]
    enemyModels=11 => leviesFear
    enemySkirmishes => !leviesFear says=[13.77/ignored] spares=[]
    enemyFlees enemyModels=10 => !leviesFear says=[13.77/ignored] spares=[]
    enemySkirmishes R293=b => leviesFear says=[13.77]
`,
);

cases(
  'wab/terrain-move',
  `
  subterfuge: movement=4 legs.0.over=wood legs.0.inches=4
    => inchesMoved=2 -13.118 -13.120
    subterfuge => inchesMoved=4 leftToMove=0 says=[2.10,2.11,13.118,2.36]
    subterfuge legs.0.over=wall legs.0.inches=4 => inchesMoved=0 leftToMove=4 obstaclesCrossed=1 says=[2.10,2.11,13.118,2.43]
    subterfuge legs.0.over=rocks => inchesMoved=1 says=[2.10,2.11,2.38,2.39/way,2.34]
    subterfuge move=charge => 13.120 -13.118
    move=charge => -13.120
    subterfuge move=march => -13.118 -13.120
    subterfuge legs.0.over=open => -13.118
    subterfuge move=charge legs.0.over=open => -13.120
`,
);
