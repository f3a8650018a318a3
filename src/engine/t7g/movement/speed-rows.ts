import { applyRows, type Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import { moveIs, type SpeedInput } from './fields.ts';

/** Speed of a unit in a Mobile Fortress (t7g-6.17). */
const FORTRESS_SPEED = 2;
/** Disengaging and consolidating (t7g-5.20, t7g-5.28). */
const SHORT = 3;

const { bars, notes, sets } = rulesOf<SpeedInput>();

const inFortress = ({ mobileFortress }: SpeedInput) => mobileFortress;
const isCharge = moveIs('attack');
const hasTwoSpeeds = ({ limberedSpeed }: SpeedInput) => limberedSpeed !== undefined;

/** Whether it may move so at all. */
const MAY: Table<SpeedInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-6.27', [({ emplaced }) => emplaced]),
    bars('t7g-6.16', [inFortress], on('no-charge', isCharge)),
    bars('t7g-6.21', [inFortress, moveIs('disengage')]),
    bars('t7g-6.77/charge', [({ limbered }) => limbered], on('no-charge', isCharge)),
    bars(
      't7g-2.18',
      [isCharge],
      on('sees-an-enemy', ({ seesEnemy }) => !seesEnemy),
    ),
  ],
};

export const mayMove = (input: SpeedInput, trace: Trace) => applyRows(MAY, input, true, trace);

/** The Speed that it starts from. */
const BASE: Table<SpeedInput, number> = {
  on: 'baseSpeed',
  rows: [
    notes('t7g-6.22', [inFortress, moveIs('retreat')], { unless: ['t7g-6.17'] }),
    sets('t7g-6.17', FORTRESS_SPEED, [inFortress]),
    sets('t7g-6.74', ({ limberedSpeed }, speed) => limberedSpeed ?? speed, [
      ({ limbered }) => limbered,
    ]),
    notes<number>('t7g-6.74/first', [hasTwoSpeeds, ({ limbered }) => !limbered], {
      with: ({ speed }) => ({ speed }),
    }),
  ],
};

const { decreases, doubles, gives, increases, notes: tells } = modifiersOf<SpeedInput>();

const runs = moveIs('run', 'flight');
const isRough = ({ ground }: SpeedInput) => ground !== 'normal';
/** Ruling R126: a unit that only leaves an element crosses it too, or (b) not. */
const leavesFreely = ({ onlyLeaves, readings }: SpeedInput) => onlyLeaves && readings.R126 === 'b';
const crosses = all<SpeedInput>(
  isRough,
  not(leavesFreely),
  ({ onlyOtherCentres }) => !onlyOtherCentres,
);
/** Ruling R55: only what blocks a retreat shortens it, or (b) terrain does. */
const slowed = ({ moveKind, readings }: SpeedInput) =>
  moveKind !== 'retreat' || readings.R55 === 'b';
const isVery = ({ ground }: SpeedInput) => ground === 'very-difficult';
/** Ruling R56: Entrega does not lengthen a retreat, or (b) does. */
const takesEntrega = ({ moveKind, readings }: SpeedInput) =>
  moveKind !== 'vanguard' && (moveKind !== 'retreat' || readings.R56 === 'b');
/** Ruling R78: a Vanguard moves with its Speed as it is, or (b) as with ¡Corred!. */
const vanguardRuns = ({ moveKind, readings }: SpeedInput) =>
  moveKind === 'vanguard' && readings.R78 === 'b';
const byOrder = moveIs('attention', 'attack', 'run');

