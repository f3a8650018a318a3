import { cases } from '../../testing/cases.ts';

cases(
  'wab/vehicles',
  `
  what they are:
    => countsAs=2 isFormed !largeTarget says=[16.7,16.3,16.39,16.2,16.1,16.10]
    changesForm => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.10/change]
    listSaysLarge => largeTarget says=[16.7,16.3,16.39/by-its-list,16.2,16.1,16.10]
    vehicle=heavy vehicles=3 crewEach=3 => countsAs=9 enoughForFlank says=[16.7,16.3,16.39,16.2,16.1,16.8]
    vehicle=heavy changesForm => says=[16.7,16.3,16.39,16.2,16.1,16.8]
    vehicle=heavy vehicleForm=dispersed => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.8/base-to-base]
    vehicle=scythed => !isFormed says=[16.9,16.3,16.39,16.2,16.1]
    vehicle=scythed vehicles=2 => !allowed says=[16.9,16.3,16.39,16.2,16.1,16.9/alone]
    vehicle=elephant => !isFormed largeTarget countsAs=6 says=[1.45,17.14/wounds,17.4,17.6,17.2]
    vehicle=elephant firstWounds=5 => countsAs=5 enoughForFlank says=[1.45,17.4,17.6,17.2]
    vehicle=elephant listSaysLarge => largeTarget says=[1.45,17.14/wounds,17.4,17.6,17.2]
    vehicle=elephant vehicles=2 => !allowed says=[1.45,17.14/wounds,17.4,17.6,17.2,17.1]
    vehicle=elephant commandModels=2 battleBegins => allowed says=[1.45,17.14/wounds,17.4,17.6,17.2]
  a squadron: vehicles=3
    battleBegins commandModels=3 => allowed
    battleBegins vehicles=2 => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.6,16.10]
    vehicles=2 => allowed
    commandModels=3 vehicles=2 => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.6/own-chariot,16.10]
    vehicle=scythed vehicles=1 battleBegins => allowed
  a dispersed group: vehicles=3 vehicleForm=dispersed
    => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11]
    apart=2 => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11]
    changesForm => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.10/change,16.11]
    apart=2.5 => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11,16.11/too-far]
    touchesChariot => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11,16.19]
    vehicleForm=line apart=5 touchesChariot => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10]
`,
);

cases(
  'wab/crew-shots',
  `
  from a chariot:
    => shots=2 toHitModifier=0 says=[16.35]
    moved => shots=2 toHitModifier=-1 says=[16.35,16.37]
    weapon=javelin moved vehicles=3 crewmen=2 => shots=12 toHitModifier=0 says=[16.35]
    weapon=long-bow => shots=1 says=[16.35/once]
    weapon=crossbow => shots=1 says=[16.35/once]
    weapon=crossbow moved => shots=1 toHitModifier=-1 says=[16.36,16.35/once,16.37]
    marched => !allowed says=[4.5]
    weapon=handgun moved => !allowed says=[10.63]
    weapon=staff-sling moved => !allowed says=[10.72]
    weapon=handgun => allowed
  from an elephant: crewOf=elephant
    => shots=2 says=[17.25]
    moved => shots=2 toHitModifier=-1 says=[17.25,17.27]
    weapon=long-bow => shots=1 says=[17.25/once,17.25/longbow]
    weapon=crossbow => shots=1 says=[17.25/once]
    weapon=crossbow moved => shots=1 toHitModifier=-1 says=[17.26,17.25/once,17.27]
`,
);

cases(
  'wab/crew-attacks',
  `
  in chariots:
    => crewDice=2 crewStrengthBonus=0 !strikesBefore says=[16.23,16.15/attacks]
    chargedNow => strikesBefore says=[16.23,16.23/first,16.15/attacks]
    notReached=2 => fightingNow=1 crewDice=2 says=[16.23,16.15/attacks]
    notReached=2 vehicleForm=dispersed => fightingNow=3 crewDice=6 says=[16.26,16.23,16.15/attacks]
    vehicleForm=dispersed => fightingNow=1 says=[16.23,16.15/attacks]
    crewAttacks=3 => crewDice=3 says=[16.23]
    crewArms.0.crewmen=2 chargedNow => crewStrengthBonus=1 weaponUsed=spear says=[16.23,16.23/first,16.15/attacks,16.24]
    crewArms.0.crewmen=2 => crewStrengthBonus=0 says=[16.23,16.15/attacks]
    crewArms.0.crewmen=2 crewArms.0.crewWeapon=halberd chargedNow => crewStrengthBonus=0 says=[16.23,16.23/first,16.15/attacks]
    crewArms.0.crewmen=2 crewArms.1.crewmen=1 crewArms.1.crewWeapon=halberd => weaponUsed=spear !playerChooses says=[16.23,16.15/attacks,16.25/most]
    crewArms.0.crewmen=1 crewArms.1.crewmen=1 crewArms.1.crewWeapon=halberd => weaponUsed=null playerChooses says=[16.23,16.15/attacks,16.25/tied]
    crewArms.0.crewmen=1 crewArms.1.crewmen=1 => weaponUsed=spear says=[16.23,16.15/attacks]
  on an elephant: crewOf=elephant
    => crewDice=2 beastDice=4 says=[17.21,17.14/attacks,17.15]
    chargedNow => strikesBefore says=[17.21,17.14/attacks,17.15]
    crewArms.0.crewmen=2 chargedNow => crewStrengthBonus=1 says=[17.21,17.14/attacks,17.15,17.19]
    crewArms.0.crewmen=2 => crewStrengthBonus=0 says=[17.21,17.14/attacks,17.15]
    crewArms.0.crewmen=2 crewArms.0.crewWeapon=halberd chargedNow => crewStrengthBonus=0
    crewArms.0.crewmen=2 crewArms.1.crewmen=1 crewArms.1.crewWeapon=halberd => weaponUsed=spear says=[17.21,17.14/attacks,17.15,17.20/most]
    crewArms.0.crewmen=1 crewArms.1.crewmen=1 crewArms.1.crewWeapon=halberd => playerChooses says=[17.21,17.14/attacks,17.15,17.20/tied]
`,
);
