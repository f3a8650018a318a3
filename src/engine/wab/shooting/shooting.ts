import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import {
  measure,
  optionalCount,
  optionalMeasure,
  requiredCount,
} from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  ATTACKS,
  beyondSix,
  harmOf,
  orMore,
  SAVE,
  STRENGTH,
  TOUGHNESS,
  unsaved,
  woundChance,
} from '../wounds/wounds.ts';

/** What the table of Ballistic Skill starts from: 7 less the skill (wab-4.39). */
const BASE = 7;
const MOST_SKILL = 6;
/** At least so much is always needed (wab-4.38). */
const LEAST_NEED = 2;
const MOST_MODELS = 100;
const FAR = 60;
/** No weapon takes more off a save. */
const MOST_MODIFIER = 6;
/** A share of losses to shooting that calls for a Panic test: one model in four (wab-4.64). */
const SHOT_SHARE = 4;

const SHOOTING_FIELDS = {
  skill: requiredCount(1, MOST_SKILL),
  shots: ATTACKS,
  range: usual(measure(1, FAR, 24)),
  distance: usual(optionalMeasure(0, FAR)),
  strength: STRENGTH,
  toughness: TOUGHNESS,
  save: SAVE,
  saveModifier: optionalCount(0, MOST_MODIFIER),
  moved: flag(),
  atCharge: flag(),
  target: choice(
    ['formed', 'skirmishers', 'character', 'light-chariot-moved', 'large', 'large-character'],
    'formed',
  ),
  cover: choice(['none', 'light', 'heavy'], 'none'),
  marched: rare(flag()),
  neverLong: rare(flag()),
  targetModels: optionalCount(1, MOST_MODELS),
  readings: rare(group(readings('R38', 'R102'))),
};
type Shot = Values<typeof SHOOTING_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Shot>();

const measured = ({ distance }: Shot) => distance !== undefined;

const MAY_SHOOT: Table<Shot, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-4.5',
      [],
      on('has-not-marched', ({ marched }: Shot) => marched),
    ),
    bars(
      'wab-4.16',
      [measured, ({ atCharge }) => !atCharge],
      on('in-range', ({ distance = 0, range }) => distance > range),
      { with: ({ range }) => ({ range }) },
    ),
  ],
};

const at =
  (...targets: readonly Shot['target'][]) =>
  ({ target }: Shot) =>
    targets.includes(target);

/** What is added to the die. */
const MODIFIERS: Table<Shot, number> = {
  on: 'modifier',
  rows: [
    adds('wab-4.41', 1, [at('large', 'large-character')]),
    adds('wab-4.42', -1, [({ moved }) => moved]),
    adds('wab-4.43', -1, [({ atCharge }) => atCharge]),
    notes<number>('wab-4.24', [measured, ({ atCharge }) => atCharge], { unless: ['wab-4.44'] }),
    adds(
      'wab-4.44',
      -1,
      [measured],
      on('short-range', ({ distance = 0, range }) => 2 * distance > range),
      on('never-long', ({ neverLong }) => !neverLong),
      { with: ({ range }) => ({ half: range / 2 }) },
    ),
    notes<number>('wab-9.48', [at('large-character')], { unless: ['wab-4.45'] }),
    adds('wab-4.45', -1, [at('character', 'large-character')]),
    adds('wab-4.46', -1, [at('skirmishers')]),
    adds('wab-4.47', -1, [at('light-chariot-moved')]),
    adds('wab-4.48', -1, [({ cover }) => cover === 'light']),
    adds('wab-4.49', -2, [({ cover }) => cover === 'heavy']),
  ],
};

const NEEDED: Table<Shot, number> = {
  on: 'needed',
  rows: [
    sets(
      'wab-4.38',
      LEAST_NEED,
      [],
      on('needs-more', (_, needed: number) => needed < LEAST_NEED),
    ),
  ],
};

export const shooting = defineQuery({
  id: 'wab/shooting',
  fields: SHOOTING_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    modifier: amount(),
    ...alike(maybe(text()), 'chanceOfAWound', 'meanWounds'),
    lossesForPanic: maybe(amount()),
  },
  odds: {
    chances: ['any-wound', 'panic-test'],
    means: ['unsavedWounds'],
    tables: ['unsavedWounds'],
  },
  sample: { skill: 3, shots: 10, distance: 14, save: 5, targetModels: 20 },
  start: { skill: 3, shots: 10 },
  check: problems([
    'atCharge',
    'moved-and-charged',
    'wab-4.42',
    ({ atCharge, moved }) => atCharge && moved,
  ]),
  run(input, trace) {
    if (!applyRows(MAY_SHOOT, input, true, trace))
      return { answer: {}, summary: { say: 'shooting/no', with: {} } };
    const { skill, shots, targetModels } = input;
    trace.step('wab-4.39', { skill, needed: BASE - skill });
    const modifier = applyRows(MODIFIERS, input, 0, trace);
    const needed = applyRows(NEEDED, input, BASE - skill - modifier, trace);
    const { hitsOn, strengthLost } = beyondSix(needed, input.readings);
    if (strengthLost > 0) trace.step('wab-4.50', { needed, strengthLost });
    const harm = harmOf({ ...input, strengthLost }, trace, { wound: 'wab-4.51' });
    const hits = orMore(hitsOn);
    const wounds = woundChance(harm.needsToWound, harm.needsToSave);
    const all = unsaved(shots, hits, wounds, targetModels ?? shots);
    const lossesForPanic = targetModels === undefined ? null : Math.ceil(targetModels / SHOT_SHARE);
    if (lossesForPanic !== null) trace.step('wab-4.64', { losses: lossesForPanic });
    const one = multiply(hits, wounds);
    const average = all.mean(({ unsavedWounds }) => unsavedWounds);
    return {
      answer: {
        ...{ allowed: true, needed, hitsOn, modifier, ...harm, lossesForPanic },
        chanceOfAWound: fractionText(one),
        meanWounds: fractionText(average),
      },
      summary: {
        say: harm.needsToWound === null ? 'shooting/harmless' : 'shooting/odds',
        with: { shots, hitsOn, mean: fractionText(average) },
      },
      odds: {
        chances: {
          'any-wound': chance(all.probability(({ unsavedWounds }) => unsavedWounds > 0)),
          ...(lossesForPanic !== null && {
            'panic-test': chance(
              all.probability(({ unsavedWounds }) => unsavedWounds >= lossesForPanic),
            ),
          }),
        },
        means: { unsavedWounds: mean(average) },
        tables: { unsavedWounds: table(all, ({ unsavedWounds }) => unsavedWounds) },
      },
    };
  },
});
