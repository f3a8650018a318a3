import { amount, maybe, word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { adopted } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { mayFight } from '../combat/may-fight.ts';
import { FACES } from '../faces.ts';
import { MAY_AGAIN } from './bonus.ts';
import { hasDice, type MeleeRoll, meleeDice } from './melee-dice.ts';
import { hitsOf } from './melee-hits.ts';
import { MELEE_ODDS, oddsOfMelee, RETREAT_READINGS } from './melee-odds.ts';
import {
  checkMelee,
  isCounted,
  lacksDice,
  MELEE_FIELDS,
  type MeleeInput,
  mayAnswer,
  rollOf,
  rollsOf,
  squareStrikesFirst,
} from './sides.ts';

/**
 * May the attacker fight this melee? Whether a square is formed shows only once it is declared (R65).
 * `without`: it needs no dice of its own, since guns bring some or it was declared while it had them.
 */
export function mayAttack(input: MeleeInput, trace: Trace, without = false): boolean {
  const attack = rollOf('attack', { ...input, formsSquare: false });
  if (!mayFight(attack, trace) || !applyRows(MAY_AGAIN, input, true, trace)) return false;
  return without || hasDice(attack, input.readings.R65, trace);
}

const AS_ADOPTED = adopted(RETREAT_READINGS);

/** What is said before a roll that is not the attack. */
const BEFORE = {
  'first-strike': 'ccn-8.53/strikes',
  'strikes-first': 'ccn-6.25/strikes',
} as const;

/** Why a unit that is still in its hex does not battle back. */
export function noBattleBack(input: MeleeInput, trace: Trace) {
  const values = { target: input.defender.unit };
  if (input.defender.unit === 'leader') trace.step('ccn-5.173/no-battle-back', values);
  else if (input.retires) trace.step('ccn-6.9/melee', values);
  else if (input.firstStrike) trace.step('ccn-8.54', values);
  else if (!squareStrikesFirst(input)) mayAnswer(rollOf('battle-back', input), trace);
  else trace.step('ccn-6.25/no-battle-back', values);
}

const unknown = ({ defender, formsSquare }: MeleeInput) =>
  !(formsSquare || isCounted(defender)) || lacksDice(defender);

/** Dice of a later roll, if the unit is still there to make it. */
function laterDice(roll: MeleeRoll | undefined, input: MeleeInput, trace: Trace) {
  if (!roll) return 0;
  const of = roll.kind === 'attack' ? 'attackDice' : 'battleBackDice';
  if (roll.kind === 'battle-back') {
    trace.step('ccn-5.153/if', { unit: roll.roller.unit });
    trace.step('ccn-5.154/dice', { unit: roll.roller.unit });
    if (unknown(input)) return null;
  }
  return trace.within(of, (part) => meleeDice(roll, part));
}

/** Blocks of a unit of line infantry, where nobody counted them. */
const WHOLE = 4;

export const melee = defineQuery({
  id: 'ccn/melee',
  fields: MELEE_FIELDS,
  answer: {
    allowed: yes(),
    strikesFirst: word(['attacker', 'defender'], 'attacker'),
    dice: amount(),
    hitsOn: words(FACES),
    attackDice: amount(),
    mayBattleBack: yes(),
    battleBackDice: maybe(amount(), 0),
  },
  odds: MELEE_ODDS,
  start: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line' } },
  sample: {
    attacker: { unit: 'line', blocks: 4, moved: 1 },
    defender: { unit: 'line', blocks: 4, terrain: 'hill' },
  },
  next: ({ defender, ...draft }, { allowed }) => {
    const told = { ...draft, defender: { blocks: WHOLE, ...defender } };
    return allowed
      ? [
          { as: 'roll', query: 'ccn/melee-roll', draft: told },
          { as: 'odds', query: 'ccn/melee-outcome', draft: told },
        ]
      : [];
  },
  check: checkMelee,
  run(input, trace) {
    const units = { unit: input.attacker.unit, target: input.defender.unit };
    if (!mayAttack(input, trace)) return { answer: {}, summary: { say: 'melee/no', with: units } };
    trace.step('ccn-5.119', units);
    const rolls = rollsOf(input);
    const first = rolls[0] ?? rollOf('attack', input);
    const attacks = first.kind === 'attack';
    const values = { unit: first.roller.unit, target: first.target.unit };
    if (first.kind === 'first-strike') trace.step('ccn-5.121', values);
    if (first.kind === 'first-strike' || first.kind === 'strikes-first')
      trace.step(BEFORE[first.kind], values);
    const dice = meleeDice(first, trace);
    const hitsOn = hitsOf(first, trace);
    trace.step('ccn-5.144', { ...values, dice });
    const attackDice = attacks ? dice : laterDice(rolls[1], input, trace);
    const back = rolls.find(({ kind }) => kind === 'battle-back');
    const battleBackDice = laterDice(back, input, trace);
    if (!back) noBattleBack(input, trace);
    const order = attacks ? (back ? 'attacker-first' : 'attacker-alone') : 'defender-first';
    return {
      answer: {
        allowed: true,
        strikesFirst: attacks ? 'attacker' : 'defender',
        dice,
        hitsOn,
        attackDice: attackDice ?? 0,
        mayBattleBack: back !== undefined,
        battleBackDice,
      },
      summary: {
        say: `melee/${back && battleBackDice === null ? 'back-unknown' : order}`,
        with: { ...units, dice, faces: hitsOn, attack: attackDice ?? 0, back: battleBackDice ?? 0 },
      },
      odds: oddsOfMelee(first, dice, hitsOn, input[attacks ? 'defender' : 'attacker'], AS_ADOPTED),
    };
  },
});
