import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { Distribution, sum } from '../../core/dice.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { harmOf, MOST_STRENGTH, SAVE, TOUGHNESS, unsaved, woundChance } from '../wounds/wounds.ts';
import { CHARIOT_KINDS } from './profiles.ts';

/** Most of them charge one by one or in small squadrons. */
const MOST = 10;
/** Hits of a heavy chariot: 1D3; of a scythed one: 1D6 and 2 more, and only a 1 spares it (wab-16.28, wab-16.29). */
const OF_HEAVY = 3;
const MORE_OF_SCYTHED = 2;
const SPARED = 1;

const MOMENTS = ['before-all', 'after-pikes', 'after-kontos', 'with-the-crew', 'none'] as const;
type Moment = (typeof MOMENTS)[number];

const IMPACT_FIELDS = {
  chariotKind: usual(choice(CHARIOT_KINDS, 'heavy')),
  charging: usual(count(1, MOST, 1)),
  chariotStrength: usual(optionalCount(1, MOST_STRENGTH)),
  toughness: TOUGHNESS,
  save: SAVE,
  chargedNow: flag(true),
  enemyArms: choice(['other', 'pikes', 'kontos'], 'other'),
  enemySide: choice(['front', 'flank', 'rear'], 'front'),
  lostToPikes: count(0, MOST, 0),
  dice: optionalCounts(1, FACES, MOST),
  readings: rare(group(readings('R245', 'R267', 'R284'))),
};
type Impact = Values<typeof IMPACT_FIELDS>;

const { bars, notes, sets } = rulesOf<Impact>();

const light = ({ chariotKind }: Impact) => chariotKind === 'light';
const heavy = ({ chariotKind }: Impact) => chariotKind === 'heavy';
const scythed = ({ chariotKind }: Impact) => chariotKind === 'scythed';
const facing = (arms: Impact['enemyArms']) => (one: Impact) =>
  one.enemyArms === arms && one.enemySide === 'front';
const arrive = ({ charging, lostToPikes }: Impact) => charging - lostToPikes;

const MAY: Table<Impact, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-16.27', [], on('heavy-or-scythed', light)),
    bars(
      'wab-16.27',
      [not(light)],
      on('has-charged', ({ chargedNow }) => !chargedNow),
      {
        say: 'wab-16.27/only-charging',
      },
    ),
    notes(
      'wab-16.30',
      [not(light), ({ enemyArms }) => enemyArms === 'pikes'],
      on('not-their-front', facing('pikes')),
    ),
    bars('wab-16.30', [(one) => facing('pikes')(one) && arrive(one) === 0], {
      say: 'wab-16.30/none-left',
    }),
  ],
};

const MOMENT: Table<Impact, Moment> = {
  on: 'impactMoment',
  rows: [
    sets<Moment>('wab-16.27', 'with-the-crew', [({ readings: { R267 } }) => R267 === 'b'], {
      say: 'wab-16.27/with-the-crew',
    }),
    sets<Moment>('wab-16.27', 'before-all', [({ readings: { R267 } }) => R267 === 'a'], {
      say: 'wab-16.27/first',
    }),
    sets<Moment>(
      'wab-16.27',
      'after-kontos',
      [facing('kontos'), ({ readings }) => readings.R267 === 'a'],
      on('pikes-only', ({ readings: { R284 } }) => R284 === 'b'),
      { say: 'wab-16.27/kontos' },
    ),
    sets<Moment>('wab-16.30', 'after-pikes', [facing('pikes')], { say: 'wab-16.30/moment' }),
  ],
};

/** With the least and the most hits of them all. */
interface Crash extends Impact {
  least: number;
  most: number;
}
const crash = rulesOf<Crash>(({ least, most }) => ({ least, most }));
const CRASH: Table<Crash, number> = {
  on: 'hits',
  rows: [
    crash.notes<number>('wab-16.28', [], on('scythed-chariots', heavy)),
    crash.notes<number>('wab-16.29', [], on('heavy-chariots', scythed)),
  ],
};

interface Hits {
  hits: number;
  spared: number;
}
const sidesOf = (one: Impact) => (heavy(one) ? OF_HEAVY : FACES);
const hitsOf = (one: Impact, die: number) => (heavy(one) ? die : die + MORE_OF_SCYTHED);

/** Hits of all chariots that arrive, and how many of them survive. */
function impactOf(one: Impact): Distribution<Hits> {
  const isSpared = (die: number) => Number(heavy(one) || die <= SPARED);
  const each = sum(1, sidesOf(one)).map(({ sum: die }) => ({
    hits: hitsOf(one, die),
    spared: isSpared(die),
  }));
  if (one.dice)
    return Distribution.certain({
      hits: one.dice.reduce((all, die) => all + hitsOf(one, die), 0),
      spared: one.dice.filter(isSpared).length,
    });
  let all = Distribution.certain({ hits: 0, spared: 0 });
  for (let i = 0; i < arrive(one); i++)
    all = all.chain((before) =>
      each.map(({ hits, spared }) => ({
        hits: before.hits + hits,
        spared: before.spared + spared,
      })),
    );
  return all;
}

