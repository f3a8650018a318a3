import { cases } from '../../testing/cases.ts';

cases(
  'wab/close-weapon',
  `
  each weapon by itself:
    closeWeapon=hand-weapon => says=[10.8] strengthBonus=0 spares=[10.9~one-weapon-only]
    closeWeapon=two-hand-weapons => says=[10.9] attackBonus=1
    closeWeapon=two-handed => says=[10.12,10.16,10.13] !shieldCounts spares=[10.19~is-two-handed]
    closeWeapon=halberd => says=[10.17,10.19,10.18] strengthBonus=1 !shieldCounts spares=[10.16~is-a-halberd]
    closeWeapon=spear => says=[10.20,10.21]
    closeWeapon=spear lastMoved=this-turn => says=[10.20]
    closeWeapon=pike => says=[10.33,10.34] spares=[]
    closeWeapon=pike lastMoved=gave-ground => says=[10.33,10.34]
    closeWeapon=pike skirmishers => says=[10.33] ranksThatFight=1
    closeWeapon=pike side=flank => says=[10.33] ranksThatFight=1
    closeWeapon=mixed-weapons => says=[10.5,10.7,10.6]
    closeWeapon=mixed-weapons mounted charge=charged throughDifficult => says=[10.5,10.7,10.6]
    closeWeapon=spear combatTurn=later weaponBefore=spear => allowed says=[10.20,10.21]
  spears in two ranks: closeWeapon=spear
    side=rear => ranksThatFight=1 says=[10.20] spares=[10.21~not-to-the-front]
    skirmishers => ranksThatFight=1 says=[10.20]
    lastMoved=gave-ground => ranksThatFight=2 says=[10.20,20.12,10.21]
    lastMoved=gave-ground side=flank => ranksThatFight=1 says=[10.20] spares=[10.21~not-to-the-front]
    lastMoved=gave-ground skirmishers => ranksThatFight=1 says=[10.20]
    formation=phalanx charge=charged => ranksThatFight=2 says=[10.20,13.94] spares=[]
    formation=phalanx charge=charged skirmishers => ranksThatFight=1 says=[10.20]
    formation=phalanx charge=charged mounted => ranksThatFight=1 says=[10.20,10.22]
    formation=phalanx charge=pursued => ranksThatFight=2 says=[10.20,10.21]
    formation=trained-phalanx charge=charged closeWeapon=two-handed => ranksThatFight=1
  cataphracts and other riders with the kontos: closeWeapon=kontos
    formation=cataphracts lastMoved=gave-ground => ranksThatFight=2 says=[10.38,20.12,13.32] spares=[10.22~no-charge-this-turn,13.34~no-charge-this-turn]
    lastMoved=gave-ground => ranksThatFight=1 says=[10.38]
  riders:
    closeWeapon=spear mounted => says=[10.20] strengthBonus=0
    closeWeapon=spear mounted charge=charged => says=[10.20,10.22] strengthBonus=1
    closeWeapon=cavalry-spear => says=[10.20] strengthBonus=0
    closeWeapon=lance => says=[] strengthBonus=0
    closeWeapon=lance throughDifficult => says=[] spares=[10.42~no-charge-this-turn]
    closeWeapon=lance charge=charged => says=[10.42] strengthBonus=2
    closeWeapon=lance charge=charged throughDifficult => says=[10.23] strengthBonus=0
    closeWeapon=kontos charge=countercharged => says=[10.38,10.22] strengthBonus=1
  thrown:
    closeWeapon=throwing-spear => says=[10.24,10.25]
    closeWeapon=throwing-spear combatTurn=later => says=[10.24]
    closeWeapon=throwing-spear side=rear => says=[10.24] ranksThatFight=1 spares=[10.26~not-thrown-before,10.27~in-ranks-on-foot]
    closeWeapon=throwing-spear thrownBefore => says=[10.26,10.24,10.25]
    closeWeapon=spear thrownBefore => says=[10.20,10.21]
    closeWeapon=throwing-spear skirmishers => says=[10.24,10.27] rerollsMisses
    closeWeapon=throwing-spear mounted combatTurn=later => says=[10.24]
    closeWeapon=throwing-spear mounted charge=charged throughDifficult => says=[10.24,10.28]
    closeWeapon=throwing-spear mounted throughDifficult => says=[10.24,10.27]
    closeWeapon=throwing-spear charge=charged throughDifficult => says=[10.24,10.25]
    closeWeapon=heavy-throwing-spear => says=[10.29,10.31,10.30] strengthBonus=1
    closeWeapon=heavy-throwing-spear side=rear => says=[10.29,10.31] ranksThatFight=1 spares=[10.32~in-ranks-on-foot]
    closeWeapon=heavy-throwing-spear mounted => says=[10.29]
    closeWeapon=heavy-throwing-spear skirmishers => says=[10.29,10.31,10.32]
    closeWeapon=heavy-throwing-spear skirmishers combatTurn=later => says=[10.29]
    closeWeapon=heavy-throwing-spear mounted skirmishers => says=[10.29]
`,
);

