import { cases } from '../../testing/cases.ts';

cases(
  'onus/throw-javelins',
  `
  who throws:
    eventFrom=random attacker.abilities=[javelins] defender.abilities=[javelins] => allowed throwers=[attacker,defender]
    eventFrom=random attacker.abilities=[javelins] defender={} => allowed throwers=[attacker]
    eventFrom=random attacker={} defender={}                 => allowed throwers=[]
    eventFrom=attacker attacker={} defender.abilities=[javelins] => allowed throwers=[]
    eventFrom=defender attacker.abilities=[javelins] defender.abilities=[javelins] => allowed throwers=[defender]
    eventFrom=random attacker.abilities=[javelins] attacker.javelinStrength=0 defender.abilities=[javelins] => allowed throwers=[defender]
  who throws: eventFrom=random attacker.abilities=[javelins]
    engagedBy=earlier-turn|otherwise => !allowed throwers=[] combatFollows
  which clauses say who throws:
    eventFrom=attacker attacker.abilities=[javelins]                       => says=[9.22/able,11.12/owner,11.10/charge,11.11/short,11.11/then-combat]
    eventFrom=random attacker.abilities=[javelins]                         => says=[9.22/able,11.11/all,11.10/charge,11.11/short,11.11/then-combat]
    eventFrom=attacker|random attacker.abilities=[ram]                     => says=[9.22/unable,11.10/charge]
    eventFrom=random attacker.abilities=[javelins] engagedBy=earlier-turn  => says=[11.10/no-charge,13.8/late]
  each throws 4 dice, without events, and the wounds stay out of the combat:
    eventFrom=random attacker.abilities=[javelins] defender.abilities=[javelins] => javelinDice=4 simultaneous !eventsAllowed !countsInCombat
  // Strength 3: hits dodge 5 on 3 or more, wounds armour 6 on 4 or more: 1/3 a die, 1 - (2/3)^4 = 65/81.
  the throw: attacker.abilities=[javelins] attacker.javelinStrength=3
                                   => odds.defender-wounded=65/81
    defender.life=1                => odds.defender-wounded=65/81 odds.defender-steady=16/81 odds.defender-eliminated=65/81 odds.defender-broken=none odds.defender-fleeing=none odds.attacker-wounded=none
    defender.moraleDie=1           => odds.defender-steady=1 odds.defender-broken=none
    defender.checkResult=failed    => odds.defender-steady=16/81 odds.defender-broken=65/81
    defender.sideHit=flank         => defender.defence=[4,5]
    defender.sideHit=rear          => defender.defence=[3,4]
    defender.formation=shield-wall => defender.defence=[6,7]
  chances are told only of those whose strength is known:
    attacker.abilities=[javelins]  => odds.defender-wounded=none odds.attacker-wounded=none
  the throw of a Broken unit is 1 weaker, but not by reading b of R7: attacker.abilities=[javelins] attacker.javelinStrength=3 attacker.broken
         => attacker.strength=2
    R7=b => attacker.strength=3
  a 6 counts twice only for a unit with Precision that was charged:
    eventFrom=defender defender.abilities=[javelins,precision] defender.javelinStrength=3 defender.toHit=[6,1,1,1] defender.toWound=[6] => attacker.javelinWounds=2
    eventFrom=attacker attacker.abilities=[javelins,precision] attacker.javelinStrength=3 attacker.toHit=[6,1,1,1] attacker.toWound=[6] => defender.javelinWounds=1
  what comes of it: attacker.abilities=[javelins] attacker.javelinStrength=3 attacker.toHit=[6,6,1,1] attacker.toWound=[6,6]
    defender.moraleDie=5                 => defender.fate=steady combatFollows
    defender.moraleDie=6                 => defender.fate=broken combatFollows
    defender.moraleDie=6 defender.broken => defender.fate=fleeing !combatFollows
    defender.life=2                      => defender.fate=eliminated !combatFollows odds.defender-eliminated=1
    defender.checkResult=failed          => defender.fate=broken odds.defender-broken=1
    attacker.toHit=[6,6]                 => refused attacker.toHit fewer-dice 11.11
    attacker.toWound=[6]                 => refused attacker.toWound fewer-dice 7.136
    attacker.toWound=[6,6,6]             => refused attacker.toWound more-dice-than-hits 7.136
    defender.moraleDie=1 defender.checkResult=passed => refused defender.checkResult die-and-result
    defender={}                          => defender.fate=open combatFollows=null
  Terror of its enemy counts in its check (R77):
    attacker.abilities=[javelins,terror] attacker.javelinStrength=3 attacker.toHit=[6,6,1,1] attacker.toWound=[6,6] defender.moraleDie=5 => defender.fate=broken
  who checks: attacker.abilities=[javelins] attacker.javelinStrength=3 attacker.toHit=[6,6,1,1] attacker.toWound=[6,6]
    defender.moraleDie=6 defender.broken                  => defender.mustCheck
    defender={}                                           => defender.mustCheck
    defender.life=2                                       => !defender.mustCheck
    defender.fleeing defender.broken defender.moraleDie=6 => defender.fate=fleeing !defender.mustCheck
  dice that all miss do nothing:
    attacker.abilities=[javelins] attacker.javelinStrength=3 attacker.toHit=[1,1,1,1] => defender.javelinWounds=0 defender.fate=steady combatFollows
`,
);
