import { cases } from '../../testing/cases.ts';

cases(
  'wab/may-shoot',
  `
  weapons that are not shot after a move: moved distance=7
    weapon=crossbow                                      => !allowed outcome=no-shot
    weapon=handgun                                       => !allowed
    weapon=light-crossbow                                => allowed shotRange=short
    weapon=javelin                                       => allowed shotRange=short
  as a reaction: occasion=stand-and-shoot distance=12 chargeDistance=16
    weapon=javelin                                       => allowed shotRange=short
    shooterState=marched                                 => allowed
    shooterState=engaged                                 => !allowed outcome=holds
    occasion=shoot-and-flee weapon=handgun               => !allowed outcome=flees
  whom it is shot at: distance=20
    aim=combat                                           => allowed shotRange=long
    aim=lone-character                                   => allowed
    aim=character-in-a-unit                              => !allowed
    aim=challenge                                        => !allowed
`,
);

cases(
  'wab/shooters',
  `
  front and rear, as many as can: models=20 wide=10
    weapon=short-bow frontCanShoot=6 rearInRange=5       => shots=8
    weapon=darts moved                                   => shots=15
    weapon=sling                                         => shots=10
    weapon=javelin elevated moved                        => shots=10 !massed
    shooterTroops=other                                  => shots=10 !massed
  archers behind others: models=12 wide=4 combined
    moved                                                => !allowed shots=0
    frontCanShoot=0                                      => !allowed
    occasion=stand-and-shoot                             => shots=8
`,
);

cases(
  'wab/shooting',
  `
  dice that fell: skill=3 shots=12 distance=20 save=5 targetModels=16
    hits=4 wounding=2 saves=1                            => unsavedWounds=1 modelsLost=1 !targetTests
    hits=6 wounding=5 saves=1                            => modelsLost=4 targetTests
    hits=6 wounding=5 saves=1 targetFlees                => modelsLost=4 !targetTests
    hits=3 wounding=2 saves=0 lostThisPhase=2            => modelsLost=2 targetTests
  models of several wounds: skill=3 shots=4 targetModels=3 woundsEach=2 hits=4 saves=0
    wounding=3                                           => modelsLost=1
    wounding=3 woundsBefore=1                            => modelsLost=2
`,
);
