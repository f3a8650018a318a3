import type { ClauseId } from '../../core/clause-ids.ts';
import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Paced } from './allowance.ts';
import { adopts, type Event, isOfAllDirections, type Move, rotates, widens } from './course.ts';
import { did } from './reduced.ts';

const { bars, notes } = rulesOf<Move>();

const isForced = ({ movementType }: Move) => movementType === 'forced-march';
const needsTime = (event: Event) =>
  isOfAllDirections(event) || rotates(event) || widens(event) || adopts(event);

/** What goes with a forced march, and what does not. */
export const FORCED: Table<Paced, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'onus-7.43',
      [isForced],
      on('formation-dissolved', ({ course }) => course.movesIn.some((one) => one !== 'none')),
      { unless: ['onus-7.47'] },
    ),
    bars('onus-7.18/forced-march', [isForced, ({ rallied }) => rallied]),
    bars('onus-7.47/forced-march', [isForced, did(needsTime)]),
    notes(
      'onus-7.44',
      [isForced],
      on('marches-unextended', ({ course }) => course.extended > 0),
    ),
  ],
};

/** Exceeding the allowance: by the clause of the type. */
export const OVER: Readonly<Record<Paced['type'], ClauseId>> = {
  normal: 'onus-7.37',
  'forced-march': 'onus-7.41',
  reduced: 'onus-7.48',
};
