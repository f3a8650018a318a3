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
cases(
  'wab/unit',
  `
  chariots and orders of lists:
    models=3 unitTroops=light-chariots => isFormed says=[1.27,1.31,1.35,1.32,1.50]
    models=3 unitTroops=light-chariots fleeing => !isFormed 1.31~no-formed-unit
    models=20 => says=[1.27,1.34,1.32,1.50] spares=[1.42~not-in-flight,1.40~five-or-more]
    models=20 listOrder=open => orderOfUnit=open says=[1.27,1.34,1.36,1.32/list,1.32,1.50]
    models=20 listOrder=close => orderOfUnit=close -1.36 1.36~as-by-default
    models=4 listOrder=open => !isFormed -1.36
`,
);
cases(
  'wab/unit-cards',
  `
  bases: units.0.bodyArmour=light
    => says=[1.32/card,2.10/card,4.56,11.1/in-combat,11.1/shot-at,1.50/card,1.29/card] spares=[]
    units.0.baseWidth=20 => spares=[1.51~recommended-bases]
    units.0.baseWidth=25 => 1.51 -1.52
    units.0.baseDepth=15 => 1.51 1.52
    units.0.baseWidth=25 units.0.baseDepth=15 => 1.51 1.52
    units.0.save=4 => -4.56
    units.0.bodyArmour=none => -4.56
`,
);
