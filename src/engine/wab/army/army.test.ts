import { cases } from '../../testing/cases.ts';

cases(
  'wab/list-unit',
  `
  a shaman: entry=shaman
    => allowed leadership=5 says=[21.13,9.1,21.14] spares=[21.33~no-tribe,21.5~no-mixed-weapons,22.12~no-pila,22.9~not-drilled]
    champion => !allowed leadership=5 unitCost=75 faults=[no-command] says=[21.13,9.1/command,9.1,21.14]
    standard => !allowed unitCost=75 faults=[no-command] says=[21.13,9.1/command,9.1,21.14]
    tribe=germans => allowed says=[21.13,21.33,9.1,21.14]
    chariotCharges => says=[21.13,9.1,21.14]
    withShaman => says=[21.13,9.1,21.14]
    insteadOfWarriors => !allowed faults=[no-replacement] says=[21.13,21.41/others,9.1,21.14]
    listOptions=[large-shield,warhorse] => faults=[option-of-others] says=[21.13,21.13/other,9.1,21.14]
    ofRome => allowed says=[21.13,22.13,9.1,21.14]
  Romans with the name of a tribe:
    entry=tribune tribe=gauls|britons => allowed says=[22.20,9.1,22.9] spares=[21.5~no-mixed-weapons,22.12~no-pila]
    entry=roman-general tribe=britons listOptions=[bow] => faults=[option-of-others] says=[22.15,22.16/other,9.1,22.9]
    entry=marines tribe=dacians listOptions=[horse,light-chariot] => faults=[option-of-others] says=[22.38,22.38/other]
    entry=marines models=10 tribe=dacians listOptions=[falx,composite-bow] => faults=[option-of-others] says=[22.38,22.38/other]
    entry=dromedary-riders tribe=germans listOptions=[horse,light-chariot] => faults=[option-of-others] says=[22.39,22.39/other,22.40]
  officers on horseback: entry=tribune
    listOptions=[horse,throwing-spear] => allowed unitCost=57 says=[22.20,22.20/option,22.20/option,9.1,22.9]
    listOptions=[throwing-spear] => !allowed faults=[only-mounted] says=[22.20,22.20/option,22.20/mounted,9.1,22.9]
  hillmen: entry=hillmen models=10
    tribe=dacians insteadOfWarriors => allowed says=[21.30,21.33,21.41,21.5]
    tribe=dacians models=3 => faults=[too-few] says=[21.30,21.33,21.27/few,21.5]
    tribe=dacians listOptions=[falx,composite-bow] => faults=[falx-and-bow] says=[21.30,21.38,21.39,21.33,21.39/falx,21.5]
    listOptions=[falx] => faults=[option-of-a-tribe] says=[21.30,21.38,21.38/others,21.5]
    tribe=germans listOptions=[spear] => faults=[not-of-this-tribe,option-of-others] says=[21.30,21.33,21.45,21.30/other,21.5]
  of a tribe:
    entry=warriors models=4 listOptions=[spear] => faults=[too-few,option-of-a-tribe] says=[21.19,21.46,21.18/few,21.46/others,21.5]
    entry=warriors models=20 tribe=gauls openOrder => allowed orderOfUnit=open says=[21.19,21.33,21.42,21.5]
    entry=noble-cavalry models=10 tribe=germans => allowed saveShot=5 says=[21.25,21.33,21.43,21.5]
`,
);

cases(
  'wab/army-list',
  `
  barbarians:
    units.0.entry=shaman => faults=[share-over,share-under] says=[21.13,21.1,21.2] spares=[21.33~no-tribe,21.13~as-many-as-it-may,21.3~within-its-share,21.4~within-its-share]
    units.0.entry=hillmen => faults=[share-under,share-over] says=[21.30,21.2,21.4]
    units.0.entry=chariots => faults=[share-under,share-over] says=[21.22,21.2,21.3] spares=[21.33~no-tribe,21.21~as-many-as-needed,21.1~within-its-share,21.4~within-its-share]
    units.0.entry=legate => faults=[of-another-list,share-under] says=[22.19,22.13/reverse,21.2]
    units.0.entry=tormenta => faults=[of-another-list,share-under] says=[22.36,22.32/crew,22.13/reverse,21.2]
    units.0.entry=dromedary-riders readings.R249=b => faults=[of-another-list,share-under] says=[22.39,22.13/reverse,21.2]
  Britons: tribe=britons
    units.0.entry=chariots => faults=[too-many-chariots] says=[21.22,21.33,21.36,21.36/most]
    units.0.entry=shaman => says=[21.13,21.33,21.1,21.2] spares=[21.34~no-noble-cavalry,21.35~no-bow,21.36~no-chariots,21.13~as-many-as-it-may,21.3~within-its-share,21.4~within-its-share]
  Romans: armyList=early-imperial-rome
    units.0.entry=shaman => faults=[share-under,share-over] says=[21.13,22.13,22.2,22.4] spares=[21.33~no-tribe,21.13~as-many-as-it-may,22.1~within-its-share,22.3~within-its-share]
`,
);

cases(
  'wab/roman-standard',
  `
  its captors:
    holderFate=flees-pursued battleEnds => recovered !hated standardPoints=0 modelsRemoved=1 says=[22.6/hated,22.6] spares=[]
    battleEnds => !recovered hated standardPoints=400 says=[22.6/hated,22.5] spares=[22.6~not-taken-back]
`,
);

cases(
  'wab/carroballista',
  `
  a cart with a scorpion:
    cartDistance=8 => allowed says=[22.34/moves]
    cartDistance=8 cartMoved => allowed says=[22.34/moves]
    cartDistance=9 => !allowed says=[22.34/far] spares=[22.34~beyond-its-move]
    cartAsk=shoots => allowed says=[22.34/shoots] spares=[]
    cartAsk=shoots cartMoved => !allowed says=[22.34/shot] spares=[]
`,
);

cases(
  'wab/testudo',
  `
  three ranks of five:
    => allowed inTestudo save=2 says=[22.10,22.11/kept] spares=[22.10~three-ranks-of-four,22.11~declared-this-turn,22.10~does-not-charge,22.10~stays-off-the-march,22.11~not-charged]
    testudoAsk=marches => !allowed inTestudo says=[22.10/march,22.10,22.11/kept]
    testudoCharged shotModifier=1 => allowed !inTestudo needsToSave=3 says=[22.10,22.11,22.10/lowered]
    testudoAsk=marches testudoWide=1 => allowed !inFormation says=[22.10/ranks]
`,
);

cases(
  'wab/movement',
  `
  a testudo on the move: movement=4 formation=testudo
    => allowed -22.10/charge -22.10/march
    move=charge => !allowed 22.10/charge
    move=march => !allowed 22.10/march
`,
);

cases(
  'wab/list-unit',
  `
  machines, chariots and standard bearers:
    entry=ballista => says=[22.35,22.32/crew,1.25] spares=[22.35~crew-as-listed,21.5~no-mixed-weapons,22.12~no-pila,22.9~not-drilled]
    entry=chariots => says=[21.22,21.24] spares=[21.33~no-tribe,21.21~as-many-as-needed,1.25~one-profile-for-all,21.5~no-mixed-weapons,22.12~no-pila,21.6~it-does-not-charge,22.9~not-drilled]
    entry=barbarian-standard => says=[21.10,9.1,9.74,21.12]
`,
);
