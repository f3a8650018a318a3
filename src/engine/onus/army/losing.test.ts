import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { leadershipCheck } from './leadership-check.ts';

const check = asking(leadershipCheck);
const LOST = { armyValue: 1300, eliminatedValue: 700 };
const told = (draft: object) => check.told({ ...LOST, ...draft });

/** Figures, section 8: 2 dice at most the Leadership. */
test.each([
  [1, '0', '0'],
  [2, '1/36', '0'],
  [3, '1/12', '1/36'],
  [4, '1/6', '1/12'],
  [5, '5/18', '1/6'],
  [6, '5/12', '5/18'],
  [7, '7/12', '5/12'],
  [8, '13/18', '7/12'],
  [9, '5/6', '13/18'],
  [10, '11/12', '5/6'],
  [11, '35/36', '11/12'],
  [12, '1', '35/36'],
])('Leadership %i holds with %s, and with %s in flight', (leadership, chance, fleeing) => {
  const chanceOf = (draft: object) => told({ leadership, ...draft }).leadershipChance;
  expect([chanceOf({}), chanceOf({ generalState: 'fleeing' })]).toEqual([chance, fleeing]);
});

test.each([
  [{ eliminatedValue: 60, fleeingValue: 41 }, [['eliminatedValue', 'more-than-the-army']]],
  [{ eliminatedValue: 60, fleeingValue: 40 }, []],
  [{ leadershipDice: [3] }, [['leadershipDice', 'two-dice']]],
])('%j of an army of 100: %j', (draft, faults) => {
  const found = check.faults({ armyValue: 100, ...draft });
  expect(found.map(([field, problem]) => [field, problem])).toEqual(faults);
});

cases(
  'onus/leadership-check',
  `
  casualties must be more than half:
    armyValue=1300 eliminatedValue=500 fleeingValue=151 => casualties=651 halfValue=650 leadershipCheckDue checksAt=now
    armyValue=1300 eliminatedValue=0 fleeingValue=651   => casualties=651 halfValue=650 leadershipCheckDue checksAt=now
    armyValue=1301 eliminatedValue=650 fleeingValue=0   => casualties=650 halfValue=650.5 !leadershipCheckDue checksAt=not-yet
    armyValue=1301 eliminatedValue=651 fleeingValue=0   => casualties=651 halfValue=650.5 leadershipCheckDue checksAt=now
  a check that is due, and when: armyValue=1300
    eliminatedValue=700 generalState=dead|wounded leadership=12 leadershipDice=[1,1] => leadershipChance='0' leadershipTotal=null !armyHolds gameOver
    eliminatedValue=700 leadership=6 leadershipDice=[3,3]    => armyHolds !gameOver
    eliminatedValue=700 leadership=6 leadershipDice=[3,4]    => !armyHolds gameOver
    eliminatedValue=700 leadership=6 leadershipDice=[1,1]    => armyHolds
    eliminatedValue=700 checkMoment=opponent-turn|later-in-own-turn => !leadershipCheckDue checksAt=next-own-activation !gameOver
    eliminatedValue=650 checkMoment=later-in-own-turn        => checksAt=not-yet
    eliminatedValue=700 victoryBy=annihilation               => !leadershipCheckDue checksAt=not-yet
  the clauses of a check, and those that nearly applied: armyValue=1300 eliminatedValue=651
                                                      => says=[6.8,7.10,6.9,6.12/due,6.11/due] spares=[6.10~general-alive-and-well,4.12~general-holds]
    checkMoment=opponent-turn                         => says=[6.8,7.10/later] spares=[6.9~not-own-turn-start]
    victoryBy=scenario checkMoment=own-turn-start|opponent-turn => says=[6.7/other] spares=[]
  the chance to hold for several turns is the product:
    armyValue=1300 eliminatedValue=700 leadership=6 turnsChecked=2 => odds.army-holds-each-turn=25/144 odds.army-withdraws=7/12
`,
);

cases(
  'onus/victory',
  `
  a side has lost:
    victoryBy=annihilation unitsInOrder=1                    => !defeated !gameOver winner=null
    victoryBy=annihilation surrenders                        => defeated gameOver winner=opponent
    victoryBy=annihilation generalState=dead                 => !defeated !gameOver winner=null
    victoryBy=general-death generalState=wounded|fleeing     => !defeated !gameOver winner=null
    victoryBy=general-death|casualties unitsInOrder=0        => !defeated !gameOver winner=null
    victoryBy=general-death generalState=dead otherGenerals.0.generalState=dead|fleeing => defeated gameOver winner=opponent
    victoryBy=general-death generalState=fleeing otherGenerals.0.generalState=fleeing => defeated gameOver winner=opponent
    victoryBy=general-death generalState=dead otherGenerals.0.generalState=wounded|unharmed => !defeated !gameOver winner=null
    victoryBy=casualties checkFailed                         => defeated gameOver winner=opponent
  the clauses of a defeat, and those that nearly applied:
    victoryBy=annihilation unitsInOrder=0            => says=[6.7,6.13] spares=[]
    victoryBy=annihilation unitsInOrder=3 surrenders => says=[6.7,6.13/surrender] spares=[6.13~units-left]
  in a scenario its own instructions say who has lost: victoryBy=scenario
    unitsInOrder=0 surrenders                         => defeated=null winner=null says=[6.3/victory] spares=[]
    generalState=dead otherGenerals.0.generalState=dead => defeated=null winner=null says=[6.3/victory]
    generalState=dead checkFailed                     => defeated=null winner=null says=[6.3/victory]
`,
);
