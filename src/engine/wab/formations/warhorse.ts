import { alike, amount } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST = 12;
/** What a warhorse has unless its list says otherwise (wab-13.115). */
const PROFILE = {
  horseMovement: 8,
  horseSkill: 3,
  horseAim: 0,
  horseStrength: 3,
  horseInitiative: 3,
  horseAttacks: 1,
} as const;

const HORSE_FIELDS = {
  listMovement: optionalCount(0, MOST),
  listSkill: optionalCount(0, MOST),
  listStrength: optionalCount(0, MOST),
  listInitiative: optionalCount(0, MOST),
  listAttacks: optionalCount(0, MOST),
};
type Horse = Values<typeof HORSE_FIELDS>;

const { notes } = rulesOf<Horse>();
const isListed = (one: Horse) => Object.values(one).some((value) => value !== undefined);

const TOLD: Table<Horse, number> = {
  on: 'horseMovement',
  rows: [notes<number>('wab-13.115', []), notes<number>('wab-13.115/list', [isListed])],
};

export const warhorse = defineQuery({
  id: 'wab/warhorse',
  fields: HORSE_FIELDS,
  answer: alike(amount(), ...(Object.keys(PROFILE) as (keyof typeof PROFILE)[])),
  sample: { listStrength: 4 },
  start: {},
  run(input, trace) {
    applyRows(TOLD, input, 0, trace);
    const answer = {
      ...PROFILE,
      horseMovement: input.listMovement ?? PROFILE.horseMovement,
      horseSkill: input.listSkill ?? PROFILE.horseSkill,
      horseStrength: input.listStrength ?? PROFILE.horseStrength,
      horseInitiative: input.listInitiative ?? PROFILE.horseInitiative,
      horseAttacks: input.listAttacks ?? PROFILE.horseAttacks,
    };
    return {
      answer,
      summary: {
        say: 'warhorse/profile',
        with: { strength: answer.horseStrength, attacks: answer.horseAttacks },
      },
    };
  },
});
