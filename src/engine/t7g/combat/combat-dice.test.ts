import { cases } from '../../testing/cases.ts';

// Engine notes 9, 2 and 4; figures 3.
cases(
  't7g/combat-dice',
  `
  ¡Atacad! and how they came to blows: unit.combat=4
    side=attacker                                                    => dice=6 2.19/combat
    side=defender                                                    => dice=4
    side=defender unit.card=attack                                   => dice=6 2.33/combat
    side=attacker manner=interception                                => dice=6 2.35/combat
    side=defender manner=interception unit.card=attack               => dice=6 2.19/combat
    side=defender manner=interception unit.card=attention            => dice=4
    side=attacker manner=sheltered unit.kind=cavalry unit.card=attack => dice=6 6.43/combat
    side=attacker manner=sheltered unit.kind=cavalry unit.card=run   => dice=4 6.43~card-not-attack
  what cannot be a combat: unit.combat=4
    unit.card=run                                    => !allowed 2.20/combat
    unit.card=fire                                   => !allowed 5.1
    !inSight                                         => !allowed 5.37
    unit.mobileFortress                              => !allowed 6.16/combat
    unit.emplaced                                    => !allowed 6.27/combat
    side=defender unit.mobileFortress unit.card=attack       => !allowed
    side=defender unit.mobileFortress unit.card=attack R67=b => allowed dice=6
    badWar unit.weapons=[pikes]                      => !allowed 5.29/pikes
    badWar flank unit.weapons=[pikes] enemy.weapons=[pikes]                         => !allowed 5.30
    badWar flank unit.weapons=[pikes] enemy.weapons=[pikes] enemy.squares           => allowed
    badWar unit.weapons=[pikes] enemy.weapons=[pikes] enemy.shelter=guns            => !allowed 5.30/fortified
    badWar unit.weapons=[pikes] enemy.weapons=[pikes] enemy.shelter=guns R60=b      => allowed
    manner=sheltered                                 => refused unit.kind only-cavalry-shelters 6.41
  weapons: unit.combat=4
    unit.weapons=[bayonets]                                          => dice=8 6.95
    unit.weapons=[bayonets] unit.disordered                          => dice=6 6.95~unit-disordered
    unit.weapons=[bayonets] enemy.kind=cavalry                       => dice=6
    side=defender unit.weapons=[bayonets] enemy.kind=cavalry         => dice=6 6.94
    side=defender unit.weapons=[pikes] enemy.kind=cavalry unit.disordered => dice=4 6.100~unit-disordered
    unit.weapons=[salvoes]                                           => dice=8 6.123
    unit.weapons=[heavy-lances] unit.kind=cavalry                    => dice=6 6.98~no-counter-charge
    unit.weapons=[heavy-lances] unit.kind=cavalry enemy.card=attack  => dice=8 6.98
    unit.weapons=[bardiches] unit.weary                              => dice=6 6.93
    unit.flematico unit.weary                                        => dice=6 7.79/combat
    unit.weary                                                       => dice=4
  mala guerra takes away what the order gave: unit.combat=4 badWar unit.weapons=[pikes,salvoes] enemy.weapons=[pikes]
    => dice=4 5.31 5.31/weapons
    R130=b                        => dice=6 6.123
    side=defender unit.card=resist unit.courage=4 => courageDice=4 5.31/courage
  cavalry and fortresses: unit.combat=5 unit.kind=cavalry
    enemy.mobileFortress          => dice=5 6.18/side
    enemy.mobileFortress flank    => dice=7 6.18~not-from-the-front
    enemy.emplaced flank          => dice=5 6.29/side
  flanks: side=defender unit.combat=5 unit.courage=4 flank
    => dice=3 courageDice=2
    unit.squares                  => dice=5 courageDice=4 6.8 5.11/combat
    unit.emplaced                 => dice=5 courageDice=4 6.28/side
    unit.shelter=building         => dice=5 courageDice=6 9.43/side 9.41/side
    unit.gallardo                 => dice=3 courageDice=4 7.81
  height and points: unit.combat=4
    unit.onHeight                 => dice=8 5.38
    unit.onHeight enemy.onHeight  => dice=6 5.38~enemy-on-height
    unit.dexterity=2              => dice=8 7.33
    unit.picaro                   => dice=8
  dice that resist: side=defender unit.combat=4 unit.courage=4
    unit.shelter=wall                        => courageDice=6 disorderChance=64/729
    unit.shelter=wall enemy.weapons=[grenades] => courageDice=4 6.114
    unit.shelter=fence                       => courageDice=4 9.34/combat
    unit.imperterrito unit.card=resist       => courageDice=6 7.85~has-acted
    unit.imperterrito unit.shelter=wall      => courageDice=6 7.85~protected-already
    unit.imperterrito unit.shelter=wall R62=b => courageDice=8
    unit.shelter=wall unit.card=resist       => courageDice=8
    unit.disordered unit.openOrder           => courageDice=2 6.63/combat
    unit.will=1 unit.disordered              => courageDice=3
    side=attacker unit.shelter=wall          => courageDice=4
  Very Difficult ground on the way: unit.combat=4 unit.courage=4 unit.crossedVeryDifficult
    => disordered courageDice=2 5.36
    unit.light                    => !disordered courageDice=4 6.38/combat
    unit.skirmishers              => !disordered 6.13/combat
  the Defence that counts: unit.combat=4 enemy.infantryDefence=3 enemy.cavalryDefence=5
    => hitsOn=3 against=infantry
    unit.kind=cavalry             => hitsOn=5 against=cavalry
    unit.kind=artillery           => hitsOn=3
  what bears on it, and what does not:
    side=defender unit.combat=4 unit.kind=cavalry unit.card=attack enemy.kind=cavalry enemy.mobileFortress manner=sheltered unit.weapons=[heavy-lances] => dice=6
    side=defender unit.combat=4 unit.card=attack enemy.kind=cavalry manner=sheltered unit.weapons=[grenades] => dice=6
    side=defender unit.combat=4 unit.shelter=fence badWar unit.weapons=[pikes] enemy.weapons=[pikes] => -5.31
    side=defender unit.combat=4 unit.weapons=[salvoes]           => dice=4
    side=defender unit.combat=5 unit.courage=4                   => -9.34/combat -7.85~has-acted -6.63/combat -7.38
    side=defender unit.combat=5 unit.courage=4 unit.gallardo     => -7.81
    side=defender unit.combat=5 unit.courage=4 unit.shelter=guns => courageDice=6 disorderChance=64/729
    side=defender unit.combat=5 unit.squares unit.emplaced       => -6.28/side
    unit.combat=4 !inSight manner=interception                   => allowed dice=6
    unit.combat=4 !unit.mobileFortress unit.courage=0 unit.shelter=fence => -9.34/combat
    unit.combat=4 enemy.disordered                               => dice=6
    unit.combat=4 enemy.emplaced                                 => dice=6
    unit.combat=4 enemy.mobileFortress                           => dice=6
    unit.combat=4 unit.card=run                                  => -5.1
    unit.combat=4 unit.courage=4 unit.crossedVeryDifficult flank => courageDice=2 disorderChance=4/9
    unit.combat=4 unit.courage=4 unit.crossedVeryDifficult unit.shelter=building => courageDice=2 disorderChance=4/9
    unit.combat=4 unit.courage=4 unit.crossedVeryDifficult unit.shelter=guns => courageDice=2 disorderChance=4/9
    unit.combat=4 unit.flematico                                 => -7.79/combat
    unit.combat=4 unit.light                                     => -6.38/combat -5.31~no-bad-war -7.33
    unit.combat=4 unit.skirmishers                               => -6.13/combat
    unit.combat=4 unit.imperterrito unit.courage=2 unit.weapons=[bayonets] => -7.85~has-acted
    unit.kind=cavalry unit.combat=12 unit.squares unit.courage=1 enemy.mobileFortress enemy.imperterrito flank unit.weapons=[bardiches] => -5.11/combat
    unit.kind=cavalry unit.combat=4 enemy.kind=cavalry unit.weapons=[pikes] => dice=6
    unit.kind=cavalry unit.combat=5 enemy.mobileFortress enemy.emplaced => dice=5
    unit.kind=cavalry unit.combat=5 unit.emplaced enemy.emplaced flank R9=b manner=sheltered enemy.weapons=[halberds] => -6.28/side
    unit.kind=cavalry unit.combat=5 unit.shelter=building enemy.emplaced flank => -9.43/side
    unit.kind=cavalry unit.combat=5 unit.squares enemy.emplaced flank => -6.8
  the clauses in the order in which they bear:
    side=defender unit.combat=5 unit.courage=4 unit.will=1 flank => says=[5.9/combat,1.20,5.13/defence,5.9/courage,7.38,1.20,7.30,5.14]
    side=defender unit.combat=5 unit.squares unit.shelter=building => -9.43/side
    unit.combat=4 unit.courage=4 unit.crossedVeryDifficult unit.openOrder => says=[5.36,2.19/combat,1.18,5.13/defence,6.63/combat,1.29/combat,1.20,5.14]
    unit.combat=4 unit.weapons=[pikes,halberds,bayonets,salvoes,swordsmen,two-handed-swords,bardiches,grenades,lances,heavy-lances] enemy.weapons=[pikes] badWar => says=[5.31,5.31/weapons,6.96,1.18,5.13/defence]
  what else decides:
    unit.combat=4 unit.courage=3 unit.weapons=[pikes] enemy.weapons=[pikes] badWar => dice=4 -5.31/weapons
    side=defender unit.combat=4 unit.courage=3 unit.weapons=[pikes,salvoes] enemy.weapons=[pikes] badWar => dice=4 courageDice=3 -5.31/weapons -5.31/courage
    side=defender unit.combat=4 unit.kind=cavalry enemy.emplaced => !allowed
  left out, the ordinary case holds:
    unit.combat=4 unit.courage=4 unit.disordered => -6.63/combat
    side=defender flank unit.weary unit.combat=0 => dice=0
  in their order:
    unit.combat=4 unit.weapons=[pikes,bayonets,swordsmen] enemy.weapons=[pikes] badWar R130=b => dice=8 says=[5.31,6.95,6.96,1.19,5.13/defence]
`,
);
