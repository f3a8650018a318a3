import { casesIn } from '../../ties/case-rows.ts';

/** Drilled troops, horsemen, ferocious charges, levies, and the questions of chapter 20. */
export const CASES = casesIn(`
wab/strike-order
  522 pikemen who touch only the enemy in front: own.initiative=2 own.closeWeapon=pike enemy.initiative=4 enemy.charge=charged => first=own
wab/bonuses-lost
  525 six ranks of five in open order: order=open-infantry ranks=5 => rankBonus=2
wab/fighters
  749 spearmen who gave ground: own.models=20 own.closeWeapon=spear own.lastMoved=gave-ground own.combatTurn=later enemy.models=20 => own.fight=10
wab/shieldwall
  749 they lost the round: wallDoes=stands wallFront=5 wallShields=5 since=lost-a-round => !allowed
`);
