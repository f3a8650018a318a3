import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { allRear } from './conditions.ts';
import { anySide, attacked, type Exposed, exposureRows, REAR, several } from './exposure.ts';
import { verbsOf } from './pair.ts';

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
