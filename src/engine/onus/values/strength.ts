import { applyRows, type Row, type Table } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
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
import { bySome, LEAST, signed } from './pair.ts';

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

/** Ruling R7: being Broken lowers shots too; by reading b only blows. */
const brokenShootsWorse = {
  name: 'broken-hand-to-hand-only',
  holds: ({ readings }: Shooter) => readings.R7 === 'a',
};
/** Ruling R21: Bravery is of the hand-to-hand attack; by reading b of shots as well. */
const braveryShoots = {
  name: 'bravery-hand-to-hand-only',
  holds: ({ readings }: Shooter) => readings.R21 === 'b',
};

const always = { name: 'a-shot', holds: () => true };
const inFog = { name: 'no-fog', holds: ({ target }: Shooter) => target !== 'in-sight' };

type StrengthRow = Row<Shooter, number>;

const SHOT: StrengthRow[] = [
  bySome(
    {
      clause: 'onus-7.127',
      when: [always, { name: 'clear-line', holds: ({ obstructed }) => obstructed }],
    },
    -1,
  ),
  bySome(
    {
      clause: 'onus-12.20',
      when: [inFog, { name: 'turned-up', holds: ({ target }) => target === 'face-down' }],
    },
    -1,
  ),
  bySome(
    {
      clause: 'onus-12.15',
      when: [{ name: 'seen-well', holds: ({ visibility }) => visibility !== 0 }],
      say: 'onus-12.15/strength',
    },
    ({ visibility }) => -visibility,
  ),
];

const STRENGTH: Table<Shooter, number> = {
  on: 'strength',
  rows: [
    {
      clause: 'onus-3.3',
      when: [],
      with: ({ who, unit }) => ({ who, value: unit.strength }),
      say: 'onus-3.3/strength',
    },
    bySome(
      { clause: 'onus-10.8', when: [withGeneral(), generalWell()], say: 'onus-10.8/strength' },
      ({ unit }) => unit.generalStrength,
    ),
    bySome({ clause: 'onus-8.24', when: [brave(), braveryShoots], say: 'onus-8.24/strength' }, 1),
    bySome(
      { clause: 'onus-10.12', when: [wounded(), woundedEnough()], say: 'onus-10.12/strength' },
      ({ unit }) => -lostToWounds(unit),
    ),
    bySome(
      { clause: 'onus-10.16', when: [broken(), brokenShootsWorse], say: 'onus-10.16/strength' },
      -1,
    ),
    bySome(
      { clause: 'onus-10.15', when: [shaken(), withoutOfficers()], say: 'onus-10.15/strength' },
      -1,
    ),
    ...SHOT,
    bySome(
      {
        clause: 'onus-5.3',
        when: [{ name: 'no-event', holds: ({ unit }) => unit.attackBonus !== 0 }],
        say: 'onus-5.3/strength',
      },
      ({ unit }) => unit.attackBonus,
    ),
    {
      clause: 'onus-13.10',
      when: [
        { name: 'not-lowered', holds: ({ unit }, value) => value < unit.strength },
        { name: 'not-below-one', holds: (_, value) => value < LEAST },
      ],
      apply: () => LEAST,
      with: ({ who }, value) => ({ who, value: signed(value) }),
      say: 'onus-13.10/strength',
    },
  ],
};

/** What the shooter adds to its dice, to hit and to wound alike (onus-3.3). */
export const strengthOf = (shooter: Shooter, trace: Trace): number =>
  applyRows(STRENGTH, shooter, shooter.unit.strength, trace);
