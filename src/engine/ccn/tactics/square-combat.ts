import { alike, amount, many, maybe, opens, part, word, words, yes } from '../../core/answer.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { fighter, type RollKind } from '../combat/combat.ts';
import { FACES } from '../faces.ts';
import { mayAttack } from '../melee/melee.ts';
import { type MeleeRoll, meleeDice } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import { rollsOf } from '../melee/sides.ts';
import { isArtillery, isCavalry, isInfantry } from '../units.ts';
import {
  atSquare,
  checkSquare,
  meleeOf,
  ORDER,
  SQUARE_FIELDS,
  type SquareInput,
} from './square-fields.ts';
import {
  bounces,
  byOf,
  FATES,
  SIDES,
  type Side,
  type Struggler,
  sequenceOdds,
} from './square-sequence.ts';

const ROLLED_AS = [
  'strikes-first',
  'first-strike',
  'attack',
  'battle-back',
] as const satisfies readonly RollKind[];
const isOne = (kind: RollKind): kind is (typeof ROLLED_AS)[number] =>
  (ROLLED_AS as readonly RollKind[]).includes(kind);

/** Both sides as they are before the first roll. */
function sidesOf(input: SquareInput): Record<Side, Struggler> {
  const of = (side: Side) => ({
    ...fighter(input[side].unit, input[side]),
    ...extrasOf(input[side]),
  });
  const defender = of('defender');
  return { attacker: of('attacker'), defender: { ...defender, inSquare: atSquare(input) } };
}
const extrasOf = ({ support, guardFlags, freeHexes }: SquareInput['defender']) => ({
  ...{ support, guardFlags, freeHexes },
});

type Ends = ReturnType<typeof sequenceOdds>;
type End = ReturnType<Ends['entries']>[number][0];
/** The attacker has won the hex: it is still there to take it, and the defender is not. */
const winsHex = ({ attackerFate, defenderFate }: End) =>
  attackerFate === 'stands' && defenderFate !== 'stands';
/** What is the same in every end: null where dice that are open decide it. */
function certain<T>(ends: Ends, of: (end: End) => T): T | null {
  const values = new Set(ends.entries().map(([end]) => of(end)));
  const [only] = values;
  return values.size === 1 && only !== undefined ? only : null;
}

/** One roll, with what is told of it. */
function told(roll: MeleeRoll, made: boolean | null, trace: Trace) {
  const dice = trace.within('rollDice', (part) => meleeDice(roll, part));
  const hitsOn = trace.within('rollHits', (part) => hitsOf(roll, part));
  const values = { unit: roller(roll), target: roll.target.unit, dice };
  if (bounces(roll)) trace.step('ccn-6.30/order', values);
  if (roll.kind === 'strikes-first') trace.step('ccn-6.32/then', values);
  return {
    by: byOf(roll.kind),
    rolledAs: isOne(roll.kind) ? roll.kind : ('attack' as const),
    ...{ dice, hitsOn, made },
    bounceFlags: bounces(roll),
  };
}
const roller = ({ roller: { unit } }: MeleeRoll) => unit;

function oddsOf(ends: Ends, input: SquareInput): Odds {
  const chances: Odds['chances'] = {
    'second-roll-made': chance(ends.probability(({ made }) => made > 1)),
  };
  for (const side of SIDES)
    for (const fate of FATES) {
      const p = ends.probability((end) => end[`${side}Fate`] === fate);
      if (p.n > 0n) chances[`${side}-${fate}`] = chance(p);
    }
  const lost = (side: Side) => mean(ends.mean((end) => input[side].blocks - end[`${side}Blocks`]));
  return {
    chances,
    means: { attackerBlocksLost: lost('attacker'), defenderBlocksLost: lost('defender') },
    tables: {
      attackerBlocks: table(ends, (end) => end.attackerBlocks),
      defenderBlocks: table(ends, (end) => end.defenderBlocks),
    },
  };
}

export const squareCombat = defineQuery({
  id: 'ccn/square-combat',
  fields: SQUARE_FIELDS,
  answer: {
    allowed: yes(),
    strikesFirst: word(SIDES, 'attacker'),
    rolls: many(
      part({
        by: word(SIDES, 'attacker'),
        rolledAs: word(ROLLED_AS, 'attack'),
        dice: amount(),
        hitsOn: words(FACES),
        bounceFlags: yes(),
        made: opens(),
      }),
    ),
    ...alike(yes(), 'mayRetireAndReform', 'mayAdvance'),
    ...alike(maybe(word(FATES, 'stands')), 'attackerFate', 'defenderFate'),
    ...alike(maybe(amount()), 'attackerBlocks', 'defenderBlocks'),
  },
  odds: {
    chances: [
      'second-roll-made',
      ...SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}`)),
    ],
    means: SIDES.map((side) => `${side}BlocksLost`),
    tables: SIDES.map((side) => `${side}Blocks`),
  },
  sample: {
    attacker: { unit: 'light-cavalry', blocks: 3 },
    defender: { unit: 'line', blocks: 4 },
    formsSquare: true,
  },
  check: checkSquare,
  run(input, trace) {
    const { attacker, defender, firstStrike, firstFaces = [] } = input;
    const units = { unit: attacker.unit, target: defender.unit };
    const given = meleeOf(input);
    if (!mayAttack(given, trace))
      return { answer: {}, summary: { say: 'square-combat/no', with: units } };
    applyRows(ORDER, input, true, trace);
    const rolls = rollsOf(given);
    const ends = sequenceOdds(rolls, sidesOf(input), [firstFaces]);
    const made = (i: number) => certain(ends, ({ made: many }) => many > i);
    const each = rolls.map((roll, i) => told(roll, made(i), trace));
    const strikesFirst = each[0]?.by ?? 'attacker';
    const foot = isInfantry(attacker.unit);
    const advances = !attacker.inSquare && !isArtillery(attacker.unit);
    return {
      answer: {
        allowed: true,
        strikesFirst,
        rolls: each,
        mayRetireAndReform: foot && isCavalry(defender.unit) && !firstStrike,
        mayAdvance: advances && ends.probability(winsHex).n > 0n,
        attackerFate: certain(ends, (end) => end.attackerFate),
        defenderFate: certain(ends, (end) => end.defenderFate),
        attackerBlocks: certain(ends, (end) => end.attackerBlocks),
        defenderBlocks: certain(ends, (end) => end.defenderBlocks),
      },
      summary: {
        say: `square-combat/${strikesFirst}`,
        with: { ...units, dice: each[0]?.dice ?? 0, next: each[1]?.dice ?? 0 },
      },
      odds: oddsOf(ends, input),
    };
  },
});
