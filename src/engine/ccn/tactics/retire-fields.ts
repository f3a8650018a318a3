import { firstOf, problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { HELD_BY } from '../../hexes/held-by.ts';
import { ADOPTED, CARD, checkSides, FIGHTER, fighter, rollAt } from '../combat/combat.ts';
import { FACES } from '../faces.ts';
import { type MeleeRoll, meleeDice } from '../melee/melee-dice.ts';
import { DIRECTIONS } from '../retreat/next-hex.ts';
import { TERRAINS } from '../terrain.ts';
import { mayBeAsked, type WayHex } from './retire-rows.ts';
import { checkFaces } from './rolled.ts';
import { ATTACK_KINDS } from './square-data.ts';

const { unit, someBlocks: blocks, leader, inSquare, terrain, fieldworks, nationalDice } = FIGHTER;
const MOST_DICE = 30;
const MOST_GUN_DICE = 12;

const HEX = group({
  direction: choice(DIRECTIONS, 'own-side'),
  hexTerrain: choice(TERRAINS, 'clear'),
  holds: choice(HELD_BY, 'nobody'),
});

export const RETIRE_FIELDS = {
  attacker: group({ unit, blocks, inSquare, terrain, fieldworks, nationalDice }),
  defender: group({ unit, blocks, leader, terrain, fieldworks }),
  attackKind: choice(ATTACK_KINDS, 'melee'),
  firstHex: HEX,
  secondHex: HEX,
  card: CARD,
  gunDice: rare(count(0, MOST_GUN_DICE, 0)),
  firstStrike: rare(flag()),
  declines: flag(),
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: optionalList(FACES, 2),
  readings: rare(group(readings('R34', 'R72'))),
};
export type RetireInput = Values<typeof RETIRE_FIELDS>;

/** The infantry's roll at cavalry that retires, or that stays. */
export const rollOf = ({ attacker, defender, card }: RetireInput, retires: boolean): MeleeRoll => ({
  ...rollAt(fighter(attacker.unit, attacker), fighter(defender.unit, defender), { card }),
  retires,
  counted: true,
  readings: { ...ADOPTED, R85: 'a' },
});

export const wayOf = ({ defender, firstHex, secondHex, readings }: RetireInput): WayHex[] =>
  [firstHex, secondHex].map((hex, i) => ({
    ...hex,
    unit: defender.unit,
    leader: defender.leader,
    nth: i === 0 ? 1 : 2,
    readings,
  }));

/** The dice of the roll, where the infantry's blocks are known; none where it does not attack. */
export const diceOf = (input: RetireInput, roll: MeleeRoll, trace: Trace) =>
  input.attacker.blocks === undefined || !mayBeAsked(input, true)
    ? null
    : withGuns(meleeDice(roll, trace), input, trace);

function withGuns(own: number, { gunDice }: RetireInput, trace: Trace) {
  const dice = own + gunDice;
  if (gunDice > 0)
    trace.step('ccn-6.5/guns', { guns: gunDice, dice }, { on: 'dice', from: own, to: dice });
  return dice;
}

const isRolled = ({ faces }: RetireInput) => faces !== undefined;

const checkFields = problems<RetireInput>(
  ({ attacker, defender }) =>
    checkSides({
      attacker: fighter(attacker.unit, attacker),
      defender: fighter(defender.unit, defender),
    }),
  [
    'faces',
    'faces-of-no-retirement',
    'ccn-6.4',
    (input) => isRolled(input) && (input.declines || !mayBeAsked(input, true)),
  ],
  [
    'attacker.blocks',
    'blocks-for-faces',
    'ccn-5.125',
    (input) => isRolled(input) && input.attacker.blocks === undefined,
  ],
  [
    'defender.blocks',
    'blocks-for-faces',
    'ccn-5.149',
    (input) => isRolled(input) && input.defender.blocks === undefined,
  ],
);

/** The faces of a roll that is made: asked once all else is in order. */
function checkRoll(input: RetireInput) {
  const dice = diceOf(input, rollOf(input, true), new Trace());
  return dice === null ? [] : checkFaces(input, dice);
}

export const checkRetire = firstOf<RetireInput>(checkFields, checkRoll);
