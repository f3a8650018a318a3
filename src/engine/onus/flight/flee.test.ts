import { cases } from '../../testing/cases.ts';

cases(
  'onus/flee',
  `
  // Before, cause, after: engine notes 3.5 and 12.1.
  what a failed check makes of a unit:
    fleeing                             => fate=fleeing
    flightCause=trample                 => fate=broken
    flightCause=trample|stampede broken => fate=fleeing
    flightCause=stampede|flight-phase   => fate=fleeing
    flightCause=activation broken       => fate=broken
    flightCause=activation fleeing      => fate=fleeing
    kind=onager                         => fate=broken !takesFlight flightMove=none
    kind=onager|scorpions broken        => fate=eliminated !takesFlight flightMove=none
    kind=ballista flightCause=voluntary => fate=eliminated !takesFlight flightMove=none
  what a failed check makes of a unit: abilities=[steadfast]
                         => fate=broken
    flightCause=stampede => fate=broken
  voluntary flight needs a wound in that combat or shot:
    flightCause=voluntary woundsJustTaken=1 => allowed fate=fleeing
  voluntary flight places Fleeing, and Broken where it is missing: flightCause=voluntary
           => markersGained=[fleeing,broken]
    broken => markersGained=[fleeing]
  voluntary flight is declared after the checks:
    flightCause=voluntary => declared=after-checks
    broken                => declared=null
  voluntary flight is not for a unit that flees already:
    flightCause=voluntary fleeing => refused fleeing flees-already 7.180
  a unit that begins to flee loses its markers, and those of the enemy if it is not blocked:
    flightCause=stampede     => markersLost=[formation,own-sections,enemy-sections]
    flightCause=flight-phase => markersLost=[]
  a unit that begins to flee: broken
    blocked unblocked=same-turn  => flightMove=at-once !staysEngaged
    blocked unblocked=later-turn => flightMove=next-flight-phase staysEngaged
    flightCause=trample          => flightMove=after-elephants !staysEngaged
    flightCause=trample blocked  => flightMove=when-unblocked staysEngaged
  a unit that begins to flee moves after the active player's if both flee: broken
    enemyFleesToo => fleesFirst=active-player
                  => fleesFirst=null
  what contradicts itself:
    flightCause=activation     => refused broken nothing-to-rally-from 7.17
    broken unblocked=same-turn => refused unblocked was-not-blocked 7.177
`,
);
