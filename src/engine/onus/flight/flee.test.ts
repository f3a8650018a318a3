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
  voluntary flight is not for a unit that flees already:
    flightCause=voluntary fleeing => refused fleeing flees-already 7.180
  a unit that begins to flee loses its markers, and those of the enemy if it is not blocked:
    flightCause=stampede     => markersLost=[formation,own-sections,enemy-sections]
    flightCause=flight-phase => markersLost=[]
  a unit that begins to flee: broken
    flightCause=trample          => flightMove=after-elephants !staysEngaged
    flightCause=trample blocked  => flightMove=when-unblocked staysEngaged
  a unit that begins to flee moves after the active player's if both flee: broken
    enemyFleesToo => fleesFirst=active-player
  the clauses of a failed check, and those that nearly applied:
                                     => says=[7.173/fate] spares=[7.186~not-fleeing-before,7.175~not-broken-before]
    abilities=[steadfast]            => says=[7.173/fate] spares=[7.186~not-fleeing-before,9.18~need-not-flee,7.175~not-broken-before]
    fleeing                          => says=[7.186/fate] spares=[]
    broken                           => says=[7.175/fate,7.175/markers,7.178/at-once] spares=[7.186~not-fleeing-before,7.176~not-blocked]
    broken enemyFleesToo             => says=[7.175/fate,7.175/markers,7.178/at-once,7.155]
    broken kind=elephants            => says=[7.175/fate,7.175/markers,7.178/at-once,7.194/straight]
    broken flightCause=activation    => says=[7.19/fate] spares=[]
    fleeing flightCause=activation   => says=[7.22/fate] spares=[]
    flightCause=flight-phase         => flightMove=at-once says=[7.187/goes-on] spares=[7.176~not-blocked,7.178~switched-off]
  the clauses of a blocked unit: broken blocked
                                => says=[7.175/fate,7.175/markers,7.176] spares=[7.186~not-fleeing-before,7.178~switched-off]
    R85=b                       => flightMove=when-unblocked says=[7.175/fate,7.175/markers,7.176]
    unblocked=later-turn        => says=[7.175/fate,7.175/markers,7.176,7.177/later-turn]
    unblocked=later-turn R85=b  => flightMove=very-next-flight-phase says=[7.175/fate,7.175/markers,7.176,7.177/very-next]
  the clauses of a voluntary flight: flightCause=voluntary
                      => allowed says=[7.180/may,7.181/fate,7.175/markers,7.178/at-once] spares=[7.176~not-blocked]
    woundsJustTaken=0 => !allowed says=[7.180/unhurt] spares=[]
    kind=ballista     => says=[7.180/may,7.182/fate] spares=[7.181~switched-off]
  what contradicts itself:
    flightCause=activation     => refused broken nothing-to-rally-from 7.17
    broken unblocked=same-turn => refused unblocked was-not-blocked 7.177
`,
);
