import { alike, amount, many, maybe, opens, part, word, words, yes } from '../../core/answer.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { flag, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CARD, fighter, type RollKind } from '../combat/combat.ts';
import { FACES } from '../faces.ts';
import { mayAttack } from '../melee/melee.ts';
import { type MeleeRoll, meleeDice } from '../melee/melee-dice.ts';
import { hitsOf } from '../melee/melee-hits.ts';
import {
  ATTACKER,
  checkMelee,
  lacksDice,
  MELEE_READINGS,
  type MeleeInput,
  rollsOf,
} from '../melee/sides.ts';
import { isArtillery, isCavalry, isGuard, isInfantry } from '../units.ts';
import {
  bounces,
  byOf,
  FATES,
  SIDES,
  type Side,
  type Struggler,
  sequenceOdds,
} from './square-sequence.ts';

const MOST_DICE = 24;
const WAY = { freeHexes: optionalCount(0, 12) };
const { moved: _, ...SIDE } = ATTACKER;

const FIELDS = {
  attacker: group({ ...ATTACKER, ...WAY }),
  defender: group({ ...SIDE, ...WAY }),
  card: CARD,
  bonus: rare(flag()),
  formsSquare: flag(),
  firstStrike: rare(flag()),
  firstFaces: optionalList(FACES, MOST_DICE),
  readings: rare(group(MELEE_READINGS)),
};
type Input = Values<typeof FIELDS>;

const ROLLED_AS = [
  'strikes-first',
  'first-strike',
  'attack',
  'battle-back',
] as const satisfies readonly RollKind[];
const isOne = (kind: RollKind): kind is (typeof ROLLED_AS)[number] =>
  (ROLLED_AS as readonly RollKind[]).includes(kind);

/** As the rules of melee see it: whoever might retire has chosen to stay. */
const meleeOf = (input: Input): MeleeInput => ({ ...input, retires: false });
const targetsOf = (input: Input, side: Side) =>
  rollsOf(meleeOf(input)).filter(({ kind }) => byOf(kind) !== side);

const { notes } = rulesOf<Input>(({ attacker, defender }) => ({
  unit: attacker.unit,
  target: defender.unit,
}));

const cavalryAttacks = ({ attacker }: Input) => isCavalry(attacker.unit);
const atCavalry = ({ defender }: Input) => isCavalry(defender.unit);
const fromSquare = ({ attacker }: Input) => attacker.inSquare;
const atSquare = ({ defender, formsSquare }: Input) => defender.inSquare || formsSquare;
const formed = ({ formsSquare }: Input) => formsSquare;

/** Readings R10 and R11: infantry and artillery strike first at a square, and it at all cavalry, or (b) otherwise. */
const reads = (doubt: 'R10' | 'R11') => (input: Input) => input.readings[doubt] === 'a';

/** What the book tells of the order, before the dice of each roll. */
const ORDER: Table<Input, boolean> = {
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
    notes('ccn-6.26', [all<Input>(fromSquare, atCavalry)]),
    notes(
      'ccn-6.34',
      [fromSquare, atCavalry],
      on('first-strike-not-played', ({ firstStrike }) => firstStrike),
    ),
  ],
};

const asksForFlags = (side: Side) => (input: Input) =>
  isGuard(input[side].unit) &&
  input[side].guardFlags === undefined &&
  targetsOf(input, side).some((roll) => !bounces(roll));
const firstDice = (input: Input) => {
  const [first] = rollsOf(meleeOf(input));
  return first ? meleeDice(first, new Trace()) : 0;
};

const check = problems<Input>(
  (input) => checkMelee(meleeOf(input)),
  [
    'defender.inSquare',
    'no-square-here',
    'ccn-6.13',
    (input) => !atSquare(input) && !fromSquare(input),
  ],
  [
    'formsSquare',
    'in-square-already',
    'ccn-6.25',
    (input) => formed(input) && input.defender.inSquare,
  ],
  [
    'defender.artilleryDice',
    'artillery-dice-needed',
    'ccn-5.140',
    ({ defender, firstStrike }) => !firstStrike && lacksDice(defender),
    ({ defender: { unit, blocks } }) => ({ unit, blocks }),
  ],
  ...SIDES.map(
    (side) =>
      [
        `${side}.guardFlags`,
        'guard-flags-needed',
        'ccn-5.194',
        asksForFlags(side),
        (input: Input) => ({ unit: input[side].unit }),
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

/** Both sides as they are before the first roll. */
function sidesOf(input: Input): Record<Side, Struggler> {
  const of = (side: Side) => ({
    ...fighter(input[side].unit, input[side]),
    ...extrasOf(input[side]),
  });
  const defender = of('defender');
  return { attacker: of('attacker'), defender: { ...defender, inSquare: atSquare(input) } };
}
const extrasOf = ({ support, guardFlags, freeHexes }: Input['defender']) => ({
  ...{ support, guardFlags, freeHexes },
});

type Ends = ReturnType<typeof sequenceOdds>;
/** What is the same in every end: null where dice that are open decide it. */
function certain<T>(ends: Ends, of: (end: ReturnType<Ends['entries']>[number][0]) => T): T | null {
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

function oddsOf(ends: Ends, input: Input): Odds {
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
  fields: FIELDS,
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
  check,
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
    return {
      answer: {
        allowed: true,
        strikesFirst,
        rolls: each,
        mayRetireAndReform: foot && isCavalry(defender.unit) && !firstStrike,
        mayAdvance: !attacker.inSquare && !isArtillery(attacker.unit),
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
