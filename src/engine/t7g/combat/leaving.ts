import { applyRows, type Table } from '../../core/rows.ts';
import { any, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { other, type Side } from '../../core/two-sides.ts';
import { modified } from '../values/modified.ts';
import { type After, type AfterParty, wasFlanked } from './after-fields.ts';
import type { Does } from './loser.ts';

/** Inches of a disengage (t7g-5.20). */
const DISENGAGE = 3;

export const FACINGS = ['kept', 'to-enemy', 'backwards'] as const;

/** One unit of a combat that is over. */
export interface Parting {
  who: Side;
  after: After;
  unit: AfterParty;
  enemy: AfterParty;
  does: Does;
  enemyDoes: Does;
}

const { adds, notes, sets } = rulesOf<Parting>(({ who }) => ({ who }));

export const leaves = ({ does }: Parting) => does === 'disengages' || does === 'retreats';
export const retreats = ({ does }: Parting) => does === 'retreats';
const flanked = ({ after, who }: Parting) => wasFlanked(after, who);
const isNeverFlanked = ({ unit }: Parting) => unit.squares || unit.emplaced || unit.inBuilding;
/** Ruling R57: Squares attacked from behind move away from the enemy, or (a) cannot complete the move. */
const isStuck = ({ unit, after }: Parting) =>
  after.flank && unit.squares && after.readings.R57 === 'a';
const blocked = any<Parting>(
  ({ unit }) => unit.blocked,
  (one) => flanked(one) && isStuck(one),
);
export const stands = ({ does }: Parting) => does !== 'destroyed';

/** Twice its Speed: the one of the profile (rulings R55, R56), unless read otherwise. */
function retreatOf({ unit: { speed, ground, dedication }, after: { readings } }: Parting) {
  if (speed === undefined) return null;
  const points = readings.R56 === 'b' ? dedication : 0;
  const changed = readings.R55 === 'b';
  return (
    2 *
    modified({
      value: speed,
      increases: Number(changed && ground === 'easy'),
      decreases: Number(changed && ground === 'difficult'),
      points,
      readings,
    })
  );
}

type Inches = number | null;
/** How far it moves. */
const INCHES: Table<Parting, Inches> = {
  on: 'inches',
  rows: [
    sets<Inches>('t7g-5.20/side', DISENGAGE, [({ does }) => does === 'disengages']),
    sets<Inches>('t7g-5.25/side', retreatOf, [retreats, ({ unit }) => unit.speed !== undefined], {
      with: (one) => ({ who: one.who, inches: retreatOf(one) ?? 0 }),
    }),
    sets<Inches>('t7g-5.25/speed', null, [retreats, ({ unit }) => unit.speed === undefined]),
  ],
};

type Facing = (typeof FACINGS)[number];
const FACING: Table<Parting, Facing> = {
  on: 'facing',
  rows: [
    notes<Facing>('t7g-5.21/squares', [leaves, flanked, isNeverFlanked], { unless: ['t7g-5.21'] }),
    sets<Facing>('t7g-5.21', 'to-enemy', [leaves], on('charged-in-front', flanked)),
    sets<Facing>('t7g-5.25/facing', 'backwards', [retreats]),
  ],
};

/** Wear of a move that cannot be completed. */
const EXTRA: Table<Parting, number> = {
  on: 'extraWear',
  rows: [
    notes<number>('t7g-7.110', [leaves, ({ unit }) => unit.tranquilo], on('completes', blocked), {
      unless: ['t7g-5.22', 't7g-5.26'],
    }),
    adds('t7g-5.22', 1, [({ does }) => does === 'disengages'], on('completes', blocked)),
    adds('t7g-5.26', 1, [retreats], on('completes', blocked)),
    adds('t7g-5.26/emplaced', ({ after }) => Number(after.readings.R169 === 'a'), [
      ({ does, unit, after, who }) =>
        does === 'stays' && unit.emplaced && unit.exposed && after.winner === other(who),
      ({ unit }) => !unit.elegante,
    ]),
  ],
};

/** How far it moves, which way it then faces, and what it costs it where the way is blocked. */
export const moveOf = (one: Parting, trace: Trace) => ({
  inches: applyRows<Parting, Inches>(INCHES, one, 0, trace),
  facing: applyRows<Parting, Facing>(FACING, one, 'kept', trace),
  extraWear: applyRows(EXTRA, one, 0, trace),
});
