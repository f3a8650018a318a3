import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { orMore, PIERCES_ABOVE, STRENGTH, savesOn } from '../wounds/wounds.ts';

/** What a warrior with nothing would need: no die shows it. */
const NOTHING = 7;
/** Without barding no save is better (wab-4.55). */
const BEST = 3;
const OF_ARMOUR = { none: 0, light: 1, heavy: 2 } as const;
const OF_SHIELD = { none: 0, shield: 1, 'large-shield': 2 } as const;
const OF_MOUNT = 1;

const SAVE_FIELDS = {
  mounted: usual(flag()),
  bodyArmour: usual(choice(['none', 'light', 'heavy'], 'none')),
  shield: usual(choice(['none', 'shield', 'large-shield'], 'none')),
  strength: STRENGTH,
  saveModifier: optionalCount(0, FACES),
  saveDie: optionalCount(1, FACES),
};
type Armed = Values<typeof SAVE_FIELDS>;

/** What the short table prints: all on foot, and mounted troops without a large shield or with a shield to heavy armour. */
const isListed = ({ mounted, bodyArmour, shield }: Armed) =>
  !mounted || (shield !== 'large-shield' && !(bodyArmour === 'heavy' && shield === 'none'));

/** The save by equipment; nothing for infantry without any. */
function saveOf(input: Armed, trace: Trace): number | undefined {
  const { mounted, bodyArmour, shield } = input;
  const points = OF_ARMOUR[bodyArmour] + OF_SHIELD[shield] + (mounted ? OF_MOUNT : 0);
  if (points === 0) {
    trace.step('wab-4.54/unarmoured');
    return undefined;
  }
  const save = Math.max(BEST, NOTHING - points);
  trace.step(isListed(input) ? 'wab-4.55' : 'wab-4.55/more', { save });
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
  run(input, trace) {
    const { strength, saveModifier, saveDie } = input;
    const save = saveOf(input, trace);
    const less = saveModifier ?? Math.max(0, strength - PIERCES_ABOVE);
    const needsToSave = savesOn(save, less);
    if (save !== undefined) {
      if (less > 0)
        trace.step(saveModifier === undefined ? 'wab-4.57' : 'wab-4.57/weapon', { strength, less });
      if (needsToSave === null) trace.step('wab-4.54/none', { save });
      else trace.step('wab-4.54', { needed: needsToSave });
    }
    const exact = orMore(needsToSave);
    const saved =
      needsToSave === null ? false : saveDie === undefined ? null : saveDie >= needsToSave;
    const say = needsToSave === null ? 'none' : 'needs';
    return {
      answer: {
        ...{ save: save ?? null, needsToSave, saved },
        saveLowered: save === undefined ? 0 : less,
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
