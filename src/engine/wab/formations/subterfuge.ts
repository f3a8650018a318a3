import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';

/** Who goes over rough ground, and whether he has the rule. */
export interface Sneaking {
  move: string;
  ground: string;
  subterfuge: boolean;
}

const hasIt = ({ subterfuge }: Pick<Sneaking, 'subterfuge'>) => subterfuge;
const isCharge = ({ move }: Pick<Sneaking, 'move'>) =>
  move === 'charge' || move === 'countercharge';
const isMarch = ({ move }: Pick<Sneaking, 'move'>) => move === 'march' || move === 'quick-march';
/** Whether difficult ground and obstacles are as open to it. */
export const sneaks = (one: Omit<Sneaking, 'ground'>) =>
  hasIt(one) && !isCharge(one) && !isMarch(one);

const { notes } = rulesOf<Sneaking>();

export const SUBTERFUGE: Table<Sneaking, boolean> = {
  on: 'sneaks',
  rows: [
    notes(
      'wab-13.120',
      [hasIt, isCharge],
      on('no-such-ground', ({ ground }) => ground !== 'open'),
    ),
    notes(
      'wab-13.118',
      [sneaks],
      on('no-such-ground', ({ ground }) => ground === 'difficult'),
    ),
  ],
};
