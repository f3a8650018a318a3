import { cases } from '../../testing/cases.ts';

cases(
  'wab/armour-save',
  `
  on foot:
    => save=null says=[11.9/foot,4.54/unarmoured] spares=[11.4~within-the-limit]
    woundBy=close-combat => save=null says=[11.9/foot,4.54/unarmoured]
    skirmishers => save=null says=[11.9/foot,4.54/unarmoured]
    bodyArmour=light => save=6 says=[11.10,11.1,4.55,4.54] spares=[11.2~on-foot-as-said,11.4~within-the-limit]
    bodyArmour=partial-plate => save=4 says=[11.14,11.1,4.54]
    bodyArmour=full-plate shield=shield => save=3 says=[11.16,11.3,11.1,4.54] spares=[11.17~armour-as-good,11.4~within-the-limit,4.55~not-in-the-short-table]
    bodyArmour=light shield=buckler skirmishers woundBy=close-combat => save=5 says=[11.10,11.3,11.20,11.1,4.54]
  riders:
    mounted => save=6 says=[11.9,11.1,4.55,4.54] spares=[11.4~within-the-limit]
    mounted bodyArmour=partial-plate => save=3 says=[11.15,11.1,4.54]
    mounted bodyArmour=partial-plate barding=full-cloth => save=3 says=[11.15,11.3,11.1,4.54]
    barding=half-cloth bodyArmour=partial-plate shield=pavise => save=3 says=[11.15,11.3,11.1,4.54]
    bodyArmour=cataphract => save=3 says=[11.12,11.13,11.1,4.54] spares=[11.4~within-the-limit,4.55~not-in-the-short-table]
    bodyArmour=cataphract barding=full-cloth => save=3 says=[11.12,11.13,11.3,11.1,4.54]
    bodyArmour=cataphract shield=buckler woundBy=close-combat => save=3 says=[11.12,11.13,11.3,11.1,4.54]
    bodyArmour=full-plate barding=full-cloth => save=3 says=[11.16,11.3,11.1,4.54]
    bodyArmour=full-plate barding=full-cloth shield=buckler skirmishers => save=3 says=[11.16,11.3,11.1,4.54]
  with both hands full: woundBy=close-combat
    closeWeapon=two-handed|halberd => save=null says=[11.9/foot,4.54/unarmoured]
    closeWeapon=two-handed bodyArmour=heavy shield=shield => save=5 says=[11.11,11.3,10.13,11.1,4.54] spares=[11.2~on-foot-as-said,11.17~switched-off,11.4~within-the-limit,4.55~not-in-the-short-table]
    closeWeapon=halberd bodyArmour=heavy shield=shield => save=5 says=[11.11,11.3,10.18,11.1,4.54]
  a testudo: formation=testudo
    => save=2 says=[11.9/foot,22.10,11.1,4.54] spares=[11.4~within-the-limit,4.55~not-in-the-short-table]
    woundBy=close-combat => save=null says=[11.9/foot,22.11,4.54/unarmoured]
`,
);

/** What nearly bars any unit that shoots in its phase at a target in sight. */
const ALL =
  '4.5~has-not-marched,10.4~no-other-weapon,4.1~declared-in-time,4.2~not-measured,4.3~in-arc,4.16~in-range';
cases(
  'wab/may-shoot',
  `
  each weapon at short range: distance=4
    weapon=javelin => weaponRange=8 shotRange=short weaponStrength=3 weaponModifier=0 says=[4.19,10.43,10.45]
    weapon=darts => weaponRange=12 weaponStrength=2 weaponModifier=0 says=[4.19,10.46,10.49]
    weapon=stones => weaponRange=4 weaponStrength=3 weaponModifier=0 says=[4.19,10.50,10.53]
    weapon=short-bow => weaponRange=18 weaponStrength=3 weaponModifier=0 says=[4.19,4.18,10.55]
    weapon=bow => weaponRange=24 weaponStrength=3 weaponModifier=0 says=[4.20,4.18,10.57] spares=[${ALL}]
    weapon=long-bow => weaponRange=30 weaponStrength=3 weaponModifier=1 says=[4.19,4.18,10.59]
    weapon=crossbow => weaponRange=30 weaponStrength=4 weaponModifier=1 says=[4.19,4.18,10.62] spares=[10.60~has-not-moved,${ALL}]
    weapon=light-crossbow => weaponRange=18 weaponStrength=3 weaponModifier=0 says=[4.19,4.18,10.67] spares=[10.66~has-not-moved,${ALL}]
    weapon=handgun => weaponRange=18 weaponStrength=4 weaponModifier=2 says=[4.19,4.18,10.65]
    weapon=sling => weaponRange=18 weaponStrength=3 weaponModifier=0 says=[4.19,4.18,10.71] spares=[10.68~shoots-once,10.69~shoots-once,${ALL}]
    weapon=staff-sling => weaponRange=24 weaponStrength=4 weaponModifier=1 says=[4.19,4.18,10.74]
  at long range:
    weapon=crossbow distance=20 => shotRange=long weaponStrength=3 weaponModifier=0
    weapon=handgun distance=10 => weaponStrength=3 weaponModifier=1
    weapon=staff-sling distance=13 => weaponStrength=3 weaponModifier=0
    weapon=long-bow distance=20 => weaponStrength=3 weaponModifier=0
  after a move: moved
    weapon=bow => allowed says=[4.20,10.57] spares=[${ALL}]
    weapon=light-crossbow => allowed says=[10.66,4.19,10.67]
    weapon=crossbow => !allowed says=[10.60]
    weapon=handgun => !allowed says=[10.63]
    weapon=staff-sling => !allowed says=[10.72]
    weapon=sling distance=8 => allowed says=[4.19,4.18,10.71] spares=[10.69~shoots-once,${ALL}]
    weapon=crossbow occasion=stand-and-shoot => allowed says=[4.19,4.24,10.62] spares=[10.61~stays-after-the-shot,4.3~in-arc]
    weapon=light-crossbow occasion=stand-and-shoot => allowed says=[4.19,4.24,10.67]
  a sling shoots twice: weapon=sling shootsTwice
    distance=8 => allowed weaponRange=9 weaponStrength=2 says=[10.68,10.69,4.19,10.71] spares=[10.70~in-its-own-phase,${ALL}]
    distance=8 moved => !allowed says=[10.68/moved,10.69] spares=[10.70~in-its-own-phase,10.68~moved,${ALL}]
    occasion=shoot-and-flee => !allowed outcome=flees says=[10.70,4.23]
    occasion=stand-and-shoot moved => !allowed outcome=holds says=[10.70,4.23]
    occasion=shoot-and-flee shootsTwice=false => outcome=shoots-and-flees says=[4.19,4.24,10.71] spares=[4.3~in-arc]
  with another weapon in hand: otherWeaponShot
    => !allowed says=[10.4/shooting]
    occasion=stand-and-shoot => allowed says=[10.4,4.20,4.24,10.57]
    occasion=shoot-and-flee => allowed says=[4.20,4.24,10.57]
    occasion=stand-and-shoot weapon=sling shootsTwice => !allowed says=[10.70,4.23]
    occasion=shoot-and-flee weapon=handgun => !allowed says=[10.64,4.23]
    occasion=stand-and-shoot otherWeaponShot=false distance=20 => says=[4.20,4.24,10.57]
`,
);
