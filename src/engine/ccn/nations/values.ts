import { type Arm, isArtillery, type Unit } from '../units.ts';
import { generalIn } from './general.ts';
import {
  type CONDITIONS,
  FIRST_DISTANCE,
  type NationSheet,
  printsMelee,
  recordOf,
  type UnitRecord,
} from './sheet.ts';

/** What is known of a roll, for values that depend on it. */
export interface Situation {
  roll?: 'fire' | 'melee' | undefined;
  /** Blocks that it has now; as many as it starts with where nobody says. */
  blocks?: number | undefined;
  /** To the target; in melee it does not matter. */
  distance?: number | undefined;
  opponentArm?: Arm | undefined;
  /** Hexes moved this turn. */
  moved?: number | undefined;
}

/** Values of a unit by its sheet under the names that calculators and the board have for them; undefined: it does not say. */
export interface NationalValues {
  /** How half of an odd number of blocks is rounded (ccn-5.95). */
  nation: 'other-rounds-up' | 'other-rounds-down';
  /** Blocks with which it starts (ccn-2.12). */
  blocks?: number;
  /** ccn-5.99 in fire; ccn-5.130, ccn-5.133 and ccn-5.141 in melee. */
  nationalDice?: number;
  /** By its table (ccn-5.106), or in melee where the book prints none (ccn-5.140, ccn-5.141). */
  artilleryDice?: number;
  /** ccn-5.194 */
  guardFlags?: number;
  /** ccn-5.196 */
  nationalFlags?: number;
  /** ccn-5.184 */
  nationalHexes?: number;
  /** ccn-5.52 */
  nationalMove?: number;
  /** Which of these are not from a card but generally known. */
  general: readonly ValueName[];
}
export const VALUE_NAMES = [
  ...(['blocks', 'nationalDice', 'artilleryDice'] as const),
  ...(['guardFlags', 'nationalFlags', 'nationalHexes', 'nationalMove'] as const),
] as const;
type ValueName = (typeof VALUE_NAMES)[number];

/** Does the condition hold? Undefined where it depends on what nobody said. */
function holds(
  condition: (typeof CONDITIONS)[number],
  { opponentArm, moved = 0 }: Situation,
): boolean | undefined {
  if (condition === 'always') return true;
  if (condition === 'not-moved') return moved === 0;
  return opponentArm && condition === `against-${opponentArm}`;
}

function diceOf(record: UnitRecord, situation: Situation): number | undefined {
  const [dice, condition] =
    situation.roll === 'melee'
      ? [record.nationalMelee, record.meleeWhen]
      : [record.nationalFire, record.fireWhen];
  if (situation.roll === undefined) return undefined;
  const counts = holds(condition, situation);
  return counts === undefined ? undefined : counts ? dice : 0;
}

/** Dice that artillery has by its table; in melee only where the book does not print them. */
function gunDice(record: UnitRecord, { roll, blocks, distance }: Situation): number | undefined {
  const now = blocks ?? record.startBlocks;
  const row = record.gunTable[now - 1];
  if (!isArtillery(record.unit) || !row) return undefined;
  if (roll === 'melee') return printsMelee(record.unit, now) ? undefined : row.closeDice;
  return distance === undefined ? undefined : row.tableDice?.[distance - FIRST_DISTANCE];
}

/** From which value of the record each one comes. */
const sourceOf = (roll: Situation['roll']): Record<ValueName, keyof UnitRecord> => ({
  blocks: 'startBlocks',
  nationalDice: roll === 'melee' ? 'nationalMelee' : 'nationalFire',
  artilleryDice: 'gunTable',
  guardFlags: 'guardFlags',
  nationalFlags: 'nationalFlags',
  nationalHexes: 'nationalHexes',
  nationalMove: 'nationalMove',
});

/** All that a sheet says of a unit in a situation. */
export function valuesOf(
  sheet: NationSheet,
  unit: Unit,
  situation: Situation = {},
): NationalValues {
  const record = recordOf(sheet, unit);
  const nation = `other-rounds-${sheet.half}` as const;
  if (!record) return { nation, general: [] };
  const { startBlocks, guardFlags, nationalFlags, nationalHexes, nationalMove } = record;
  const nationalDice = diceOf(record, situation);
  const artilleryDice = gunDice(record, situation);
  const said = {
    blocks: startBlocks,
    ...(nationalDice !== undefined && { nationalDice }),
    ...(artilleryDice !== undefined && { artilleryDice }),
    ...(guardFlags !== undefined && { guardFlags }),
    ...{ nationalFlags, nationalHexes, nationalMove },
  };
  const sources = sourceOf(situation.roll);
  const known: readonly (keyof UnitRecord)[] = generalIn(record);
  const general = VALUE_NAMES.filter((name) => name in said && known.includes(sources[name]));
  return { nation, ...said, general };
}
