import { cases } from '../../testing/cases.ts';

cases(
  'wab/give-ground',
  `
  beginners leave it out: beginners models=20 enemyModels=9
    => !allowed unitDoesNow=flees says=[6.55]
    models=4 enemyModels=2 => !allowed unitDoesNow=flees says=[6.55]
    test=passed troopKind=cavalry => !allowed unitDoesNow=fights-on 6.55/fights-on -6.67
    test=passed drilled => !allowed unitDoesNow=fights-on 6.55/fights-on -13.60
    test=passed beginners=false drilled => 13.60
`,
);

cases(
  'wab/disengage',
  `
  beginners leave it out: movement=4 leadership=7
    => allowed -3.67
    beginners => !allowed says=[3.67,3.66] spares=[3.68~fights-to-its-front,3.69~no-pursuers]
`,
);
