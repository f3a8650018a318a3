import { alike, amount, maybe, text } from '../../core/answer.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  beyondSix,
  harmOf,
  orMore,
  SAVE,
  TOUGHNESS,
  unsaved,
  woundChance,
} from '../wounds/wounds.ts';

const MOST_SKILL = 10;
const MOST_MODELS = 60;
const MOST_ATTACKS = 10;
/** No human strikes with more (wab-5.28). */
const HUMAN_STRENGTH = 5;
const MOST_STRENGTH = 8;
const MOST_BONUS = 3;
const MOST_LOST = 100;

const BLOWS_FIELDS = {
  models: requiredCount(0, MOST_MODELS),
  attacks: count(1, MOST_ATTACKS, 1),
  champion: flag(),
  lostBefore: count(0, MOST_LOST, 0),
  skill: requiredCount(1, MOST_SKILL),
  enemySkill: requiredCount(0, MOST_SKILL),
  strength: count(1, MOST_STRENGTH, 3),
  weaponBonus: count(0, MOST_BONUS, 0),
  chargeBonus: count(0, MOST_BONUS, 0),
  notHuman: rare(flag()),
  toughness: TOUGHNESS,
  save: SAVE,
  atObstacle: flag(),
  wonRound: flag(),
  enemyWounds: optionalCount(1, MOST_LOST),
  readings: rare(group(readings('R38', 'R48', 'R102', 'R104'))),
};
type Blows = Values<typeof BLOWS_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Blows>();

/** Models that still strike: those able to when the enemy began, less what has fallen since (wab-5.37). */
const STRIKERS: Table<Blows, number> = {
  on: 'strikers',
  rows: [
    sets(
      'wab-5.37',
      ({ models, lostBefore }) => Math.max(0, models - lostBefore),
      [],
      on('none-fell', ({ lostBefore }) => lostBefore > 0),
      { with: ({ models, lostBefore }) => ({ left: Math.max(0, models - lostBefore) }) },
    ),
  ],
};

/** A spared champion pays only when the losses go beyond the others, or before them by the other reading (R104). */
const championStrikes = ({ models, lostBefore, readings: { R104 } }: Blows) =>
  R104 === 'b' ? lostBefore === 0 : models > lostBefore;

const ATTACKS: Table<Blows, number> = {
  on: 'attackDice',
  rows: [
    adds('wab-8.8', 1, [({ champion }) => champion], on('champion-spared', championStrikes)),
    notes<number>(
      'wab-8.4',
      [({ champion }) => champion],
      on('champion-fights', (one) => !championStrikes(one)),
    ),
  ],
};

const defended = ({ atObstacle }: Blows) => atObstacle;
const stillDefended = on('won-a-round', ({ wonRound }: Blows) => !wonRound);

/** Strength of a blow: the warrior's own with what his weapons add. */
const STRENGTH: Table<Blows, number> = {
  on: 'strength',
  rows: [
    adds('wab-5.27', ({ weaponBonus }) => weaponBonus, [({ weaponBonus }) => weaponBonus > 0], {
      with: ({ weaponBonus }) => ({ bonus: weaponBonus }),
    }),
    notes<number>('wab-6.82', [defended, ({ chargeBonus }) => chargeBonus > 0], {
      unless: ['wab-5.27'],
    }),
    adds('wab-5.27', ({ chargeBonus }) => chargeBonus, [({ chargeBonus }) => chargeBonus > 0], {
      with: ({ chargeBonus }) => ({ bonus: chargeBonus }),
      say: 'wab-5.27/charge',
    }),
    sets(
      'wab-5.28',
      HUMAN_STRENGTH,
      [({ notHuman }) => !notHuman],
      on('not-that-strong', (_, strength: number) => strength > HUMAN_STRENGTH),
    ),
  ],
};

