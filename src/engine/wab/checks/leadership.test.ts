import { cases } from '../../testing/cases.ts';

cases(
  'wab/leadership-test',
  `
  by itself: leadership=7
    => target=7 says=[1.20,1.4] spares=[]
    skirmishers => target=7 says=[1.20,1.4] spares=[]
    levy unreliable characterWithdrawn characterWarband generalWarband generalFlees => says=[1.20,1.4] spares=[]
    rerollRules=1 => rerolls says=[1.20,1.4,1.5] spares=[1.6~one-rule-alone]
    rerollRules=2 => rerolls says=[1.20,1.4,1.5,1.6]
  a centurion: leadership=7 centurion
    => target=8 says=[22.7/led,1.20,1.4] spares=[22.8~no-character-with-him]
    characterLeadership=8 => target=8 says=[22.8,9.30,1.20,1.4] spares=[22.7~switched-off,9.31~not-skirmishing,15.28~not-skirmishing]
    characterLeadership=8 generalLeadership=10 => target=10 says=[22.8,9.30,9.71,1.20,1.4]
    generalLeadership=9 => target=9 says=[22.7/led,22.8/general,9.71,1.20,1.4] spares=[22.8~no-character-with-him,15.28~not-skirmishing,9.72~general-stands,13.2~reliable,13.80~no-levies]
    generalLeadership=8 => target=8 says=[22.7/led,1.20,1.4]
    generalLeadership=9 generalDistance=12 => target=9 says=[22.7/led,22.8/general,9.71,1.20,1.4]
    generalLeadership=9 generalDistance=12.5 => target=8 says=[22.7/led,1.20,1.4]
    generalLeadership=9 generalFlees => target=8 says=[22.7/led,9.72,1.20,1.4]
    generalLeadership=9 skirmishers => target=8 says=[22.7/led,15.28,1.20,1.4]
    generalLeadership=9 unreliable => target=8 says=[22.7/led,13.2,1.20,1.4]
    generalLeadership=9 levy => target=8 says=[22.7/led,13.80,1.20,1.4]
  a character or the General: leadership=7
    characterLeadership=9 => target=9 says=[9.30,1.20,1.4] spares=[9.31~not-skirmishing,15.28~not-skirmishing]
    characterLeadership=7 => target=7 says=[1.20,1.4] spares=[9.31~not-skirmishing,15.28~not-skirmishing,9.30~has-as-much-itself]
    characterLeadership=9 skirmishers => target=7 says=[9.31,15.28,1.20,1.4] spares=[9.30~switched-off]
    characterLeadership=9 characterWithdrawn => target=7 says=[9.63,1.20,1.4] spares=[9.31~not-skirmishing,15.28~not-skirmishing,9.30~switched-off]
    generalLeadership=9 => target=9 says=[9.71,1.20,1.4] spares=[15.28~not-skirmishing,9.72~general-stands,13.2~reliable,13.80~no-levies]
    generalLeadership=9 skirmishers => target=7 says=[15.28,1.20,1.4] spares=[9.72~general-stands,13.2~reliable,13.80~no-levies,9.71~switched-off]
  a warband: leadership=7 warband
    ranksBehind=2 => target=9 says=[13.14,1.20,1.4] spares=[13.14~no-rally]
    ranksBehind=0 => target=7 says=[1.20,1.4] spares=[13.14~no-rally,13.14~no-full-ranks]
    ranksBehind=2 width=3 => target=7 says=[1.20,1.4] spares=[13.14~no-rally,13.14~too-narrow]
    ranksBehind=2 skirmishers => target=7 says=[1.20,1.4] spares=[]
    ranksBehind=2 characterWarband generalWarband => target=9 says=[13.14,1.20,1.4] spares=[13.14~no-rally]
    ranksBehind=2 characterLeadership=8 characterWarband => target=10 says=[13.14,13.20,1.20,1.4] spares=[13.14~no-rally,9.31~not-skirmishing,15.28~not-skirmishing,9.30~has-as-much-itself]
    ranksBehind=2 characterLeadership=8 => target=9 says=[13.14,1.20,1.4]
    ranksBehind=0 characterLeadership=8 characterWarband => target=8 says=[9.30,1.20,1.4]
    !warband ranksBehind=2 characterLeadership=8 characterWarband => target=8 says=[9.30,1.20,1.4]
    ranksBehind=2 generalLeadership=8 generalWarband => target=10 says=[13.14,13.21,1.20,1.4] spares=[13.14~no-rally,15.28~not-skirmishing,9.72~general-stands,13.2~reliable,13.80~no-levies,9.71~has-as-much-itself]
    ranksBehind=2 generalLeadership=8 generalWarband generalDistance=13 => target=9 says=[13.14,1.20,1.4]
    !warband ranksBehind=2 generalLeadership=8 generalWarband => target=8 says=[9.71,1.20,1.4]
`,
);
