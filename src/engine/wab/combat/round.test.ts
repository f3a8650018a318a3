import { cases } from '../../testing/cases.ts';

cases(
  'wab/combat-round',
  `
  who fights between the bases that are recommended: enemy.width=10 enemy.models=30 enemy.leadership=8
    own.models=4 own.width=4 own.attackerTroops=light-chariots => enemy.fighters=10
    own.models=2 own.width=2 own.attackerTroops=heavy-chariots => enemy.fighters=8
    own.models=4 own.width=4 own.attackerTroops=cavalry => enemy.fighters=7
    own.models=4 own.width=4 own.order=cavalry => enemy.fighters=7
    own.models=4 own.width=4 => enemy.fighters=6
  riders have no bonus for ranks and close order: enemy.models=10
    own.models=10 own.attackerTroops=cavalry => own.bonus=0 enemy.bonus=2 enemy.needsToSave=6
    own.models=10 => own.bonus=2 enemy.bonus=2 enemy.needsToSave=null
  fear of what they are: own.models=10
    enemy.attackerTroops=elephants => 17.7/infantry 12.7/round
    enemy.attackerTroops=elephants own.usedToElephants => -17.7/infantry -12.7/round
    enemy.attackerTroops=elephants own.attackerTroops=cavalry own.usedToElephants => 17.7 12.7/round
    enemy.attackerTroops=heavy-chariots enemy.models=3 enemy.width=3 => 16.4 12.7/round
    enemy.attackerTroops=heavy-chariots enemy.models=3 enemy.width=3 own.attackerTroops=cavalry => -16.4 -12.7/round
  hits on a crew: own.models=10
    enemy.attackerTroops=war-wagon => 14.20/crew -17.17/crew
    enemy.attackerTroops=elephants => 17.17/crew-bare -14.20/crew
`,
);
