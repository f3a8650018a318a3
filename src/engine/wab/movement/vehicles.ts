import type { Table } from '../../core/rows.ts';
import { type Fact, on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import { FACES } from '../dice.ts';
import type { Move } from './rates.ts';

/** What moves by rules of its own. */
export const VEHICLES = ['none', 'light', 'heavy', 'scythed', 'elephant'] as const;
export type Vehicle = (typeof VEHICLES)[number] | 'war-wagon';
interface Driven {
  vehicle: Vehicle;
}

export const isA =
  (...of: readonly Vehicle[]) =>
  ({ vehicle }: Driven) =>
    of.includes(vehicle);
export const isChariot = isA('light', 'heavy', 'scythed');
export const isScythed = isA('scythed');
export const isElephant = isA('elephant');

/** One of these on the move, and whether anything but open ground lies on its way. */
export interface Driving extends Driven {
  move: Move | 'compulsory';
  rough: boolean;
}
const { bars } = rulesOf<Driving>();
const marches = ({ move }: Driving) => move === 'march' || move === 'quick-march';

/** What such troops never do. */
export const MAY_DRIVE: Table<Driving, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-17.11', [isElephant, marches]),
    bars('wab-16.17/quick-march', [isScythed, ({ move }) => move === 'quick-march']),
    bars(
      'wab-16.12',
      [isChariot, ({ move }) => move !== 'compulsory'],
      on('open-ground', ({ rough }) => rough),
    ),
  ],
};

interface Led {
  musician: boolean;
}
const noMusician = on('has-musician', ({ musician }: Led) => !musician);

/** Whoever marches at double and at triple rate with a musician alone (wab-2.47, wab-2.58). */
export function musicianRows<S extends Led>(double: Fact<S, boolean>, triple: Fact<S, boolean>) {
  const { bars } = rulesOf<S>();
  return [
    bars('wab-2.47', [double], noMusician),
    bars('wab-2.58', [triple], noMusician, { say: 'wab-2.58/musician' }),
  ];
}

/** Whether a die of its own says how far it marches (wab-16.17). */
export const rollsToMarch = (one: Driven & { move: string }) =>
  isScythed(one) && one.move === 'march';

export const VEHICLE_FIELDS = {
  vehicle: rare(choice(VEHICLES, 'none')),
  marchDie: rare(optionalCount(1, FACES)),
};
interface Marching extends Driven {
  marchDie?: number | undefined;
}
/** Whether a question on a way or its manoeuvres lacks the die, or has one for nothing. */
export const lacksDie = (one: Marching, move: string) =>
  rollsToMarch({ ...one, move }) && one.marchDie === undefined;
export const needsNoDie = (one: Marching, move: string) =>
  !rollsToMarch({ ...one, move }) && one.marchDie !== undefined;
