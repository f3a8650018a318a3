import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { NO_SAVE } from '../arms/armour.ts';
import { saveBy } from '../arms/save.ts';
import { FACES } from '../dice.ts';
import { orMore, PIERCES_ABOVE, STRENGTH, savesOn } from '../wounds/wounds.ts';

/** Points of the chariot, and the best saves (wab-16.40, wab-16.42). */
const OF_CHARIOT = 2;
const BEST = { barded: 2, others: 3 };
const MOST_MEN = 6;

const SAVE_FIELDS = {
  crewWears: usual(
    groups(
      {
        bodyArmour: choice(['none', 'light', 'heavy', 'partial-plate', 'full-plate'], 'none'),
        shield: choice(['none', 'shield', 'large-shield'], 'none'),
      },
      MOST_MEN,
    ),
  ),
  horsesBarded: usual(flag()),
  strength: STRENGTH,
  saveModifier: optionalCount(0, FACES),
  saveDie: optionalCount(1, FACES),
};
type Crew = Values<typeof SAVE_FIELDS>;
type Man = Crew['crewWears'][number];

/** His save as if he stood on foot, before anything that the chariot gives (wab-16.40). */
const onFoot = (man: Man): number =>
  saveBy({
    ...{ ...man, mounted: false, skirmishers: false, barding: 'none' },
    ...{ closeWeapon: 'hand-weapon', woundBy: 'missile', woundFrom: 'front' },
    readings: { R281: 'a', R289: 'a' },
  }) ?? NO_SAVE;
const bestOf = ({ crewWears }: Crew) => Math.min(NO_SAVE, ...crewWears.map(onFoot));
const differ = ({ crewWears }: Crew) => new Set(crewWears.map(onFoot)).size > 1;
const limit = ({ horsesBarded }: Crew) => (horsesBarded ? BEST.barded : BEST.others);

const { adds, notes, sets } = rulesOf<Crew>();
const shown = { with: (_: Crew, __: number, after: () => number) => ({ save: after() }) };

const SAVES: Table<Crew, number> = {
  on: 'save',
  rows: [
    notes<number>('wab-16.41', [], on('crew-alike', differ)),
    adds('wab-16.40', -OF_CHARIOT, [], shown),
    adds('wab-11.23/chariot', -1, [({ horsesBarded }) => horsesBarded]),
    sets(
      'wab-16.42',
      limit,
      [],
      on('inside-the-limit', (one, save: number) => save < limit(one)),
      {
        with: (one) => ({ best: limit(one) }),
      },
    ),
  ],
};

export const chariotSave = defineQuery({
  id: 'wab/chariot-save',
  fields: SAVE_FIELDS,
  answer: {
    ...alike(maybe(amount()), 'save', 'needsToSave'),
    saveLowered: amount(),
    saveChance: text('0'),
    saved: maybe(yes()),
  },
  odds: { chances: ['saved'] },
  rolls: { saveDie: ({ needsToSave }) => (needsToSave === null ? 0 : 1) },
  sample: { crewWears: [{ shield: 'shield' }, {}], strength: 4 },
  start: {},
  run(input, trace) {
    const { strength, saveModifier, saveDie } = input;
    const save = applyRows(SAVES, input, bestOf(input), trace);
    const less = saveModifier ?? Math.max(0, strength - PIERCES_ABOVE);
    const needsToSave = savesOn(save, less);
    if (less > 0)
      trace.step(saveModifier === undefined ? 'wab-4.57' : 'wab-4.57/weapon', { strength, less });
    if (needsToSave === null) trace.step('wab-4.54/none', { save });
    else trace.step('wab-4.54', { needed: needsToSave });
    const exact = orMore(needsToSave);
    const saved =
      needsToSave === null ? false : saveDie === undefined ? null : saveDie >= needsToSave;
    return {
      answer: { save, needsToSave, saved, saveLowered: less, saveChance: fractionText(exact) },
      summary: {
        say: needsToSave === null ? 'chariot-save/none' : 'chariot-save/needs',
        with: { needed: needsToSave ?? 0 },
      },
      odds: {
        chances: { saved: chance(saved === null ? exact : fraction(Number(saved))) },
        means: {},
        tables: {},
      },
    };
  },
});
