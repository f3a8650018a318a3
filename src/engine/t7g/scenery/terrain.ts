import { alike, amount, maybe, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { effectsOf } from './effect-rows.ts';
import { QUALITIES, type Quality } from './elements.ts';
import { FELT } from './felt-rows.ts';
import { checkTerrain, TERRAIN_FIELDS, type TerrainInput } from './terrain-fields.ts';

type Effects = ReturnType<typeof effectsOf>;

/** What is most worth saying: a distance, dice, or the qualities that bear on it. */
function summaryOf({ element }: TerrainInput, felt: readonly Quality[], effects: Effects) {
  const { allowed, inches, courageAgainstShots, courageInCombat } = effects;
  const courage = courageAgainstShots ?? courageInCombat;
  if (!allowed) return { say: 'terrain/no', with: { element } };
  if (typeof inches === 'number') return { say: 'terrain/moves', with: { inches } };
  if (courage !== null) return { say: 'terrain/resists', with: { courage } };
  if (felt.length === 0) return { say: 'terrain/nothing', with: { element } };
  return { say: 'terrain/some', with: { element, qualities: felt } };
}

export const terrain = defineQuery({
  id: 't7g/terrain',
  fields: TERRAIN_FIELDS,
  answer: {
    allowed: yes(),
    qualities: words(QUALITIES),
    speedChange: amount(),
    inches: maybe(amount()),
    disorders: yes(),
    ...alike(yes(), 'blocksSight', 'givesCover', 'protects', 'givesHeight'),
    ...alike(maybe(amount()), 'courageAgainstShots', 'courageInCombat'),
  },
  sample: { element: 'wood', speed: 5 },
  check: checkTerrain,
  run(input, trace) {
    trace.step('t7g-9.51');
    const felt = applyRows(FELT, input, [], trace);
    const effects = effectsOf({ ...input, felt }, trace);
    return {
      answer: { qualities: felt, ...effects },
      summary: summaryOf(input, felt, effects),
    };
  },
});
