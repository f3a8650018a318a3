import { cases } from '../../testing/cases.ts';

cases(
  'ccn/components',
  `
  what the box holds:
    component=board                       => count=1 width=13 depth=9 boardSections=3 says=[2.4,2.5]
    component=die-cut-sheets              => count=5 says=[2.1]
    component=terrain-tiles               => count=56 says=[2.1,2.7]
    component=square-tracks               => count=2 perPlayer=1 says=[2.1,2.22,3.3/tokens]
    component=square-tokens               => count=8 perPlayer=4 says=[2.22,3.3/tokens]
    component=victory-banners             => count=18 says=[2.23,3.7]
    component=command-cards               => count=70 says=[2.1]
    component=battle-dice                 => count=8 says=[2.1,2.9/die,2.10,3.7]
    component=label-sheets                => count=6 says=[2.1]
    component=player-aids                 => count=6 says=[2.1]
    component=quick-reference-cards       => count=2 says=[2.13]
    component=rule-book                   => count=1 says=[2.1]
    component=scenario-book               => count=1 says=[2.1]
    component=blocks                      => count=340 withoutSpares=305 millimetres=[] says=[2.1,2.2/spares,2.21]
    component=infantry-blocks             => count=193 withoutSpares=180 millimetres=[18,18,8] says=[2.2,2.2/spares,2.3,2.21]
    component=cavalry-blocks              => count=87 withoutSpares=77 millimetres=[22,22,8]
    component=artillery-and-leader-blocks => count=60 withoutSpares=48 millimetres=[22,28,8]
`,
);
