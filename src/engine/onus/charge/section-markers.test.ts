import { cases } from '../../testing/cases.ts';

cases(
  'onus/section-markers',
  `
  Section markers:
    markersMet=2 chargedOn=rear               => markersRemoved=2 markersKept=0 woundsTaken=2
    markersMet=2 chargedOn=front              => markersRemoved=0 markersKept=2 woundsTaken=0
    markersCutOff=1                           => markersRemoved=2 markersKept=0 woundsTaken=2
    markerEvent=enemy-destroyed markersMet=3  => markersRemoved=3 markersKept=0 woundsTaken=0
    markerEvent=enemy-flees markersMet=2      => markersRemoved=2 markersKept=0 woundsTaken=0
    markerEvent=enemy-flees enemyBlocked      => markersRemoved=0 markersKept=1 woundsTaken=0
    markerEvent=enemy-destroyed stillTouching => markersRemoved=0 markersKept=1 woundsTaken=0
    markersMet=2 wounds=3 life=5 => eliminated
    markersMet=2 wounds=2 life=5 => !eliminated
                                 => !countsInCombat !causesCheck
    R32=b                        => countsInCombat
    chargedOn=front              => countsInCombat=null
  what is said of Section markers, and what nearly was:
    chargedOn=side               => says=[7.85] spares=[7.87~not-frontal,7.86~none-cut-off]
    chargedOn=front              => says=[7.87] spares=[7.85~frontal]
    chargedOn=front markersMet=0 => says=[] spares=[]
    chargedOn=front markersCutOff=2 => markersRemoved=0 markersKept=3
    markersMet=0 markersCutOff=2 => markersRemoved=0
    markerEvent=enemy-flees stillTouching => markersRemoved=0 markersKept=1
    markerEvent=enemy-flees enemyBlocked  => says=[7.176/markers] spares=[7.82~switched-off]
`,
);
