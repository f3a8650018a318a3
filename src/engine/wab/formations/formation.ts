import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { isA, type Vehicle } from '../movement/vehicles.ts';

/** How a unit stands or what troops it is, as far as its moves depend on it. */
export const FORMATIONS = [
  'ordinary',
  'phalanx',
  'trained-phalanx',
  'macedonian-phalanx',
  'medieval-phalanx',
  'hedgehog',
  'cataphracts',
  'massed-cavalry',
  'shieldwall',
] as const;
export type Formation = (typeof FORMATIONS)[number];

const HALF = 2;

export const FORMATION = choice(FORMATIONS, 'ordinary');
export const FORMED_FIELDS = {
  formation: choice([...FORMATIONS, 'testudo'], 'ordinary'),
  drilled: flag(),
  levy: rare(flag()),
};
export type Formed = Values<typeof FORMED_FIELDS>;

export const stands =
  (...in_: readonly Formation[]) =>
  ({ formation }: Pick<Formed, 'formation'>) =>
    in_.some((one) => one === formation);
export const isPhalanx = stands(
  ...(['phalanx', 'trained-phalanx', 'macedonian-phalanx', 'medieval-phalanx'] as const),
);
export const isHedgehog = stands('hedgehog');
export const inTestudo = ({ formation }: Pick<Formed, 'formation'>) => formation === 'testudo';
export const isDrilled = ({ drilled }: Pick<Formed, 'drilled'>) => drilled;
export const isLevy = ({ levy }: Pick<Formed, 'levy'>) => levy;

/** A unit on the move, and whether it wheels. */
export interface Wheeling extends Formed {
  hurries: boolean;
  wheels: boolean;
  /** Chariots, elephants and war wagons; none if nothing is said. */
  vehicle?: Vehicle;
  /** Any turn or manoeuvre, as far as it is more than a wheel. */
  turns?: boolean;
}
const { notes, sets } = rulesOf<Wheeling>();

const half = (_: Wheeling, inches: number) => inches / HALF;
const left = { with: (_: Wheeling, __: number, after: () => number) => ({ left: after() }) };
const wheels = on('goes-straight', (one: Wheeling) => one.wheels);
const hurries = on('no-march-or-charge', (one: Wheeling) => one.hurries);
const turns = on('goes-straight', ({ wheels, turns = wheels }: Wheeling) => turns);
const drives =
  (...of: readonly Vehicle[]) =>
  ({ vehicle = 'none' }: Wheeling) =>
    isA(...of)({ vehicle });
const halved = { with: (_: Wheeling, __: number, after: () => number) => ({ allowance: after() }) };
const slowed = all<Wheeling>(isPhalanx, not(isLevy));

/** Whose move a wheel halves. */
export const HALVED: Table<Wheeling, number> = {
  on: 'allowance',
  rows: [
    notes<number>(
      'wab-13.107/wheels',
      [slowed, (one) => one.hurries && one.wheels],
      on('not-drilled', isDrilled),
      { unless: ['wab-13.91'] },
    ),
    sets('wab-16.18', half, [drives('scythed')], turns, halved),
    sets('wab-17.10', half, [drives('elephant')], turns, halved),
    sets('wab-14.7', half, [drives('war-wagon')], turns, {
      with: (_, __, after) => ({ reach: after() }),
    }),
    sets('wab-13.30', half, [stands('cataphracts')], wheels, hurries, left),
    sets('wab-13.83', half, [stands('massed-cavalry')], wheels, hurries, left),
    sets('wab-13.91', half, [slowed], wheels, hurries, left),
    sets('wab-13.108', half, [isPhalanx, isLevy], wheels, left),
    sets('wab-13.78/wheels', half, [isLevy, not(isPhalanx)], wheels, { ...left }),
  ],
};

/** What turns and is neither troops in ranks nor a levy. */
export const turning = (vehicle: Vehicle, turns: boolean): Wheeling => ({
  ...{ vehicle, turns, wheels: turns, hurries: false },
  ...{ formation: 'ordinary', drilled: false, levy: false },
});
