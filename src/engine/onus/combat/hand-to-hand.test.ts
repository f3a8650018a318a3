import { expect, test } from 'vitest';
import { rulingOn } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';

test('the steps tell the values of each strike once', () => {
  const attacker = { hit: 4, wound: 4, morale: 6, taken: 3, moraleDie: 6, toHit: [3, 1, 4] };
  const draft = { attacker, defender: { formation: 'phalanx' }, charge: true };
  const { steps } = rulingOn('onus/hand-to-hand', draft);
  const attacks = steps.filter(({ say }) => say === 'onus-3.2/attack').map((s) => s.with.who);
  expect(attacks).toEqual(['defender', 'attacker']);
});

cases(
  'onus/hand-to-hand',
  `
  // Morale 6 with 3 wounds is 3: the 6 breaks the charger, who replies at 4/4 -1 (wounds) -1 (Broken).
  a reply bears what the first attack did: charge defender.formation=phalanx attacker.hit=4 attacker.wound=4 attacker.morale=6 attacker.taken=3 attacker.moraleDie=6
                                                    => strikesFirst=defender replyDice=4 mustCheck=[attacker] attacker.attack=[2,2] attacker.attackModifier=-2 attacker.checks=null attacker.fate=open
    attacker.toHit=[3,1,4] attacker.toWound=[6]       => attacker.hits=1 attacker.woundsDone=1
    // What is not rolled yet leaves the comparison out.
    sectionsInContact=4                               => 7.163/* -7.172/more -7.172/both -7.153 -7.156
  what is told decides how far the combat is known:
    attacker.hit=4 attacker.toHit=[1,1,2] defender.dodge=9 => mustCheck=null dice=3 attacker.hits=0 attacker.woundsDone=0
    attacker.taken=0 defender.taken=7                 => mustCheck=[defender] defender.fate=open defender.woundMarkers=[III,III,I]
    attacker.taken=0 defender.taken=7 defender.life=6 => mustCheck=[] defender.fate=eliminated
    attacker.toHit=[1,2,3,4,5,6]                      => dice=6 replyDice=6
    charge attacker.formation=phalanx defender.fleeing defender.taken=2 => mustCheck=[] replyDice=0 defender.checks=0 defender.fate=fleeing
    event=ambush defender.life=1                      => mustCheck=[] defender.fate=eliminated attacker.fate=steady
    // With its own modifier, not with the Broken that it brings.
    attacker.taken=0 defender.morale=7 defender.attackedOn=[front,flank] defender.taken=4 defender.moraleDie=4 => defender.moraleValue=2 defender.moraleModifier=-5 defender.fate=broken
  chances before any die: sectionsInContact=1
    // One die each at 4/3 against 5/6: 5/6 to hit, 1/2 to wound, so 7/12 to do nothing.
    charge=false                                      => strikesFirst=both rollsFirst=attacker odds.no-wounds=49/144 odds.still-engaged=1
    // It is wounded with 5/12 and checks then, alone or with the other: 5 - 1 (Broken) - 1 = 3 fails with 1/2.
    attacker.life=9 defender.broken defender.morale=5 defender.hit=1 defender.wound=1 defender.life=9 => odds.still-engaged=19/24
  modifiers are told in full where a value stops at 1:
    defender.dodge=2 defender.armour=3 defender.attackedOn=[flank,rear] defender.otherEnemies=2 => defender.defence=[1,1] defender.defenceModifier=-5 defender.moraleModifier=-5
  charging adds nothing but for Ram:
    charge attacker.kind=cavalry                      => 2.11
    charge attacker.kind=cavalry attacker.abilities=[ram] => -2.11
    attacker.kind=cavalry                             => -2.11
    charge                                            => -2.11
  whoever must check for camels or, by R47 b, for Terror is told why: attacker.taken=0 defender.taken=0
    attacker.kind=camels defender.kind=cavalry dromedaries => 12.31/check
    attacker.abilities=[terror] R47=b                 => 9.17/check -12.31/check
  dice that cannot be:
    sectionsInContact=2 attacker.toHit=[2,3,4]        => refused attacker.toHit more-dice-than-sections 7.166
    attacker.toHit=[6,6] defender.toHit=[1]           => refused defender.toHit fewer-dice 7.166
    attacker.toHit=[6,1] attacker.toWound=[6,6]       => refused attacker.toWound more-dice-than-hits 7.167
    attacker.toHit=[6,6] attacker.toWound=[6]         => refused attacker.toWound fewer-dice 7.167
    attacker.toHit=[6] attacker.toWound=[1] defender.taken=1 => refused defender.taken wounds-not-of-dice
    sectionsInContact=2 defender.taken=3              => refused defender.taken more-wounds-than-dice
    attacker.taken=1 attacker.moraleDie=1 attacker.checkResult=failed => refused attacker.checkResult die-and-result
  a unit that may not strike, or fell to the first attack, does nothing: charge
    attacker.formation=phalanx attacker.abilities=[sarissas] defender.toHit=[6] => refused defender.toHit does-not-strike 7.164
    attacker.life=1 attacker.taken=1 defender.formation=phalanx defender.taken=1 => refused defender.taken does-not-reply 7.163
  a reply may have hit more often than its values would tell before the first attack: charge
    attacker.toHit=[6,6] attacker.toWound=[6,6] defender.formation=phalanx => accepted
  what is known, and what is open:
    attacker.taken=0 defender.taken=1 defender.checkResult=failed => defender.fate=broken defender.breaks='1' defender.checks=1 chancesAre=known
    // 5 faces hit, and half of what hits wounds.
    attacker.toHit=[6] defender.toHit=[1]             => attacker.unhurt='1' defender.unhurt=1/2 chancesAre=after-hits
    defender.taken=2                                  => mustCheck=null attacker.checks=null attacker.fate=open attacker.woundMarkers=null defender.fate=open
    // Morale 5 - 1 (Broken) - 1 (wound) = 3. It took more wounds and checks again: 1/2, where it was 3/4 in all.
    charge attacker.broken attacker.morale=5 attacker.taken=1 attacker.toHit=[1] defender.formation=phalanx defender.toHit=[6] => replyDice=1 attacker.flees=1/2 defender.unhurt='1'
  unhurt horses check once, after the combat, also where only camels strike: charge dromedaries
    attacker.kind=camels attacker.formation=phalanx attacker.abilities=[sarissas] defender.kind=cavalry defender.taken=0 => combatType=single mustCheck=[defender] defender.checks=1
  // Hit 9 against dodge 1 on both: a hit and a wound are 5/6 each, so that one die kills with 25/36.
  where a unit falls nobody checks morale: sectionsInContact=1 attacker.hit=9 attacker.wound=9 attacker.dodge=1 attacker.armour=1 attacker.morale=1 attacker.life=1 defender.hit=9 defender.wound=9 defender.dodge=1 defender.armour=1 defender.morale=1
    defender.life=1                                   => attacker.eliminated=25/36 attacker.breaks='0' attacker.flees='0' attacker.unhurt=11/36 defender.eliminated=25/36 defender.breaks='0' defender.flees='0'
    // 1 wound (25/36) and the other unhurt (11/36); morale 1 fails with 5/6.
    defender.life=2                                   => defender.breaks=1375/7776 defender.eliminated='0'
  nor where it is told:
    attacker.taken=2 attacker.moraleDie=6 defender.life=3 defender.taken=3 => mustCheck=[] attacker.checks=0 attacker.fate=steady defender.fate=eliminated
  // Struck first, the attacker checks for its 2 wounds; compared 2 to 1 it checks again, or else the defender does.
  by R45 b each check is for one attack, and the reply is not compared: charge attacker.morale=8 attacker.taken=2 attacker.moraleDie=1 defender.formation=phalanx defender.morale=8 defender.taken=1 defender.moraleDie=1
    R45=a                                             => attacker.checks=2 defender.checks=0
    R45=b                                             => attacker.checks=1 defender.checks=1
  by R47 b Terror makes even unhurt enemies check: attacker.abilities=[terror] attacker.taken=0 defender.taken=0
    R47=a                                             => mustCheck=[]
    R47=b                                             => mustCheck=[defender]
  by R10 b several other enemies cost 1 together: defender.dodge=8 defender.armour=8 defender.otherEnemies=3
    R10=a                                             => defender.defence=[5,5]
    R10=b                                             => defender.defence=[7,7]
`,
);
