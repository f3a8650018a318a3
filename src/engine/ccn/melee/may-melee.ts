import { words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ADOPTED, CARD, checkSides, DICE_READINGS, FIGHTER, fighter } from '../combat/combat.ts';
import { mayFight } from '../combat/may-fight.ts';
import { COMBATANTS, isArtillery, isHorseArtillery } from '../units.ts';
import { reactionsNext } from './after-declared.ts';
import { MAY_AGAIN } from './bonus.ts';
import { hasDice, type MeleeRoll } from './melee-dice.ts';
import { REACTIONS, reactionsTo } from './reactions.ts';

/** Reading R29 is about dice beyond those of the box: it never leaves an attack without one. */
const { R29: _, ...MAY_READINGS } = DICE_READINGS;

const FIELDS = {
  attacker: group({
    unit: requiredChoice(COMBATANTS),
    blocks: FIGHTER.someBlocks,
    leader: FIGHTER.leader,
    inSquare: FIGHTER.inSquare,
    terrain: FIGHTER.terrain,
    fieldworks: FIGHTER.fieldworks,
    nationalDice: FIGHTER.nationalDice,
    moved: FIGHTER.moved,
    ordered: flag(true),
    fought: choice(['no', 'melee', 'ranged'], 'no'),
  }),
  defender: group({
    unit: requiredChoice(COMBATANTS),
    inSquare: FIGHTER.inSquare,
    terrain: FIGHTER.terrain,
    fieldworks: FIGHTER.fieldworks,
  }),
  distance: count(1, 5, 1),
  card: CARD,
  bonus: rare(flag()),
  joinedBy: choice(['nobody', 'unit', 'artillery'], 'nobody'),
  readings: rare(group({ ...MAY_READINGS, ...readings('R65', 'R85') })),
};
export type MayInput = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<MayInput>(({ attacker, defender, distance }) => ({
  unit: attacker.unit,
  target: defender.unit,
  distance,
}));

const loneLeader = ({ attacker: { unit } }: MayInput) => unit === 'leader';
const adjacent = ({ distance }: MayInput) => distance === 1;
const fought = (kind: MayInput['attacker']['fought']) => (input: MayInput) =>
  input.attacker.fought === kind;

export const MAY_MELEE: Table<MayInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('ccn-5.116', [not(loneLeader)]),
    bars('ccn-5.116/leader', [loneLeader]),
    bars('ccn-5.120/ordered', [({ attacker }) => !attacker.ordered]),
    bars('ccn-5.120/apart', [not(adjacent)]),
    notes('ccn-5.117', [adjacent]),
    notes('ccn-5.120', [adjacent, ({ attacker }) => attacker.ordered]),
    bars(
      'ccn-5.71/melee',
      [fought('melee')],
      on('bonus-attack', ({ bonus }) => !bonus),
    ),
    bars('ccn-5.67/fired', [fought('ranged')]),
    bars(
      'ccn-5.122',
      [({ joinedBy }) => joinedBy !== 'nobody'],
      on('joined-by-artillery', ({ joinedBy }) => joinedBy === 'unit'),
    ),
    notes('ccn-6.49/joined', [({ joinedBy }) => joinedBy === 'artillery']),
  ],
};

/** Its attack; without its blocks told, that of a unit with so many that ground leaves it dice. */
function attackOf({ attacker, defender, card, bonus, ...input }: MayInput): MeleeRoll {
  const counted = attacker.blocks !== undefined || !attacker.inSquare;
  const roller = fighter(attacker.unit, attacker);
  const target = fighter(defender.unit, defender);
  const readings = { ...ADOPTED, ...input.readings };
  return { kind: 'attack', roller, target, card, bonus, readings, counted, retires: false };
}

/** Ground never takes the last die that the book prints for artillery; Combined Arms have the dice of their guns (R65). */
const keepsDice = ({ attacker: { unit }, joinedBy }: MayInput) =>
  isArtillery(unit) || joinedBy === 'artillery';
const diceLeft = (input: MayInput, trace: Trace) =>
  keepsDice(input) || hasDice(attackOf(input), input.readings.R65, trace);

/** May it attack, so far as its dice do not matter? */
const mayOtherwise = (input: MayInput, trace: Trace) =>
  applyRows(MAY_MELEE, input, true, trace) &&
  applyRows(MAY_AGAIN, input, true, trace) &&
  mayFight(attackOf(input), trace);

/** May it attack, and does a die remain for it? */
export const mayAttackNow = (input: MayInput, trace: Trace) =>
  mayOtherwise(input, trace) && diceLeft(input, trace);

const withBlocks = (input: MayInput, blocks: number): MayInput => ({
  ...input,
  attacker: { ...input.attacker, blocks },
});
/** Blocks that were not told may decide whether ground leaves it a die: how many it must have is said. */
function sayBlocks(input: MayInput, trace: Trace) {
  const { unit, blocks: told, inSquare } = input.attacker;
  if (told !== undefined || inSquare) return;
  let blocks = 1;
  while (!diceLeft(withBlocks(input, blocks), new Trace())) blocks += 1;
  if (blocks > 1) trace.step('ccn-5.143/blocks', { unit, blocks });
}

export const mayMelee = defineQuery({
  id: 'ccn/may-melee',
  fields: FIELDS,
  answer: { allowed: yes(), mustFight: yes(), reactions: words(REACTIONS) },
  sample: { attacker: { unit: 'light', moved: 2 }, defender: { unit: 'line' } },
  next: ({ attacker, defender }, { reactions }) =>
    attacker && defender ? reactionsNext(reactions ?? [], attacker, defender) : [],
  check: problems<MayInput>(checkSides, [
    'attacker.blocks',
    'blocks-needed',
    'ccn-5.140',
    ({ attacker: { unit, blocks, moved } }) =>
      isHorseArtillery(unit) && moved === 1 && blocks === undefined,
    ({ attacker: { unit } }) => ({ unit }),
  ]),
  run(input, trace) {
    const { attacker, defender, distance } = input;
    const allowed = mayAttackNow(input, trace);
    if (allowed) {
      trace.step('ccn-5.69/may', { unit: attacker.unit });
      sayBlocks(input, trace);
    }
    return {
      answer: {
        allowed,
        reactions: allowed ? reactionsTo(input, trace) : [],
      },
      summary: {
        say: `may-melee/${allowed ? 'yes' : 'no'}`,
        with: { unit: attacker.unit, target: defender.unit, distance },
      },
    };
  },
});
