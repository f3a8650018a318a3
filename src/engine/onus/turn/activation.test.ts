import { cases } from '../../testing/cases.ts';
import { draftOf } from '../../testing/words.ts';

const RALLIED = draftOf(
  'unitStateAfter=steady moveUpToUd=2.5 !chargeAllowed shotAllowed fightAllowed !freeOrientation activeMarker',
);
const STILL_BROKEN = draftOf('unitStateAfter=broken moveUpToUd=5 chargeAllowed', RALLIED);
const RECOVERED = draftOf(
  'unitStateAfter=steady moveUpToUd=0 !chargeAllowed !shotAllowed !fightAllowed freeOrientation !activeMarker',
);
const FLEEING = draftOf('unitStateAfter=fleeing !freeOrientation activeMarker', RECOVERED);
const AFTERWARDS = {
  RALLIED: [RALLIED],
  STILL_BROKEN: [STILL_BROKEN],
  ENGAGED: [draftOf('moveUpToUd=null !chargeAllowed !shotAllowed', STILL_BROKEN)],
  RECOVERED: [RECOVERED],
  FLEEING: [FLEEING],
  BLOCKED: [draftOf('fightAllowed', FLEEING)],
};

cases(
  'onus/activation',
  `
  // Of 6 faces: 1 always passes, and no morale is below 1.
  the chance to pass, alone and with the flight phase:
    modifiedMorale=1 broken               => moraleValue=1 passChance=1/6 checkOnActivation=may chanceThisTurn=1/6 !triesAgain
    modifiedMorale=1 fleeing              => moraleValue=1 passChance=1/6 checkOnActivation=must chanceThisTurn=11/36 triesAgain
    modifiedMorale=1 fleeing fledThisTurn => moraleValue=1 passChance=1/6 chanceThisTurn=1/6 !triesAgain
    modifiedMorale=2 broken               => moraleValue=2 passChance=1/3 checkOnActivation=may chanceThisTurn=1/3 !triesAgain
    modifiedMorale=2 fleeing              => moraleValue=2 passChance=1/3 checkOnActivation=must chanceThisTurn=5/9 triesAgain
    modifiedMorale=2 fleeing fledThisTurn => moraleValue=2 passChance=1/3 chanceThisTurn=1/3 !triesAgain
    modifiedMorale=3 broken               => moraleValue=3 passChance=1/2 checkOnActivation=may chanceThisTurn=1/2 !triesAgain
    modifiedMorale=3 fleeing              => moraleValue=3 passChance=1/2 checkOnActivation=must chanceThisTurn=3/4 triesAgain
    modifiedMorale=3 fleeing fledThisTurn => moraleValue=3 passChance=1/2 chanceThisTurn=1/2 !triesAgain
    modifiedMorale=4 broken               => moraleValue=4 passChance=2/3 checkOnActivation=may chanceThisTurn=2/3 !triesAgain
    modifiedMorale=4 fleeing              => moraleValue=4 passChance=2/3 checkOnActivation=must chanceThisTurn=8/9 triesAgain
    modifiedMorale=4 fleeing fledThisTurn => moraleValue=4 passChance=2/3 chanceThisTurn=2/3 !triesAgain
    modifiedMorale=5 broken               => moraleValue=5 passChance=5/6 checkOnActivation=may chanceThisTurn=5/6 !triesAgain
    modifiedMorale=5 fleeing              => moraleValue=5 passChance=5/6 checkOnActivation=must chanceThisTurn=35/36 triesAgain
    modifiedMorale=5 fleeing fledThisTurn => moraleValue=5 passChance=5/6 chanceThisTurn=5/6 !triesAgain
    modifiedMorale=6 broken               => moraleValue=6 passChance='1' checkOnActivation=may chanceThisTurn='1' !triesAgain
    modifiedMorale=6 fleeing              => moraleValue=6 passChance='1' checkOnActivation=must chanceThisTurn='1' triesAgain
    modifiedMorale=6 fleeing fledThisTurn => moraleValue=6 passChance='1' chanceThisTurn='1' !triesAgain
    modifiedMorale=9 broken               => moraleValue=9 passChance='1' checkOnActivation=may chanceThisTurn='1' !triesAgain
    modifiedMorale=9 fleeing              => moraleValue=9 passChance='1' checkOnActivation=must chanceThisTurn='1' triesAgain
    modifiedMorale=9 fleeing fledThisTurn => moraleValue=9 passChance='1' chanceThisTurn='1' !triesAgain
  a Broken unit: broken modifiedMorale=4 movement=5
    activationDie=4 => checkPassed unitAfter=RALLIED
    activationDie=5 => !checkPassed unitAfter=STILL_BROKEN !triesAgain
    declines        => !checkPassed unitAfter=STILL_BROKEN
    checkResult=passed => checkPassed unitAfter=RALLIED odds.check-passes=1 7.141/activation-told-passed
    checkResult=failed => !checkPassed unitAfter=STILL_BROKEN odds.check-passes=0 7.141/activation-told-failed
    checkResult=failed activationDie=5 => refused checkResult die-and-result
    checkResult=failed declines => refused checkResult declined-yet-rolled
                    => checkPassed=null unitAfter=null afterPass=RALLIED afterFail=STILL_BROKEN
    engaged         => checkOnActivation=none passChance=null unitAfter=ENGAGED
  a Broken unit that does not check is told so:
    broken modifiedMorale=4 declines => says=[7.17,7.19/declined,7.19]
  a Broken unit: broken morale=6 wounds=2
    general=in-radius generalLost     => moraleValue=2
    general=in-unit generalMorale=1   => moraleValue=5
    general=in-radius hero extended=1 => moraleValue=4
    general=in-radius noOfficers      => moraleValue=3
    general=in-radius moraleBonus=1   => moraleValue=5
  a fleeing unit: fleeing modifiedMorale=3 movement=5
    activationDie=3                            => checkPassed unitAfter=RECOVERED !triesAgain
    activationDie=4                            => !checkPassed unitAfter=FLEEING triesAgain recoversInFlight=null
    activationDie=4 flightDie=3                => recoversInFlight
    activationDie=4 flightDie=4                => !recoversInFlight
    activationDie=4 flightDie=4 flightMorale=4 => recoversInFlight
    activationDie=4 flightDie=1 fledThisTurn   => recoversInFlight=null !triesAgain
    // Whatever the first die shows, the second one is known.
    flightDie=3                                => recoversInFlight=null chanceThisTurn='1'
    flightDie=4                                => recoversInFlight=null chanceThisTurn=1/2
    flightMorale=4                             => passChance=1/2 chanceThisTurn=5/6
    engaged                                    => checkOnActivation=none unitAfter=BLOCKED
  a fleeing unit that recovers is told what it may not do:
    fleeing modifiedMorale=3 activationDie=3 => says=[7.20,7.141/activation-passed,7.20/recovered,7.21]
  the clauses of a check, and those that nearly applied:
    broken modifiedMorale=5 activationDie=1  => says=[7.17,7.141/activation-passed,7.17/rallied,7.18] spares=[]
    broken modifiedMorale=4 activationDie=5  => says=[7.17,7.141/activation-failed,7.19] spares=[7.18~check-not-passed]
    broken engaged                           => says=[7.16/activated] spares=[7.17~unit-engaged]
    broken engaged fleeing                   => says=[7.16/activated,7.23/phase-flees] spares=[7.20~unit-engaged]
    fleeing modifiedMorale=1 activationDie=3 => says=[7.20,7.141/activation-failed,7.22,7.23/phase-flees,7.187/again] spares=[7.21~check-not-passed]
  a fleeing unit: fleeing morale=7 wounds=3 general=in-radius
    R14=a => moraleValue=4 passChance=2/3
    R14=b => moraleValue=2 passChance=1/3
  a unit in order has nothing to check:
    movement=4 => checkOnActivation=none unitAfter.unitStateAfter=steady unitAfter.moveUpToUd=4 unitAfter.chargeAllowed
  what contradicts itself:
    fleeing extended=1              => refused extended fleeing-extended 7.183
    fleeing declines                => refused declines flight-check-compulsory 7.20
    broken declines activationDie=2 => refused activationDie declined-yet-rolled
`,
  AFTERWARDS,
);
