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

cases(
  'wab/panic-test',
  `
  friends flee nearby: leadership=7
    => tests testedWhen=turn-start says=[7.6,7.1,7.9] spares=[7.7~friends-are-formed,7.8~not-twice-as-many,12.19~not-frenzied,7.3~above-half]
    friendsEnd=panicked => tests says=[7.6,7.1,7.9]
    friendsEnd=destroyed-by-shooting => tests says=[7.6,7.1,7.9]
    generalEnds=fled-off-table => tests says=[7.6,7.1,7.9]
    offTable => tests says=[7.6,7.1,7.9]
    chargerSkirmishes => tests says=[7.6,7.1,7.9]
    chargerPursued R115=b => tests says=[7.6,7.1,7.9]
    generalEnds=caught-in-pursuit R117=b => tests says=[7.6,7.1,7.9]
    leviesBroke wonCombat => tests !rerolls says=[7.6,7.1,7.9]
    friendDistance=4.5 => !tests says=[7.1/no-cause] spares=[7.6~friends-too-far,7.7~friends-are-formed,7.8~not-twice-as-many]
    friendDistance=4.5 frenzied => !tests says=[7.1/no-cause]
    friendDistance=4.5 stubborn => !tests says=[7.1/no-cause]
    frenzied => !tests says=[7.6,12.19]
    friendsSkirmish friendModels=10 => !tests says=[7.6,7.7] spares=[]
    friendModels=10 => !tests says=[7.6,7.8] spares=[7.7~friends-are-formed]
    friendModels=11 => tests says=[7.6,7.1,7.9]
    skirmishers friendModels=10 friendsSkirmish => !tests says=[7.6,7.8]
    skirmishers friendsSkirmish => tests says=[7.6,7.1,7.9]
    skirmishers friendsSkirmish R87=b => !tests says=[7.6,7.7/reading]
    skirmishers R87=b => tests says=[7.6,7.1,7.9] spares=[7.7~friends-are-formed,7.8~not-twice-as-many,12.19~not-frenzied,7.3~above-half]
    stubborn => !tests says=[7.6,12.29]
    stubborn models=4 => tests says=[7.6,12.28,7.1,7.9]
    models=4 => tests says=[7.6,7.1,7.9]
    mountLeadership=5 => tests target=7 says=[7.6,7.4,7.1,7.9]
    characterLeadership=8 => target=8 says=[7.6,9.30,7.5,7.1,7.9]
    characterLeadership=8 skirmishers => target=7 says=[7.6,9.31,15.28,7.1,7.9]
    characterLeadership=8 characterWithdrawn => target=7 says=[7.6,9.63,7.1,7.9]
  friends are broken: leadership=7 cause=broken-friends
    => tests !rerolls testedWhen=panic-step says=[7.10,7.12,7.1,7.13] spares=[7.11~friends-are-formed,7.27~beaten-in-combat,7.29~fell-to-no-shots,12.19~not-frenzied,7.3~above-half,7.28~has-not-won]
    stubborn => tests says=[7.10,7.12,7.1,7.13]
    friendsEnd=destroyed-in-combat => tests says=[7.10,7.12,7.1,7.13]
    friendsEnd=panicked => !tests says=[7.27] spares=[7.10~not-in-combat,7.11~friends-are-formed,7.29~fell-to-no-shots]
    friendsEnd=destroyed-by-shooting => !tests says=[7.29]
    friendsSkirmish => !tests says=[7.10,7.11]
    leviesBroke => rerolls says=[7.10,7.12,7.1,13.81,7.13]
    leviesBroke levy => !rerolls says=[7.10,7.12,7.1,7.13]
    wonCombat => rerolls says=[7.10,7.12,7.1,7.28,7.13]
  charged from the flank: leadership=7 cause=flank-charge
    => tests says=[7.14,7.17,7.16/before-it-moves,7.1,7.2/away] spares=[7.15~enough-models,7.15~not-skirmishing,7.16~charge-reaches,12.19~not-frenzied,7.3~above-half]
    friendsSkirmish friendModels=1 => tests says=[7.14,7.17,7.16/before-it-moves,7.1,7.2/away]
    generalEnds=caught-in-pursuit R117=b => tests says=[7.14,7.17,7.16/before-it-moves,7.1,7.2/away]
    chargerPursued => tests testedWhen=on-arrival says=[7.14,7.17,7.16/on-arrival,7.1,7.2/away]
    chargerPursued R115=b => !tests says=[7.14,7.14/pursuers] spares=[7.15~enough-models,7.15~not-skirmishing,7.16~charge-reaches]
    chargerSkirmishes => !tests says=[7.14,15.25/panic]
    engaged => tests says=[7.14,7.16/before-it-moves,7.1,7.25] spares=[7.15~enough-models,7.15~not-skirmishing,7.16~charge-reaches,7.17~is-engaged,12.19~not-frenzied,7.3~above-half]
    skirmishers engaged => tests says=[7.14,15.26,7.15/engaged,7.16/before-it-moves,7.1,7.25] spares=[7.15~enough-models,7.15~switched-off,7.16~charge-reaches,7.17~is-engaged,12.19~not-frenzied,7.3~above-half]
    skirmishers => !tests says=[7.14,7.15] spares=[7.15~enough-models,15.26~not-engaged,7.16~charge-reaches]
    models=4 stubborn => !tests says=[7.14,7.15/few] spares=[7.15~not-skirmishing,7.16~charge-reaches]
    chargerModels=4 => !tests says=[7.1/no-cause]
  the General is killed: leadership=7 cause=general-killed
    => tests testedWhen=panic-step says=[7.18,7.19/killed-in-combat,7.1,7.2/edge] spares=[20.7~on-the-table,7.20~general-killed,12.19~not-frenzied,7.3~above-half]
    offTable => !tests says=[7.18,20.7] spares=[7.20~general-killed]
    generalEnds=fled-off-table => !tests says=[7.18,7.20] spares=[20.7~on-the-table]
    generalEnds=caught-in-pursuit => tests testedWhen=phase-end says=[7.18,7.19/caught-in-pursuit,7.1,7.2/edge]
    generalEnds=caught-in-pursuit R117=b => !tests says=[7.18,7.20/caught]
    R106=b => flight=away-from-enemy says=[7.18,7.19/killed-in-combat,7.1,7.2/enemy]
  shot at: leadership=7 cause=shooting lost=5
    => tests testedWhen=after-shooting says=[7.21,4.64/moment,7.1,7.22] spares=[12.19~not-frenzied,7.3~above-half]
    shotWhileCharging => tests says=[7.21,4.65/moment,7.1,7.22]
    friendDistance=2 friendsSkirmish friendModels=1 => tests says=[7.21,4.64/moment,7.1,7.22]
    skirmishers friendsSkirmish R87=b => tests says=[7.21,4.64/moment,7.1,7.22]
    skirmishers engaged => tests says=[7.21,4.64/moment,7.1,7.25]
    lost=0 models=1 loneCharacter friendsSkirmish => !tests says=[7.1/no-cause] spares=[7.21~too-few-lost]
    lost=4 => !tests says=[7.1/no-cause] spares=[7.21~too-few-lost]
`,
);
