import { alike, maybe, opens, text, word, yes } from '../../core/answer.ts';
import {
  add,
  type Fraction,
  fraction,
  fractionText,
  multiply,
  subtract,
} from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { TEST_DICE } from '../dice.ts';
import {
  type Beaten,
  BREAK_FIELDS,
  BREAKS,
  BROKEN_BY,
  COUNTED,
  FAILED,
  FRENZY,
  HATRED,
  hasStandard,
  lendsNothing,
  REROLLS,
  RESISTS,
  STANDS_FROM,
  STUBBORN,
  TESTED_ON,
  TESTS,
} from './break-rows.ts';
import { BY_CHOICE, RIDDEN_DOWN } from './ferocious-rows.ts';
import { leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, ROLL_ANSWER, testOf } from './roll.ts';

const NEVER = fraction(0);
const SURE = fraction(1);
/** The die of stubborn troops lets them test on half of its faces (wab-12.32). */
const HALF = fraction(1, 2);

type Does = 'fights-on' | 'breaks' | 'gives-ground' | 'destroyed' | 'stampedes' | 'open';

/** Who breaks flees; a war wagon is destroyed instead (wab-14.25, wab-14.27). */
const fallOf = ({ warWagon }: Beaten): Does => (warWagon ? 'destroyed' : 'breaks');

const oddsOf = (holds: Fraction, gives: Fraction) => ({
  chances: {
    holds: chance(holds),
    'gives-ground': chance(gives),
    breaks: chance(subtract(subtract(SURE, holds), gives)),
  },
  means: {},
  tables: {},
});

/** It breaks, and nothing is left to roll. */
const broken = (input: Beaten, frenzyEnds: boolean, stubbornRoll: boolean) => ({
  answer: {
    ...{ automatic: true, broken: true, unitDoes: fallOf(input), frenzyEnds, stubbornRoll },
    breakChance: fractionText(SURE),
  },
  summary: { say: 'break-test/automatic', with: { lostBy: input.lostBy } },
  odds: oddsOf(NEVER, NEVER),
});

/** Twice as many give ground before a ferocious charge (wab-13.76). */
const gaveGround = (frenzyEnds: boolean, stubbornRoll: boolean) => ({
  answer: {
    ...{ automatic: true, broken: false, frenzyEnds, stubbornRoll },
    unitDoes: 'gives-ground',
    breakChance: fractionText(NEVER),
  } as const,
  summary: { say: 'break-test/rescued', with: {} },
  odds: oddsOf(NEVER, SURE),
});

/** What comes of a failed test: whether it breaks, and what its giving ground uses up. */
function failedBy(input: Beaten, stubbornNow: boolean, trace: Trace) {
  const breaks = applyRows(FAILED, { ...input, stubbornNow }, true, trace);
  return { breaks, usesFreeGround: !breaks && !input.mayGiveGround };
}

