import { amount, many, opens, part, word, words, yes } from '../../core/answer.ts';
import type { Trace } from '../../core/ruling.ts';
import type { RollKind } from '../combat/combat.ts';
import { FACES } from '../faces.ts';
import { meleeDice } from './melee-dice.ts';
import { hitsOf } from './melee-hits.ts';
import { bounces, byOf, certain, type Ends, gunsIn, type Melee, SIDES } from './sequence.ts';

const ROLLED_AS = [
  'strikes-first',
  'first-strike',
  'attack',
  'battle-back',
] as const satisfies readonly RollKind[];
const isOne = (kind: RollKind): kind is (typeof ROLLED_AS)[number] =>
  (ROLLED_AS as readonly RollKind[]).includes(kind);

/** The rolls that a melee may come to, each with its dice before any block is lost. */
export const ROLLS_TOLD = many(
  part({
    by: word(SIDES, 'attacker'),
    rolledAs: word(ROLLED_AS, 'attack'),
    dice: amount(),
    hitsOn: words(FACES),
    bounceFlags: yes(),
    made: opens(),
  }),
);

/** Each roll, with what is told of it. */
export const toldRolls = (melee: Melee, ends: Ends, trace: Trace) =>
  melee.rolls.map((roll, i) => {
    const own = trace.within('rollDice', (part) => meleeDice(roll, part));
    const guns = gunsIn(roll, melee);
    const dice = own + guns;
    const hitsOn = trace.within('rollHits', (part) => hitsOf(roll, part));
    const values = { unit: roll.roller.unit, target: roll.target.unit, dice };
    if (guns > 0) trace.step('ccn-6.52', { ...values, own, guns });
    if (bounces(roll)) trace.step('ccn-6.30/order', values);
    if (roll.kind === 'strikes-first') trace.step('ccn-6.32/then', values);
    return {
      by: byOf(roll.kind),
      rolledAs: isOne(roll.kind) ? roll.kind : ('attack' as const),
      ...{ dice, hitsOn, made: certain(ends, ({ made }) => made > i) },
      bounceFlags: bounces(roll),
    };
  });
