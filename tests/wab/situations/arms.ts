/** Armour and saves, weapons. */
export default `
wab/armour-save
  shield=shield closeWeapon=two-handed woundBy=close-combat
  shield=shield closeWeapon=two-handed
  shield=large-shield closeWeapon=halberd woundBy=close-combat
  shield=buckler closeWeapon=halberd woundBy=close-combat
  shield=buckler closeWeapon=halberd woundBy=close-combat R289=b
  shield=buckler skirmishers
  shield=buckler woundBy=close-combat
  shield=buckler
  shield=pavise
  shield=pavise woundFrom=flank
  bodyArmour=cataphract shield=shield barding=full-metal
  bodyArmour=partial-plate shield=large-shield
  bodyArmour=partial-plate mounted shield=shield
  bodyArmour=full-plate shield=shield
  mounted bodyArmour=heavy shield=large-shield
  mounted bodyArmour=heavy shield=large-shield barding=full-cloth R281=b
  mounted barding=half-metal
  mounted barding=half-metal woundFrom=rear
  mounted barding=full-cloth woundBy=close-combat
  mounted barding=full-cloth
  mounted barding=half-cloth woundBy=close-combat
  mounted barding=half-cloth woundBy=close-combat woundFrom=flank
  bodyArmour=light woundBy=close-combat byDagger
  woundBy=close-combat byDagger
  bodyArmour=full-plate woundBy=close-combat byDagger
  byDagger
  woundBy=close-combat saveModifier=1
wab/movement
  movement=4 bodyArmour=heavy shield=buckler
  movement=8 bodyArmour=cataphract barding=full-metal R214=b
wab/close-weapon
  closeWeapon=hand-weapon secondWeapon=spear
  closeWeapon=two-hand-weapons secondWeapon=hand-weapon
  closeWeapon=two-handed
  closeWeapon=halberd combatTurn=later weaponBefore=spear
  closeWeapon=halberd combatTurn=later weaponBefore=halberd
  closeWeapon=halberd weaponBefore=spear separated
  closeWeapon=halberd weaponBefore=spear
  closeWeapon=spear
  closeWeapon=spear lastMoved=this-turn
  closeWeapon=spear lastMoved=own-turn-before R209=b
  closeWeapon=spear mounted charge=charged
  closeWeapon=throwing-spear thrownBefore
  closeWeapon=throwing-spear combatTurn=new-enemy R310=b
  closeWeapon=throwing-spear skirmishers
  closeWeapon=throwing-spear mounted charge=charged throughDifficult
  closeWeapon=heavy-throwing-spear
  closeWeapon=heavy-throwing-spear skirmishers
  closeWeapon=heavy-throwing-spear combatTurn=later
  closeWeapon=cavalry-spear
  closeWeapon=lance charge=charged
  closeWeapon=lance charge=charged throughDifficult
  closeWeapon=kontos charge=countercharged
  closeWeapon=pike
  closeWeapon=pike side=flank
  closeWeapon=pike mounted
  closeWeapon=mixed-weapons shotBefore
  closeWeapon=mixed-weapons combatTurn=later
wab/blows
  models=5 skill=3 enemySkill=3 closeWeapon=dagger
  models=5 skill=3 enemySkill=3 closeWeapon=dagger save=5
  models=5 skill=3 enemySkill=3 closeWeapon=dagger save=3
  models=5 skill=3 enemySkill=3 closeWeapon=dagger save=3 enemyBarded
  models=5 skill=3 enemySkill=3 closeWeapon=two-handed strength=4
  models=5 skill=3 enemySkill=3 closeWeapon=halberd weaponBonus=1
  models=5 skill=3 enemySkill=3 closeWeapon=lance charge=charged atObstacle
  models=5 skill=3 enemySkill=8 closeWeapon=two-handed strength=4 atObstacle R304=b
  models=5 skill=3 enemySkill=3 closeWeapon=mixed-weapons
wab/strike-order
  own.closeWeapon=pike enemy.closeWeapon=pike
  own.closeWeapon=pike own.fightsOn=several enemy.charge=charged
  own.closeWeapon=pike enemy.charge=charged
  own.closeWeapon=kontos enemy.closeWeapon=kontos
  own.closeWeapon=kontos enemy.closeWeapon=pike
  own.closeWeapon=kontos enemy.charge=charged
  own.closeWeapon=kontos own.fightsOn=several enemy.charge=charged
  own.closeWeapon=two-handed enemy.closeWeapon=two-handed
  own.closeWeapon=two-handed own.charge=charged
  own.closeWeapon=pike own.mountInitiative=2
wab/combat-round
  own.closeWeapon=pike enemy.charge=charged enemy.closeWeapon=two-handed enemy.bodyArmour=heavy enemy.shield=large-shield
  own.order=cavalry own.closeWeapon=lance own.charge=charged own.bodyArmour=full-plate own.barding=half-metal enemy.closeWeapon=spear
  own.closeWeapon=throwing-spear enemy.closeWeapon=heavy-throwing-spear
  own.closeWeapon=lance
  own.closeWeapon=halberd own.weaponBonus=1
  own.closeWeapon=kontos own.order=cavalry own.charge=charged own.throughDifficult enemy.attacksOn=flank
wab/charge-reaction
  chargers.0.chargerMovement=4 chargers.0.chargerDistance=7 weapon=crossbow reaction=shoot-and-flee
  chargers.0.chargerMovement=4 chargers.0.chargerDistance=7 weapon=handgun reaction=shoot-and-flee
wab/may-shoot
  weapon=crossbow moved
  weapon=handgun moved
  weapon=staff-sling moved
  weapon=light-crossbow moved
  weapon=crossbow occasion=shoot-and-flee
  weapon=handgun occasion=shoot-and-flee
  weapon=staff-sling occasion=shoot-and-flee
  weapon=sling shootsTwice distance=8
  weapon=sling shootsTwice moved
  weapon=sling shootsTwice occasion=stand-and-shoot
  weapon=bow shootsTwice
  weapon=javelin distance=6
  weapon=darts distance=6
  weapon=stones distance=3
  weapon=long-bow distance=20
  otherWeaponShot
  otherWeaponShot occasion=stand-and-shoot
wab/shooters
  models=15 wide=5 weapon=darts moved
  models=15 wide=5 weapon=stones moved
  models=15 wide=5 weapon=stones moved R205=b
  models=15 wide=5 weapon=short-bow
  models=15 wide=5 weapon=long-bow
  models=15 wide=5 weapon=sling shootsTwice
wab/shooting
  skill=3 shots=10 weapon=javelin distance=6 moved
  skill=3 shots=10 weapon=darts distance=10 moved
  skill=3 shots=10 weapon=stones distance=3 moved
  skill=3 shots=10 weapon=crossbow distance=20 save=5
  skill=3 shots=10 weapon=crossbow distance=10 save=5
  skill=3 shots=10 weapon=crossbow distance=10 save=5 R202=b
  skill=3 shots=10 weapon=handgun distance=15 cover=heavy save=4 R296=b
  skill=3 shots=10 weapon=bow strength=4
  skill=3 shots=10 weapon=bow shootsTwice
  skill=3 shots=10 weapon=staff-sling distance=10
  skill=3 shots=10 weapon=light-crossbow distance=10 moved
  skill=3 shots=10 weapon=sling shootsTwice distance=8
  skill=3 shots=10 weapon=short-bow
  skill=3 shots=10 weapon=long-bow farShots=4 save=5
  skill=3 shots=10 weapon=handgun
  skill=3 shots=10 weapon=bow otherGroups.0.shots=2 otherGroups.0.weapon=crossbow
`;
