import { cases } from '../../testing/cases.ts';
import { isArtillery, UNITS } from '../units.ts';
import { lineOfSightQuery } from './line-of-sight.ts';

const GUNS = UNITS.filter(isArtillery);
const OTHERS = ['none', ...UNITS.filter((unit) => !isArtillery(unit))];

/** Figures, table 12, and what else may lie on a line. */
cases(
  lineOfSightQuery,
  `
  one hex between: from=E7 to=E9
    forests=[E8]                           => !visible blockedBy=[E8] distance=2 7.8/line
    towns=[E8]                             => !visible 7.31/line
    ruggedHills=[E8]                       => !visible 7.23/line
    rivers=[E8]                            => visible 7.43/line
    fords=[E8]                             => visible 7.49/line
    bridges=[E8]                           => visible 7.53/line
    quarries=[E8]                          => visible 7.59/line
    fieldworkHexes=[E8]                    => visible 7.40/line
    units=[E8]                             => !visible 5.90/unit
    friends=[E8]                           => !visible blockedBy=[E8]
    units=[E8] bridges=[E8]                => !visible
    units=[E7,E9] forests=[E7,E9]          => visible 5.89/own-hex 5.91/line 7.8~switched-off
    forests=[E7]                           => visible spares=[7.8~switched-off]
    forests=[D8]                           => visible 7.8~not-on-the-line -5.88
    forests=[D8] shooter=line              => visible 5.88
    towns=[F8] ruggedHills=[D8]            => visible 7.31~not-on-the-line 7.23~not-on-the-line
  hills: from=E7 to=E10
    hills=[E8]                             => !visible blockedBy=[E8] 7.16/hill 5.91~terrain-between
    hills=[E10]                            => visible 7.17/line 7.16~switched-off 7.18~no-hill-between
    hills=[E7]                             => visible 7.17/line
    hills=[E9,E10]                         => !visible blockedBy=[E9] 7.18/line 7.17~hill-between
    hills=[E7,E8]                          => !visible blockedBy=[E8] 7.18/line
    hills=[E8,E10]                         => !visible 7.18/line
    hills=[E7,E8,E9,E10]                   => visible 7.19/line 7.16~switched-off
    hills=[E7,E8,E9,E10] units=[E9]        => !visible blockedBy=[E9]
    hills=[E7,E8,E9,E10] units=[E9] R57=b  => visible
    hills=[E7,E10]                         => visible 7.20/low-ground 7.19~lower-ground-between
    hills=[E7,E10] forests=[E8]            => !visible blockedBy=[E8]
    hills=[E7,E10] units=[E8]              => !visible blockedBy=[E8]
    hills=[E7,E10] units=[E8] R57=b        => !visible
    hills=[E7,E8,E10]                      => !visible blockedBy=[E8] 7.16/apart 7.20~hill-between
    hills=[E7,E8,E10] R58=b                => visible 7.20/level
    hills=[E7,E8,E10] units=[E8] R57=b R58=b => !visible
  along hexsides: from=C7 to=G7
    forests=[D6]                           => visible distance=4 5.92/one-side
    forests=[D6,D7]                        => !visible blockedBy=[D6,D7] 5.92/both-sides -5.92/either-side
    forests=[D6,F6]                        => visible
    forests=[D6,F7]                        => !visible blockedBy=[D6,F7] 5.92/either-side
    forests=[D6,F7] R5=b                   => visible -5.92/either-side
    hills=[C7,D6,E7,F7,G7]                 => visible 7.19/line
    hills=[C7,D6,E7,F7,G7] forests=[D7]    => visible
    hills=[C7,D6,F7,G7]                    => !visible 7.16/apart
  along the edge of the board: from=A1 to=E1
    units=[B1]                             => !visible blockedBy=[B1] 5.90/edge
    units=[C1]                             => !visible blockedBy=[C1]
    rivers=[B1]                            => visible 5.92/one-side
  artillery on a hill fires over friends: from=E7 to=E10 hills=[E7] friends=[E8]
    shooter=GUNS                           => visible firesOver=[E8] 7.13/line 5.90~switched-off
    shooter=OTHERS                         => !visible firesOver=[] 7.13~not-artillery
    shooter=GUNS combinedArms              => !visible firesOver=[] 6.51/line 7.13~switched-off quotes=[6.51]
    shooter=GUNS quarries=[E8]             => visible firesOver=[E8]
    shooter=GUNS bridges=[E8]              => visible
    shooter=GUNS forests=[E8]              => !visible firesOver=[]
    shooter=GUNS towns=[E8]                => !visible
    shooter=GUNS hills=[E7,E8]             => !visible firesOver=[]
    shooter=GUNS hills=[]                  => !visible firesOver=[]
    shooter=GUNS units=[E9]                => !visible firesOver=[] blockedBy=[E9]
    shooter=GUNS friends=[E9]              => !visible blockedBy=[E9]
    shooter=GUNS friends=[] units=[E8]     => !visible blockedBy=[E8]
    shooter=none combinedArms              => refused combinedArms only-artillery-joins 6.49
  neighbours see each other: from=E7 to=E8
    forests=[E7,E8]                        => visible distance=1 5.90~no-hex-between
    to=E7                                  => refused to same-hex
    forests=[E8] towns=[E8]                => refused towns.0 two-terrains
`,
  { GUNS, OTHERS },
);
