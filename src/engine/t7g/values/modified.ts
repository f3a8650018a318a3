import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';

/** A Value of the profile with all that bears on it. */
export interface Modified {
  value: number;
  increases: number;
  decreases: number;
  /** Points of Virtues and the like, which are no Increases (t7g-7.30). */
  points: number;
  readings: { R9: 'a' | 'b' };
}

const netOf = ({ increases, decreases }: Modified) => increases - decreases;
const half = ({ value }: Modified) => Math.floor(value / 2);
const shown = (one: Modified) => ({ original: one.value, net: Math.abs(netOf(one)) });

const { adds, notes, sets } = rulesOf<Modified>(shown);

const netIs = (holds: (net: number) => boolean) => (one: Modified) => holds(netOf(one));
const increased = netIs((net) => net > 0);
const decreased = netIs((net) => net < 0);
const touched = ({ increases, decreases }: Modified) => increases + decreases > 0;
const bothWays = on(
  'nothing-to-cancel',
  ({ increases, decreases }: Modified) => increases > 0 && decreases > 0,
);
const oneUp = on(
  'two-increases',
  netIs((net) => net === 1),
);
const oneDown = on(
  'two-decreases',
  netIs((net) => net === -1),
);
const isZero = ({ value }: Modified) => value === 0;
const twoDown = on(
  'one-decrease-only',
  netIs((net) => net <= -2),
);

/** From the number of the profile to the one that counts (t7g-1.22). */
const VALUE: Table<Modified, number> = {
  on: 'value',
  rows: [
    notes('t7g-1.17', [touched], bothWays, {
      with: ({ increases, decreases }) => ({ increases, decreases }),
    }),
    sets('t7g-1.18', (one) => one.value + half(one), [increased], oneUp),
    sets(
      't7g-1.19',
      (one) => 2 * one.value,
      [increased],
      on(
        'one-increase-only',
        netIs((net) => net >= 2),
      ),
    ),
    sets('t7g-1.20', (one) => one.value - half(one), [decreased], oneDown),
    notes('t7g-1.21/zero', [isZero, decreased, ({ readings }) => readings.R9 === 'a'], twoDown),
    sets('t7g-1.21', 1, [decreased, not(isZeroThatStays)], twoDown),
    adds('t7g-7.30', ({ points }) => points, [({ points }) => points > 0], {
      with: ({ points }) => ({ points }),
    }),
  ],
};

/** Ruling R9: a Value of 0 stays 0, or (b) two Decreases make it 1. */
function isZeroThatStays(one: Modified): boolean {
  return isZero(one) && one.readings.R9 === 'a';
}

export const modified = (one: Modified, trace = new Trace()): number =>
  applyRows(VALUE, one, one.value, trace);
