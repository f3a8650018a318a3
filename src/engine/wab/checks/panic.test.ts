import { cases } from '../../testing/cases.ts';

cases(
  'wab/panic-test',
  `
  losses of the phase count for half strength: leadership=7 cause=shooting startModels=20
    models=12 lost=3                                     => tests target=6
    models=14 lost=3                                     => !tests
    models=14 lost=4                                     => tests target=6
    models=16 lost=4                                     => tests target=7
    models=12 lost=12                                    => !tests
  nobody tests for skirmishers but skirmishers: leadership=7 cause=broken-friends friendDistance=5 friendsSkirmish
    loneCharacter models=1                               => !tests
    skirmishers                                          => tests
    skirmishers cause=fleeing-friends friendDistance=2   => tests
    loneCharacter models=1 cause=fleeing-friends friendDistance=2 => !tests
  engaged units flee as broken: leadership=7 engaged dice=[6,6]
    friendDistance=2                                     => flees flight=as-broken
    cause=general-killed                                 => flees flight=as-broken
    cause=flank-charge skirmishers                       => flees flight=as-broken
    cause=flank-charge R69=b                             => flees flight=as-broken
  who takes none: leadership=7
    cause=general-killed fleeing                         => !tests
    cause=general-killed immune                          => !tests
    friendDistance=2 enemyTurn                           => !tests
    friendDistance=4.5                                   => !tests
`,
);
