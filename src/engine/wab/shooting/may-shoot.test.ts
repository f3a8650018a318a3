import { cases } from '../../testing/cases.ts';

cases(
  'wab/may-shoot',
  `
  in the shooting phase:
    => allowed says=[4.20,10.57] spares=[4.5~has-not-marched,10.4~no-other-weapon,4.1~declared-in-time,4.2~not-measured,4.3~in-arc,4.16~in-range]
    shooterState=engaged => !allowed says=[4.1/engaged]
    shooterState=fleeing => !allowed says=[2.69/no-shot]
    shooterState=rallied => !allowed says=[2.78/no-shot]
    shooterState=reformed => !allowed says=[2.32/no-shot]
    shooterState=failed-reform => !allowed says=[2.29/no-shot]
    shooterState=marched => !allowed says=[4.5]
    shooterState=marched skirmishers => !allowed says=[15.11]
    shooterState=failed-charge => !allowed says=[3.23/no-shot]
    skirmishers => allowed says=[4.20,10.57] 15.11~no-more-than-its-movement
    hidden => !allowed says=[4.6/hidden]
    aim=lone-character => allowed says=[4.20,10.57] 9.36~nearest-target
    aim=lone-character !nearestTarget => !allowed says=[9.36]
    !nearestTarget => allowed says=[4.20,10.57]
    aim=combat => allowed says=[4.21/allowed,4.20,10.57]
    otherChargerUnfit R109=b => allowed says=[4.20,10.57]
    distance=30 => !allowed outcome=misses says=[4.16]
    offFront=60 => !allowed says=[4.3]
    offFront=60 mounted => allowed says=[4.4,4.20,10.57]
    mounted => says=[4.20,10.57]
    besideLightCavalry=6 => !allowed says=[21.37]
    parthianShot mounted skirmishers => mayMoveThen says=[4.20,10.57,13.86/then]
    parthianShot mounted => !mayMoveThen 13.86~no-skirmishing-horse
    parthianShot skirmishers => !mayMoveThen 13.86~no-skirmishing-horse
    parthianShot mounted skirmishers weapon=sling => !mayMoveThen 13.86~no-bow-or-javelin
    parthianShot mounted skirmishers weapon=javelin|short-bow|long-bow => mayMoveThen
    mounted skirmishers => !mayMoveThen says=[4.20,10.57]
    weapon=sling => says=[4.19,10.71] 10.68~shoots-once 10.69~shoots-once
    weapon=sling moved => says=[4.19,10.71] 10.69~shoots-once
    weapon=sling shootsTwice => says=[10.68,10.69,4.19,10.71]
    weapon=sling shootsTwice moved => !allowed says=[10.68/moved,10.69]
  at a charge: occasion=stand-and-shoot
    => allowed says=[4.20,4.24,10.57] spares=[4.3~in-arc]
    shooterState=rallied|reformed|failed-reform|failed-charge|marched => allowed says=[4.20,4.24,10.57]
    skirmishers shooterState=marched => allowed says=[4.20,4.24,10.57]
    shooterState=engaged => !allowed outcome=holds says=[3.17/no-shot,4.23]
    shooterState=fleeing => !allowed says=[2.69/no-shot,4.23]
    otherWeaponShot => allowed says=[10.4,4.20,4.24,10.57]
    declaredLate => allowed says=[4.20,4.24,10.57]
    measuredBefore => allowed says=[4.20,4.24,10.57]
    aim=combat => says=[4.20,4.24,10.57]
    weapon=sling => says=[4.19,4.24,10.71]
    weapon=sling shootsTwice => !allowed says=[10.70,4.23]
    otherChargerUnfit => allowed says=[4.20,4.24,10.57]
    otherChargerUnfit R109=b => !allowed says=[4.22/others,4.23]
    distance=8 chargeDistance=16 => !allowed says=[4.22,4.23]
    distance=10 chargeDistance=16 => allowed 4.22~charger-far-off
    distance=30 chargeDistance=16 => allowed
    parthianShot mounted skirmishers => !mayMoveThen says=[4.20,4.24,10.57]
`,
);

cases(
  'wab/line-of-sight',
  `
  what lies between:
    => allowed says=[4.6/clear] spares=[]
    between=[troops] => !allowed says=[4.12] spares=[4.14~seer-on-the-ground,4.15~target-on-the-ground]
    between=[troops] seerOn=hill => allowed says=[4.14,4.6/clear]
    between=[troops] seerOn=hill asHigh => !allowed says=[4.12] 4.14~as-high-as-they
    between=[troops] targetOn=hill => allowed says=[4.15,4.6/clear]
    between=[troops] targetOn=hill asHigh => !allowed says=[4.12] 4.15~as-high-as-they
    between=[troops] seerOn=hill targetOn=hill => allowed says=[4.14,4.6/clear]
    between=[troops] seerOn=elephant => allowed says=[4.13,4.6/clear]
    between=[hill] seerOn=elephant => !allowed says=[4.8] 4.13~no-troops-between
    seerOn=elephant => allowed says=[4.6/clear] spares=[]
    between=[wood] => !allowed says=[4.10] spares=[]
    between=[wood] seerOn=hill => !allowed says=[4.10] spares=[]
    between=[wood] woodInches=2 => allowed says=[4.6/clear] spares=[4.10~little-wood]
    between=[wood] woodInches=2 R8=b => !allowed says=[4.10]
    bothInWood woodInches=3 => !allowed says=[4.11]
    bothInWood woodInches=2 => allowed says=[4.6/clear] spares=[4.11~near-in-the-wood]
    between=[wood] bothInWood woodInches=3 => !allowed says=[4.11] spares=[]
    between=[wood] bothInWood woodInches=2 => allowed says=[4.6/clear] spares=[4.11~near-in-the-wood]
    between=[skirmishers] => allowed says=[15.15,4.6/clear]
    between=[skirmishers] !gapInLine => !allowed says=[15.15/no-gap]
    between=[companions] => allowed says=[15.14,4.6/clear]
    between=[companions] !gapInLine => !allowed says=[15.14/no-gap]
    !gapInLine => allowed says=[4.6/clear]
    between=[obstacle] => !allowed says=[4.9]
    between=[obstacle] closeToObstacle=seer => allowed says=[4.6/clear] 4.9~stands-at-it
`,
);
