import { applyRows, type Table } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import {
  brave,
  broken,
  generalWell,
  lostToWounds,
  type Marked,
  type Role,
  shaken,
  withGeneral,
  withoutOfficers,
  wounded,
  woundedEnough,
} from './conditions.ts';
import { AMPLE, belowLeast, least, signed, singles } from './pair.ts';

/** A unit that shoots, and what stands against its shot. */
export interface Shooter {
  who: Role;
  unit: Marked & { strength: number; generalStrength: number; attackBonus: number };
  obstructed: boolean;
  /** Whether the target lies, or lay, face down in the fog (onus-12.20). */
  target: 'in-sight' | 'face-down' | 'turned-up';
  /** What limited visibility takes at this distance (onus-12.15). */
  visibility: number;
  readings: { R7: 'a' | 'b'; R21: 'a' | 'b' };
}

const { adds, notes, sets } = singles<Shooter>('strength');

/** Ruling R7: being Broken lowers shots too; by reading b only blows. */
const brokenShootsWorse = on(
  'broken-hand-to-hand-only',
  ({ readings }: Shooter) => readings.R7 === 'a',
);
/** Ruling R21: Bravery is of the hand-to-hand attack; by reading b of shots as well. */
const braveryShoots = on(
  'bravery-hand-to-hand-only',
  ({ readings }: Shooter) => readings.R21 === 'b',
);
const blocked = on('clear-line', ({ obstructed }: Shooter) => obstructed);
const inFog = ({ target }: Shooter) => target !== 'in-sight';
const faceDown = on('turned-up', ({ target }: Shooter) => target === 'face-down');

const STRENGTH: Table<Shooter, number> = {
  on: 'strength',
  rows: [
    notes('onus-3.3/strength', [], { with: ({ who, unit }) => ({ who, value: unit.strength }) }),
    adds('onus-10.8', ({ unit }) => unit.generalStrength, [withGeneral], generalWell),
    adds('onus-8.24/strength', 1, [brave], braveryShoots),
    adds('onus-10.12', ({ unit }) => -lostToWounds(unit), [wounded], woundedEnough),
    adds('onus-10.16', -1, [broken], brokenShootsWorse),
    adds('onus-10.15', -1, [shaken], withoutOfficers),
    adds('onus-7.127', -1, [], blocked),
    adds('onus-12.20', -1, [inFog], faceDown),
    adds('onus-12.15/strength', ({ visibility }) => -visibility, [
      ({ visibility }) => visibility !== 0,
    ]),
    adds('onus-5.3/value', ({ unit }) => unit.attackBonus, [({ unit }) => unit.attackBonus !== 0]),
    sets('onus-13.10/strength', least, [({ unit }, value) => value < unit.strength], belowLeast, {
      with: ({ who }, value) => ({ who, value: signed(value) }),
    }),
  ],
};

/** What the shooter adds to its dice, to hit and to wound alike (onus-3.3). */
export const strengthOf = (shooter: Shooter, trace = new Trace()): number =>
  applyRows(STRENGTH, shooter, shooter.unit.strength, trace);

export const strengthModifier = (shooter: Shooter) =>
  strengthOf({ ...shooter, unit: { ...shooter.unit, strength: AMPLE } }) - AMPLE;
