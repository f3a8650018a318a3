import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import type { Side } from '../../plane/rectangle.ts';
import { anySide, attacked, type Exposed, exposureRows, several } from './exposure.ts';
import { REAR } from './sides.ts';
import { allRear } from './stance.ts';
import { verbsOf } from './verbs.ts';

const verbs = verbsOf<Exposed, number>(
  (value, by) => value + by,
  ({ who }, by) => ({ who: `who.${who}`, ...(by !== undefined && { off: -by }) }),
);
const { notes, adds } = verbs;

/** Where a contact is looked at no row is worth a word that does not hold. */
const plain = (row: Row<Exposed, number>) => ({ ...row, when: [topic(...row.when)] });

const { square, sides } = exposureRows('contact', verbs);
const notFrontAlone = on('front-only', ({ unit }: Exposed) =>
  unit.attackedOn.some((side) => side !== 'front'),
);

const PENALTY: Table<Exposed, number> = {
  on: 'penalty',
  rows: [
    plain(square),
    adds('onus-10.4/contact', REAR, [attacked, allRear], anySide),
    notes('onus-7.79/contact', [attacked], notFrontAlone, {
      with: ({ who, unit }) => ({
        who: `who.${who}`,
        sides: unit.attackedOn.map((side) => `sides.${side}`),
      }),
    }),
    ...sides.map(plain),
    notes('onus-10.6/contact', [several], {
      with: ({ who }, value) => ({ who: `who.${who}`, off: -value }),
    }),
  ],
};

/** What an attack takes off the defence and the morale of a unit by its sides and by further enemies; 0 or less. */
export const penaltyOf = (exposed: Exposed, trace: Trace = new Trace()) =>
  applyRows(PENALTY, exposed, 0, trace);

/** The same of an attack hand to hand. */
export const penaltyByHand = (
  who: Exposed['who'],
  unit: Exposed['unit'],
  isAttacked = true,
  trace?: Trace,
) =>
  penaltyOf({ who, unit, attacked: isAttacked, by: 'hand-to-hand', readings: { R10: 'a' } }, trace);

/** What a card loses of its defence and morale by the sides on which it is attacked (onus-10.2 to onus-10.4). */
export const penaltyOnSides = (
  unit: Omit<Exposed['unit'], 'attackedOn' | 'otherEnemies'>,
  sides: readonly Side[],
): number =>
  penaltyByHand('target', {
    ...unit,
    attackedOn: sides.map((side) => (side === 'left' || side === 'right' ? 'flank' : side)),
    otherEnemies: 0,
  });
