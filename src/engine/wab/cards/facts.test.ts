import { cases } from '../../testing/cases.ts';

cases(
  'wab/unit',
  `
  its order:
    models=1 => orderOfUnit=none says=[1.40,1.34,1.32/none,1.50]
    models=10 unitTroops=massed-cavalry => orderOfUnit=close says=[1.27,1.37,13.82,20.13,1.32,1.50]
`,
);
cases(
  'wab/movement',
  `
  no horses:
    movement=4 => -13.68~no-finest-horses
`,
);
cases(
  'wab/break-test',
  `
  few enemies who did not charge ferociously:
    leadership=8 lostBy=3 enemyModels=1 => -13.70
`,
);
