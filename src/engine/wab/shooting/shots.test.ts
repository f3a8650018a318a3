import { cases } from '../../testing/cases.ts';

cases(
  'wab/shooters',
  `
  three ranks of five: models=15 wide=5
    => shots=10 says=[10.56,4.28/allowed,4.29,4.34] 4.32~stands-to-shoot 4.33~outside-the-wood 13.44~not-combined 4.31~all-in-range 4.6~ranks-behind-shoot
    weapon=short-bow => says=[10.54,4.28/allowed,4.29,4.34]
    weapon=long-bow => says=[10.58,4.28/allowed,4.29,4.34]
    weapon=darts => says=[4.28/allowed,4.29,4.34] 10.48~has-not-moved
    weapon=darts moved => shots=10 says=[10.48,4.28/allowed,4.29,4.34] 4.30~darts-on-the-move
    weapon=stones => says=[4.28/allowed,4.29,4.34] 10.52~has-not-moved
    weapon=stones moved => shots=10 says=[10.52,4.28/allowed,4.29,4.34]
    weapon=stones moved R205=b => shots=5 says=[4.28,4.30,4.6]
    weapon=crossbow => shots=5 says=[4.28,4.6] spares=[10.60~has-not-moved,4.36~on-the-level,4.32~stands-to-shoot,4.33~outside-the-wood]
    weapon=crossbow elevated => shots=10 says=[4.36,4.29,4.34]
    weapon=crossbow frontCanShoot=0 => !allowed says=[4.28,4.6,4.17,4.6/nobody]
    elevated => says=[10.56,4.28/allowed,4.29,4.34]
    shooterTroops=other => shots=5 says=[10.56,4.28/allowed,4.28/others,4.6]
    moved => shots=5 says=[10.56,4.28/allowed,4.30,4.6]
    occasion=shoot-and-flee => shots=5 says=[10.56,4.28/allowed,4.32,4.6]
    inWood => shots=5 says=[10.56,4.28/allowed,4.33,4.6]
    frontCanShoot=0 => !allowed says=[10.56,4.28/allowed,4.29/none-in-front,4.6,4.17,4.6/nobody]
    rearInRange=6 => shots=8 says=[10.56,4.28/allowed,4.29,4.31,4.34]
  one rank: models=5 wide=5
    => shots=5 !massed says=[] spares=[10.56~nobody-behind]
    weapon=sling frontCanShoot=0 => !allowed says=[4.17,4.6/nobody]
    combined frontCanShoot=0 => !allowed -4.29/none-in-front
    weapon=short-bow => says=[] spares=[10.54~nobody-behind]
    weapon=long-bow => says=[] spares=[10.58~nobody-behind]
    weapon=darts moved => says=[] spares=[]
    weapon=stones moved => says=[] spares=[]
    weapon=crossbow => says=[]
    weapon=crossbow elevated => says=[]
    shooterTroops=other => says=[]
    moved => says=[] spares=[10.56~nobody-behind]
    occasion=shoot-and-flee => says=[]
    inWood => says=[]
    frontCanShoot=0 => !allowed says=[4.17,4.6/nobody]
    combined => shots=5 says=[10.56,4.28/allowed,13.44,4.35] spares=[4.32~stands-to-shoot,4.33~outside-the-wood,4.6~ranks-behind-shoot]
  archers behind others: models=12 wide=4 combined
    => shots=8 says=[10.56,4.28/allowed,13.44,4.35,4.29,4.34]
    moved => !allowed says=[10.56,4.28/allowed,4.30,4.6,4.6/nobody]
`,
);

cases(
  'wab/shooting',
  `
  ten shots: skill=3 shots=10
    skill=1 atCharge fearFailed => needed=7
    => needed=4 says=[4.37,4.39,4.53,4.51] spares=[4.5~has-not-marched,4.41~not-large,4.42~stood-still,4.43~no-charger,4.46~target-in-ranks,4.48~no-light-cover,4.49~no-heavy-cover,4.38~needs-more]
    distance=14 => needed=5 says=[4.37,4.39,4.44,4.40,4.53,4.51]
    distance=14 neverLong => needed=4 says=[4.37,4.39,4.53,4.51] 4.44~never-long
    distance=30 => !allowed says=[4.16]
    distance=30 atCharge => allowed needed=5 says=[4.37,4.39,4.43,4.24,4.40,4.53,4.51]
    atCharge => needed=5 says=[4.37,4.39,4.43,4.40,4.53,4.51]
    moved => needed=5 says=[4.37,4.39,4.42,4.40,4.53,4.51]
    moved expertHorsemen => needed=4 says=[4.37,4.39,13.62,4.40,4.53,4.51]
    expertHorsemen => says=[4.37,4.39,4.53,4.51]
    target=skirmishers => needed=5 says=[4.37,4.39,4.46,4.40,4.53,4.51] 15.13~no-character-meant
    target=character-among-skirmishers => needed=5 says=[4.37,4.39,15.13,4.46,4.40,4.53,4.51]
    target=light-chariot => needed=4 says=[4.37,4.39,4.53,4.51] 4.47~chariot-stood
    target=light-chariot-moved => needed=5 says=[4.37,4.39,4.47,4.40,4.53,4.51]
    target=tabor => needed=6 says=[4.37,4.39,14.41,14.42,4.40,4.53,4.51] 14.16~a-tabor
    target=tabor cover=light|heavy => needed=6 says=[4.37,4.39,14.41,14.42,4.40,4.53,4.51]
    target=machine => needed=3 says=[4.37,4.39,18.8,4.41,4.40,18.7,4.53,4.51,17.17/crew-bare]
    target=elephant => needed=3 says=[4.37,4.39,17.6,4.41,4.40,17.28,17.16,17.22,4.53,4.51,4.54,17.17/crew-bare,17.18,17.30/shots]
    target=elephant save=5 => needsToSave=5 -17.22
    hits=5 veteran => rerollsUpTo=null -13.114/dice
    veteran => rerollsUpTo=4 13.114/dice
    veteran otherGroups.0.shots=4 => rerollsUpTo=6
`,
);

cases(
  'wab/casualties',
  `
  three of twelve fall: unsavedWounds=3 models=12
    wide=4 => modelsLost=3 modelsLeft=9 takenFrom=rear says=[4.58,4.59]
    wide=4 cavalry => says=[4.58,4.62,4.59]
    wide=12 => takenFrom=both-ends says=[4.58,4.59/ends]
    wide=4 loose => takenFrom=anywhere says=[4.58,4.61]
    wide=12 loose => takenFrom=anywhere says=[4.58,4.61]
`,
);