/** What the table of Weapon Skills asks for (wab-5.22). */
function neededBy(skill: number, enemySkill: number): number {
  const better = enemySkill - skill;
  if (better < 0) return 3;
  if (better <= 1) return 4;
  return better <= 3 ? 5 : 6;
}

const skillOf = (one: Blows) =>
  one.skill - Number(one.readings.R48 === 'b' && one.atObstacle && !one.wonRound);

/** What is added to the needed number: an obstacle makes it higher. */
const OBSTACLE: Table<Blows, number> = {
  on: 'needed',
  rows: [
    notes<number>('wab-5.20', [defended, ({ readings: { R48 } }) => R48 === 'b'], stillDefended, {
      unless: ['wab-6.83'],
    }),
    adds('wab-6.83', 1, [defended], stillDefended),
  ],
};

const AUTOMATIC: Table<Blows, boolean> = {
  on: 'rolledToHit',
  rows: [
    bars(
      'wab-5.24',
      [],
      on('can-defend', ({ enemySkill }: Blows) => enemySkill === 0),
    ),
  ],
};

export const blows = defineQuery({
  id: 'wab/blows',
  fields: BLOWS_FIELDS,
  answer: {
    ...alike(amount(), 'strikers', 'attackDice'),
    ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    ...alike(maybe(text()), 'chanceOfAWound', 'meanWounds'),
  },
  odds: { chances: ['any-wound'], means: ['unsavedWounds'], tables: ['unsavedWounds'] },
  sample: { models: 5, skill: 4, enemySkill: 3, save: 5 },
  start: { models: 5, skill: 3, enemySkill: 3 },
  check: problems(
    ['wonRound', 'no-obstacle', 'wab-5.21', (one) => one.wonRound && !one.atObstacle],
    ['champion', 'nobody-fights', 'wab-8.9', (one) => one.champion && one.models === 0],
  ),
  run(input, trace) {
    const strikers = applyRows(STRIKERS, input, input.models, trace);
    const attackDice = applyRows(ATTACKS, input, strikers * input.attacks, trace);
    trace.step('wab-5.17', { dice: attackDice });
    const rolled = applyRows(AUTOMATIC, input, true, trace);
    const base = neededBy(skillOf(input), input.enemySkill);
    if (rolled)
      trace.step('wab-5.22', { skill: skillOf(input), enemySkill: input.enemySkill, needed: base });
    const needed = rolled ? applyRows(OBSTACLE, input, base, trace) : null;
    const { hitsOn, strengthLost } = beyondSix(needed ?? 0, input.readings);
    if (strengthLost > 0) trace.step('wab-5.23', { needed: needed ?? 0, strengthLost });
    const strength = applyRows(STRENGTH, input, input.strength, trace);
    const harm = harmOf({ ...input, strength, strengthLost }, trace, { wound: 'wab-5.25' });
    const hits = rolled ? orMore(hitsOn) : fraction(1);
    const wounds = woundChance(harm.needsToWound, harm.needsToSave);
    const all = unsaved(attackDice, hits, wounds, input.enemyWounds ?? attackDice);
    const average = all.mean(({ unsavedWounds }) => unsavedWounds);
    return {
      answer: {
        ...{ strikers, attackDice, needed, ...harm },
        hitsOn: rolled ? hitsOn : null,
        chanceOfAWound: fractionText(multiply(hits, wounds)),
        meanWounds: fractionText(average),
      },
      summary: {
        say:
          attackDice === 0
            ? 'blows/none'
            : harm.needsToWound === null
              ? 'blows/harmless'
              : rolled
                ? 'blows/odds'
                : 'blows/automatic',
        with: { dice: attackDice, hitsOn, mean: fractionText(average) },
      },
      odds: {
        chances: { 'any-wound': chance(all.probability(({ unsavedWounds: n }) => n > 0)) },
        means: { unsavedWounds: mean(average) },
        tables: { unsavedWounds: table(all, ({ unsavedWounds: n }) => n) },
      },
    };
  },
});
