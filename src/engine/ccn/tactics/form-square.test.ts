import { cases } from '../../testing/cases.ts';
import { UNITS } from '../units.ts';
import { formSquare } from './form-square.ts';

const SETS = {
  FOOT: UNITS.slice(0, 9),
  OTHERS: UNITS.slice(9),
  GROUND: ['clear', 'forest', 'hill', 'ford', 'bridge', 'quarry'],
  FORMS: [{ allowed: true, forms: true, strikesFirst: 'defender', mostDice: 1 }],
  NOT: [{ allowed: false, forms: false, strikesFirst: 'attacker', mostDice: null }],
};

cases(
  formSquare,
  `
  infantry against cavalry, with 3 cards in hand and a free space:
    unit=FOOT                                        => FORMS handAfter=4 cardsOnTrack=1 6.15 6.22 6.25 6.32/most
    unit=OTHERS                                      => NOT 6.15/infantry
    unit=line attackedBy=infantry|artillery          => NOT 6.15/cavalry -6.21
    unit=line attackKind=ranged                      => NOT 6.15/cavalry
    unit=line cardsInHand=3                          => FORMS handAfter=2
    unit=line cardsInHand=0|1|2                      => NOT 6.16 6.21 sum=form-square/no
    unit=line squares=3                              => FORMS cardsOnTrack=4
    unit=line squares=4                              => NOT cardsOnTrack=4 6.20
    unit=line                                        => 6.16~enough-cards 6.17~ground-allows-it 6.20~space-on-track
    unit=line                                        => 6.18~not-a-battle-back 6.19~not-a-first-strike
    unit=line                                        => 7.25~not-in-a-town 7.33~no-fieldworks sum.cards=4
  where it stands: unit=line
    terrain=GROUND                                   => FORMS
    terrain=town                                     => NOT 6.17 7.25/square quotes=[6.17]
    terrain=GROUND fieldworks=between|elsewhere      => NOT 6.17 7.33/square
    terrain=forest                                   => 7.3/square -7.10/square
    terrain=forest fieldworks=elsewhere              => -7.3/square
    terrain=hill                                     => 7.10/square
    terrain=ford                                     => 7.45/square
    terrain=bridge                                   => 7.51/square
    terrain=quarry                                   => 7.56/square
  what the infantry that attacked may not do: unit=line
    attackKind=battle-back                           => NOT 6.18 -6.15 -6.21
    attackKind=first-strike                          => !allowed strikesFirst=defender 6.19 -6.15
    attackKind=battle-back attackedBy=infantry       => NOT 6.15/cavalry -6.18
  the choice of its owner: unit=line
    declines                                         => allowed !forms handAfter=5 cardsOnTrack=0 strikesFirst=attacker 6.21 -6.22 sum=form-square/declines
    firstStrike                                      => !allowed strikesFirst=defender 6.15/first-strike
    firstStrike R34=b                                => FORMS 6.15~reading-r34-b
    firstStrike attackedBy=infantry                  => !allowed strikesFirst=attacker
  all that is said, and all that nearly applied: unit=line
                                                     => says=[6.15,6.22,5.21/square,6.25,6.32/most]
                                                     => spares=[6.18~not-a-battle-back,6.19~not-a-first-strike,6.16~enough-cards,6.17~ground-allows-it,7.25~not-in-a-town,7.33~no-fieldworks,6.20~space-on-track]
    terrain=forest                                   => says=[6.15,7.3/square,6.22,5.21/square,6.25,6.32/most]
    terrain=forest|hill|ford|bridge|quarry fieldworks=elsewhere => says=[6.15,6.17,7.33/square,6.21] spares=[6.18~not-a-battle-back,6.19~not-a-first-strike,6.16~enough-cards,7.25~not-in-a-town,6.20~space-on-track,6.25~no-square-formed,6.32~no-square-formed]
    attackedBy=infantry terrain=GROUND firstStrike cardsInHand=2 => says=[6.15/cavalry] spares=[]
    attackedBy=infantry attackKind=battle-back       => says=[6.15/cavalry] spares=[]
    unit=foot-artillery attackedBy=infantry terrain=GROUND firstStrike => says=[6.15/infantry] spares=[]
    attackKind=battle-back terrain=town cardsInHand=2 squares=4 firstStrike => says=[6.18] spares=[6.19~not-a-first-strike]
    attackKind=first-strike terrain=forest firstStrike => says=[6.19] spares=[6.18~not-a-battle-back]
    terrain=town                                     => says=[6.15,6.17,7.25/square,6.21]
    cardsInHand=2 squares=4                          => says=[6.15,6.16,6.20,6.21]
`,
  SETS,
);
