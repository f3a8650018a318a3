import { cases } from '../../testing/cases.ts';

cases(
  't7g/unit-state',
  `
  by its markers: stamina=4
    wear=0                 => fresh !weary !checkToAct wearLeft=4 markerKinds=0 1.27
    wear=3                 => !fresh !weary checkToAct wearLeft=1 1.28~not-weary
    wear=4                 => weary combatFalls fireFalls !courageFalls wearLeft=0 markerKinds=1 1.28/state
    wear=4 fervour=1       => !weary wearLeft=1
    wear=6                 => weary breakPoints=2 4.16/over
    wear=6 fervour=1       => breakPoints=1
    wear=2 disordered      => courageFalls !combatFalls markerKinds=2 1.29/state
    disordered             => fresh courageFalls markerKinds=1
    wear=4 flematico       => weary !combatFalls !fireFalls 7.79/state
    wear=4 bardiches       => !combatFalls fireFalls 6.93/state
  what bears on it, and what does not:
    stamina=4 wear=3 bardiches           => -6.93/state
    stamina=4 wear=3 flematico           => -7.79/state
    stamina=4 wear=4 bardiches flematico => -6.93/state
`,
);

cases(
  't7g/defence',
  `
  against whom, and what a die needs: defence=5
    attackBy=infantry              => against=infantry needs=5 hitChance=1/3
    attackBy=cavalry decreases=2   => against=cavalry needs=5 1.24
    attackBy=gun-crew              => against=infantry 6.80/crew
    attackBy=missile               => against=volleys
    attackBy=cannon                => against=artillery
    attackBy=cannon defence=7      => hitChance='0'
    attackBy=cannon defence=1      => hitChance='1'
  what bears on it, and what does not:
    attackBy=cannon => -6.80/crew
`,
);

cases(
  't7g/base',
  `
  the table of bases, and what is near enough:
    baseOf=formation scale='28'        => front=18 depth=9 accepted
    baseOf=tercio                    => front=12 depth=12 rearBehind=12
    baseOf=cavalry front=10          => front=8 depth=4 accepted
    baseOf=cavalry front=11          => accepted
    baseOf=cavalry front=11.5        => !accepted 1.3/off
    baseOf=company                   => lateralAside=4 lateralBehind=2 rearBehind=4
    baseOf=company front=6 depth=3   => lateralAside=3 lateralBehind=1.5 rearBehind=3
    baseOf=general                   => diameter=40 front=null
    baseOf=commander scale='28'        => diameter=40
    baseOf=commander front=4         => refused front round-base 7.5
`,
);