/** What raises and lowers Speed. */
const SPEED = modifierTable<SpeedInput>([
  increases('t7g-2.19', [byOrder], on('other-order', isCharge)),
  increases('t7g-6.84', [({ integratedGun }) => integratedGun], on('does-not-run', runs), {
    unless: ['t7g-2.20', 't7g-2.36'],
  }),
  tells('t7g-6.77', [({ limbered }) => limbered, moveIs('run')]),
  doubles('t7g-2.20', [byOrder], on('other-order', moveIs('run'))),
  doubles('t7g-2.36', [moveIs('flight')]),
  doubles('t7g-6.71/runs', [vanguardRuns]),
  increases(
    't7g-3.20',
    [({ easy }) => easy !== 'none'],
    on('partly-easy', ({ easy }) => easy === 'whole'),
  ),
  tells('t7g-3.14', [isRough, slowed], on('front-centre-clear', crosses)),
  tells('t7g-3.15', [isRough, ({ onlyOtherCentres }) => onlyOtherCentres]),
  tells('t7g-6.13', [({ skirmishers }) => skirmishers, slowed], on('open-ground', crosses), {
    unless: ['t7g-3.16', 't7g-3.18'],
  }),
  decreases('t7g-3.16', [isRough, not(isVery), slowed], on('front-centre-clear', crosses)),
  decreases('t7g-3.18', [isVery, slowed], on('front-centre-clear', crosses)),
  decreases('t7g-7.87', [moveIs('implacable')]),
  gives('t7g-7.32', ({ entrega }) => entrega, [({ entrega }) => entrega > 0, takesEntrega]),
]);

/** Inches that it may go at most, and in a flight at least. */
export interface Reach {
  inches: number;
  leastInches: number | null;
}

export function reachOf(input: SpeedInput, trace: Trace): Reach {
  if (moveIs('disengage', 'consolidate')(input)) {
    trace.step(input.moveKind === 'disengage' ? 't7g-5.20' : 't7g-5.28', { inches: SHORT });
    return { inches: SHORT, leastInches: null };
  }
  const value = applyRows(BASE, input, input.speed, trace);
  const by = applyRows(SPEED, input, NONE, trace);
  const inches = modified({ value, ...by, readings: input.readings }, trace);
  if (input.moveKind === 'retreat') {
    trace.step('t7g-5.25', { inches: 2 * inches }, { on: 'inches', from: inches, to: 2 * inches });
    return { inches: 2 * inches, leastInches: null };
  }
  if (input.moveKind !== 'flight') return { inches, leastInches: null };
  const least = Math.min(value, inches);
  trace.step('t7g-2.36/least', { least });
  return { inches, leastInches: least };
}

const disorders = all<SpeedInput>(isVery, crosses);

/** Whether the move leaves it Disordered. */
const DISORDER: Table<SpeedInput, boolean> = {
  on: 'becomesDisordered',
  rows: [
    notes('t7g-6.38', [({ light }) => light], on('no-very-difficult', disorders), {
      unless: ['t7g-3.17'],
    }),
    notes('t7g-6.13/order', [({ skirmishers }) => skirmishers, disorders], {
      unless: ['t7g-3.17'],
    }),
    sets('t7g-3.17', true, [isRough], on('no-very-difficult', disorders)),
    sets('t7g-5.25/disorder', true, [moveIs('retreat')]),
  ],
};

export const isDisordered = (input: SpeedInput, trace: Trace) =>
  applyRows(DISORDER, input, false, trace);

/** Ruling R162: a cannon is lost by flight and retreat, (b) by retreat alone, or (c) by disengaging too. */
const fleesBy = ({ moveKind, readings: { R162 } }: SpeedInput) =>
  moveKind === 'retreat' ||
  (moveKind === 'flight' && R162 !== 'b') ||
  (moveKind === 'disengage' && R162 === 'c');

const GUN: Table<SpeedInput, boolean> = {
  on: 'gunLost',
  rows: [
    sets(
      't7g-6.85',
      true,
      [({ integratedGun }) => integratedGun, moveIs('flight', 'retreat', 'disengage')],
      on('no-flight', any<SpeedInput>(fleesBy)),
    ),
  ],
};

export const losesGun = (input: SpeedInput, trace: Trace) => applyRows(GUN, input, false, trace);
