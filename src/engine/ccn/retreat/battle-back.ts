import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Unit } from '../units.ts';
import type { Aftermath } from './aftermath.ts';

/** In what the dice were rolled at the unit. */
export const ROLLED_IN = ['attack', 'battle-back', 'first-strike', 'ranged'] as const;

/** A unit that is still there after a roll at it. */
export interface Survivor
  extends Pick<Aftermath, 'leftHex' | 'retreatHexes' | 'blocksLostInRetreat' | 'joinsLeader'> {
  unit: Unit;
  inSquare: boolean;
  rolledIn: (typeof ROLLED_IN)[number];
  /** It has fought in this melee before the attack: by First Strike, or as a square before cavalry. */
  struckFirst: boolean;
  readings: { R8: 'a' | 'b'; R62: 'a' | 'b' };
}

const { bars, notes } = rulesOf<Survivor>(({ unit }) => ({ unit }));

const rolledIn =
  (where: Survivor['rolledIn']) =>
  ({ rolledIn: by }: Survivor) =>
    by === where;
const attacked = rolledIn('attack');
const struckFirst = ({ struckFirst: struck }: Survivor) => struck;
const inSquare = ({ inSquare: square }: Survivor) => square;
const squareStruckFirst = all(struckFirst, inSquare);
const mustRetreat = ({ retreatHexes }: Survivor) => retreatHexes > 0;
/** Reading R8: one hex made is enough to have left, or (b) a retreat that is not completed is not carried out. */
const hasLeft = ({ leftHex, blocksLostInRetreat, readings }: Survivor) =>
  leftHex && !(readings.R8 === 'b' && blocksLostInRetreat > 0);
const gone = on('still-in-its-hex', hasLeft);
const stays = on('left-its-hex', not(hasLeft));

const MAY: Table<Survivor, boolean> = {
  on: 'mayBattleBack',
  rows: [
    bars('ccn-5.78/back', [rolledIn('ranged')]),
    bars('ccn-5.154/none', [rolledIn('battle-back')]),
    bars('ccn-8.54/back', [attacked, all(struckFirst, not(inSquare))]),
    bars(
      'ccn-6.25/back',
      [attacked, squareStruckFirst],
      on('reading-r62-b', ({ readings }: Survivor) => readings.R62 === 'a'),
    ),
    bars('ccn-5.155', [attacked, mustRetreat], gone),
    notes('ccn-5.156', [attacked, mustRetreat], stays),
    notes(
      'ccn-5.153',
      [attacked],
      on('may-not-battle-back', (_, may: boolean) => may),
    ),
    notes(
      'ccn-5.159',
      [attacked],
      on('may-not-battle-back', (_, may: boolean) => may),
    ),
  ],
};

/** May it battle back against the unit that attacked it? */
export const mayBattleBack = (survivor: Survivor, trace: Trace) =>
  !rolledIn('first-strike')(survivor) && applyRows(MAY, survivor, true, trace);
