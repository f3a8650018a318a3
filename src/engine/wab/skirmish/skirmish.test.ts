import { cases } from '../../testing/cases.ts';

cases(
  'wab/skirmish-formation',
  `
  as they deploy:
    => allowed standsFor=battle says=[15.1]
    unitTroops=light-cavalry => allowed says=[15.1]
    standsAs=formed => allowed says=[15.1]
    unitTroops=infantry => !allowed says=[15.1/formed-only]
    unitTroops=infantry standsAs=formed => allowed says=[]
    unitTroops=light-chariots => !allowed says=[15.1/formed-only]
  as they were deployed: deployedAs=formed
    => !allowed says=[15.1/kept]
    standsAs=formed => allowed says=[]
    deployedAs=skirmishers => allowed standsFor=battle says=[]
    deployedAs=skirmishers standsAs=formed => !allowed says=[15.1/kept]
    unitTroops=infantry => !allowed says=[15.1/formed-only]
    unitTroops=infantry standsAs=formed => allowed says=[]
    unitTroops=infantry deployedAs=skirmishers standsAs=formed => allowed says=[]
  through terrain: deployedAs=formed looseTerrain=crossing
    => allowed standsFor=terrain says=[15.2]
    deployedAs=skirmishers => allowed standsFor=battle says=[]
    unitTroops=cavalry => allowed standsFor=terrain says=[15.2]
    unitTroops=infantry deployedAs=skirmishers => allowed standsFor=terrain says=[15.2]
    unitTroops=infantry standsAs=formed => !allowed says=[15.2/must]
    unitTroops=light-chariots => !allowed says=[15.2/not-they]
    unitTroops=heavy-chariots => !allowed says=[15.2/not-they]
    unitTroops=elephants => !allowed says=[15.2/not-they]
    unitTroops=elephants standsAs=formed => !allowed says=[15.2/must]
  behind it: deployedAs=formed looseTerrain=left
    => !allowed says=[15.2/back]
    standsAs=formed => allowed says=[]
    deployedAs=skirmishers => allowed standsFor=battle says=[]
    unitTroops=infantry => !allowed says=[15.2/back]
    unitTroops=elephants => !allowed says=[15.2/not-they]
    unitTroops=elephants standsAs=formed => allowed says=[]
`,
);

cases(
  'wab/skirmish-coherency',
  `
  how they stand:
    => allowed coherent says=[15.3]
    widestGap=2.5 => !allowed !coherent says=[15.5/apart]
    widestGap=2.5 gapCause=anything-else => allowed !coherent restores=as-soon-as-it-can says=[15.3/restore]
    gapCause=anything-else => allowed restores=nothing says=[15.3]
    facesApart => says=[15.3,15.4]
    changesDirection => says=[15.3,15.5]
`,
);

cases(
  'wab/skirmish-contact',
  `
  they charge: models=16
    modelsNear=10 placesInContact=8 => inContact=8 secondLine=2 looseModels=6 says=[15.9/reach,15.19,15.21]
    modelsNear=8 placesInContact=8 => inContact=8 secondLine=0 looseModels=8 says=[15.9/reach,15.19]
    modelsNear=0 => !reaches inContact=0 attackDice=0 says=[15.9/reach,15.19/none]
    modelsNear=0 rearReach => attackDice=0 says=[15.9/reach,15.19/none]
    modelsNear=10 placesInContact=8 rearReach => attackDice=8 says=[15.9/reach,15.19,15.21,15.23/rear]
  they are charged: models=16 skirmishersAre=charged
    modelsNear=0 => reaches inContact=1 looseModels=15 says=[15.20]
    modelsNear=5 placesInContact=3 rearReach => inContact=3 secondLine=0 attackDice=3 says=[15.20,15.23/rear]
  they are engaged: models=16 skirmishersAre=engaged
    placesInContact=6 => inContact=6 looseModels=10 says=[15.22]
    rearReach => inContact=16 attackDice=16 says=[15.22]
`,
);

cases(
  'wab/skirmish-fear',
  `
  of formed enemies:
    leadership=7 => fears says=[15.10]
    leadership=8 => !fears says=[]
    leadership=7 enemyFormed=false => !fears says=[]
    leadership=8 enemyFormed=false => !fears says=[]
`,
);

// By twice a Movement of 5 they would roll 3 dice.
cases(
  'wab/flight-move',
  `
  they flee by the Movement that is not doubled: movement=5
    skirmishers=true => flightDice=2 15.8
    skirmishers=false => flightDice=2 -15.8
`,
);
