import { cases } from '../../testing/cases.ts';

cases(
  'onus/trample',
  `
  whether they trample:
    sectionsCrossing=4              => tramples
    movementLeft=2.9 clearAt=3      => !tramples
    movementLeft=2                  => tramples
  each section that crosses is a die, without reply:
    sectionsCrossing=1              => dice=1 replyDice=0 !eventsAllowed
    sectionsCrossing=2              => dice=2 replyDice=0 !eventsAllowed
    sectionsCrossing=3              => dice=3 replyDice=0 !eventsAllowed
    sectionsCrossing=4              => dice=4 replyDice=0 !eventsAllowed
  // Attack 4/3 of elephants: Broken takes 1/1, 3 wounds another 1/1.
  the elephants strike with what being Broken and wounded leaves them: elephants.hit=4 elephants.wound=3
    elephants.wounds=0              => attack=[3,2]
    elephants.wounds=3              => attack=[2,1]
  the unit defends, in Square the better as they are mounted: victim.dodge=5 victim.armour=6
    victim.formation=none           => defence=[5,6]
    victim.attackedOn=[flank]       => defence=[4,5]
    victim.fleeing victim.broken    => defence=[3,4]
    victim.formation=square         => defence=[7,8]
    victim.formation=shield-wall    => defence=[6,7]
  what becomes of the unit:
    taken=0                         => fate=broken
    taken=2 moraleDie=5             => fate=broken
    // Broken once (R52).
    taken=2 moraleDie=6             => fate=broken
    taken=2                         => fate=broken
    taken=0 victim.broken           => fate=broken
    taken=2 moraleDie=6 victim.broken => fate=fleeing flightMove=after-elephants
    taken=2 victim.broken           => fate=open
    taken=2 moraleDie=6 victim.broken victim.fleeing => fate=fleeing
    taken=2 moraleDie=6 victim.broken victim.abilities=[steadfast] => fate=broken
    taken=2 moraleDie=6 victim.broken victim.kind=ballista => fate=eliminated
    taken=2 moraleDie=6 victim.life=2 => fate=eliminated
  its check counts the new wounds, being Broken and the Terror of elephants: taken=2 victim.morale=7 victim.broken victim.wounds=1
    elephants.abilities=[]          => moraleValue=3
    elephants.abilities=[terror]    => moraleValue=2
  a fleeing unit does not check:
    taken=1 victim.fleeing victim.broken => !mustCheck flightMove=none
  // One die: hits on 3 or more (4/6), wounds on 5 or more (2/6): 2/9.
  the chances: sectionsCrossing=1 elephants.hit=4 elephants.wound=3 victim.dodge=5 victim.armour=6
    victim.morale=7                 => odds.victim-wounded=2/9 odds.victim-broken=1 odds.victim-flees=0 odds.victim-eliminated=0
    // It fails after the wound on 5 and 6.
    victim.morale=6 victim.broken   => odds.victim-flees=2/27 odds.victim-broken=25/27
    victim.morale=6 victim.broken moraleDie=4 => odds.victim-flees=0 odds.victim-broken=1
    victim.morale=6 victim.broken moraleDie=5 => odds.victim-flees=2/9 odds.victim-broken=7/9
    victim.life=1                   => odds.victim-eliminated=2/9 odds.victim-broken=7/9
  // Morale 6 - 1 (Broken) - 1 (wound) = 4 fails on 5 and 6.
  chances are of the check alone after the wounds, and sure where all is known: taken=1 victim.morale=6 victim.broken
    sectionsCrossing=1              => odds.victim-wounded=1 odds.victim-flees=1/3 chancesAre=after-wounds
    moraleDie=5                     => odds.victim-flees=1 odds.victim-broken=0 chancesAre=known
  dice that were rolled are read:
    toHit=[6,3,2,1] toWound=[5,4]   => hits=2 woundsDone=1
    toHit=[1,1,1,1]                 => hits=0 woundsDone=0
  a unit that fights them: victimFights
    fightEnd=not-yet                => combat=normal !eventsAllowed !elephantsEnvelop staysEngaged=null elephantsGoOn=null
    fightEnd=both-stand             => combat=normal !eventsAllowed !elephantsEnvelop staysEngaged !elephantsGoOn
    fightEnd=victim-gone            => combat=normal !eventsAllowed !elephantsEnvelop !staysEngaged elephantsGoOn
    fightEnd=elephants-recovered    => combat=normal !eventsAllowed !elephantsEnvelop staysEngaged=null !elephantsGoOn
    fightEnd=elephants-eliminated   => combat=normal !eventsAllowed !elephantsEnvelop !staysEngaged !elephantsGoOn
  what contradicts itself:
    sectionsCrossing=1 toHit=[6,6]  => refused toHit more-dice-than-sections 7.197
    sectionsCrossing=3 toHit=[6,6]  => refused toHit fewer-dice 7.197
    sectionsCrossing=1 toHit=[6] toWound=[6,6] => refused toWound more-dice-than-hits 7.167
    sectionsCrossing=2 toHit=[6,6] toWound=[6] => refused toWound fewer-dice 7.167
    sectionsCrossing=1 toHit=[6] toWound=[6] taken=0 => refused taken wounds-not-of-dice
    sectionsCrossing=1 taken=2      => refused taken more-wounds-than-dice
    moraleDie=2 victimCheck=failed  => refused victimCheck die-and-result
    victim.wounds=6 victim.life=6   => refused victim.wounds already-eliminated 3.6
`,
);
