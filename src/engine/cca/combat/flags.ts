import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { PROFILES, type Unit } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  acrossRampart,
  rollerCavalryOrChariot,
  rollerIsElephants,
  someSupport,
  targetCavalryOrChariot,
  targetFoot,
  targetHasRampart,
  targetInCamp,
  targetIs,
  targetIsElephants,
  targetLeaderAttached,
  targetLeaderNear,
  twoSupports,
} from './conditions.ts';

const unit = ({ target }: Roll) => ({ target: target.unit });

type FlagRow = Row<Roll, number>;
const one = (clause: ClauseId, ...when: Condition<Roll>[]): FlagRow => ({
  clause,
  when,
  apply: (ignorable) => ignorable + 1,
  with: unit,
});

const fullWhenRolled: Condition<Roll> = {
  name: 'not-at-full-strength',
  holds: ({ target }) => target.full,
};
const reducedWhenRolled: Condition<Roll> = {
  name: 'target-at-full-strength',
  holds: ({ target }) => !target.full,
};

const targetSheltered: Condition<Roll> = {
  name: 'no-shelter',
  holds: ({ target }) => target.rampart === 'between' || target.terrain === 'camp',
};
export const inCloseCombat: Condition<Roll> = {
  name: 'rolled-in-ranged-combat',
  holds: ({ kind }) => kind !== 'ranged',
};

/** Each reason counts once; different reasons add up (R15). */
const IGNORABLE: Table<Roll, number> = {
  on: 'flagsIgnorable',
  rows: [
    {
      clause: 'cca-11.34',
      when: [targetLeaderAttached, targetIsElephants],
      unless: ['cca-12.15', 'cca-15.8'],
      say: 'cca-11.34/flag',
    },
    one('cca-12.15', targetLeaderNear, targetLeaderAttached),
    { clause: 'cca-15.8', when: [targetLeaderNear, targetLeaderAttached], with: unit },
    {
      clause: 'cca-12.20',
      when: [topic(targetIsElephants, someSupport)],
      unless: ['cca-12.16', 'cca-12.17'],
    },
    one('cca-12.16', someSupport, twoSupports),
    { clause: 'cca-12.17', when: [someSupport, twoSupports] },
    { ...one('cca-11.15', targetIs('WR'), fullWhenRolled), say: 'cca-11.15/flag' },
    {
      clause: 'cca-11.16',
      when: [targetIs('WR'), reducedWhenRolled],
      with: unit,
      say: 'cca-11.16/flag',
    },
    { clause: 'cca-12.19', when: [targetIs('WR'), fullWhenRolled] },
    { clause: 'cca-12.18', when: [targetSheltered, targetFoot], with: unit },
    one('cca-17.34', targetHasRampart, acrossRampart, targetFoot),
    one('cca-17.40', targetInCamp, targetFoot),
    one('cca-11.36', targetIsElephants, rollerCavalryOrChariot, inCloseCombat),
  ],
};

const AGAINST_MOVE: readonly Unit[] = ['WR', 'EL', 'AX'];

const classOf = (unit: Unit) => `${PROFILES[unit].symbol} ${PROFILES[unit].group}`;

/** Of the class of a unit whose retreat is an exception: such a unit is easily taken for one. */
const likeAnException: Condition<Roll> = {
  name: 'other-class',
  holds: ({ target: { unit } }) =>
    AGAINST_MOVE.some((one) => classOf(one) === classOf(unit as Unit)),
};

const HEXES: Table<Roll, number> = {
  on: 'hexesPerFlag',
  rows: [
    {
      clause: 'cca-12.3',
      when: [likeAnException, targetIs(...AGAINST_MOVE)],
      apply: (_, roll) => hexesOf(roll),
      with: (roll) => ({ ...unit(roll), hexes: hexesOf(roll) }),
      unless: ['cca-12.2'],
    },
    {
      clause: 'cca-12.2',
      when: [],
      apply: (_, roll) => hexesOf(roll),
      with: (roll) => ({ ...unit(roll), hexes: hexesOf(roll) }),
    },
    {
      clause: 'cca-11.37',
      when: [rollerIsElephants, targetCavalryOrChariot],
      apply: (hexes) => hexes + 1,
      with: unit,
    },
    { clause: 'cca-12.29', when: [rollerIsElephants, targetCavalryOrChariot], with: unit },
  ],
};

/** A leader alone never retreats for flags: he evades (cca-13.15). */
const hexesOf = ({ target }: Roll) => PROFILES[target.unit as Unit].retreat;

/** Flags of this roll that the target may ignore, each for a reason of its own. */
export const flagsIgnorable = (roll: Roll, trace: Trace) => applyRows(IGNORABLE, roll, 0, trace);

/** Hexes that the target retreats for each flag that it does not ignore. */
export const hexesPerFlag = (roll: Roll, trace: Trace) => applyRows(HEXES, roll, 0, trace);