/** What a hit needs to wound and to save; nothing where the Strength is not said. */
function harm({ chariotStrength, toughness, save }: Impact, trace: Trace) {
  if (chariotStrength === undefined) return null;
  return harmOf(
    { strength: chariotStrength, toughness, save, strengthLost: 0, readings: { R102: 'a' } },
    trace,
    { wound: 'wab-5.25' },
  );
}

export const impactHits = defineQuery({
  id: 'wab/impact-hits',
  fields: IMPACT_FIELDS,
  answer: {
    allowed: yes(),
    impactMoment: word(MOMENTS, 'none'),
    ...alike(amount(), 'impactDice', 'least', 'most'),
    ...alike(maybe(amount()), 'hitsCaused', 'needsToWound', 'needsToSave', 'chariotsLost'),
    ...alike(maybe(text()), 'meanHits', 'meanWounds', 'chanceSurvives'),
    crewFights: maybe(yes()),
    resultCounts: word(['unsaved-wounds', 'hits', 'nothing'], 'nothing'),
  },
  odds: {
    chances: ['all-survive', 'any-wound'],
    means: ['hits', 'unsavedWounds'],
    tables: ['hits', 'unsavedWounds'],
  },
  sample: { chariotKind: 'scythed', chariotStrength: 5, toughness: 3, save: 5 },
  start: {},
  check: problems(
    ['lostToPikes', 'no-pikes', 'wab-16.30', (one) => one.lostToPikes > 0 && !facing('pikes')(one)],
    ['lostToPikes', 'more-than-charge', 'wab-16.30', (one) => one.lostToPikes > one.charging],
    [
      'dice',
      'a-die-for-each-chariot',
      'wab-16.27',
      (one) => one.dice !== undefined && one.dice.length !== arrive(one),
    ],
    [
      'dice',
      'no-such-d3',
      'wab-16.28',
      (one) => heavy(one) && (one.dice ?? []).some((die) => die > OF_HEAVY),
    ],
  ),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'impact-hits/no', with: {} } };
    const {
      dice,
      readings: { R245 },
    } = input;
    const impactMoment = applyRows(MOMENT, input, 'none', trace);
    const dicers = arrive(input);
    const [least, most] = [hitsOf(input, 1) * dicers, hitsOf(input, sidesOf(input)) * dicers];
    applyRows(CRASH, { ...input, least, most }, most, trace);
    const all = impactOf(input);
    const [fell] = dice ? (all.entries()[0] ?? []) : [];
    if (scythed(input) && fell) {
      const lost = dicers - fell.spared;
      if (lost > 0) trace.step('wab-16.29/lost', { lost });
      if (fell.spared > 0) trace.step('wab-16.29/survives', { spared: fell.spared });
    }
    const needs = harm(input, trace);
    const resultCounts = R245 === 'b' ? 'hits' : 'unsaved-wounds';
    trace.step(R245 === 'b' ? 'wab-16.27/hits-count' : 'wab-16.27/wounds-count');
    const meanHits = all.mean(({ hits }) => hits);
    const wounds =
      needs &&
      all.chain(({ hits }) =>
        unsaved(hits, fraction(1), woundChance(needs.needsToWound, needs.needsToSave), hits),
      );
    const meanWounds = wounds?.mean(({ unsavedWounds }) => unsavedWounds);
    const survive = fraction(SPARED, scythed(input) ? FACES : SPARED);
    return {
      answer: {
        ...{ allowed: true, impactMoment, impactDice: dicers, least, most, resultCounts },
        ...{ hitsCaused: fell?.hits ?? null, meanHits: fractionText(meanHits) },
        ...(needs && { needsToWound: needs.needsToWound, needsToSave: needs.needsToSave }),
        meanWounds: meanWounds ? fractionText(meanWounds) : null,
        chanceSurvives: fractionText(survive),
        chariotsLost: heavy(input) ? 0 : fell ? dicers - fell.spared : null,
        crewFights: heavy(input) ? true : fell ? fell.spared > 0 : null,
      },
      summary: fell
        ? { say: 'impact-hits/fell', with: { hits: fell.hits } }
        : { say: 'impact-hits/open', with: { least, most } },
      odds: {
        chances: {
          ...(scythed(input) && {
            'all-survive': chance(all.probability(({ spared }) => spared === dicers)),
          }),
          ...(wounds && {
            'any-wound': chance(wounds.probability(({ unsavedWounds }) => unsavedWounds > 0)),
          }),
        },
        means: {
          hits: mean(meanHits),
          ...(meanWounds && { unsavedWounds: mean(meanWounds) }),
        },
        tables: {
          hits: table(all, ({ hits }) => hits),
          ...(wounds && { unsavedWounds: table(wounds, ({ unsavedWounds }) => unsavedWounds) }),
        },
      },
    };
  },
});
