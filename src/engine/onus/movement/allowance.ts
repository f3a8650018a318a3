import { applyRows, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { rowsOf } from '../rows-of.ts';
import { isArtillery } from '../units.ts';
import { exact, type Move, travels } from './course.ts';
import type { MovementType } from './march.ts';
import { type Cause, hasAbility, movesIn, REDUCED } from './reduced.ts';

/** A forced march is twice the movement of the card (onus-7.41), reduced movement half of it (onus-7.48). */
const FORCED = 2;
const REDUCED_TO = 2;
/** UD that a unit gains on its auxiliary (onus-9.33), and Athletes in a charge (onus-9.6, ruling R3). */
const STACKED = 1;
const ATHLETES = 1;

/** A move, and how it is made. */
export interface Paced extends Move {
  type: MovementType;
  reducedBy: readonly Cause[];
}

const { given, on } = rowsOf<Paced>();
const typeIs = (type: MovementType) => given((move) => move.type === type);

export const movementOf = ({ movement, stacked }: Pick<Move, 'movement' | 'stacked'>) =>
  movement + (stacked ? STACKED : 0);
/** What is left of a movement at the reduced rate, fractions and all. */
export const halfOf = (movement: number) => exact(movement / REDUCED_TO);

const to = (ud: number) => ({ ud: exact(ud) });
type Ud = Row<Paced, number>;
const changes = (
  clause: Ud['clause'],
  when: Ud['when'],
  apply: (ud: number, move: Paced) => number,
  say?: string,
): Ud => ({
  clause,
  when,
  apply,
  with: (move, ud) => ({ movement: exact(ud), ...to(apply(ud, move)) }),
  ...(say && { say }),
});

const staysPut = given(
  ({ kind, toShoot, course }) => isArtillery(kind) && toShoot && !course.events.some(travels),
);
const afterRam = given(({ occasion }) => occasion === 'after-ram');
const charges = given(({ toCharge }) => toCharge);
const asMovement = on('reading-r3-b', ({ readings }) => readings.R3 === 'a');

const ALLOWANCE: Table<Paced, number> = {
  on: 'allowance',
  rows: [
    changes('onus-9.33', [given(({ stacked }) => stacked)], (ud) => ud + STACKED, 'onus-9.33/move'),
    { ...changes('onus-8.18', [movesIn('square')], () => 0), unless: ['onus-7.37', 'onus-7.48'] },
    {
      ...changes('onus-7.71', [staysPut], () => 0),
      unless: ['onus-7.37', 'onus-7.48'],
    },
    {
      ...changes('onus-9.10', [afterRam], (ud) => ud / REDUCED_TO),
      unless: ['onus-7.37', 'onus-7.48'],
    },
    changes('onus-7.37', [typeIs('normal')], (ud) => ud),
    changes('onus-7.41', [typeIs('forced-march')], (ud) => ud * FORCED),
    changes('onus-7.48', [typeIs('reduced')], (ud) => ud / REDUCED_TO),
    changes(
      'onus-9.6',
      [charges, hasAbility('athletes', 'not-athletes'), asMovement],
      (ud) => ud + ATHLETES,
    ),
  ],
  show: exact,
};

type Ability = 'woodsmen' | 'highlanders' | 'amphibious';
const spared = (
  clause: 'onus-9.3' | 'onus-9.4' | 'onus-9.5',
  ability: Ability,
  ground: Move['ground'],
): Row<Paced, number> => ({
  clause,
  when: [
    topic(
      given(({ groundPenalty }) => groundPenalty > 0),
      hasAbility(ability, 'given'),
    ),
    on('other-ground', (move) => move.ground === ground),
  ],
  apply: () => 0,
  with: (move) => ({ ud: move.groundPenalty }),
});

/** UD that the ground takes, by the rules of the terrain expansion. */
const GROUND: Table<Paced, number> = {
  on: 'groundPenalty',
  rows: [
    spared('onus-9.3', 'woodsmen', 'woods'),
    spared('onus-9.4', 'highlanders', 'slopes'),
    spared('onus-9.5', 'amphibious', 'river'),
    {
      clause: 'onus-2.2',
      when: [{ name: 'given', holds: (_, ud) => ud > 0 }],
      with: (_, ud) => ({ ud }),
      say: 'onus-2.2/ground',
    },
  ],
};

/** How a unit moves: at its normal rate, at the reduced one, or in a forced march. */
export function paceOf(move: Move, trace: Trace): Paced {
  const reducedBy = applyRows(REDUCED, move, [], trace);
  const announced = move.movementType === 'forced-march';
  const type = announced ? 'forced-march' : reducedBy.length > 0 ? 'reduced' : 'normal';
  trace.step('onus-7.36', { type: `movementType.${type}` });
  if (reducedBy.length > 0)
    trace.step('onus-7.47', { causes: reducedBy.map((cause) => `reducedBy.${cause}`) });
  return { ...move, type, reducedBy };
}

/** UD that a unit may cover and spend on turns in this move. */
export function allowanceOf(move: Paced, trace: Trace): number {
  const ud = applyRows(ALLOWANCE, move, move.movement, trace);
  return exact(Math.max(0, ud - applyRows(GROUND, move, move.groundPenalty, trace)));
}
