import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { SCENARIOS } from './scenarios.ts';
import { victory } from './victory.ts';

const { ruling, cited } = asking(victory);

const SETS = { SCENARIOS, SYRACUSE: ['akragas', 'crimissos-river'] };

/** Banners to win are those of figures, table 12. */
cases(
  victory,
  `
  a battle is won by whoever has its banners first: army=carthage
    scenario=akragas|crimissos-river banners=4 => !won winner=none bannersToWin=5 bannersMissing=1
    scenario=akragas|crimissos-river banners=5 => won winner=carthage bannersToWin=5 bannersMissing=0
    scenario=ticinus-river|lake-trasimene|dertosa|baecula banners=5 => !won winner=none bannersToWin=6 bannersMissing=1
    scenario=ticinus-river|lake-trasimene|dertosa|baecula banners=6 => won winner=carthage bannersToWin=6
    scenario=cannae|ilipa banners=6          => !won winner=none bannersToWin=7 bannersMissing=1
    scenario=cannae|ilipa banners=7          => won winner=carthage bannersToWin=7 bannersMissing=0
    scenario=castulo|zama banners=7          => !won winner=none bannersToWin=8 bannersMissing=1
    scenario=castulo|zama banners=8          => won winner=carthage bannersToWin=8 bannersMissing=0
    scenario=SCENARIOS banners=0             => !won bannersGained=0 bannersNow=0
    scenario=SCENARIOS banners=10            => won bannersGained=0 bannersNow=10 bannersMissing=0
  its winner has the name that the battle gives him: banners=8 army=rome
    scenario=SYRACUSE                        => won winner=syracuse
    scenario=ticinus-river|lake-trasimene|cannae|dertosa|castulo|baecula|ilipa|zama => won winner=rome
  without its army the player who has the banners wins, whoever he is: scenario=cannae
    banners=7 => won winner=player sum.army=player
    banners=6 => !won winner=none
  without scenario and number it is only counted:
    banners=3 unitsEliminated=1 => won=null winner=null bannersGained=1 bannersNow=4 bannersToWin=null bannersMissing=null
    banners=3                   => sum=victory/counted says=[4.1/unknown]
  a leader who leaves over his edge gives none: scenario=zama
    leadersLeft=2               => bannersGained=0
    leadersLeft=1               => 13.25/no-banner
  Roman units that leave at Castulo, and nobody else: army=rome
    scenario=castulo unitsExited=3 exitFrom=left => bannersGained=0
    scenario=castulo unitsExited=3 exitFrom=left-and-centre|centre|centre-and-right|right => bannersGained=3
    scenario=castulo unitsExited=1 army=carthage => bannersGained=0
    scenario=zama unitsExited=1                  => bannersGained=0
    unitsExited=1                                => bannersGained=0
  the loss of Scipio: scenario=castulo army=rome
    leadersEliminated=1 army=carthage            => won winner=carthage
    leadersEliminated=1                          => !won winner=none
    leadersLeft=1 army=carthage R64=b            => !won winner=none
    leadersLeft=1                                => !won winner=none
    unitsExited=1 leaderExits                    => !won winner=none
    unitsExited=1 leaderExits R97=b              => !won winner=carthage
    unitsExited=1 R97=b                          => !won winner=none
    unitsExited=1 leaderExits R97=b army=carthage => !won winner=none
    unitsEliminated=5 army=carthage              => !won winner=none
    // It comes before the banners, and elsewhere a leader lost is only a banner.
    banners=7 unitsExited=1 leaderExits          => winner=rome
    banners=7 unitsExited=1 leaderExits R97=b    => !won winner=carthage
    scenario=baecula army=carthage leadersEliminated=1 => winner=none
  Romans gain a banner for each camp at Baecula, once: scenario=baecula army=rome
    campsEntered=2                               => bannersGained=2
    campsEnteredAgain=2                          => bannersGained=0
    campsEnteredAgain=2 R98=b                    => bannersGained=2
    campsEnteredGoingBack=2                      => bannersGained=2 19.32/going-back
    campsEnteredGoingBack=2 R98=b                => bannersGained=2
    campsEntered=1 campsEnteredGoingBack=2 R98=c => bannersGained=1 19.32~reading-r98-c
    campsEntered=1 campsEnteredAgain=2 R98=b     => bannersGained=3
    campsEntered=2 army=carthage                 => bannersGained=0
    campsEnteredAgain=1 army=carthage R98=b      => bannersGained=0
    scenario=zama campsEnteredAgain=1 R98=b      => bannersGained=0
  what nearly gave a banner: army=rome
    scenario=castulo|baecula                          => spares=[]
    scenario=castulo unitsExited=1 exitFrom=left      => spares=[19.28~exit-from-left]
    scenario=castulo unitsExited=1 army=carthage      => spares=[19.28~not-roman-units]
    scenario=baecula campsEnteredAgain=1              => spares=[19.32~reading-r98-a]
    scenario=baecula campsEntered=1 army=carthage     => spares=[19.32~not-roman-units]
    scenario=zama unitsExited=1                       => spares=[4.4~no-objectives]
    scenario=castulo leadersEliminated=1              => spares=[19.27~not-carthaginian]
    scenario=castulo unitsExited=1 leaderExits        => spares=[19.27~reading-r97-a]
  all that is said:
                                                      => says=[4.1/unknown] spares=[]
    unitsReduced=1                                    => says=[4.3,4.1/unknown]
    scenario=zama banners=7                           => says=[banners-to-win,4.1/short]
    scenario=zama army=carthage leadersLeft=1         => winner=none says=[13.25/no-banner,banners-to-win,4.1/short]
    scenario=castulo army=rome leadersLeft=1          => winner=none says=[13.25/no-banner,banners-to-win,4.1/short] spares=[]
    scenario=castulo army=carthage unitsExited=1      => says=[banners-to-win,4.1/short] spares=[19.28~not-roman-units]
    scenario=castulo army=rome unitsExited=1          => bannersGained=1 says=[4.4,19.28,banners-to-win,4.1/short]
    scenario=baecula army=rome campsEntered=1 R98=b   => says=[4.4,19.32,banners-to-win,4.1/short]
    scenario=baecula army=rome campsEntered=1 campsEnteredAgain=2 R98=b => says=[4.4,19.32,19.32/again,banners-to-win,4.1/short]
    scenario=baecula army=carthage campsEnteredAgain=1 => says=[banners-to-win,4.1/short] spares=[]
    scenario=zama army=rome campsEnteredGoingBack=1   => bannersGained=0 says=[banners-to-win,4.1/short]
    scenario=baecula army=carthage campsEnteredGoingBack=1 => bannersGained=0 says=[banners-to-win,4.1/short]
    scenario=baecula army=rome unitsExited=1 leaderExits R97=b => winner=none
  the summary names the winner, or how far the army is: army=rome
    scenario=zama banners=8                           => sum=victory/won sum.army=rome
    scenario=zama banners=7                           => sum=victory/on sum.army=rome
    army=carthage                                     => sum=victory/counted sum.army=carthage
    scenario=castulo unitsExited=1 leaderExits R97=b  => sum=victory/won sum.army=carthage
  contradictions:
    scenario=zama bannersToWin=8            => refused bannersToWin scenario-sets-banners 19.38
    leaderExits                             => refused leaderExits leader-exits-with-unit 19.28
    scenario=castulo leadersEliminated=1    => refused army which-army 19.27
    scenario=castulo leadersLeft=1          => refused army which-army 19.27
    scenario=castulo unitsExited=1          => refused army which-army 19.28
    scenario=baecula campsEntered=1         => refused army which-army 19.32
    scenario=baecula campsEnteredAgain=1    => refused army which-army 19.32
    bannersToWin=8 leaderExits unitsExited=1 => accepted
`,
  SETS,
);

