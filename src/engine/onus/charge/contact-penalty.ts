import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { rowsOf } from '../rows-of.ts';
import type { Formation } from '../units.ts';

/** Where a unit is struck, and what on it changes the cost of that. */
export interface Struck {
  who: 'attacker' | 'defender';
  sides: readonly Side[];
  formation: Formation;
  forcedMarch: boolean;
  fleeing: boolean;
  otherEnemies: number;
}

export const SIDES = ['front', 'flank', 'rear'] as const;
export type Side = (typeof SIDES)[number];

/** Taken off each defence value and off morale alike (onus-10.2 to onus-10.5). */
const FLANK = 1;
const REAR = 2;
const MARCHING = 2;
const ALLY = 1;

const { given, on } = rowsOf<Struck>();
const struckOn = (side: Side) => given(({ sides }) => sides.includes(side));
const exposed = given(({ sides }) => sides.includes('flank') || sides.includes('rear'));
const fought = given(({ sides }) => sides.length > 0);
const counts = ({ sides, otherEnemies }: Struck) =>
  sides.filter((side) => side !== 'front').length + Number(otherEnemies > 0);

const takes = (
  clause: Row<Struck, number>['clause'],
  when: Row<Struck, number>['when'],
  off: number | ((struck: Struck) => number),
): Row<Struck, number> => {
  const less = (struck: Struck) => (typeof off === 'number' ? off : off(struck));
  return {
    clause,
    when,
    apply: (value, struck) => value - less(struck),
    with: (struck) => ({ who: `who.${struck.who}`, off: less(struck), sides: struck.sides }),
    say: `${clause}/contact`,
  };
};

const PENALTY: Table<Struck, number> = {
  on: 'penalty',
  rows: [
    {
      ...takes(
        'onus-8.15',
        [
          topic(
            exposed,
            given(({ formation }) => formation === 'square'),
          ),
        ],
        0,
      ),
      unless: ['onus-10.2', 'onus-10.3'],
    },
    {
      ...takes(
        'onus-10.4',
        [
          topic(
            fought,
            given(({ forcedMarch, fleeing }) => forcedMarch || fleeing),
          ),
        ],
        MARCHING,
      ),
      unless: ['onus-10.2', 'onus-10.3'],
    },
    {
      clause: 'onus-7.79',
      when: [fought, on('front-only', ({ sides }) => sides.some((side) => side !== 'front'))],
      with: ({ who, sides }) => ({
        who: `who.${who}`,
        sides: sides.map((side) => `sides.${side}`),
      }),
      say: 'onus-7.79/contact',
    },
    takes('onus-10.2', [topic(fought, struckOn('flank'))], FLANK),
    takes('onus-10.3', [topic(fought, struckOn('rear'))], REAR),
    takes(
      'onus-10.5',
      [
        topic(
          fought,
          given(({ otherEnemies }) => otherEnemies > 0),
        ),
      ],
      ({ otherEnemies }) => ALLY * otherEnemies,
    ),
    {
      clause: 'onus-10.6',
      when: [
        topic(
          fought,
          given((struck) => counts(struck) > 1),
        ),
      ],
      with: (struck, value) => ({ who: `who.${struck.who}`, off: -value }),
      say: 'onus-10.6/contact',
    },
  ],
};

/** What the enemy's contacts take off the values of a unit; 0 or less. */
export const penaltyOf = (struck: Struck, trace: Trace) => applyRows(PENALTY, struck, 0, trace);
