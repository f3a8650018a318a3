import { cases } from '../../testing/cases.ts';

cases(
  'onus/shot',
  `
  a shot is barred by:
    shooter.kind=ballista|scorpions shooter.moved=reduced    => !allowed dice=0 7.71/*
    shooter.forcedMarch                                      => !allowed dice=0 7.42/*
    shooter.fleeing                                          => !allowed dice=0 7.183/*
    shooter.adoptedFormation                                 => !allowed dice=0 7.66/*
    // Ruling R75: Skirmishers neither.
    shooter.adoptedFormation shooter.abilities=[skirmishers] => !allowed dice=0 7.66/*
    !shooter.active                                          => !allowed dice=0 7.14/*
    shooter.shotAlready                                      => !allowed dice=0 7.4/*
    behindFront                                              => !allowed dice=0 7.126/*
    distance=3 visibility.impossibleBeyond=2                 => !allowed dice=0 12.15/*
  a shot is allowed:
    shooter.kind=ballista                    => allowed dice=4
    target.fleeing                           => allowed dice=4
    distance=2 visibility.impossibleBeyond=2 => allowed dice=4
  // Figures, section 18; range 7 UD, so that half of it is no whole number.
  up to half of 7 UD there are 4 dice, up to 7 there are 2: shooter.range=7
    distance=0|3.49|3.5 => dice=4 band=short !lost
    distance=3.51|7     => dice=2 band=long !lost
    distance=7.01       => dice=0 band=out lost
  R8: by b exactly half the range is long: shooter.range=7 R8=b
    distance=3.5  => dice=2
    distance=3.49 => dice=4
  what changes the strength:
                                                             => strengthModifier=0
    fog=face-down                                            => strengthModifier=-1
    fog=turned-up                                            => strengthModifier=0
    distance=3 visibility.penaltyBeyond=2                    => strengthModifier=-1
    distance=2 visibility.penaltyBeyond=2                    => strengthModifier=0
    obstructed fog=face-down shooter.wounds=3 shooter.broken => strengthModifier=-4
`,
);
