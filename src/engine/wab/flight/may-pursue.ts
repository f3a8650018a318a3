import { maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from '../checks/leadership.ts';
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
import { MAY_PURSUE } from './victor.ts';

const MOST_ENEMIES = 10;
const LOWEST = 1;
const HIGHEST = 10;

const PURSUIT_FIELDS = {
  result: choice(['won', 'drew', 'lost'], 'won'),
  enemiesFled: usual(count(0, MOST_ENEMIES, 1)),
  enemiesDestroyed: count(0, MOST_ENEMIES, 0),
  enemiesGaveGround: count(0, MOST_ENEMIES, 0),
  enemiesLeft: usual(count(0, MOST_ENEMIES, 0)),
  from: choice(['front', 'flank-or-rear'], 'front'),
  holdsObstacle: flag(),
  elephantStampeded: rare(flag()),
  wantsToStay: usual(flag()),
  frenzied: flag(),
  hatesEnemy: flag(),
  drilled: flag(),
  ...LEADERSHIP_FIELDS,
  leadership: optionalCount(LOWEST, HIGHEST),
  chargedFirstTurn: rare(flag()),
  dice: TEST_ROLL,
  readings: rare(group(readings('R96'))),
};
type Asked = Values<typeof PURSUIT_FIELDS>;

const { allows, bars, notes } = rulesOf<Asked>();

const won = ({ result }: Asked) => result === 'won';
const someGaveGround = (one: Asked) => won(one) && one.enemiesGaveGround > 0;
const nobodyFled = ({ enemiesFled }: Asked) => enemiesFled === 0;

const raging = ({ frenzied }: Asked) => frenzied;
const hating = ({ hatesEnemy }: Asked) => hatesEnemy;
const drilled = ({ drilled }: Asked) => drilled;
const holds = ({ holdsObstacle }: Asked) => holdsObstacle;

/** Whether it goes after those who give ground: all of them, or by the other reading those who did (R96). */
const FOLLOWS: Table<Asked, boolean> = {
  on: 'follows',
  rows: [
    allows(
      'wab-6.63',
      [someGaveGround, ({ enemiesLeft }) => enemiesLeft === 0],
      on('some-fled', nobodyFled),
      {
        say: 'wab-6.63/follows',
      },
    ),
    allows(
      'wab-6.63',
      [
        someGaveGround,
        not(nobodyFled),
        ({ enemiesLeft }) => enemiesLeft === 0,
        ({ readings: { R96 } }) => R96 === 'b',
      ],
      { say: 'wab-6.63/by-this-reading' },
    ),
  ],
};

/** Whether it must pursue, or follow, as long as no test holds it back. */
const MUST: Table<Asked, boolean> = {
  on: 'mustPursue',
  rows: [
    notes('wab-12.18/obstacle', [raging, holds], { unless: ['wab-12.27', 'wab-6.35'] }),
    bars('wab-12.27', [hating], on('holds-no-position', holds), { unless: ['wab-6.35'] }),
    bars('wab-13.58', [not(raging), not(hating)], on('not-drilled', drilled)),
    bars('wab-6.35', [], on('holds-no-position', holds)),
  ],
};

/** Whether a test may hold it back. */
const TEST: Table<Asked, boolean> = {
  on: 'mayTest',
  rows: [
    bars('wab-12.18', [], on('not-frenzied', raging)),
    bars('wab-12.26', [], on('hates-nobody', hating)),
    bars(
      'wab-13.17',
      [({ warband }) => warband],
      on('no-charge-of-this-turn', ({ chargedFirstTurn }) => chargedFirstTurn),
    ),
  ],
};

/** Whether it must go after those who give ground. */
const FOLLOWING: Table<Asked, boolean> = {
  on: 'mustFollow',
  rows: [
    notes('wab-12.22', [raging], { unless: ['wab-6.66'] }),
    bars('wab-13.58/follows', [not(raging)], on('not-drilled', drilled)),
    bars('wab-6.66', [], on('holds-no-position', holds)),
  ],
};

/** Whether its Leadership may have to hold it back. */
const needsLeadership = (one: Asked) =>
  one.wantsToStay &&
  one.leadership === undefined &&
  !(
    holds(one) ||
    drilled(one) ||
    raging(one) ||
    hating(one) ||
    (one.warband && one.chargedFirstTurn)
  );

const DOES = ['pursues', 'may-pursue', 'follows-up', 'may-follow-up', 'stays', 'open'] as const;
type Does = (typeof DOES)[number];

/** Where it may not pursue it follows who gives ground, or stays. */
function otherwise(input: Asked, trace: Trace) {
  const follows = applyRows(FOLLOWS, input, false, trace);
  const free = follows && !applyRows(FOLLOWING, input, true, trace);
  const victorDoes: Does = !follows ? 'stays' : free ? 'may-follow-up' : 'follows-up';
  return {
    answer: { allowed: false, victorDoes },
    summary: { say: `pursuit/${victorDoes}`, with: {} },
  };
}

/** It is to stay although it must pursue: its Leadership test decides. */
function restrained(input: Asked, trace: Trace) {
  const { leadership = LOWEST, dice } = input;
  const leadershipUsed = leadershipOf({ ...input, leadership }, trace);
  trace.step('wab-6.34/test', { leadership: leadershipUsed });
  const thrown = { target: leadershipUsed, dice };
  const { rolled, passed } = fallen(thrown);
  const { passes } = testOf(leadershipUsed, false);
  const forced = subtract(fraction(1), chanceNow(thrown));
  const victorDoes: Does = passed === null ? 'open' : passed ? 'stays' : 'pursues';
  return {
    answer: {
      ...{ allowed: true, mayTest: true, leadershipUsed, target: leadershipUsed, rolled, passed },
      ...{ passChance: fractionText(passes), mustPursue: passed === null ? null : !passed },
      ...{ chanceForced: fractionText(subtract(fraction(1), passes)), victorDoes },
    },
    summary: {
      say: `pursuit/${passed === null ? 'test' : passed ? 'held-back' : 'not-held-back'}`,
      with: { percent: fractionText(forced), rolled: rolled ?? 0 },
    },
    odds: oddsOf('forced', forced),
  };
}

export const pursuit = defineQuery({
  id: 'wab/pursuit',
  fields: PURSUIT_FIELDS,
  answer: {
    allowed: yes(),
    mustPursue: maybe(yes(), false),
    mayTest: yes(),
    ...ROLL_ANSWER,
    chanceForced: maybe(text()),
    victorDoes: word(DOES, 'stays'),
  },
  odds: { chances: ['forced'] },
  rolls: { dice: ({ target }) => (target === null ? 0 : TEST_DICE) },
  sample: { enemiesFled: 1, wantsToStay: true, leadership: 7 },
  start: {},
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['leadership', 'leadership-needed', 'wab-6.34', needsLeadership],
  ),
  run(input, trace) {
    if (!applyRows(MAY_PURSUE, { ...input, won: won(input) }, true, trace))
      return otherwise(input, trace);
    const mustPursue = applyRows(MUST, input, true, trace);
    const mayTest = mustPursue && applyRows(TEST, input, true, trace);
    if (mayTest && input.wantsToStay) return restrained(input, trace);
    if (mayTest) trace.step('wab-6.34');
    const victorDoes: Does = mustPursue ? 'pursues' : input.wantsToStay ? 'stays' : 'may-pursue';
    return {
      answer: {
        ...{ allowed: true, mustPursue, mayTest, victorDoes },
        chanceForced: fractionText(fraction(Number(mustPursue))),
      },
      summary: { say: `pursuit/${victorDoes}`, with: {} },
    };
  },
});
