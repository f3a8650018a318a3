import { cases } from '../../testing/cases.ts';

cases(
  'onus/contact',
  `
  front to front nothing is taken off:
                                                    => onDefender.defencePenalty=0 says=[7.166/contact] spares=[7.84~all-face,7.81~not-enveloped,7.79~front-only]
    defender.formation=square                       => onDefender.defencePenalty=0 says=[7.166/contact] spares=[7.84~all-face,7.81~not-enveloped,7.79~front-only]
  // Rear 2 and an ally 1.
  on the rear, with another enemy: contacts.0.defenderPart=rear defender.otherEnemies=1
                                                    => onDefender.defencePenalty=-3 says=[7.166/contact,7.78,7.79/contact,10.3/contact,10.5/contact,10.6/contact]
  a unit in forced march is all rear, which is told before the sides: contacts.0.defenderPart=rear defender.forcedMarch
                                                    => onDefender.defencePenalty=-2 says=[7.166/contact,7.78,10.4/contact,7.79/contact]
  what touches nothing takes nothing off: contacts.0.touching=0 defender.otherEnemies=1
                                                    => onDefender.defencePenalty=0 says=[7.166/contact] spares=[]
    defender.fleeing                                => onDefender.defencePenalty=0 says=[7.166/contact] spares=[]
`,
);

cases(
  'onus/shot',
  `
  a shot comes on one side, and on the rear of who flees or marches:
    target.sideHit=flank                            => sideModifier=-1
    target.sideHit=rear                             => sideModifier=-2
    target.sideHit=flank target.fleeing             => sideModifier=-2
    target.sideHit=flank target.forcedMarch         => sideModifier=-2
`,
);