cases(
  'wab/fighters',
  `
  pikes on horseback reach nobody past the first rank:
    own.models=20 enemy.models=20 own.closeWeapon=pike => own.fromBehind=5
    own.models=20 enemy.models=20 own.closeWeapon=pike own.mounted => own.fromBehind=0 -10.34
`,
);

cases(
  'wab/blows',
  `
  what the weapon adds: models=5 skill=4 enemySkill=3
    => strengthNow=3 -10.38 -10.16~is-a-halberd -10.19~is-two-handed 10.9~one-weapon-only
    closeWeapon=pike => -10.9~one-weapon-only
    closeWeapon=two-handed strength=1 => strengthNow=3
    closeWeapon=lance charge=charged strength=1 => strengthNow=3
    closeWeapon=cavalry-spear throughDifficult => strengthNow=3 -10.23
    charge=charged throughDifficult => strengthNow=3 -10.23
    closeWeapon=heavy-throwing-spear => strengthNow=4
    closeWeapon=heavy-throwing-spear mounted => strengthNow=3 -10.31
`,
);

cases(
  'wab/strike-order',
  `
  no weapon decides:
    lastRound=draw => first=open says=[5.10/die] spares=[5.9~equal-initiative,5.10~nobody-has-momentum]
    own.fightsOn=several lastRound=draw => first=open says=[5.10/die]
    own.fightsOn=several own.formation=hedgehog enemy.formation=hedgehog lastRound=own-won => first=own says=[5.10]
  pikes: own.closeWeapon=pike enemy.initiative=4
    => first=own says=[10.35] spares=[10.36~only-one-has-them,10.37~to-the-front-alone]
    enemy.charge=charged => first=own says=[10.35] spares=[10.36~only-one-has-them,10.37~to-the-front-alone,5.8~switched-off]
    own.fightsOn=several => first=enemy says=[10.37,5.9] spares=[10.36~only-one-has-them,10.35~not-to-the-front-alone]
    own.fightsOn=several own.formation=hedgehog => first=own says=[13.104/pikes,10.35] spares=[10.36~only-one-has-them,10.37~to-the-front-alone]
    enemy.closeWeapon=pike => first=enemy says=[10.36,5.9] spares=[10.35~both-have-them]
  the kontos: own.closeWeapon=kontos enemy.initiative=4
    => first=own says=[10.40,10.39] spares=[10.41~only-one-has-them]
    own.fightsOn=several => first=enemy says=[10.40,5.9] spares=[10.41~only-one-has-them,10.39~not-to-the-front-alone]
    enemy.closeWeapon=pike => first=enemy says=[10.35,10.40] spares=[10.36~only-one-has-them,10.41~only-one-has-them,10.37~to-the-front-alone,10.39~enemy-has-pikes]
    enemy.closeWeapon=kontos => first=enemy says=[10.41,5.9] spares=[10.39~both-have-them]
  weapons for both hands: own.closeWeapon=two-handed own.initiative=4
    => first=enemy says=[10.14] spares=[10.15~only-one-has-them]
    enemy.closeWeapon=two-handed => first=own says=[10.15,5.9] spares=[10.14~both-have-them]
`,
);
