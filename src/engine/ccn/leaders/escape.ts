import { amount, opens, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { firstOf, problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { flag, optionalChoice, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ADOPTED, CARD, FIGHTER, type Fighter, fighter, rollAt } from '../combat/combat.ts';
import { atLeader, FACES, FACES_OF_DIE, type Face } from '../faces.ts';
import { asksForDice, type MeleeRoll, meleeDice } from '../melee/melee-dice.ts';
import { MOST_HEXES_OF_LEADER } from '../retreat/next-hex.ts';
import { UNITS } from '../units.ts';

const MOST_DICE = 12;

const ENEMY = {
  inSquare: FIGHTER.inSquare,
  terrain: FIGHTER.terrain,
  nationalDice: FIGHTER.nationalDice,
  artilleryDice: rare(optionalCount(0, 8)),
  faces: optionalList(FACES, MOST_DICE),
};

const FIELDS = {
  first: group({ unit: requiredChoice(UNITS), blocks: FIGHTER.blocks, ...ENEMY }),
  second: group({ unit: optionalChoice(UNITS), blocks: FIGHTER.someBlocks, ...ENEMY }),
  third: flag(),
  enemyAt: count(1, 2, 1),
  card: rare(CARD),
  readings: rare(group(readings('R71', 'R86'))),
};

type EscapeInput = Values<typeof FIELDS>;
type Enemy = EscapeInput['first'];

/** The unit in the next hex, where there is one. */
const nextOf = ({ second }: EscapeInput): Enemy | undefined =>
  second.unit && second.blocks !== undefined
    ? { ...second, unit: second.unit, blocks: second.blocks }
    : undefined;

/** How an enemy unit strikes at a leader who escapes through its hex, as adopted: by blocks and type alone. */
export const escapeRoll = (unit: Fighter, artilleryDice: number | undefined): MeleeRoll => ({
  ...rollAt({ ...unit, terrain: 'clear', fieldworks: 'none' }, fighter('leader'), {
    kind: 'escape',
  }),
  ...{ retires: false, counted: true, artilleryDice },
  readings: { ...ADOPTED, R85: 'a' },
});

/**
 * Its melee dice by blocks and type. Readings R71 and R86: neither the ground of its hex nor a card changes them, or
 * (b) what its own hex takes and what the card gives count.
 */
function diceOf(enemy: Enemy, { card, readings }: EscapeInput, trace: Trace): number {
  const unit = fighter(enemy.unit, enemy);
  const roll = escapeRoll(unit, enemy.artilleryDice);
  return meleeDice(
    {
      ...roll,
      ...(readings.R71 === 'b' && { roller: unit }),
      ...(readings.R86 === 'b' && { kind: 'attack', card }),
    },
    trace,
  );
}

/** Whether he gets past it: null while dice are open that may hit him. */
function passes(dice: number, faces: readonly Face[] = []): boolean | null {
  if (faces.includes('saber')) return false;
  return faces.length < dice ? null : true;
}
const chanceToPass = (dice: number, faces: readonly Face[] = []): Fraction => {
  const open = BigInt(dice - faces.length);
  const misses = BigInt(FACES_OF_DIE - 1);
  return fraction(faces.includes('saber') ? 0n : misses ** open, BigInt(FACES_OF_DIE) ** open);
};

const WHICH = ['first', 'second'] as const;
const enemyAs = (input: EscapeInput, which: (typeof WHICH)[number]) =>
  which === 'first' ? input.first : nextOf(input);
const facesOf = (input: EscapeInput, which: (typeof WHICH)[number]) => {
  const enemy = enemyAs(input, which);
  const dice = enemy ? diceOf(enemy, input, new Trace()) : 0;
  return { unit: enemy?.unit ?? '', given: enemy?.faces?.length ?? 0, dice };
};
/** What contradicts itself in one of the enemy units. */
const checkEnemy = (which: (typeof WHICH)[number]) =>
  firstOf<EscapeInput>(
    [
      `${which}.artilleryDice`,
      'artillery-dice-needed',
      'ccn-5.140',
      (input) => {
        const enemy = enemyAs(input, which);
        return enemy !== undefined && asksForDice(enemy) && enemy.artilleryDice === undefined;
      },
      (input) => ({ unit: input[which].unit ?? '', blocks: input[which].blocks ?? 0 }),
    ],
    [
      `${which}.faces`,
      'more-faces-than-dice',
      'ccn-5.210',
      (input) => facesOf(input, which).given > facesOf(input, which).dice,
      (input) => facesOf(input, which),
    ],
  );

export const leaderEscape = defineQuery({
  id: 'ccn/escape',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    passesFirst: opens(),
    secondDice: amount(),
    leaderLost: opens(),
    banners: amount(),
    leastHexes: amount(),
    mostHexes: amount(),
  },
  odds: { chances: ['passes-first', 'leader-lost', 'leader-safe'] },
  rolls: {
    'first.faces': ({ dice }) => atLeader(dice),
    'second.faces': ({ secondDice }) => atLeader(secondDice),
  },
  start: { first: { unit: 'line', blocks: 4 } },
  sample: { first: { unit: 'line', blocks: 2 } },
  next: (_, { mostHexes, leaderLost }) =>
    mostHexes && !leaderLost ? [{ as: 'way', query: 'ccn/leader-retreat', draft: {} }] : [],
  check: problems<EscapeInput>(
    [
      'second.blocks',
      'blocks-of-second',
      'ccn-5.211',
      ({ second }) => second.unit !== undefined && second.blocks === undefined,
      ({ second: { unit = '' } }) => ({ unit }),
    ],
    [
      'third',
      'third-without-second',
      'ccn-5.211',
      ({ third, second }) => third && second.unit === undefined,
    ],
    checkEnemy('first'),
    checkEnemy('second'),
  ),
  run(input, trace) {
    const { first, third, enemyAt } = input;
    const next = nextOf(input);
    if (next && enemyAt > 1) {
      trace.bar('ccn-5.204/no-room');
      return { answer: {}, summary: { say: 'escape/no-room', with: {} } };
    }
    trace.step('ccn-5.210', { unit: first.unit });
    const dice = diceOf(first, input, trace);
    const passesFirst = passes(dice, first.faces);
    if (next) trace.step('ccn-5.211/again', { unit: next.unit });
    const secondDice = next ? trace.within('secondDice', (part) => diceOf(next, input, part)) : 0;
    const rolled = [passesFirst, next ? passes(secondDice, next.faces) : true];
    const lost = third || rolled.includes(false) ? true : rolled.includes(null) ? null : false;
    const hexes = MOST_HEXES_OF_LEADER - enemyAt - Number(next !== undefined);
    tellFate({ hit: rolled.includes(false), third, lost, hexes }, trace);
    const past = chanceToPass(dice, first.faces);
    const both = next ? multiply(past, chanceToPass(secondDice, next.faces)) : past;
    const safe = third ? fraction(0) : both;
    return {
      answer: {
        allowed: true,
        ...{ dice, passesFirst, secondDice, leaderLost: lost, banners: Number(lost) },
        ...(!lost && { leastHexes: 1, mostHexes: hexes }),
      },
      summary: {
        say: `escape/${lost === null ? 'open' : lost ? 'lost' : 'safe'}`,
        with: { dice: dice + secondDice, hexes, chance: fractionText(subtract(fraction(1), safe)) },
      },
      odds: {
        chances: {
          'passes-first': chance(past),
          'leader-safe': chance(safe),
          'leader-lost': chance(subtract(fraction(1), safe)),
        },
        means: {},
        tables: {},
      },
    };
  },
});

interface Fate {
  /** A saber fell. */
  hit: boolean;
  third: boolean;
  lost: boolean | null;
  hexes: number;
}
function tellFate({ hit, third, lost, hexes }: Fate, trace: Trace) {
  if (hit) trace.step('ccn-5.210/lost', {}, { on: 'banners', from: 0, to: 1 });
  else if (third) trace.step('ccn-5.211/third', {}, { on: 'leaderLost', from: false, to: true });
  else if (lost === null) trace.step('ccn-5.210/if');
  if (lost !== true) trace.step('ccn-5.211', { hexes });
}
