import { cases } from '../../testing/cases.ts';

cases(
  'wab/impact-hits',
  `
  charge: chariotKind=heavy charging=2 chariotStrength=5
     => allowed impactMoment=before-all says=[16.27/first,16.28,5.25,16.27/wounds-count]
    readings.R267=b => allowed impactMoment=with-the-crew says=[16.27/with-the-crew,16.28,5.25,16.27/wounds-count]
    chariotKind=light => !allowed impactMoment=none says=[16.27]
    chargedNow=false => !allowed impactMoment=none says=[16.27/only-charging]
    chariotKind=light chargedNow=false => !allowed impactMoment=none says=[16.27]
    chariotKind=scythed charging=1 => allowed impactMoment=before-all says=[16.27/first,16.29,5.25,16.27/wounds-count]
    enemyArms=pikes => allowed impactMoment=after-pikes says=[16.30,16.27/first,16.30/moment,16.28,5.25,16.27/wounds-count]
    enemyArms=pikes enemySide=flank => allowed impactMoment=before-all says=[16.27/first,16.28,5.25,16.27/wounds-count]
    enemyArms=pikes lostToPikes=2 => !allowed impactMoment=none says=[16.30,16.30/none-left]
    enemyArms=pikes lostToPikes=1 => allowed impactMoment=after-pikes says=[16.30,16.27/first,16.30/moment,16.28,5.25,16.27/wounds-count]
    enemyArms=pikes readings.R267=b => allowed impactMoment=after-pikes says=[16.30,16.27/with-the-crew,16.30/moment,16.28,5.25,16.27/wounds-count]
    enemyArms=kontos => allowed impactMoment=before-all says=[16.27/first,16.28,5.25,16.27/wounds-count]
    enemyArms=kontos readings.R284=b => allowed impactMoment=after-kontos says=[16.27/first,16.27/kontos,16.28,5.25,16.27/wounds-count]
    enemyArms=kontos readings.R284=b readings.R267=b => allowed impactMoment=with-the-crew says=[16.27/with-the-crew,16.28,5.25,16.27/wounds-count]
    enemyArms=kontos readings.R284=b enemySide=rear => allowed impactMoment=before-all says=[16.27/first,16.28,5.25,16.27/wounds-count]
    readings.R284=b => allowed impactMoment=before-all says=[16.27/first,16.28,5.25,16.27/wounds-count]
    enemyArms=pikes chariotKind=light => !allowed impactMoment=none says=[16.27]
     => spares=[16.27~heavy-or-scythed,16.27~has-charged,16.29~heavy-chariots]
    enemyArms=pikes => spares=[16.27~heavy-or-scythed,16.27~has-charged,16.29~heavy-chariots]
    enemyArms=pikes enemySide=flank => spares=[16.27~heavy-or-scythed,16.27~has-charged,16.30~not-their-front,16.29~heavy-chariots]
    enemyArms=kontos => spares=[16.27~heavy-or-scythed,16.27~has-charged,16.27~pikes-only,16.29~heavy-chariots]
    chariotKind=scythed charging=1 => spares=[16.27~heavy-or-scythed,16.27~has-charged,16.28~scythed-chariots]
    chariotKind=light => spares=[]
`,
);

cases(
  'wab/open-ranks',
  `
  charged: leadership=8
     => allowed says=[16.31,16.32]
    drilled=false => !allowed says=[16.31/not-drilled]
    chargedOn=flank => !allowed combatFollows says=[16.34]
    declaresHold=false => !allowed combatFollows=null says=[16.32/must-hold]
    chargedOn=rear drilled=false => !allowed says=[16.31/not-drilled]
    chargedBy=others => !allowed says=[16.31/others]
    chargedBy=scythed-chariots-and-others => !allowed says=[16.31/others]
    chargedBy=others drilled=false => !allowed says=[16.31/not-drilled]
    engaged => !allowed says=[16.31/engaged]
    engaged drilled=false => !allowed says=[16.31/not-drilled]
    declaresHold=false => !allowed says=[16.32/must-hold]
    declaresHold=false drilled=false => !allowed says=[16.31/not-drilled]
     => spares=[16.31~is-drilled,16.34~in-front,16.31~scythed-chariots-alone,16.31~ranks-not-engaged,16.32~declares-hold]
    drilled=false => spares=[]
`,
);

