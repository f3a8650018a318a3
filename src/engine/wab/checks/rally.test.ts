import { cases } from '../../testing/cases.ts';

cases(
  'wab/rally-test',
  `
  who may try: leadership=8
    => allowed target=8 says=[2.78] spares=[2.80~enough-models,2.81~above-half]
    models=4 => !allowed says=[2.80] spares=[9.5~not-alone]
    models=1 loneCharacter => target=8 says=[9.5,2.78] spares=[2.80~switched-off]
    models=1 loneCharacter startModels=2 => target=8 says=[9.5,2.78] spares=[2.80~switched-off]
    models=10 startModels=20 enemyDistance=8 => target=6 says=[2.81,2.82,2.78] spares=[2.80~enough-models]
    models=10 startModels=20 enemyDistance=8 enemyFlees => target=7 says=[2.81,2.78] spares=[2.80~enough-models,2.82~enemy-flees]
    models=10 startModels=20 enemyDistance=8 R8=b => target=7 says=[2.81,2.78] spares=[2.80~enough-models,2.82~enemy-too-far]
    warband ranksBehind=2 => target=8 says=[13.14/rally,2.78] spares=[2.80~enough-models,2.81~above-half]
    warband ranksBehind=2 R292=b => target=10 says=[13.14,2.78]
`,
);

cases(
  'wab/reform-test',
  `
  who reforms without a test: leadership=8
    => target=8 !withoutTest says=[2.29,2.27] spares=[2.28~has-musician,13.90~no-phalanx]
    musician=false => !allowed says=[2.28] spares=[]
    levy => !allowed says=[13.78/reform] spares=[2.28~has-musician]
    levy drilled => !allowed says=[13.78/reform]
    drilled => withoutTest says=[13.57,2.27,2.31,2.32] spares=[2.28~has-musician]
    drilled enemyDistance=6 => !withoutTest target=7 says=[2.30,2.29,2.27] spares=[2.28~has-musician,13.57~enemies-near,13.90~no-phalanx]
    drilled formation=phalanx => withoutTest says=[13.107/reforms,2.27,2.31,2.32] spares=[2.28~has-musician]
    drilled formation=phalanx R225=b => !withoutTest target=7 says=[13.90,2.29,2.27] spares=[2.28~has-musician]
    drilled formation=phalanx enemyDistance=6 => !withoutTest target=7 says=[13.90,2.29,2.27] spares=[2.28~has-musician,13.107~enemies-near,2.30~switched-off]
    formation=phalanx => !withoutTest target=7 says=[13.90,2.29,2.27] spares=[2.28~has-musician]
    formation=hedgehog enemyDistance=8 => target=7 says=[13.90,2.29,2.27]
    enemyDistance=8 => target=7 says=[2.30,2.29,2.27]
    enemyDistance=8 R8=b => target=8 says=[2.29,2.27] spares=[2.28~has-musician,13.90~no-phalanx,2.30~enemy-too-far]
`,
);

cases(
  'wab/panic-pursuit',
  `
  who may pursue:
    => !allowed says=[7.26/no-advantage] spares=[7.26~all-engaged-fled]
    wonPreviousRound => allowed says=[7.26] spares=[7.26~all-engaged-fled,7.26~has-the-advantage]
    hasMomentum => allowed says=[7.26]
    hasMomentum allPanicked=false => !allowed says=[7.26/some-stay] spares=[7.26~has-the-advantage]
    notFoughtYet => !allowed says=[7.26/not-fought] spares=[7.26~all-engaged-fled]
    notFoughtYet hasMomentum => refused notFoughtYet no-round-yet 7.26
`,
);
