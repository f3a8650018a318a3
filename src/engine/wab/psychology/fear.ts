import { maybe, opens, word, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { leadershipOf } from '../checks/leadership.ts';
import { chanceNow, fallen, isHalfThrown, ROLL_ANSWER, testOf } from '../checks/roll.ts';
import { TEST_DICE } from '../dice.ts';
import { FEELS } from '../elephants/feelings.ts';
import {
  ABLE,
  charging,
  type Failed,
  FEAR,
  FEAR_FIELDS,
  type Fearing,
  FLEES,
  HITS_ON_SIX,
  MAY_CHARGE,
  MAY_SHOOT,
  modelsOf,
  SPARED,
  TERROR,
  TIMID,
} from './fear-rows.ts';

const NEVER = fraction(0);
const SURE = fraction(1);

/** What the enemy causes in it: as it is told, or as the beast does that he is. */
function causedIn(input: Fearing, trace: Trace) {
  const { beast, enemyCauses, troopKind, fearCase } = input;
  const nearAtTurnStart = fearCase === 'turn-start';
  const feeler = troopKind === 'other' ? 'camels' : troopKind;
  const before =
    beast === 'other'
      ? enemyCauses
      : applyRows(FEELS, { ...input, beast, feeler, nearAtTurnStart }, 'nothing' as const, trace);
  return applyRows(TIMID, input, before, trace);
}

/** Which test is due, if any. */
function testFor(input: Fearing, trace: Trace): 'none' | 'fear' | 'terror' {
  if (input.enemyCauses === 'nothing') return 'none';
  if (!applyRows(SPARED, input, true, trace)) return 'none';
  const terrorTest = applyRows(TERROR, input, false, trace);
  const fearTest = applyRows(FEAR, { ...input, terrorTest }, false, trace);
  return terrorTest ? 'terror' : fearTest ? 'fear' : 'none';
}

const MOMENTS = [
  'once-in-range',
  'at-declaration',
  'after-the-reaction',
  'turn-start',
  'none',
] as const;
function momentOf({ fearCase }: Fearing, taken: 'fear' | 'terror'): (typeof MOMENTS)[number] {
  if (fearCase === 'turn-start') return 'turn-start';
  if (taken === 'terror') return 'after-the-reaction';
  return fearCase === 'charged' ? 'once-in-range' : 'at-declaration';
}

/** What a failed test does to it. */
function failedBy(failed: Failed, trace: Trace) {
  const fleesInFear = applyRows(FLEES, failed, false, trace);
  const hitsOnSix = applyRows(HITS_ON_SIX, failed, false, trace);
  const mayChargeNow = applyRows(MAY_CHARGE, failed, !fleesInFear, trace);
  const mayShootLater = applyRows(MAY_SHOOT, failed, !fleesInFear, trace);
  const ifItFails = fleesInFear ? 'flees' : hitsOnSix ? 'needs-6' : 'no-charge';
  return { fleesInFear, hitsOnSix, mayChargeNow, mayShootLater, ifItFails } as const;
}

const oddsOf = (passes: Fraction, flees: Fraction) => ({
  chances: { passes: chance(passes), 'flees-in-fear': chance(flees) },
  ...{ means: {}, tables: {} },
});

export const fearTest = defineQuery({
  id: 'wab/fear-test',
  fields: FEAR_FIELDS,
  answer: {
    testTaken: word(['none', 'fear', 'terror'], 'none'),
    fearMoment: word(MOMENTS, 'none'),
    ...ROLL_ANSWER,
    ifItFails: word(['nothing', 'flees', 'needs-6', 'no-charge'], 'nothing'),
    fleesInFear: opens(),
    hitsOnSix: opens(),
    mayChargeNow: maybe(yes()),
    mayShootLater: maybe(yes()),
  },
  odds: { chances: ['passes', 'flees-in-fear'] },
  rolls: { dice: ({ target }) => (target === null ? 0 : TEST_DICE) },
  sample: { leadership: 7, models: 12, enemyModels: 16 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    [
      'sameSide',
      'own-troops-do-not-charge',
      'wab-17.7',
      ({ sameSide, fearCase }) => sameSide && fearCase !== 'turn-start',
    ],
  ),
  run(asked, trace) {
    const input = { ...asked, enemyModels: asked.enemyModels ?? modelsOf(asked.beast) };
    const enemyCauses = causedIn(input, trace);
    if (!applyRows(ABLE, input, true, trace))
      return {
        answer: { mayChargeNow: false, mayShootLater: true },
        summary: { say: 'fear-test/no-charge-at-all', with: {} },
      };
    const caused = { ...input, enemyCauses };
    const testTaken = testFor(caused, trace);
    const wants = charging(input);
    if (testTaken === 'none')
      return {
        answer: wants ? { mayChargeNow: true, mayShootLater: true } : {},
        summary: { say: 'fear-test/none', with: {} },
      };
    const leadershipUsed = leadershipOf(input, trace);
    trace.step(testTaken === 'terror' ? 'wab-12.8' : 'wab-12.1', { target: leadershipUsed });
    const thrown = { target: leadershipUsed, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const fails = failedBy({ ...caused, testTaken }, passed === false ? trace : new Trace());
    const now = chanceNow(thrown);
    const is = (then: boolean) => (passed === null ? (then ? null : false) : !passed && then);
    const stays = (then: boolean) =>
      !wants ? null : passed === null ? (then ? true : null) : passed || then;
    const percent = fractionText(testOf(leadershipUsed, false).passes);
    return {
      answer: {
        ...{ testTaken, fearMoment: momentOf(input, testTaken), ifItFails: fails.ifItFails },
        ...{ leadershipUsed, target: leadershipUsed, rolled, passed, passChance: percent },
        ...{ fleesInFear: is(fails.fleesInFear), hitsOnSix: is(fails.hitsOnSix) },
        ...{ mayChargeNow: stays(fails.mayChargeNow), mayShootLater: stays(fails.mayShootLater) },
      },
      summary: {
        say: `fear-test/${passed === null ? 'odds' : passed ? 'passed' : fails.ifItFails}`,
        with: { target: leadershipUsed, percent, rolled: rolled ?? 0 },
      },
      odds: oddsOf(now, fails.fleesInFear ? subtract(SURE, now) : NEVER),
    };
  },
});
