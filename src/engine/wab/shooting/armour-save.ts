import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS } from '../arms/armour.ts';
import { againstDagger } from '../arms/dagger.ts';
import { bestSave, rides, saveBy, WOUND_BY, WOUND_FROM } from '../arms/save.ts';
import { CLOSE_WEAPON } from '../arms/weapons.ts';
import { FACES } from '../dice.ts';
import { orMore, PIERCES_ABOVE, STRENGTH, savesOn } from '../wounds/wounds.ts';

const SAVE_FIELDS = {
  mounted: usual(flag()),
  bodyArmour: usual(ARMOUR_FIELDS.bodyArmour),
  shield: usual(ARMOUR_FIELDS.shield),
  barding: ARMOUR_FIELDS.barding,
  woundBy: usual(WOUND_BY),
  woundFrom: WOUND_FROM,
  strength: STRENGTH,
  saveModifier: optionalCount(0, FACES),
  closeWeapon: CLOSE_WEAPON,
  skirmishers: flag(),
  byDagger: flag(),
  formation: rare(choice(['ordinary', 'testudo'], 'ordinary')),
  aboard: rare(choice(['nothing', 'war-wagon', 'tabor'], 'nothing')),
  saveDie: optionalCount(1, FACES),
  readings: rare(group(readings('R281', 'R289'))),
};
type Armed = Values<typeof SAVE_FIELDS>;

/** What the short table prints: all on foot, and mounted troops without a large shield or with a shield to heavy armour. */
function isListed({ bodyArmour, shield, ...one }: Armed) {
  const known = ['none', 'light', 'heavy'].includes(bodyArmour);
  const carried = ['none', 'shield', 'large-shield'].includes(shield);
  const plain = one.aboard === 'nothing' && one.formation === 'ordinary';
  const bare = one.barding === 'none' && one.woundBy === 'missile' && plain;
  const printed =
    !one.mounted || (shield !== 'large-shield' && !(bodyArmour === 'heavy' && shield === 'none'));
  return known && carried && bare && printed;
}

/** The save by equipment; nothing for infantry without any. */
function saveOf(input: Armed, trace: Trace): number | undefined {
  const save = saveBy(input, trace);
  if (save === undefined) trace.step('wab-4.54/unarmoured');
  else if (isListed(input)) trace.step('wab-4.55', { save });
  else trace.skip('wab-4.55', 'not-in-the-short-table');
  return save;
}

export const armourSave = defineQuery({
  id: 'wab/armour-save',
  fields: SAVE_FIELDS,
  answer: {
    ...alike(maybe(amount()), 'save', 'needsToSave'),
    saveLowered: amount(),
    saveChance: text('0'),
    saved: maybe(yes()),
  },
  odds: { chances: ['saved'] },
  rolls: { saveDie: ({ needsToSave }) => (needsToSave === null ? 0 : 1) },
  sample: { bodyArmour: 'light', shield: 'shield', strength: 4 },
  check: problems(
    [
      'byDagger',
      'daggers-in-close-combat',
      'wab-10.10',
      (one) => one.byDagger && one.woundBy === 'missile',
    ],
    [
      'saveModifier',
      'only-missiles-print-one',
      'wab-4.57',
      (one) => one.saveModifier !== undefined && one.woundBy === 'close-combat',
    ],
  ),
  run(input, trace) {
    const { strength, saveModifier, saveDie } = input;
    const save = saveOf(input, trace);
    const less = saveModifier ?? Math.max(0, strength - PIERCES_ABOVE);
    if (save !== undefined && less > 0)
      trace.step(saveModifier === undefined ? 'wab-4.57' : 'wab-4.57/weapon', { strength, less });
    const worn = { ...input, mounted: rides(input) };
    const now = input.byDagger
      ? againstDagger({ save, less }, bestSave(worn), trace)
      : { save, less };
    const needsToSave = savesOn(now.save, now.less);
    if (now.save !== undefined) {
      if (needsToSave === null) trace.step('wab-4.54/none', { save: now.save });
      else trace.step('wab-4.54', { needed: needsToSave });
    }
    const exact = orMore(needsToSave);
    const saved =
      needsToSave === null ? false : saveDie === undefined ? null : saveDie >= needsToSave;
    const say = needsToSave === null ? 'none' : 'needs';
    return {
      answer: {
        ...{ save: save ?? null, needsToSave, saved },
        saveLowered: now.save === undefined ? 0 : now.less,
        saveChance: fractionText(exact),
      },
      summary: { say: `armour-save/${say}`, with: { needed: needsToSave ?? 0 } },
      odds: {
        chances: { saved: chance(saved === null ? exact : fraction(Number(saved))) },
        means: {},
        tables: {},
      },
    };
  },
});
