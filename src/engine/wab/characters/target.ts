import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { Distribution, thin } from '../../core/dice.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { RIDES } from './fields.ts';

const MOST_HITS = 20;
const MOST_UNITS = 20;
const WORST_SAVE = 6;

const TARGET_FIELDS = {
  struckBy: usual(choice(['missiles', 'template', 'blows'], 'missiles')),
  rides: usual(RIDES),
  withUnit: usual(flag()),
  nearerSeen: count(0, MOST_UNITS, 0),
  nearerUnseen: count(0, MOST_UNITS, 0),
  touched: flag(true),
  inChallenge: choice(['no', 'with-another', 'with-the-attacker'], 'no'),
  hitsScored: count(1, MOST_HITS, 1),
  otherCrew: flag(true),
  targetDeclared: flag(true),
  crewSave: optionalCount(2, WORST_SAVE),
  allocation: optionalCounts(1, FACES, MOST_HITS),
  readings: rare(group(readings('R83'))),
};
type Target = Values<typeof TARGET_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Target>();

const by =
  (...means: readonly Target['struckBy'][]) =>
  ({ struckBy }: Target) =>
    means.includes(struckBy);
const missiles = by('missiles');
const template = by('template');
const shot = by('missiles', 'template');
const blows = by('blows');
const onElephant = ({ rides }: Target) => rides === 'elephant';
const onChariot = ({ rides }: Target) => rides === 'chariot';
const inVehicle = (one: Target) => onElephant(one) || onChariot(one);
const alone = ({ withUnit }: Target) => !withUnit;
const hasNearer = ({ nearerSeen, nearerUnseen, readings: { R83 } }: Target) =>
  nearerSeen + (R83 === 'b' ? nearerUnseen : 0) > 0;
const fights =
  (how: Target['inChallenge']) =>
  ({ inChallenge }: Target) =>
    inChallenge === how;
const dueling = not(fights('no'));

const MAY: Table<Target, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-9.66/shots', [missiles, dueling]),
    bars('wab-9.66/strikes', [blows], on('no-challenge', fights('with-another'))),
    notes('wab-9.47', [missiles], on('rides-no-vehicle', inVehicle), { unless: ['wab-9.36'] }),
    bars('wab-9.38/unit', [missiles, not(inVehicle)], on('with-no-unit', not(alone))),
    bars('wab-9.36/nearer', [missiles, alone], on('is-the-nearest', hasNearer)),
    bars('wab-9.42/far', [blows, ({ touched }) => !touched]),
    bars(
      'wab-9.53',
      [blows, onChariot],
      on('target-was-told', ({ targetDeclared }) => !targetDeclared),
    ),
    notes('wab-9.50', [blows, onChariot, (_, may) => may]),
    notes('wab-9.42', [blows, not(inVehicle), (_, may) => may]),
  ],
};

/** To the dice to hit: besides all others. */
const MODIFIER: Table<Target, number> = {
  on: 'toHitModifier',
  rows: [
    notes<number>('wab-9.48/none', [missiles], on('rides-no-vehicle', inVehicle), {
      unless: ['wab-9.37'],
    }),
    adds('wab-9.37', -1, [missiles]),
    adds('wab-4.41/elephant', 1, [missiles, onElephant]),
  ],
};

/** The least die that a hit needs to fall on him; 1 where all do. */
const SHARE: Table<Target, number> = {
  on: 'hitsHimFrom',
  rows: [
    notes<number>('wab-9.49', [missiles, inVehicle]),
    sets('wab-9.52', 6, [shot, onChariot]),
    sets('wab-9.51/alone', 5, [({ otherCrew }) => !otherCrew]),
    sets('wab-9.51', 6, [onElephant, ({ otherCrew }) => otherCrew]),
  ],
};

/** Under a template his comrades warn him: he is hit on a 1 alone. */
const warned = all<Target>(template, not(alone), not(inVehicle));

function falls(input: Target, from: number): (die: number) => boolean {
  return warned(input, undefined) ? (die) => die === 1 : (die) => die >= from;
}

export const characterTarget = defineQuery({
  id: 'wab/character-target',
  fields: TARGET_FIELDS,
  answer: {
    allowed: yes(),
    toHitModifier: amount(),
    sharedAtRandom: yes(),
    ...alike(maybe(amount()), 'hitsHimFrom', 'hitsOnHim', 'hitsOnOthers', 'hisSave'),
    hitChance: maybe(text()),
  },
  odds: { chances: ['any-hit-on-him'], means: ['hitsOnHim'], tables: ['hitsOnHim'] },
  rolls: {
    allocation: ({ sharedAtRandom }, _, { hitsScored = 1 }) => (sharedAtRandom ? hitsScored : 0),
  },
  sample: { rides: 'chariot', hitsScored: 2 },
  start: {},
  check: problems(
    [
      'allocation',
      'a-die-each-hit',
      'wab-9.49',
      ({ allocation, hitsScored }) => allocation !== undefined && allocation.length !== hitsScored,
    ],
    ['otherCrew', 'has-no-crew', 'wab-9.51', (one) => !one.otherCrew && !onElephant(one)],
    ['crewSave', 'has-no-crew', 'wab-9.54', (one) => one.crewSave !== undefined && !inVehicle(one)],
    [
      'inChallenge',
      'fights-nobody-now',
      'wab-9.65',
      (one) => dueling(one, undefined) && template(one),
    ],
  ),
  run(input, trace) {
    const { hitsScored: hits, allocation, crewSave } = input;
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'character-target/no', with: {} } };
    const toHitModifier = applyRows(MODIFIER, input, 0, trace);
    const from = applyRows(SHARE, input, 1, trace);
    if (warned(input, undefined)) trace.step('wab-9.39');
    if (crewSave !== undefined) trace.step('wab-9.54', { save: crewSave });
    const onHim = falls(input, from);
    const shared = warned(input, undefined) || from > 1;
    const p = fraction(Array.from({ length: FACES }, (_, i) => i + 1).filter(onHim).length, FACES);
    const fell = shared ? allocation?.filter(onHim).length : hits;
    const ends =
      fell === undefined
        ? thin(Distribution.certain({ hitsOnHim: hits }), 'hitsOnHim', p)
        : Distribution.certain({ hitsOnHim: fell });
    const average = ends.mean(({ hitsOnHim }) => hitsOnHim);
    return {
      answer: {
        ...{ allowed: true, toHitModifier, sharedAtRandom: shared, hitChance: fractionText(p) },
        hitsHimFrom: warned(input, undefined) ? null : from,
        hitsOnHim: fell ?? null,
        hitsOnOthers: fell === undefined ? null : hits - fell,
        hisSave: crewSave ?? null,
      },
      summary: {
        say: `character-target/${!shared ? 'all' : fell === undefined ? 'odds' : 'fell'}`,
        with: { hits, percent: fractionText(p), fell: fell ?? 0 },
      },
      odds: {
        chances: { 'any-hit-on-him': chance(ends.probability(({ hitsOnHim }) => hitsOnHim > 0)) },
        means: { hitsOnHim: mean(average) },
        tables: { hitsOnHim: table(ends, ({ hitsOnHim }) => hitsOnHim) },
      },
    };
  },
});