cases(
  'wab/chariot-move',
  `
  light: chariotKind=light
     => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
    movement=9 => allowed allowance=9 least=9 most=9 marchDice=0 !terrainRoll says=[2.11]
    chariotMoves=march => allowed allowance=16 least=16 most=16 marchDice=0 !terrainRoll says=[16.15,2.46,16.16]
    chariotMoves=march musician=false => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.47]
    chariotMoves=march enemyCounts => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.48]
    enemyCounts => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
    chariotMoves=charge enemyCounts => allowed allowance=16 least=16 most=16 marchDice=0 !terrainRoll says=[16.15,3.3/rate]
    chariotMoves=quick-march => allowed allowance=24 least=24 most=24 marchDice=0 !terrainRoll says=[16.15,2.56,16.16/column]
    chariotMoves=quick-march enemyCounts => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.60]
    chariotMoves=quick-march musician=false => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.58/musician]
    chariotMoves=quick-march wide=2 deep=2 => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.16/no-column]
    chariotMoves=quick-march wide=1 deep=1 => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.16/no-column]
    chariotMoves=quick-march vehicleForm=dispersed => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.59]
    chariotMoves=march vehicleForm=dispersed => allowed allowance=16 least=16 most=16 marchDice=0 !terrainRoll says=[16.15,2.46,16.16]
    vehicleForm=dispersed straight=false => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.11/turns,16.15,2.11]
    vehicleForm=dispersed => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
    straight=false => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
    enters=difficult => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.12]
    enters=obstacle => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.12]
    enters=defended-obstacle => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.12/defended]
    enters=defended-obstacle chariotMoves=charge => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.14]
    enters=defended-obstacle chariotMoves=charge readings.R287=b => allowed allowance=16 least=16 most=16 marchDice=0 !terrainRoll says=[16.15,3.3/rate]
    enters=defended-obstacle forcedAcross => allowed allowance=8 least=8 most=8 marchDice=0 terrainRoll says=[16.13/forced,16.15,2.11]
    enters=difficult forcedAcross => allowed allowance=8 least=8 most=8 marchDice=0 terrainRoll says=[16.13/forced,16.15,2.11]
    enters=defended-obstacle forcedAcross => -16.12~switched-off
    chariotKind=scythed movement=8 chariotMoves=quick-march wide=2 => !allowed -16.16/no-column
    enters=difficult chariotMoves=charge => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.12]
    forcedAcross => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
    wide=2 deep=2 => allowed allowance=8 least=8 most=8 marchDice=0 !terrainRoll says=[16.15,2.11]
     => spares=[16.12~open-ground]
    chariotMoves=quick-march => spares=[16.12~open-ground,2.58~has-musician,16.16~is-a-column]
    chariotMoves=march => spares=[16.12~open-ground,2.47~has-musician,16.17~not-scythed]
    chariotMoves=charge => spares=[16.12~open-ground,16.14~no-obstacle-between]
    enters=difficult => spares=[16.13~goes-of-its-own-accord]
    enters=defended-obstacle chariotMoves=charge readings.R287=b => spares=[16.13~goes-of-its-own-accord,16.12~open-ground,16.14~stops-at-it]
    enters=difficult forcedAcross => spares=[16.12~switched-off]
  scythed: chariotKind=scythed movement=7
     => allowed allowance=7 least=7 most=7 marchDice=0 !terrainRoll says=[2.11]
    straight=false => allowed allowance=3.5 least=3.5 most=3.5 marchDice=0 !terrainRoll says=[2.11,16.18]
    chariotMoves=march => allowed allowance=null least=8 most=13 marchDice=1 !terrainRoll says=[16.17/rolls]
    chariotMoves=march straight=false => allowed allowance=null least=4 most=6.5 marchDice=1 !terrainRoll says=[16.17/rolls,16.18/half]
    chariotMoves=march marchDie=4 musician=false => allowed allowance=11 least=11 most=11 marchDice=1 !terrainRoll says=[16.17]
    chariotMoves=march enemyCounts => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[2.48]
    chariotMoves=quick-march => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.17/quick-march]
    chariotMoves=charge straight=false => allowed allowance=7 least=7 most=7 marchDice=0 !terrainRoll says=[3.3/rate,16.18]
    wide=2 chariotMoves=charge => allowed allowance=14 least=14 most=14 marchDice=0 !terrainRoll says=[3.3/rate]
    chariotMoves=march marchDie=2 => spares=[16.12~open-ground,2.46~switched-off,16.18~goes-straight]
     => spares=[16.12~open-ground,16.18~goes-straight]
  heavy: chariotKind=heavy movement=7
    straight=false => allowed allowance=7 least=7 most=7 marchDice=0 !terrainRoll says=[2.11]
    chariotMoves=march => allowed allowance=14 least=14 most=14 marchDice=0 !terrainRoll says=[2.46,16.16]
    chariotMoves=quick-march wide=2 => !allowed allowance=null least=null most=null marchDice=0 !terrainRoll says=[16.16/no-column]
    chariotMoves=march => spares=[16.12~open-ground,2.47~has-musician,16.17~not-scythed]
`,
);

cases(
  'wab/chariot-save',
  `
  crews: strength=3
     => save=5 needsToSave=5 says=[16.40,4.54]
    crewWears.0.bodyArmour=light => save=4 needsToSave=4 says=[16.40,4.54]
    crewWears.0.bodyArmour=light crewWears.1.bodyArmour=none => save=4 needsToSave=4 says=[16.41,16.40,4.54]
    crewWears.0.shield=shield => save=4 needsToSave=4 says=[16.40,4.54]
    crewWears.0.shield=shield horsesBarded => save=3 needsToSave=3 says=[16.40,11.23/chariot,4.54]
    crewWears.0.bodyArmour=heavy crewWears.0.shield=large-shield => save=3 needsToSave=3 says=[16.40,16.42,4.54]
    crewWears.0.bodyArmour=heavy crewWears.0.shield=large-shield horsesBarded => save=2 needsToSave=2 says=[16.40,11.23/chariot,16.42,4.54]
     => spares=[16.41~crew-alike,16.42~inside-the-limit]
    crewWears.0.bodyArmour=light crewWears.1.bodyArmour=none => spares=[16.42~inside-the-limit]
    crewWears.0.bodyArmour=heavy crewWears.0.shield=large-shield => spares=[16.41~crew-alike]
`,
);

cases(
  'wab/vehicles',
  `
  dispersed: vehicle=light vehicles=4
    vehicleForm=dispersed => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11]
    vehicleForm=dispersed apart=2 => allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11]
    vehicleForm=dispersed apart=3 => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11,16.11/too-far]
    vehicleForm=dispersed touchesChariot => !allowed says=[16.7,16.3,16.39,16.2,16.1,16.10,16.11,16.19]
    vehicleForm=dispersed => spares=[16.19~touches-nobody]
     => spares=[]
`,
);
