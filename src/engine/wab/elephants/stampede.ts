import { alike, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, MAHOUT } from '../chariots/profiles.ts';
import {
  chanceNow,
  fallen,
  isHalfThrown,
  oddsOf,
  ROLL_ANSWER,
  TEST_ROLL,
  testOf,
} from '../checks/roll.ts';
import { TEST_DICE } from '../dice.ts';

const CAUSES = [
  'wounded-by-shooting',
  'mahout-shot',
  'mahout-killed-in-combat',
  'lost-combat',
  'fear-of-indian',
  'panic',
  'other-psychology',
  'charged',
] as const;
const MOMENTS = ['end-of-phase', 'at-once', 'none'] as const;
type Moment = (typeof MOMENTS)[number];
const MOST_LEADERSHIP = 10;
const MOST_WOUNDS = 12;

const STAMPEDE_FIELDS = {
  stampedeCause: usual(choice(CAUSES, 'wounded-by-shooting')),
  mahoutAlive: usual(flag(true)),
  mahoutLeadership: optionalCount(1, MOST_LEADERSHIP),
  elephantLeadership: optionalCount(1, MOST_LEADERSHIP),
  woundsSuffered: count(1, MOST_WOUNDS, 1),
  african: flag(),
  outnumbered: flag(true),
  dice: TEST_ROLL,
};
type Asked = Values<typeof STAMPEDE_FIELDS>;

const { allows, notes, sets } = rulesOf<Asked>();

const by =
  (...causes: readonly Asked['stampedeCause'][]) =>
  ({ stampedeCause }: Asked) =>
    causes.includes(stampedeCause);
const loses = by('lost-combat');
const mahoutFalls = by('mahout-shot', 'mahout-killed-in-combat');
const led = (one: Asked) => one.mahoutAlive && !mahoutFalls(one);
const afraid = by('fear-of-indian');

const TESTS: Table<Asked, boolean> = {
  on: 'tests',
  rows: [
    notes(
      'wab-17.29',
      [(one) => !afraid(one) || one.african],
      on('a-cause-of-stampede', by('panic', 'other-psychology', 'charged')),
    ),
    notes('wab-17.29', [afraid, ({ african }) => !african], { say: 'wab-17.29/indian' }),
    allows(
      'wab-17.9',
      [afraid],
      on('not-african', ({ african }) => african),
      {
        say: 'wab-17.9/test',
      },
    ),
    allows('wab-17.30', [by('wounded-by-shooting')], {
      with: ({ woundsSuffered }) => ({ wounds: woundsSuffered }),
    }),
    allows('wab-17.31', [mahoutFalls]),
    notes('wab-17.32', [], on('no-combat-lost', loses)),
  ],
};

const WHEN: Table<Asked, Moment> = {
  on: 'testMoment',
  rows: [
    sets<Moment>('wab-17.30/when', 'end-of-phase', [by('wounded-by-shooting')]),
    sets<Moment>('wab-17.31', 'end-of-phase', [by('mahout-shot')], { say: 'wab-17.31/shot' }),
    sets<Moment>('wab-17.31', 'at-once', [by('mahout-killed-in-combat')], {
      say: 'wab-17.31/combat',
    }),
    sets<Moment>('wab-17.9', 'at-once', [afraid], { say: 'wab-17.9/when' }),
  ],
};

const LEADS: Table<Asked, number> = {
  on: 'leadershipUsed',
  rows: [
    notes<number>(
      'wab-17.14',
      [(one) => (led(one) ? one.mahoutLeadership : one.elephantLeadership) === undefined],
      { say: 'wab-17.14/leadership' },
    ),
    sets('wab-17.3', ({ mahoutLeadership = MAHOUT.leadership }) => mahoutLeadership, [led], {
      say: 'wab-17.3/mahout',
      with: ({ mahoutLeadership = MAHOUT.leadership }) => ({ leadership: mahoutLeadership }),
    }),
    notes<number>('wab-17.3', [not(led)], {
      with: ({ elephantLeadership = ELEPHANT.leadership }) => ({ leadership: elephantLeadership }),
    }),
  ],
};

export const stampede = defineQuery({
  id: 'wab/stampede',
  fields: STAMPEDE_FIELDS,
  answer: {
    ...alike(yes(), 'tests', 'automatic'),
    testMoment: word(MOMENTS, 'none'),
    ...ROLL_ANSWER,
    stampedes: opens(),
    chanceOfStampede: maybe(text()),
  },
  odds: { chances: ['stampedes'] },
  rolls: { dice: ({ target }) => (target === null ? 0 : TEST_DICE) },
  sample: { stampedeCause: 'mahout-shot' },
  start: {},
  check: problems(['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)]),
  run(input, trace) {
    const tests = applyRows(TESTS, input, false, trace);
    if (!tests) {
      const automatic = loses(input);
      return {
        answer: { automatic, stampedes: automatic, chanceOfStampede: automatic ? '1' : '0' },
        summary: { say: automatic ? 'stampede/automatic' : 'stampede/immune', with: {} },
        odds: oddsOf('stampedes', fraction(Number(automatic))),
      };
    }
    const testMoment = applyRows(WHEN, input, 'none' as Moment, trace);
    const own = input.elephantLeadership ?? ELEPHANT.leadership;
    const leadershipUsed = applyRows(LEADS, input, own, trace);
    trace.step('wab-17.34', { leadership: leadershipUsed });
    const thrown = { target: leadershipUsed, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(leadershipUsed, false);
    // A failed fear test makes it flee only where it is outnumbered.
    const bolts = !afraid(input) || input.outnumbered;
    if (afraid(input) && bolts) trace.step('wab-17.33');
    if (!bolts) trace.skip('wab-17.33', 'not-outnumbered-by-it');
    const all = fraction(1);
    const fails = bolts ? subtract(all, passes) : fraction(0);
    const now = bolts ? subtract(all, chanceNow(thrown)) : fraction(0);
    const stampedes = !bolts ? false : passed === null ? null : !passed;
    const say = stampedes === null ? 'open' : stampedes ? 'bolts' : 'controlled';
    return {
      answer: {
        ...{ tests, testMoment, leadershipUsed, target: leadershipUsed, rolled, passed },
        ...{ passChance: fractionText(passes), stampedes },
        chanceOfStampede: fractionText(fails),
      },
      summary: { say: `stampede/${say}`, with: { percent: fractionText(fails) } },
      odds: oddsOf('stampedes', now),
    };
  },
});
