import { problems } from '../../core/problems.ts';
import type { Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { flag, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARD } from '../combat/combat.ts';
import { FACES } from '../faces.ts';
import { checkLastBlock } from '../melee/last-block.ts';
import { meleeDice } from '../melee/melee-dice.ts';
import { bounces, byOf, SIDES, type Side } from '../melee/sequence.ts';
import {
  ATTACKER,
  checkMelee,
  lacksDice,
  MELEE_READINGS,
  type MeleeInput,
  rollsOf,
} from '../melee/sides.ts';
import { isCavalry, isGuard } from '../units.ts';

const MOST_DICE = 24;
const WAY = { freeHexes: optionalCount(0, 12) };
const { moved: _, ...SIDE } = ATTACKER;

export const SQUARE_FIELDS = {
  attacker: group({ ...ATTACKER, ...WAY }),
  defender: group({ ...SIDE, ...WAY }),
  card: CARD,
  bonus: rare(flag()),
  formsSquare: flag(),
  firstStrike: rare(flag()),
  firstFaces: optionalList(FACES, MOST_DICE),
  readings: rare(group(MELEE_READINGS)),
};
export type SquareInput = Values<typeof SQUARE_FIELDS>;

/** As the rules of melee see it: whoever might retire has chosen to stay. */
export const meleeOf = (input: SquareInput): MeleeInput => ({ ...input, retires: false });
const targetsOf = (input: SquareInput, side: Side) =>
  rollsOf(meleeOf(input)).filter(({ kind }) => byOf(kind) !== side);

const { notes } = rulesOf<SquareInput>(({ attacker, defender }) => ({
  unit: attacker.unit,
  target: defender.unit,
}));

const cavalryAttacks = ({ attacker }: SquareInput) => isCavalry(attacker.unit);
const atCavalry = ({ defender }: SquareInput) => isCavalry(defender.unit);
const fromSquare = ({ attacker }: SquareInput) => attacker.inSquare;
const atSquare = ({ defender, formsSquare }: SquareInput) => defender.inSquare || formsSquare;
const formed = ({ formsSquare }: SquareInput) => formsSquare;

/** Readings R10 and R11: infantry and artillery strike first at a square, and it at all cavalry, or (b) otherwise. */
const reads = (doubt: 'R10' | 'R11') => (input: SquareInput) => input.readings[doubt] === 'a';

/** What the book tells of the order, before the dice of each roll. */
export const ORDER: Table<SquareInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-6.22/forms', [formed]),
    notes('ccn-6.25/order', [formed]),
    notes(
      'ccn-6.25/later',
      [atSquare, not(formed)],
      on('attacker-not-cavalry', cavalryAttacks),
      on('reading-r11-b', reads('R11')),
    ),
    notes('ccn-6.27', [atSquare, not(formed)]),
    notes(
      'ccn-6.36',
      [atSquare],
      on('attacker-is-cavalry', not(cavalryAttacks)),
      on('reading-r10-b', reads('R10')),
    ),
    notes('ccn-6.43/attacks', [fromSquare]),
    notes('ccn-6.26', [all<SquareInput>(fromSquare, atCavalry)]),
    notes(
      'ccn-6.34',
      [atCavalry],
      on('first-strike-not-played', ({ firstStrike }) => firstStrike),
    ),
  ],
};

const asksForFlags = (side: Side) => (input: SquareInput) =>
  isGuard(input[side].unit) &&
  input[side].guardFlags === undefined &&
  targetsOf(input, side).some((roll) => !bounces(roll));
const firstDice = (input: SquareInput) => {
  const [first] = rollsOf(meleeOf(input));
  return first ? meleeDice(first, new Trace()) : 0;
};

export const checkSquare = problems<SquareInput>(
  (input) => checkMelee(meleeOf(input)),
  [
    'defender.inSquare',
    'no-square-here',
    'ccn-6.13',
    (input) => !atSquare(input) && !fromSquare(input),
  ],
  [
    'defender.artilleryDice',
    'artillery-dice-needed',
    'ccn-5.140',
    ({ defender, firstStrike }) => !firstStrike && lacksDice(defender),
    ({ defender: { unit, blocks } }) => ({ unit, blocks }),
  ],
  (input) => checkLastBlock(rollsOf(meleeOf(input)))(input),
  ...SIDES.map(
    (side) =>
      [
        `${side}.guardFlags`,
        'guard-flags-needed',
        'ccn-5.194',
        asksForFlags(side),
        (input: SquareInput) => ({ unit: input[side].unit }),
      ] as const,
  ),
  [
    'firstFaces',
    'more-faces-than-dice',
    'ccn-5.144',
    (input) => (input.firstFaces?.length ?? 0) > firstDice(input),
    (input) => ({
      given: input.firstFaces?.length ?? 0,
      dice: firstDice(input),
      unit: rollsOf(meleeOf(input))[0]?.roller.unit ?? input.attacker.unit,
    }),
  ],
);
