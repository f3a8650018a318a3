import { type Table, topic } from '../../core/rows.ts';
import { rowsOf } from '../rows-of.ts';
import type { Move } from './course.ts';

const { given, on, bars, notes } = rowsOf<Move>();

const inTurn = given(({ occasion }) => occasion === 'movement-phase');
const isActive = given(({ active }) => active);
const isIdle = given(({ active }) => !active);
const isEngaged = given(({ engaged }) => engaged);
const isFree = given(({ engaged }) => !engaged);
const flees = given(({ fleeing }) => fleeing);
const isSteady = given(({ fleeing, recovered }) => !fleeing && !recovered);

/** Who may move at all, whatever the way. */
export const WHO: Table<Move, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'onus-9.10',
      'stands',
      given(({ occasion }) => occasion === 'after-ram'),
      on('enemy-gone', ({ rammed }) => rammed === 'stands'),
    ),
    {
      ...notes(
        'onus-9.19',
        'idle',
        topic(
          inTurn,
          isIdle,
          isFree,
          given(({ toCharge, abilities }) => toCharge && abilities.includes('impetuous')),
        ),
      ),
      unless: ['onus-7.14'],
    },
    bars('onus-7.16', 'move', topic(inTurn, isIdle, isEngaged)),
    bars('onus-7.14', 'move', topic(inTurn, isIdle, isFree)),
    bars('onus-7.89', 'move', topic(isActive, isEngaged)),
    bars('onus-7.23', 'fleeing', flees),
    bars(
      'onus-7.21',
      'move',
      given(({ recovered }) => recovered),
    ),
    notes(
      'onus-7.46',
      '',
      topic(
        isActive,
        given(({ forcedMarch }) => forcedMarch),
      ),
    ),
    notes(
      'onus-7.19',
      'move',
      topic(
        inTurn,
        isActive,
        isFree,
        isSteady,
        given(({ broken }) => broken),
      ),
    ),
    notes('onus-7.23', '', topic(inTurn, isActive, isFree, isSteady)),
  ],
};
