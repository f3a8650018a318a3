import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import {
  CARD,
  checkSides,
  DICE_READINGS,
  FIGHTER,
  fighter,
  type RollKind,
} from '../combat/combat.ts';
import { mayFight } from '../combat/may-fight.ts';
import { COMBATANTS, type Combatant, isCavalry, isInfantry } from '../units.ts';
import { asksForDice, type MeleeRoll } from './melee-dice.ts';

const MOST_TABLE_DICE = 8;

const SIDE = {
  leader: FIGHTER.leader,
  inSquare: FIGHTER.inSquare,
  terrain: FIGHTER.terrain,
  fieldworks: FIGHTER.fieldworks,
  support: FIGHTER.support,
  nationalDice: FIGHTER.nationalDice,
  artilleryDice: rare(optionalCount(0, MOST_TABLE_DICE)),
  guardFlags: rare(optionalCount(1, 2)),
};
export const ATTACKER = {
  unit: FIGHTER.unit,
  blocks: FIGHTER.blocks,
  moved: FIGHTER.moved,
  ...SIDE,
};
export const DEFENDER = {
  unit: requiredChoice(COMBATANTS),
  blocks: FIGHTER.someBlocks,
  ...SIDE,
};
export const MELEE_READINGS = { ...DICE_READINGS, ...readings('R10', 'R11', 'R62', 'R65', 'R85') };

/** What every question about the dice of a melee asks for. */
export const MELEE_FIELDS = {
  attacker: group(ATTACKER),
  defender: group(DEFENDER),
  card: CARD,
  bonus: rare(flag()),
  firstStrike: flag(),
  formsSquare: flag(),
  retires: flag(),
  readings: rare(group(MELEE_READINGS)),
};
export type MeleeInput = Values<typeof MELEE_FIELDS>;

/** One roll of a melee, before any other has changed anything. */
export function rollOf(kind: RollKind, input: MeleeInput): MeleeRoll {
  const { card, bonus, readings, retires, formsSquare } = input;
  const attacker = fighter(input.attacker.unit, input.attacker);
  const inSquare = input.defender.inSquare || formsSquare;
  const defender = fighter(input.defender.unit, { ...input.defender, inSquare });
  const own = kind === 'attack';
  const [roller, target] = own ? [attacker, defender] : [defender, attacker];
  const { artilleryDice, blocks } = own ? input.attacker : input.defender;
  const told = { artilleryDice, counted: blocks !== undefined, retires: own && retires };
  return { kind, roller, target, card, bonus, readings, ...told };
}

/** Who attacks whom, as far as it decides who strikes first. */
interface Struck {
  attacker: { unit: Combatant };
  defender: { inSquare: boolean };
  formsSquare: boolean;
  readings: Pick<MeleeInput['readings'], 'R10' | 'R11'>;
}

/** A square strikes first at cavalry: at all that attacks it, or (R11 b) at that which made it form; R10 b: at anyone. */
export function squareStrikesFirst({ attacker, defender, formsSquare, readings }: Struck) {
  if (formsSquare) return true;
  if (!defender.inSquare) return false;
  return isCavalry(attacker.unit) ? readings.R11 === 'a' : readings.R10 === 'b';
}

/** The rolls that a melee may come to, in their order: each is made only if its unit is still in its hex. */
export function rollsOf(input: MeleeInput): MeleeRoll[] {
  const { defender, firstStrike, retires, readings } = input;
  const kinds = (): RollKind[] => {
    if (defender.unit === 'leader' || retires) return ['attack'];
    if (firstStrike) return ['first-strike', 'attack'];
    if (!squareStrikesFirst(input)) return ['attack', 'battle-back'];
    return readings.R62 === 'a'
      ? ['strikes-first', 'attack']
      : ['strikes-first', 'attack', 'battle-back'];
  };
  const able = (roll: MeleeRoll) => roll.kind !== 'battle-back' || mayAnswer(roll, new Trace());
  return kinds()
    .map((kind) => rollOf(kind, input))
    .filter(able);
}

/** Reading R2 b: the last block of horse artillery does not even battle back. */
export const mayAnswer = (roll: MeleeRoll, trace: Trace) =>
  trace.within('mayBattleBack', (part) => mayFight({ ...roll, card: 'none' }, part));

/** A square rolls 1 die whatever its blocks: those of others must be told. */
export const isCounted = ({
  inSquare,
  blocks,
}: Pick<MeleeInput['defender'], 'inSquare' | 'blocks'>) => inSquare || blocks !== undefined;
const fights = (side: MeleeInput['defender']) => side.unit !== 'leader';
/** Dice that only its national card gives, and that were not told. */
export const lacksDice = ({
  unit,
  blocks = 0,
  artilleryDice,
}: Pick<MeleeInput['defender'], 'unit' | 'blocks' | 'artilleryDice'>) =>
  asksForDice({ unit, blocks }) && artilleryDice === undefined;
const target = ({ defender: { unit } }: MeleeInput) => ({ target: unit });
/** A square formed now by such a defender. */
const squareOn =
  (is: (defender: MeleeInput['defender']) => boolean) =>
  ({ defender, formsSquare }: MeleeInput) =>
    formsSquare && is(defender);

/** What contradicts itself in a melee. */
export const checkMelee = problems<MeleeInput>(
  checkSides,
  [
    'attacker.artilleryDice',
    'artillery-dice-needed',
    'ccn-5.140',
    ({ attacker }) => lacksDice(attacker),
    ({ attacker: { unit, blocks } }) => ({ unit, blocks }),
  ],
  [
    'defender.blocks',
    'blocks-needed',
    'ccn-8.53',
    ({ defender, firstStrike }) => firstStrike && fights(defender) && !defender.blocks,
    ({ defender: { unit } }) => ({ unit }),
  ],
  [
    'defender.artilleryDice',
    'artillery-dice-needed',
    'ccn-5.140',
    ({ defender, firstStrike }) => firstStrike && lacksDice(defender),
    ({ defender: { unit, blocks = 0 } }) => ({ unit, blocks }),
  ],
  [
    'firstStrike',
    'first-strike-needs-unit',
    'ccn-8.53',
    ({ defender, firstStrike }) => firstStrike && !fights(defender),
  ],
  [
    'firstStrike',
    'first-strike-or-reaction',
    'ccn-5.121',
    ({ firstStrike, formsSquare, retires }) => firstStrike && (formsSquare || retires),
  ],
  [
    'formsSquare',
    'square-against-cavalry',
    'ccn-6.15',
    ({ attacker, defender, formsSquare }) =>
      formsSquare && !(isInfantry(defender.unit) && isCavalry(attacker.unit)),
    target,
  ],
  ['formsSquare', 'square-in-town', 'ccn-7.25', squareOn(({ terrain }) => terrain === 'town')],
  [
    'formsSquare',
    'square-in-fieldworks',
    'ccn-7.33',
    squareOn(({ fieldworks }) => fieldworks !== 'none'),
  ],
  ['formsSquare', 'in-square-already', 'ccn-6.25', squareOn(({ inSquare }) => inSquare)],
  [
    'retires',
    'retires-from-infantry',
    'ccn-6.1',
    ({ attacker, defender, retires }) =>
      retires && !(isCavalry(defender.unit) && isInfantry(attacker.unit)),
    target,
  ],
);
