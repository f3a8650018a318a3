import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { type Ability, isArtillery } from '../units.ts';
import { exact, type Move, travels } from './course.ts';
import type { MovementType } from './march.ts';
import { type Cause, did, hasAbility, movesIn, REDUCED } from './reduced.ts';

/** A forced march is twice the movement of the card (onus-7.41), reduced movement half of it (onus-7.48). */
const FORCED = 2;
const HALF = 1 / 2;
/** UD that a unit gains on its auxiliary (onus-9.33), and Athletes in a charge (onus-9.6, ruling R3). */
const STACKED = 1;
const ATHLETES = 1;

/** A move, and how it is made. */
export interface Paced extends Move {
  type: MovementType;
  reducedBy: readonly Cause[];
}

const { adds, sets } = rulesOf<Paced>();
const typeIs = (type: MovementType) => (move: Paced) => move.type === type;

export const movementOf = ({ movement, stacked }: Pick<Move, 'movement' | 'stacked'>) =>
  movement + (stacked ? STACKED : 0);
/** What is left of a movement at the reduced rate, fractions and all. */
export const halfOf = (movement: number) => exact(movement * HALF);

/** What the sentences of the allowance show: UD before and after. */
const SHOWN = {
  with: (_: Paced, before: number, after: () => number) => ({
    movement: exact(before),
    ud: exact(after()),
  }),
};
/** Where there is a rate of its own, the usual ones do not count, nor what a charge adds: none of these charges. */
const OWN_RATE = { ...SHOWN, unless: ['onus-7.37', 'onus-7.48', 'onus-9.6'] } as const;
const times = (factor: number) => (_: Paced, ud: number) => ud * factor;

const ALLOWANCE: Table<Paced, number> = {
  on: 'allowance',
  rows: [
    adds('onus-9.33/move', STACKED, [({ stacked }) => stacked], SHOWN),
    sets('onus-8.18', 0, [movesIn('square')], OWN_RATE),
    sets(
      'onus-7.71',
      0,
      [({ kind, toShoot }) => isArtillery(kind) && toShoot, not(did(travels))],
      OWN_RATE,
    ),
    sets('onus-9.10', times(HALF), [({ occasion }) => occasion === 'after-ram'], OWN_RATE),
    sets('onus-7.37', times(1), [typeIs('normal')], SHOWN),
    sets('onus-7.41', times(FORCED), [typeIs('forced-march')], SHOWN),
    sets('onus-7.48', times(HALF), [typeIs('reduced')], SHOWN),
    adds(
      'onus-9.6',
      ATHLETES,
      [({ toCharge }) => toCharge],
      hasAbility('athletes', 'not-athletes'),
      on('reading-r3-b', ({ readings }) => readings.R3 === 'a'),
      SHOWN,
    ),
  ],
  show: exact,
};

const penalised = ({ groundPenalty }: Move) => groundPenalty > 0;
const spares = (ability: Ability) => (move: Move) => move.abilities.includes(ability);
const ground = (kind: Move['ground']) => on('other-ground', (move: Move) => move.ground === kind);
const penalty = { with: ({ groundPenalty }: Move) => ({ ud: groundPenalty }) };

/** UD that the ground takes, by the rules of the terrain expansion. */
const GROUND: Table<Paced, number> = {
  on: 'groundPenalty',
  rows: [
    sets('onus-9.3', 0, [penalised, spares('woodsmen')], ground('woods'), penalty),
    sets('onus-9.4', 0, [penalised, spares('highlanders')], ground('slopes'), penalty),
    sets('onus-9.5', 0, [penalised, spares('amphibious')], ground('river'), penalty),
  ],
};

const SLOWED: Table<{ taken: number }, number> = {
  on: 'allowance',
  rows: [
    rulesOf<{ taken: number }>((told) => ({ ud: told.taken })).sets(
      'onus-2.2/ground',
      ({ taken }, ud) => Math.max(0, ud - taken),
      [({ taken }) => taken > 0],
    ),
  ],
  show: exact,
};

/** How a unit moves: at its normal rate, at the reduced one, or in a forced march. */
export function paceOf(move: Move, trace: Trace): Paced {
  const reducedBy = applyRows(REDUCED, move, [], trace);
  const announced = move.movementType === 'forced-march';
  const type = announced ? 'forced-march' : reducedBy.length > 0 ? 'reduced' : 'normal';
  trace.step('onus-7.36', { type: `movementType.${type}` });
  if (type === 'reduced')
    trace.step('onus-7.47', { causes: reducedBy.map((cause) => `reducedBy.${cause}`) });
  return { ...move, type, reducedBy };
}

/** UD that a unit may cover and spend on turns in this move. */
export function allowanceOf(move: Paced, trace: Trace): number {
  const ud = applyRows(ALLOWANCE, move, move.movement, trace);
  const taken = applyRows(GROUND, move, move.groundPenalty, trace);
  return exact(applyRows(SLOWED, { taken }, ud, trace));
}

/** What was used counts in whole and half UD (onus-7.148). */
const HALVES = 2;

export const counted = (used: number) => Math.ceil(exact(used * HALVES)) / HALVES;

export const rested = (movement: number, used: number) =>
  exact(Math.max(0, movement - counted(used)));
