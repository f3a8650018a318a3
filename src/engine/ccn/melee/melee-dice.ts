import { applyRows, type Condition, type Row, type Table } from '../../core/rows.ts';
import { type Fact, not, on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { CARD_ROWS, LAST_ROWS, SQUARE_ROWS } from '../combat/card-dice.ts';
import type { Fighter, Roll } from '../combat/combat.ts';
import { cardInForce, roller, rollerIs, rollRules, someTerrain } from '../combat/conditions.ts';
import { TERRAIN_ROWS } from '../combat/terrain-dice.ts';
import {
  type Combatant,
  isArtillery,
  isCavalry,
  isFootArtillery,
  isGuard,
  isHeavyCavalry,
  isHorseArtillery,
  isInfantry,
} from '../units.ts';

/** One roll in melee. */
export interface MeleeRoll extends Roll {
  /** Dice that its national card gives to artillery of which the book does not print them (R2, R55). */
  artilleryDice?: number | undefined;
  /** The blocks of whoever rolls were told; a square rolls 1 die without. */
  counted: boolean;
  /** Cavalry that is rolled at Retires and Reforms (ccn-6.5). */
  retires: boolean;
  /** Reading R85: dice of a card count against a lone leader, or (b) do not. */
  readings: Roll['readings'] & { R85: 'a' | 'b' };
}

type About = readonly Fact<MeleeRoll, number>[];
type DiceRow = Row<MeleeRoll, number>;
const { adds, sets } = rollRules<MeleeRoll>();

const ofKind = (kind: (unit: Combatant) => boolean) => roller(({ unit }) => kind(unit));
const infantry = ofKind(isInfantry);
const cavalry = ofKind(isCavalry);
const footGuns = ofKind(isFootArtillery);
const horseGuns = ofKind(isHorseArtillery);
const guard = ofKind(isGuard);
const grenadierOrGuard = ofKind((unit) => unit === 'grenadier' || isGuard(unit));
const oldGuard = rollerIs('old-guard');
const blocksAre = (...counts: number[]) => roller(({ blocks }) => counts.includes(blocks));
const isPrinted = blocksAre(1, 2, 3);

/** The book prints no melee dice for horse artillery with 1 block, nor for artillery of more than 3 blocks. */
export const asksForDice = ({ unit, blocks }: Pick<Fighter, 'unit' | 'blocks'>) =>
  isArtillery(unit) && (blocks > 3 || (isHorseArtillery(unit) && blocks === 1));

const counted = ({ counted: told }: MeleeRoll) => told;
const asMany = (clause: 'ccn-5.125' | 'ccn-5.131', ...about: About) =>
  sets<number>(clause, ({ roller: { blocks } }) => blocks, about);
const gives = (
  clause: 'ccn-5.135' | 'ccn-5.136' | 'ccn-5.138',
  dice: number,
  ...about: About
): DiceRow => sets<number>(clause, dice, about, { with: () => ({ dice }) });
/** Dice that its type adds. */
const more = (
  clause: 'ccn-5.127' | 'ccn-5.128' | 'ccn-5.132' | 'ccn-5.137',
  dice: number,
  about: About,
  ...when: Condition<MeleeRoll, number>[]
): DiceRow =>
  adds(clause, dice, about, ...when, { with: ({ roller: { unit } }) => ({ unit, dice }) });
const ofItsCard: Pick<DiceRow, 'with'> = {
  with: ({ roller: { unit }, artilleryDice: dice = 0 }) => ({ unit, dice }),
};
const cardDice = ({ artilleryDice = 0 }: MeleeRoll) => artilleryDice;

/** By its type and its blocks. */
const BASE: DiceRow[] = [
  asMany('ccn-5.125', infantry, counted),
  sets<number>('ccn-6.14/whatever-blocks', 1, [not(counted)]),
  more('ccn-5.127', 2, [infantry, guard], on('roller-not-old-guard', oldGuard)),
  more('ccn-5.128', 1, [infantry, grenadierOrGuard], on('roller-old-guard', not(oldGuard))),
  asMany('ccn-5.131', cavalry),
  more('ccn-5.132', 1, [cavalry], on('roller-not-heavy-cavalry', ofKind(isHeavyCavalry))),
  gives('ccn-5.135', 4, footGuns, blocksAre(2, 3)),
  gives('ccn-5.136', 3, footGuns, blocksAre(1)),
  gives('ccn-5.138', 3, horseGuns, blocksAre(2, 3)),
  sets<number>('ccn-5.140/dice', cardDice, [horseGuns, blocksAre(1)], ofItsCard),
  sets<number>('ccn-5.141/blocks', cardDice, [ofKind(isArtillery), not(isPrinted)], ofItsCard),
  more('ccn-5.137', 1, [footGuns], on('roller-not-guard', guard)),
];

const national = (clause: 'ccn-5.130' | 'ccn-5.133' | 'ccn-5.141', arm: About[0]): DiceRow =>
  sets<number>(
    clause,
    ({ roller: { nationalDice } }, dice) => Math.max(0, dice + nationalDice),
    [arm],
    on(
      'no-national-dice',
      roller(({ nationalDice }) => nationalDice !== 0),
    ),
    { with: ({ roller: { unit, nationalDice: dice } }) => ({ unit, dice }) },
  );

const NATIONAL: DiceRow[] = [
  national('ccn-5.130', infantry),
  national('ccn-5.133', cavalry),
  national('ccn-5.141', ofKind(isArtillery)),
];

const table = (...rows: readonly (readonly DiceRow[])[]): Table<MeleeRoll, number> => ({
  on: 'dice',
  rows: rows.flat(),
});
const OF_TYPE = table(BASE, NATIONAL);
const OF_CARD = table(CARD_ROWS);
const OF_SQUARE = table(SQUARE_ROWS);
const OF_GROUND = table(TERRAIN_ROWS);
const LAST = table(LAST_ROWS);

/** Dice that a unit rolls in melee: by its type, then its card, the square, the ground (engine.md 7.3). */
export function meleeDice(given: MeleeRoll, trace: Trace): number {
  const { roller, target, readings } = given;
  const noCard = target.unit === 'leader' && readings.R85 === 'b';
  const roll: MeleeRoll = noCard ? { ...given, card: 'none' } : given;
  const values = { unit: roller.unit };
  const ofType = applyRows(OF_TYPE, roll, 0, trace);
  const ofCard = applyRows(OF_CARD, roll, ofType, trace);
  if (ofCard > ofType) trace.step('ccn-5.142', { ...values, dice: ofCard - ofType });
  else if (cardInForce(roll) !== 'none') trace.skip('ccn-5.142', 'card-adds-no-dice', values);
  const ofSquare = applyRows(OF_SQUARE, roll, ofCard, trace);
  const onGround = applyRows(OF_GROUND, roll, ofSquare, trace);
  if (onGround < ofSquare) trace.step('ccn-5.143', { ...values, dice: ofSquare - onGround });
  else if (someTerrain(roll)) trace.skip('ccn-5.143', 'ground-takes-no-dice', values);
  return applyRows(LAST, roll, onGround, trace);
}

/** Whether the attack has a die left; R65 b: it is made without. */
export function hasDice(attack: MeleeRoll, reading: 'a' | 'b', trace: Trace): boolean {
  if (reading === 'b' || meleeDice(attack, new Trace()) > 0) return true;
  // What takes its dice away is told with the refusal.
  meleeDice(attack, trace);
  trace.bar('ccn-5.143/none', { unit: attack.roller.unit });
  return false;
}
