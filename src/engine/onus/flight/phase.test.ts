import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { cases } from '../../testing/cases.ts';
import { flightPhase } from './phase.ts';

describe('elephants', () => {
  test('equal their morale on 1 die of 6, and never above 6', () => {
    const odds = (modifiedMorale: number) => {
      const reply = put(flightPhase, { unit: { kind: 'elephants' }, modifiedMorale });
      return 'ruling' in reply && reply.ruling.odds?.chances['roll-equals-morale']?.fraction;
    };
    expect([odds(3), odds(6), odds(7)]).toEqual(['1/6', '1/6', '0']);
  });
});

cases(
  'onus/flight-phase',
  `
  // Morale of the card, wounds and -1 for being Broken; ways of a die to pass, on paper.
  the morale to recover:
    unit.morale=7                                      => moraleValue=6 chanceToRecover='1'
    unit.morale=7 unit.wounds=3 unit.general=in-radius => moraleValue=4 chanceToRecover=2/3
    unit.morale=6 unit.wounds=2                        => moraleValue=3 chanceToRecover=1/2
    unit.morale=6 unit.wounds=2 unit.noOfficers        => moraleValue=2 chanceToRecover=1/3
    unit.morale=4 unit.wounds=8                        => moraleValue=1 chanceToRecover=1/6
    unit.morale=4 unit.wounds=1 unit.hero              => moraleValue=3 chanceToRecover=1/2
    unit.morale=6 unit.wounds=2 unit.generalLost       => moraleValue=2 chanceToRecover=1/3
  the morale to recover is 2 less by reading b of R14: unit.morale=7 unit.wounds=1
          => moraleValue=5
    R14=b => moraleValue=3
  the morale to recover is 1 less while engaged with Terror (R77):
    unit.morale=5 blocked enemyTerror => moraleValue=3
  who checks:
    flightBegan=earlier|enemy-turn flightPhaseOf=owner => checksNow
    flightBegan=earlier flightPhaseOf=enemy            => !checksNow
  it checks once more if it was activated and failed:
    modifiedMorale=3 activated activationDie=4 => checksNow checksThisTurn=2 fate=open
  it does not check again if it recovered when it was activated:
    modifiedMorale=3 activated activationDie=3 moraleDie=6 => !checksNow checksThisTurn=1 fate=steady
  it does not check on activation while it is blocked in combat:
    modifiedMorale=3 activated blocked => checksThisTurn=1 chanceInTurn=1/2
  two checks recover more often than one: activated
    modifiedMorale=1 => chanceInTurn=11/36
    modifiedMorale=5 => chanceInTurn=35/36
    modifiedMorale=6 => chanceInTurn='1'
  what comes of it: modifiedMorale=3
    moraleDie=3         => fate=steady mayReorient !fleesOn
    moraleDie=3 blocked => fate=steady !mayReorient !fleesOn
    moraleDie=4         => fate=fleeing !mayReorient fleesOn
    moraleDie=4 blocked => fate=fleeing !mayReorient !fleesOn
  a recovered unit loses both markers and nothing else:
    moraleDie=1                  => markersLost=[fleeing,broken]
    modifiedMorale=3 moraleDie=6 => markersLost=[]
  chances are of what is still open: unit.morale=6
    activated                   => chanceInTurn=35/36 odds.recovers=5/6
    activated activationDie=6   => chanceInTurn=5/6 odds.recovers-in-turn=5/6
    activated activationDie=6 checkResult=failed => chanceInTurn='0' chanceToRecover=5/6 odds.recovers=0
    checkResult=passed          => fate=steady odds.recovers=1 7.173/told-passed 7.188/told
    checkResult=passed moraleDie=1 => refused checkResult die-and-result
  elephants:
    unit.kind=elephants unit.morale=6 unit.wounds=2 moraleDie=4 => !mayKill
  // A die equals 3 once in 6; after a first check that fails (1/2) there is a second one: 1/6 + 1/12.
  that a roll equals the morale: unit.kind=elephants modifiedMorale=3
    activated                         => odds.roll-equals-morale=1/4
    activated activationDie=3         => odds.roll-equals-morale=1
    activated activationDie=4         => odds.roll-equals-morale=1/6
    checkResult=passed                => odds.roll-equals-morale=1/3
    checkResult=failed                => odds.roll-equals-morale=0
    flightBegan=this-turn             => odds.roll-equals-morale=0
  whoever is killed does not recover: unit.kind=elephants modifiedMorale=3 ownerKills
                                      => odds.recovers=1/3 chanceToRecover=1/3
    activated                         => odds.recovers-in-turn=1/2
    moraleDie=3                       => odds.recovers=0
    modifiedMorale=7                  => odds.recovers=1
  elephants may be killed on a 1 at morale 1 (R51):
    unit.kind=elephants unit.morale=4 unit.wounds=5 moraleDie=1 => moraleValue=1 mayKill
  elephants are destroyed if their player wishes, and no other unit is: moraleDie=3 ownerKills
    unit.kind=elephants unit.morale=6 unit.wounds=2 => fate=eliminated
    modifiedMorale=3                                => fate=steady !mayKill
  what contradicts itself:
    activationDie=3                   => refused activationDie no-check-on-activation 7.20
    activated blocked activationDie=3 => refused activationDie no-check-on-activation 7.20
    unit.kind=ballista                => refused unit.fleeing artillery-flees 7.182
`,
);
