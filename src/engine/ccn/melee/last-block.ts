import { problems } from '../../core/problems.ts';
import { isHorseArtillery } from '../units.ts';
import type { MeleeRoll } from './melee-dice.ts';
import { byOf, SIDES, type Side } from './sequence.ts';
import type { MeleeInput } from './sides.ts';

/** Horse artillery rolls after it was rolled at, perhaps with its last block. */
const rollsLater = (rolls: readonly MeleeRoll[], side: Side) =>
  rolls.some(
    ({ kind, roller: { unit }, readings }, i) =>
      i > 0 &&
      byOf(kind) === side &&
      isHorseArtillery(unit) &&
      !(kind === 'battle-back' && readings.R2 === 'b'),
  );
/** The book prints its dice with 2 or 3 blocks; with others they are asked for anyway. */
const isPrinted = (blocks = 0) => blocks === 2 || blocks === MOST_PRINTED;
const MOST_PRINTED = 3;

/** Only its national card says with how many dice; with more than 3 blocks it says two numbers, and one is told. */
export const checkLastBlock = (rolls: readonly MeleeRoll[]) =>
  problems<Pick<MeleeInput, Side>>(
    ...SIDES.flatMap((side) => {
      const told = (input: Pick<MeleeInput, Side>) => input[side];
      return [
        [
          `${side}.artilleryDice`,
          'artillery-dice-needed',
          'ccn-5.140',
          (input: Pick<MeleeInput, Side>) =>
            rollsLater(rolls, side) &&
            isPrinted(told(input).blocks) &&
            told(input).artilleryDice === undefined,
          (input: Pick<MeleeInput, Side>) => ({ unit: told(input).unit, blocks: 1 }),
        ] as const,
        [
          `${side}.blocks`,
          'two-numbers-of-dice',
          'ccn-5.140',
          (input: Pick<MeleeInput, Side>) =>
            rollsLater(rolls, side) && (told(input).blocks ?? 0) > MOST_PRINTED,
          (input: Pick<MeleeInput, Side>) => ({ unit: told(input).unit }),
        ] as const,
      ];
    }),
  );
