import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { isClear, type RunUp } from './run-up.ts';
import { inInches, ofInches } from './scale.ts';
import { has, type TableUnit } from './state.ts';

/** A charge at an enemy, as a ruler shows it. */
export interface Charge {
  readonly unit: TableUnit;
  readonly target: TableUnit;
  readonly straight: RunUp;
  readonly run: RunUp;
  readonly seen: boolean;
  /** Nothing that it is or carries forbids it to charge at all. */
  readonly goes: boolean;
  readonly allowance: number;
  readonly disordered: boolean;
  /** Its Front Centre is behind the line of the enemy's front. */
  readonly behind: boolean;
}

const reached = ({ run, allowance }: Charge) => run.far <= ofInches(allowance);
const { bars, notes, sets } = rulesOf<Charge>();
const wayIs = (holds: (run: RunUp) => boolean) => (charge: Charge) => holds(charge.run);
const isBarred = wayIs((run) => !isClear(run));
const isSeen = ({ seen }: Charge) => seen;
const goes = (charge: Charge) => charge.goes;
/** What masks the nearest Centre. */
const maskOf = ({ path, under }: RunUp) => [
  ...path.crossed,
  ...path.passage.by.impassable,
  ...(path.corridor?.names ?? []),
  ...under,
];

/** Whether it may be made. */
export const MAY_CHARGE: Table<Charge, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-6.27/table', [({ unit }) => has(unit, 'emplaced')], {
      with: ({ unit }) => ({ unit: unit.name }),
    }),
    bars('t7g-5.37/table', [not(isSeen)], {
      with: ({ unit, target }) => ({ unit: unit.name, other: target.name }),
    }),
    bars('t7g-3.4/charge', [wayIs(({ path }) => !path.ahead)], {
      with: ({ unit, target, run }) => ({
        unit: unit.name,
        other: target.name,
        degrees: run.path.pivot / DEGREE,
      }),
    }),
    bars('t7g-3.3/charge', [wayIs(({ path }) => path.crossed.length > 0)], {
      with: ({ unit, target, run }) => ({
        unit: unit.name,
        other: target.name,
        others: run.path.crossed,
      }),
    }),
    bars('t7g-3.19/table', [wayIs(({ path }) => path.passage.by.impassable.length > 0)], {
      with: ({ unit, run }) => ({ unit: unit.name, others: run.path.passage.by.impassable }),
    }),
    bars('t7g-3.7/charge', [wayIs(({ path }) => path.corridor !== undefined)], {
      with: ({ unit, run }) => ({
        unit: unit.name,
        others: run.path.corridor?.names ?? [],
        inches: inInches(run.path.corridor?.width ?? 0),
      }),
    }),
    bars('t7g-3.8/table', [wayIs(({ under }) => under.length > 0)], {
      with: ({ unit, run }) => ({ unit: unit.name, others: run.under }),
    }),
    notes(
      't7g-5.7/table',
      [not(isBarred)],
      on('straight-way-open', ({ run, straight }) => run !== straight),
      {
        with: ({ target, straight, run }) => ({
          other: target.name,
          others: maskOf(straight),
          inches: inInches(run.far),
        }),
      },
    ),
    bars('t7g-5.5/far', [not(reached)], {
      with: ({ unit, target, run, allowance }) => ({
        unit: unit.name,
        other: target.name,
        inches: inInches(run.far),
        most: allowance,
      }),
    }),
    notes('t7g-5.5/near', [reached], {
      with: ({ unit, target, run, allowance }) => ({
        unit: unit.name,
        other: target.name,
        inches: inInches(run.far),
        most: allowance,
      }),
    }),
    notes('t7g-2.17/table', [goes, not(reached), isSeen, not(isBarred)], {
      with: ({ unit, target }) => ({ unit: unit.name, other: target.name }),
    }),
    notes('t7g-5.6/table', [goes, reached, isSeen, not(isBarred)], {
      with: ({ unit, target, run }) => ({
        unit: unit.name,
        other: target.name,
        inches: inInches(run.run),
      }),
    }),
    notes('t7g-3.17/table', [({ disordered }) => disordered], {
      with: ({ unit }) => ({ unit: unit.name }),
    }),
  ],
};

/** Whether the charge comes from the flank (t7g-5.8). */
export const FLANK: Table<Charge, boolean> = {
  on: 'flank',
  rows: [
    notes(
      't7g-6.8/table',
      [({ behind }) => behind],
      on('no-squares', ({ target }) => has(target, 'squares')),
      { with: ({ target }) => ({ other: target.name }), unless: ['t7g-5.8'] },
    ),
    notes('t7g-6.28/table', [({ behind, target }) => behind && has(target, 'emplaced')], {
      with: ({ target }) => ({ other: target.name }),
      unless: ['t7g-5.8'],
    }),
    sets(
      't7g-5.8/table',
      true,
      [],
      on('before-its-front', ({ behind }) => behind),
      { with: ({ unit, target }) => ({ unit: unit.name, other: target.name }) },
    ),
  ],
};