export const breakTest = defineQuery({
  id: 'wab/break-test',
  fields: BREAK_FIELDS,
  answer: {
    ...alike(yes(), 'tests', 'rerolls'),
    automatic: maybe(yes(), false),
    stubbornRoll: yes(),
    ...ROLL_ANSWER,
    breakChance: maybe(text()),
    broken: maybe(yes()),
    unitDoes: word(
      ['fights-on', 'breaks', 'gives-ground', 'destroyed', 'stampedes', 'open'],
      'fights-on',
    ),
    usesFreeGround: opens(),
    frenzyEnds: yes(),
  },
  odds: { chances: ['holds', 'gives-ground', 'breaks'] },
  rolls: {
    stubbornDie: ({ stubbornRoll }) => Number(stubbornRoll),
    dice: ({ tests, automatic }) => (tests && automatic !== null ? TEST_DICE : 0),
    diceAgain: ({ rerolls, target }, _, { dice = [] }) =>
      rerolls && fallen({ target: target ?? 0, dice }).passed === false ? TEST_DICE : 0,
  },
  sample: { leadership: 7, lostBy: 2 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['diceAgain', 'two-dice', 'wab-1.5', ({ diceAgain }) => isHalfThrown(diceAgain)],
    ['loneCharacter', 'one-model', 'wab-9.2', (one) => one.loneCharacter && one.models > 1],
    [
      'generalsUnit',
      'no-general',
      'wab-6.4',
      (one) => lendsNothing(one) && one.generalLeadership === undefined,
    ],
    ['standardFlees', 'no-standard', 'wab-9.77', (one) => one.standardFlees && !hasStandard(one)],
  ),
  run(situation, trace) {
    const { lostBy, dice, diceAgain: again, stubbornDie } = situation;
    const input = { ...situation, counts: applyRows(COUNTED, situation, situation.models, trace) };
    const frenzyEnds = applyRows(FRENZY, input, false, trace);
    if (!applyRows(TESTS, input, true, trace)) {
      const bolts = input.isElephant && lostBy > 0;
      return {
        answer: {
          ...{ broken: false, unitDoes: bolts ? 'stampedes' : 'fights-on', frenzyEnds },
          breakChance: fractionText(NEVER),
        } as const,
        summary: { say: bolts ? 'break-test/stampedes' : 'break-test/draw', with: {} },
        ...(!bolts && { odds: oddsOf(SURE, NEVER) }),
      };
    }
    const stubbornNow = applyRows(STUBBORN, input, input.stubborn, trace);
    const isDone = applyRows(BREAKS, input, false, trace);
    const byFear = !isDone && applyRows(BROKEN_BY, input, false, trace);
    const riddenDown = !isDone && applyRows(RIDDEN_DOWN, input, false, trace);
    const byEnemy = byFear || riddenDown;
    const rescued = riddenDown && !byFear && input.mayGiveGround;
    const stubbornRoll = applyRows(RESISTS, { stubbornNow, byEnemy }, false, trace);
    if (!stubbornRoll) applyRows(HATRED, input, isDone || byEnemy, trace);
    const falls = stubbornRoll && stubbornDie !== undefined && stubbornDie < STANDS_FROM;
    if (riddenDown && stubbornRoll) trace.step('wab-13.75/stubborn');
    if (falls && !rescued) trace.step('wab-12.32/breaks');
    if (rescued && (falls || !stubbornRoll)) {
      trace.step('wab-13.76/instead');
      return gaveGround(frenzyEnds, stubbornRoll);
    }
    if (isDone || falls || (byEnemy && !stubbornRoll)) {
      trace.step(input.warWagon ? 'wab-14.27/test' : 'wab-6.6');
      return broken(input, frenzyEnds, stubbornRoll);
    }
    if (stubbornRoll && stubbornDie !== undefined) trace.step('wab-12.32/tests');
    if (input.generalsUnit !== 'not-beaten') trace.step(`wab-6.4/${input.generalsUnit}`);
    const led = lendsNothing(input) ? { ...input, generalLeadership: undefined } : input;
    const leadershipUsed = applyRows(TESTED_ON, input, leadershipOf(led, trace), trace);
    const target = leadershipUsed - lostBy;
    trace.step('wab-6.1', { lostBy, leadership: leadershipUsed, target });
    const rerolls = applyRows(REROLLS, input, false, trace);
    const thrown = { target, dice, again, rerolls };
    const isOpen = stubbornRoll && stubbornDie === undefined;
    const { rolled, passed } = isOpen ? { rolled: null, passed: null } : fallen(thrown);
    const { passes } = testOf(target, rerolls);
    const fails = failedBy(input, stubbornNow, passed === false ? trace : new Trace());
    const stays = isOpen ? multiply(HALF, chanceNow(thrown)) : chanceNow(thrown);
    const afterTest = fails.breaks ? NEVER : subtract(isOpen ? HALF : SURE, stays);
    const gives = isOpen && rescued ? add(afterTest, HALF) : afterTest;
    const breaks = subtract(subtract(SURE, stays), gives);
    if (passed) applyRows(BY_CHOICE, input, true, trace);
    const say = isOpen
      ? 'stubborn'
      : passed === null
        ? 'odds'
        : passed
          ? 'passed'
          : fails.breaks
            ? 'failed'
            : 'gives-ground';
    const unitDoes: Does =
      passed === null
        ? 'open'
        : passed
          ? 'fights-on'
          : fails.breaks
            ? fallOf(input)
            : 'gives-ground';
    return {
      answer: {
        ...{ tests: true, automatic: isOpen ? null : false, stubbornRoll, rerolls },
        ...{ leadershipUsed, target, rolled, passed, passChance: fractionText(passes) },
        breakChance: fractionText(breaks),
        broken: passed === null ? null : !passed && fails.breaks,
        usesFreeGround: fails.usesFreeGround && (passed === null ? null : !passed),
        ...{ unitDoes, frenzyEnds },
      },
      summary: {
        say: `break-test/${say}`,
        with: { lostBy, percent: fractionText(isOpen ? stays : passes), rolled: rolled ?? 0 },
      },
      odds: oddsOf(stays, gives),
    };
  },
});
