import { cases } from '../../testing/cases.ts';

cases(
  'wab/close-weapon',
  `
  each weapon by itself:
    closeWeapon=hand-weapon => says=[10.8] strengthBonus=0
    closeWeapon=two-hand-weapons => says=[10.9] attackBonus=1
    closeWeapon=two-handed => says=[10.12,10.16,10.13]
    closeWeapon=halberd => says=[10.17,10.19,10.18] strengthBonus=1
    closeWeapon=spear => says=[10.20,10.21]
    closeWeapon=spear lastMoved=this-turn => says=[10.20]
    closeWeapon=pike => says=[10.33,10.34]
    closeWeapon=pike side=flank => says=[10.33] ranksThatFight=1
    closeWeapon=mixed-weapons => says=[10.5,10.7,10.6]
    closeWeapon=mixed-weapons mounted charge=charged throughDifficult => says=[10.5,10.7,10.6]
    closeWeapon=spear combatTurn=later weaponBefore=spear => allowed says=[10.20,10.21]
  riders:
    closeWeapon=spear mounted => says=[10.20] strengthBonus=0
    closeWeapon=spear mounted charge=charged => says=[10.20,10.22] strengthBonus=1
    closeWeapon=cavalry-spear => says=[10.20] strengthBonus=0
    closeWeapon=lance => says=[] strengthBonus=0
    closeWeapon=lance charge=charged => says=[10.42] strengthBonus=2
    closeWeapon=lance charge=charged throughDifficult => says=[10.23] strengthBonus=0
    closeWeapon=kontos charge=countercharged => says=[10.38,10.22] strengthBonus=1
  thrown:
    closeWeapon=throwing-spear => says=[10.24,10.25]
    closeWeapon=throwing-spear combatTurn=later => says=[10.24]
    closeWeapon=throwing-spear thrownBefore => says=[10.26,10.24,10.25]
    closeWeapon=spear thrownBefore => says=[10.20,10.21]
    closeWeapon=throwing-spear skirmishers => says=[10.24,10.27] rerollsMisses
    closeWeapon=throwing-spear mounted combatTurn=later => says=[10.24]
    closeWeapon=throwing-spear mounted charge=charged throughDifficult => says=[10.24,10.28]
    closeWeapon=throwing-spear mounted throughDifficult => says=[10.24,10.27]
    closeWeapon=throwing-spear charge=charged throughDifficult => says=[10.24,10.25]
    closeWeapon=heavy-throwing-spear => says=[10.29,10.31,10.30] strengthBonus=1
    closeWeapon=heavy-throwing-spear mounted => says=[10.29]
    closeWeapon=heavy-throwing-spear skirmishers => says=[10.29,10.31,10.32]
    closeWeapon=heavy-throwing-spear skirmishers combatTurn=later => says=[10.29]
    closeWeapon=heavy-throwing-spear mounted skirmishers => says=[10.29]
`,
);
