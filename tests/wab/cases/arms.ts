import { casesIn } from '../../ties/case-rows.ts';

/** Weapons, armour and saves. */
export const CASES = casesIn(`
wab/blows
  531 an officer of Strength 4 charges with a lance: models=1 skill=3 enemySkill=3 strength=4 closeWeapon=lance charge=charged save=4 => strengthNow=5 needsToSave=6
  541 a character of Strength 5 with a heavy throwing spear: models=1 skill=3 enemySkill=3 strength=5 closeWeapon=heavy-throwing-spear => strengthNow=5
wab/fighters
  535 spearmen in the enemy's turn, who moved in their own: own.models=15 own.closeWeapon=spear own.lastMoved=own-turn-before R209=b => own.fight=5
wab/close-weapon
  535 spearmen who charge: closeWeapon=spear charge=charged => ranksThatFight=1
wab/shooting
  547 dart throwers who moved: skill=3 shots=15 weapon=darts distance=12 moved => needed=4
  555 two shots of a sling at 9 inches: skill=3 shots=20 weapon=sling shootsTwice distance=9 => needed=4 strengthNow=2
wab/may-shoot
  555 two shots of a sling at 9 inches: weapon=sling shootsTwice distance=9 => allowed shotRange=short weaponStrength=2
wab/charge-reaction
  557 staff slingers charged from beyond half of the distance: chargers.0.chargerMovement=4 chargers.0.chargerDistance=7 weapon=staff-sling reaction=shoot-and-flee => allowed=false
  557 they stand and shoot: chargers.0.chargerMovement=4 chargers.0.chargerDistance=7 weapon=staff-sling reaction=stand-and-shoot => allowed
wab/movement
  565 legionaries with light armour and large shields: movement=4 bodyArmour=light shield=large-shield => factor=4
  575 heavy armour and buckler: movement=4 bodyArmour=heavy shield=buckler => factor=4
`);
