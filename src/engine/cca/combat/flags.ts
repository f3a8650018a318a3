import { applyRows, type Condition, type Table } from '../../core/rows.ts';
import { type Fact, on } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { PROFILES, type Unit } from '../units.ts';
import type { Roll } from './combat.ts';
import {
  acrossRampart,
  rollerCavalryOrChariot,
  rollerIsElephants,
  rollRules,
  targetCavalryOrChariot,
  targetFoot,
  targetHasRampart,
  targetInCamp,
  targetIs,
  targetIsElephants,
  targetLeaderAttached,
  targetLeaderNear,
} from './conditions.ts';

const { adds, notes, sets } = rollRules();
const one = (key: Key, about: readonly Fact<Roll>[], ...when: Condition<Roll>[]) =>
  adds(key, 1, about, ...when);

const fullWhenRolled = on('not-at-full-strength', ({ target }: Roll) => target.full);
const reducedWhenRolled = on('target-at-full-strength', ({ target }: Roll) => !target.full);
const someSupport = ({ target }: Roll) => target.support > 0;
const twoSupports = on('support-below-two', ({ target }: Roll) => target.support >= 2);
const sheltered = ({ target }: Roll) => target.rampart === 'between' || target.terrain === 'camp';
export const inCloseCombat = on('rolled-in-ranged-combat', ({ kind }: Roll) => kind !== 'ranged');

/** Each reason counts once; different reasons add up (R15). */
const IGNORABLE: Table<Roll, number> = {
  on: 'flagsIgnorable',
  rows: [
    notes('cca-11.34/flag', [targetLeaderAttached], targetIsElephants, {
      unless: ['cca-12.15', 'cca-15.8'],
    }),
    one('cca-12.15', [targetLeaderNear], targetLeaderAttached),
    notes('cca-15.8', [targetLeaderNear], targetLeaderAttached),
    notes('cca-12.20', [targetIsElephants, someSupport], { unless: ['cca-12.16', 'cca-12.17'] }),
    one('cca-12.16', [someSupport], twoSupports),
    notes('cca-12.17', [someSupport], twoSupports),
    one('cca-11.15/flag', [targetIs('WR')], fullWhenRolled),
    notes('cca-11.16/flag', [targetIs('WR')], reducedWhenRolled),
    notes('cca-12.19', [targetIs('WR')], fullWhenRolled),
    notes('cca-12.18', [sheltered], targetFoot),
    one('cca-17.34', [targetHasRampart], acrossRampart, targetFoot),
    one('cca-17.40', [targetInCamp], targetFoot),
    one('cca-11.36', [targetIsElephants], rollerCavalryOrChariot, inCloseCombat),
  ],
};

const AGAINST_MOVE: readonly Unit[] = ['WR', 'EL', 'AX'];
const classOf = (unit: Unit) => `${PROFILES[unit].symbol} ${PROFILES[unit].group}`;
/** Of the class of a unit whose retreat is an exception: such a unit is easily taken for one. */
const likeAnException = ({ target: { unit } }: Roll) =>
  AGAINST_MOVE.some((one) => classOf(one) === classOf(unit as Unit));
const shown = { with: (roll: Roll) => ({ target: roll.target.unit, hexes: hexesOf(roll) }) };

const HEXES: Table<Roll, number> = {
  on: 'hexesPerFlag',
  rows: [
    sets('cca-12.3', hexesOf, [likeAnException], on('other-target', targetIs(...AGAINST_MOVE)), {
      ...shown,
      unless: ['cca-12.2'],
    }),
    sets('cca-12.2', hexesOf, [], shown),
    adds('cca-11.37', 1, [rollerIsElephants], targetCavalryOrChariot),
    notes('cca-12.29', [rollerIsElephants], targetCavalryOrChariot),
  ],
};

/** A leader alone never retreats for flags: he evades (cca-13.15). */
function hexesOf({ target }: Roll): number {
  return PROFILES[target.unit as Unit].retreat;
}

/** Flags of this roll that the target may ignore, each for a reason of its own. */
export const flagsIgnorable = (roll: Roll, trace: Trace) => applyRows(IGNORABLE, roll, 0, trace);

/** Hexes that the target retreats for each flag that it does not ignore. */
export const hexesPerFlag = (roll: Roll, trace: Trace) => applyRows(HEXES, roll, 0, trace);
