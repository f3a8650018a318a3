import { cases } from '../../testing/cases.ts';

cases(
  'ccn/unit',
  `
  all that the book says of a type, in its order:
    unit=line => move=1 moveAndFight=1 fireRange=2 band=blue says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.27/fact,5.248/fact,5.46/fact,5.52/fact,5.84/fact,5.99/fact,5.130/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=militia => retreatPerFlag=3 !sabersHitUnits says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.28/fact,5.248/fact,5.46/fact,5.52/fact,5.84/fact,5.99/fact,5.129/fact,5.130/fact,5.183/fact,5.184/fact,5.196/fact]
    unit=light => move=2 moveAndFight=1 icon=bugle says=[1.7/fact,1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.17/fact,5.25/fact,5.26/fact,5.29/fact,5.248/fact,5.47/fact,5.52/fact,5.84/fact,5.98/fact,5.99/fact,5.130/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=rifle => fireRange=3 says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.17/fact,5.25/fact,5.26/fact,5.29/fact,5.248/fact,5.47/fact,5.52/fact,5.85/fact,5.98/fact,5.99/fact,5.129/fact,5.130/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=grenadier => flagsOfType=1 meleeDiceMore=1 says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.16/fact,5.25/fact,5.26/fact,5.29/fact,5.248/fact,5.46/fact,5.52/fact,5.84/fact,5.98/fact,5.99/fact,5.128/fact,5.130/fact,5.174/fact,5.184/fact,5.192/fact,5.196/fact]
    unit=guard-grenadier => icon=grenade says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.16/fact,5.25/fact,5.26/fact,5.30/fact,5.248/fact,5.46/fact,5.52/fact,5.84/fact,5.98/fact,5.99/fact,5.128/fact,5.130/fact,5.174/fact,5.184/fact,5.194/fact,5.196/fact]
    unit=old-guard => meleeDiceMore=2 says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.16/fact,5.25/fact,5.26/fact,5.30/fact,5.248/fact,5.46/fact,5.52/fact,5.84/fact,5.98/fact,5.99/fact,5.127/fact,5.130/fact,5.174/fact,5.184/fact,5.194/fact,5.196/fact]
    unit=young-guard => meleeDiceMore=1 rangedDiceMore=1 says=[1.7/fact,1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.17/fact,5.25/fact,5.26/fact,5.30/fact,5.248/fact,5.47/fact,5.52/fact,5.84/fact,5.98/fact,5.99/fact,5.128/fact,5.130/fact,5.174/fact,5.184/fact,5.194/fact,5.196/fact]
    unit=light-cavalry => move=3 moveAndFight=3 fireRange=0 band=yellow says=[1.7/fact,1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.27/fact,5.248/fact,5.48/fact,5.52/fact,5.74/fact,5.133/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=guard-light-cavalry => meleeDiceMore=0 says=[1.7/fact,1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.30/fact,5.248/fact,5.48/fact,5.52/fact,5.74/fact,5.133/fact,5.174/fact,5.184/fact,5.194/fact,5.196/fact]
    unit=light-lancers => standing=null icon=none says=[1.7/fact,1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.48/fact,5.52/fact,5.74/fact,5.133/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=heavy-cavalry => move=2 icon=helmet says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.18/fact,5.25/fact,5.26/fact,5.27/fact,5.248/fact,5.49/fact,5.52/fact,5.74/fact,5.132/fact,5.133/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=cuirassiers => flagsOfType=1 says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.18/fact,5.25/fact,5.26/fact,5.29/fact,5.248/fact,5.49/fact,5.52/fact,5.74/fact,5.132/fact,5.133/fact,5.174/fact,5.184/fact,5.193/fact,5.196/fact]
    unit=foot-artillery => moveAndFight=0 move=1 fireRange=5 band=red says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.27/fact,5.248/fact,5.50/fact,5.52/fact,5.86/fact,5.106/fact,5.141/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=guard-foot-artillery => meleeDiceMore=1 says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.20/fact,5.25/fact,5.26/fact,5.30/fact,5.248/fact,5.50/fact,5.52/fact,5.86/fact,5.106/fact,5.137/fact,5.141/fact,5.174/fact,5.184/fact,5.194/fact,5.196/fact]
    unit=horse-artillery => moveAndFight=1 move=2 fireRange=4 icon=horse-artillery-icon says=[1.9/fact,2.11/fact,2.12/fact,2.14/fact,2.19/fact,5.25/fact,5.26/fact,5.27/fact,5.248/fact,5.51/fact,5.52/fact,5.87/fact,5.106/fact,5.141/fact,5.174/fact,5.184/fact,5.196/fact]
    unit=leader => move=3 arm=null says=[2.15/fact,5.26/fact,5.31/fact,5.54/fact,5.74/fact]
`,
);

/** Figures, table 4: what a type adds and ignores; `null` of a guard stands on its national card. */
cases(
  'ccn/unit',
  `
  dice more in fire and in melee, flags that it ignores:
    unit=line|militia                 => rangedDiceMore=0 meleeDiceMore=0 flagsOfType=0
    unit=light|rifle                  => rangedDiceMore=1 meleeDiceMore=0 flagsOfType=0
    unit=grenadier                    => rangedDiceMore=1 meleeDiceMore=1 flagsOfType=1
    unit=guard-grenadier|young-guard|guard-light => rangedDiceMore=1 meleeDiceMore=1 flagsOfType=null
    unit=old-guard                    => rangedDiceMore=1 meleeDiceMore=2 flagsOfType=null
    unit=light-cavalry|light-lancers  => rangedDiceMore=0 meleeDiceMore=0 flagsOfType=0
    unit=guard-light-cavalry          => rangedDiceMore=0 meleeDiceMore=0 flagsOfType=null
    unit=heavy-cavalry                => rangedDiceMore=0 meleeDiceMore=1 flagsOfType=0
    unit=cuirassiers                  => rangedDiceMore=0 meleeDiceMore=1 flagsOfType=1
    unit=guard-heavy-cavalry          => rangedDiceMore=0 meleeDiceMore=1 flagsOfType=null
    unit=foot-artillery|horse-artillery => rangedDiceMore=0 meleeDiceMore=0 flagsOfType=0
    unit=guard-foot-artillery         => rangedDiceMore=0 meleeDiceMore=1 flagsOfType=null
    unit=guard-horse-artillery        => rangedDiceMore=0 meleeDiceMore=0 flagsOfType=null
`,
);
cases(
  'ccn/dice',
  `
  infantry is on two faces:
    thrownDice=1 wantedFaces=[infantry,cavalry,artillery] => facesCounted=4 perDie=2/3
    thrownDice=1 wantedFaces=[flag,saber]                 => facesCounted=2 perDie=1/3
`,
);
