import { alike, amount, many, maybe, part, text, yes } from '../../core/answer.ts';
import { add, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import { MOST_WOUNDS } from '../shooting/losses.ts';
import { aimed, COVERS, MAY_SHOOT, TARGETS } from '../shooting/to-hit.ts';
import { orMore, TOUGHNESS, woundsOn } from '../wounds/wounds.ts';
import { kills } from './artillery-dice.ts';
import { D6_FELL, READY_FIELDS, readiness } from './ready.ts';
import { lossOdds, lostInLine } from './shot-odds.ts';

/** Range, Strength and the die of wounds by type (wab-18.47, wab-18.44). */
const TYPES = {
  ordinary: { range: 48, strength: 5, die: 4 },
  light: { range: 48, strength: 4, die: 4 },
};
const MOST_SKILL = 6;
const SKILL = 3;
const FAR = 120;
const MOST_LINE = 20;
const WOUND_MORE = 1;
/** Whom a hit on these strikes: a die decides, but for a wagon (wab-17.28, wab-18.7, wab-14.18). */
const SHARED = {
  elephant: 'wab-17.28/bolt',
  machine: 'wab-18.7/bolt',
  'war-wagon': 'wab-14.18',
} as const;

export const boltThrower = defineQuery({
  id: 'wab/bolt-thrower',
  fields: {
    boltType: choice(['ordinary', 'light'], 'ordinary'),
    crewSkill: usual(count(1, MOST_SKILL, SKILL)),
    distance: usual(optionalMeasure(0, FAR)),
    onTheLine: usual(count(1, MOST_LINE, 1)),
    toughness: TOUGHNESS,
    woundsEach: count(1, MOST_WOUNDS, 1),
    target: choice(TARGETS, 'formed'),
    cover: choice(COVERS, 'none'),
    hitDie: D6_FELL,
    boltKilled: optionalCount(0, MOST_LINE),
    ...READY_FIELDS,
    readings: rare(group(readings('R38', 'R283'))),
  },
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'worksOn', 'needed', 'hitsOn'),
    hit: maybe(yes()),
    line: many(part({ strengthNow: amount(), needsToWound: maybe(amount()), chance: text() })),
    ...alike(text('0'), 'chanceHit', 'chanceAll', 'meanRemoved'),
    nextStrength: maybe(amount()),
  },
  odds: {
    chances: ['shot-hits', 'any-lost', 'line-lost'],
    means: ['modelsLost'],
    tables: ['modelsLost'],
  },
  sample: { distance: 20, onTheLine: 3 },
  start: {},
  check: problems([
    'boltKilled',
    'more-killed-than-there',
    'wab-18.46',
    ({ boltKilled = 0, onTheLine }) => boltKilled > onTheLine,
  ]),
  run(input, trace) {
    const { onTheLine, toughness, hitDie, boltKilled, woundsEach } = input;
    const { range, strength, die } = TYPES[input.boltType];
    const { R38, R283 } = input.readings;
    const ready = readiness({ ...input, machine: 'bolt-thrower', R283 }, trace);
    const shot = {
      ...{ ...input, skill: input.crewSkill, range, far: false, moved: false, marched: false },
      ...{
        atCharge: false,
        neverLong: false,
        shootsTwice: false,
        fearFailed: false,
        expertHorsemen: false,
        targetFormation: 'ordinary' as const,
        targetSide: 'front' as const,
        readings: { R38 },
      },
    };
    const reaches = applyRows(MAY_SHOOT, shot, true, trace);
    if (!ready.allowed || !reaches)
      return { answer: { worksOn: ready.worksOn }, summary: { say: 'bolt-thrower/no', with: {} } };
    trace.step('wab-18.47', { range, strength });
    trace.step('wab-18.42', { skill: input.crewSkill });
    const aim = aimed(shot, trace);
    const hit =
      boltKilled !== undefined && boltKilled > 0
        ? true
        : hitDie === undefined
          ? null
          : hitDie >= aim.hitsOn;
    if (hit === false) trace.decide('wab-18.43');
    const atFirst = strength - aim.strengthLost;
    const chanceHit = multiply(
      ready.works,
      hit === null ? orMore(aim.hitsOn) : fraction(hit ? 1 : 0),
    );
    let killed = chanceHit;
    const line = Array.from({ length: onTheLine }, (_, rank) => {
      const strengthNow = Math.max(0, atFirst - rank);
      const needsToWound = woundsOn(strengthNow, toughness);
      const isDead = boltKilled !== undefined && rank < boltKilled;
      const dies = isDead ? fraction(1) : multiply(orMore(needsToWound), kills(die, woundsEach));
      killed = multiply(killed, dies);
      return { strengthNow, needsToWound, chance: killed };
    });
    const mean = line.reduce((sum, one) => add(sum, one.chance), fraction(0));
    const next = boltKilled !== undefined && boltKilled < onTheLine ? line[boltKilled] : undefined;
    if (hit !== false) {
      const shared = SHARED[input.target as keyof typeof SHARED];
      if (shared) trace.step(shared);
      if (onTheLine > WOUND_MORE) {
        trace.step('wab-18.44', { strength: atFirst, models: onTheLine });
        trace.step('wab-18.46', { models: onTheLine });
      } else {
        trace.step('wab-18.44/one', { strength: atFirst });
        trace.skip('wab-18.46', 'one-on-the-line');
      }
      trace.step(woundsEach > WOUND_MORE ? 'wab-18.45' : 'wab-18.45/one', {
        die,
        wounds: woundsEach,
      });
    }
    const all = line.at(-1)?.chance ?? fraction(0);
    const losses = lossOdds(lostInLine(line.map((one) => one.chance)));
    const say = hit === false ? 'missed' : next ? 'next' : onTheLine > WOUND_MORE ? 'odds' : 'one';
    return {
      answer: {
        ...{ allowed: true, worksOn: ready.worksOn, needed: aim.needed, hitsOn: aim.hitsOn, hit },
        line: line.map((one) => ({ ...one, chance: fractionText(one.chance) })),
        ...{ chanceHit: fractionText(chanceHit), chanceAll: fractionText(all) },
        meanRemoved: fractionText(mean),
        nextStrength: next?.strengthNow ?? null,
      },
      summary: {
        say: `bolt-thrower/${say}`,
        with: {
          ...{ hitsOn: aim.hitsOn, strength: next?.strengthNow ?? atFirst, models: onTheLine },
          ...{ percent: fractionText(all), mean: fractionText(mean) },
        },
      },
      odds: {
        ...losses,
        chances: {
          'shot-hits': chance(chanceHit),
          ...losses.chances,
          ...(onTheLine > WOUND_MORE && { 'line-lost': chance(all) }),
        },
      },
    };
  },
});
