import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { byScale, SCALES } from '../scales.ts';
import { LEVELS } from '../units.ts';

/** Inches by which Cartógrafo may shift an element (t7g-7.61). */
const SHIFT = byScale(6, 9);
/** From which Level of the General on each option is to be had. */
const FROM_LEVEL = { shift: 2, place: 3, remove: 4 } as const;
const MOST_INCHES = 60;

const MAP_FIELDS = {
  cartographerLevel: requiredCount(LEVELS.general, LEVELS.most),
  changes: usual(choice(['shift', 'place', 'remove'], 'shift')),
  shiftedBy: measure(0, MOST_INCHES, 0),
  scale: usual(choice(SCALES, '15mm')),
};
type Mapped = Values<typeof MAP_FIELDS>;

const { bars, notes } = rulesOf<Mapped>();
const MAPS: Table<Mapped, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-7.61/level',
      [],
      on(
        'level-high-enough',
        ({ cartographerLevel, changes }) => cartographerLevel < FROM_LEVEL[changes],
      ),
      {
        with: ({ cartographerLevel, changes }) => ({
          level: cartographerLevel,
          least: FROM_LEVEL[changes],
        }),
      },
    ),
    bars(
      't7g-7.61/far',
      [({ changes }) => changes === 'shift'],
      on('shifted-no-farther', ({ shiftedBy, scale }) => shiftedBy > SHIFT[scale]),
      { with: ({ shiftedBy, scale }) => ({ inches: shiftedBy, most: SHIFT[scale] }) },
    ),
    notes('t7g-7.61/once', []),
  ],
};

export const cartographer = defineQuery({
  id: 't7g/cartographer',
  fields: MAP_FIELDS,
  answer: { allowed: yes(), shiftMost: amount() },
  sample: { cartographerLevel: 3, changes: 'shift', shiftedBy: 5 },
  run(input, trace) {
    const allowed = applyRows(MAPS, input, true, trace);
    return {
      answer: { allowed, shiftMost: SHIFT[input.scale] },
      summary: {
        say: `cartographer/${allowed ? 'yes' : 'no'}`,
        with: { changes: input.changes },
      },
    };
  },
});
