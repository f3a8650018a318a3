import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';

const FASTEST = 12;
export const PARTHIAN_WEAPONS: readonly string[] = ['bow', 'short-bow', 'long-bow', 'javelin'];

const SHOT_FIELDS = {
  movement: requiredCount(1, FASTEST),
  skirmishers: usual(flag(true)),
  shooterTroops: choice(['infantry', 'cavalry', 'other'], 'cavalry'),
  weapon: usual(choice(WEAPON_NAMES, 'bow')),
  justShot: flag(true),
};
type Shooter = Values<typeof SHOT_FIELDS>;

const { bars, notes } = rulesOf<Shooter>();

const fits = ({ weapon }: Shooter) => PARTHIAN_WEAPONS.includes(weapon);

const isSkirmishingHorse = ({ skirmishers, shooterTroops }: Shooter) =>
  skirmishers && shooterTroops === 'cavalry';

const MAY: Table<Shooter, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-13.85', [], on('skirmishing-horse', not<Shooter>(isSkirmishingHorse))),
    notes('wab-13.85/rides', [isSkirmishingHorse, fits]),
    bars('wab-13.85/weapon', [], on('bows-or-javelins', not(fits))),
    bars(
      'wab-13.86/first',
      [],
      on('has-shot', ({ justShot }: Shooter) => !justShot),
    ),
  ],
};
const MOVES: Table<Shooter, number> = {
  on: 'inchesAfterwards',
  rows: [notes<number>('wab-13.86', [], { with: ({ movement }) => ({ inches: movement }) })],
};

export const parthianShot = defineQuery({
  id: 'wab/parthian-shot',
  fields: SHOT_FIELDS,
  answer: { allowed: yes(), inchesAfterwards: amount() },
  sample: { movement: 8 },
  start: { movement: 8 },
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'parthian-shot/no', with: {} } };
    const inchesAfterwards = applyRows(MOVES, input, input.movement, trace);
    return {
      answer: { allowed: true, inchesAfterwards },
      summary: { say: 'parthian-shot/moves', with: { inches: inchesAfterwards } },
    };
  },
});