/** Exits and camps are banners for objectives; a unit eliminated is none, nor a camp elsewhere. */
test.each([
  [{ scenario: 'baecula', army: 'rome', campsEntered: 1 }, true],
  [{ scenario: 'baecula', army: 'rome', campsEnteredAgain: 1 }, true],
  [{ scenario: 'castulo', army: 'rome', unitsExited: 1 }, true],
  [{ scenario: 'baecula', unitsEliminated: 1 }, false],
  [{ scenario: 'zama', campsEntered: 1 }, false],
])('%j: cca-4.4 is cited %s', (draft, objective) => {
  expect(cited(draft).includes('cca-4.4')).toBe(objective);
});

const CASTULO = { scenario: 'castulo', army: 'carthage', leadersLeft: 1 };
const AKRAGAS = { scenario: 'akragas', banners: 3, unitsEliminated: 1, unitsReduced: 2 };

test.each<[object, ...[string, object][]]>([
  [
    AKRAGAS,
    ['cca-4.2', { number: 1 }],
    ['cca-4.3', { number: 2 }],
    ['banners-to-win', { scenario: 'akragas', number: 5 }],
    ['cca-4.1/short', { banners: 4, number: 5 }],
  ],
  [{ bannersToWin: 2, banners: 2 }, ['cca-4.1/won', { banners: 2, number: 2 }]],
  [{}, ['cca-4.1/unknown', { banners: 0, number: 0 }]],
  [
    CASTULO,
    ['cca-13.25/no-banner', {}],
    ['cca-19.27/left', {}],
    ['banners-to-win', { scenario: 'castulo', number: 8 }],
  ],
])('each step of %j tells its number', (draft, ...expected) => {
  expect(ruling(draft).steps.map(({ say, with: values }) => [say, values])).toEqual(expected);
});
