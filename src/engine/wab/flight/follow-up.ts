import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { oddsOf } from '../checks/roll.ts';
import { FASTEST, rollOf, SLOW } from './distances.ts';
import { GROUND_FIELDS, isSlowed, reachOver } from './ground.ts';

const FAR = 120;
const ONE_DIE = 1;
const TWO_DICE = 2;

const FOLLOW_FIELDS = {
  movement: usual(measure(1, FASTEST, 4)),
  groundGiven: usual(optionalMeasure(0, FAR)),
  loserMovement: measure(1, FASTEST, 4),
  otherEnemies: choice(['all-gave-ground', 'some-fled', 'some-still-fight'], 'all-gave-ground'),
  holdsObstacle: flag(),
  drilled: flag(),
  follows: flag(true),
  frenzied: rare(flag()),
  ...GROUND_FIELDS,
  inDifficult: flag(),
  troopKind: choice(['infantry', 'cavalry', 'other'], 'infantry'),
  readings: rare(group(readings('R17', 'R96'))),
};
type Follow = Values<typeof FOLLOW_FIELDS>;

const { allows, bars, notes } = rulesOf<Follow>();

const MAY: Table<Follow, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-6.63', [({ otherEnemies }) => otherEnemies === 'some-still-fight'], {
      say: 'wab-6.63/one-is-left',
    }),
    bars(
      'wab-6.63',
      [({ otherEnemies }) => otherEnemies === 'some-fled'],
      on('by-the-other-reading', ({ readings: { R96 } }) => R96 === 'a'),
      {
        say: 'wab-6.63/some-fled',
      },
    ),
  ],
};

const MUST: Table<Follow, boolean> = {
  on: 'mustFollow',
  rows: [
    notes(
      'wab-12.22',
      [],
      on('not-frenzied', ({ frenzied }: Follow) => frenzied),
      {
        unless: ['wab-6.66'],
      },
    ),
    bars(
      'wab-13.58/follows',
      [({ frenzied }) => !frenzied],
      on('not-drilled', ({ drilled }) => drilled),
    ),
    bars(
      'wab-6.66',
      [],
      on('holds-no-position', ({ holdsObstacle }) => holdsObstacle),
    ),
  ],
};

/** A follower is slowed as in any move: what spares a pursuit does not spare it. */
const SLOWED: Table<Follow, boolean> = {
  on: 'slowed',
  rows: [
    notes(
      'wab-6.38',
      [isSlowed],
      on('follows-up', () => false),
    ),
    notes('wab-6.63', [isSlowed], { say: 'wab-6.63/slowed' }),
  ],
};

/** After contact it has the momentum, but mounted in difficult ground (wab-5.53). */
const MOMENTUM: Table<Follow, boolean> = {
  on: 'hasMomentum',
  rows: [
    allows(
      'wab-6.64',
      [],
      on('mounted-in-difficult', (one) => !one.inDifficult || one.troopKind === 'infantry'),
    ),
  ],
};

const open = { combatContinues: null, hasMomentum: null, loserMayCharge: null } as const;

/** What became of a follower who gets so far. */
function came(input: Follow, contact: boolean, trace: Trace) {
  if (!contact) {
    trace.step('wab-6.65');
    return { contact, combatContinues: false, hasMomentum: false, loserMayCharge: false };
  }
  trace.step('wab-6.64/goes-on');
  const hasMomentum = applyRows(MOMENTUM, input, false, trace);
  return { contact, combatContinues: true, hasMomentum, loserMayCharge: false };
}

/** How likely it reaches an enemy who rolls for how far he gives ground, or gave so much. */
function chanceOf({ groundGiven, loserMovement }: Follow, reach: number): Fraction {
  if (groundGiven !== undefined) return fraction(Number(groundGiven <= reach));
  return rollOf(loserMovement > SLOW ? TWO_DICE : ONE_DIE, null).probability(
    ({ sum }) => sum <= reach,
  );
}

export const followUp = defineQuery({
  id: 'wab/follow-up',
  fields: FOLLOW_FIELDS,
  answer: {
    allowed: yes(),
    mustFollow: yes(),
    reach: amount(),
    contact: maybe(yes(), false),
    ...alike(maybe(yes(), false), 'combatContinues', 'hasMomentum', 'loserMayCharge'),
    chanceOfContact: maybe(text()),
  },
  odds: { chances: ['contact'] },
  sample: { movement: 4, loserMovement: 4 },
  start: {},
  check: problems([
    'follows',
    'must-follow',
    'wab-6.63',
    (one) => !one.follows && ((!one.holdsObstacle && !one.drilled) || one.frenzied),
  ]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'follow-up/no', with: {} } };
    const mustFollow = applyRows(MUST, input, true, trace);
    if (!input.follows) {
      const left = came(input, false, trace);
      return {
        answer: { allowed: true, mustFollow, ...left },
        summary: { say: 'follow-up/stays', with: {} },
        odds: oddsOf('contact', fraction(0)),
      };
    }
    applyRows(SLOWED, input, false, trace);
    const reach = reachOver(input, input.movement);
    trace.step('wab-6.63/reach', { reach });
    const now = chanceOf(input, reach);
    const base = { allowed: true, mustFollow, reach, chanceOfContact: fractionText(now) };
    const settled = input.groundGiven !== undefined;
    const ends = settled ? came(input, now.n > 0n, trace) : { contact: null, ...open };
    const say = !settled ? 'odds' : ends.contact ? 'contact' : 'parted';
    return {
      answer: { ...base, ...ends },
      summary: { say: `follow-up/${say}`, with: { percent: fractionText(now), reach } },
      odds: oddsOf('contact', now),
    };
  },
});
