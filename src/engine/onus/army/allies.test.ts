import { cases } from '../../testing/cases.ts';

cases(
  'onus/allies',
  `
  players, sides and their generals:
    players=2 => sidesCount=2 generalsPerSide=1 playersWithTwoGenerals=0 partsLed=null
    players=3 => sidesCount=2 generalsPerSide=2 playersWithTwoGenerals=1 partsLed=[left-flank,right-flank]
    players=4 => sidesCount=2 generalsPerSide=2 playersWithTwoGenerals=0 partsLed=[left-flank,right-flank]
    players=5 => sidesCount=2 generalsPerSide=3 playersWithTwoGenerals=1 partsLed=[left-flank,centre,right-flank]
    players=6 => sidesCount=2 generalsPerSide=3 playersWithTwoGenerals=0 partsLed=[left-flank,centre,right-flank]
  an army of 2000 points: agreedPoints=2000
    players=5 playWay=all-against-all => generalsPerSide=1 partsLed=null
    shares=[900,700,400]              => allowed sharesTotal=2000 pointsLeft=0
    shares=[900,700,500]              => !allowed pointsLeft=0
    shares=[500]                      => allowed sharesTotal=500 pointsLeft=1500
                                      => allowed=null sharesTotal=null
  two players divide nothing:
    divideBy=zone              => says=[12.34]
    divideBy=faction players=2 => says=[]
  the clauses of how players share an army:
    players=3                                     => says=[12.40,12.42,12.34] spares=[]
    players=3 playWay=all-against-all             => says=[12.41,12.42]
    players=4                                     => says=[12.34] spares=[12.40~even]
    players=4 agreedPoints=2000 shares=[1400,600] => says=[12.34,12.33]
    players=4 agreedPoints=2000 shares=[1400,700] => says=[12.34,12.33/over]
  shares are of something:
    shares=[900] => refused agreedPoints share-of-what 12.33
`,
);
