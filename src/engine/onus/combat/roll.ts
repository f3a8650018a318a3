import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  flag,
  optionalCount,
  optionalCounts,
  rare,
  unsaid,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { ABILITY_LIST, ATTACK, DEFENCE } from '../fields.ts';
import { FACES } from '../units.ts';
import { has } from '../values/fighter.ts';
import { pair } from '../values/pair.ts';
import {
  attackWounds,
  chanceToSucceed,
  facesThat,
  hitsOf,
  lowestFace,
  woundsOf,
  woundsOfHits,
} from './attack-roll.ts';

const MOST_DICE = 14;
const MOST_VALUE = 20;

const FIELDS = {
  attackKind: choice(['hand-to-hand', 'shot'], 'hand-to-hand'),
  rollStage: choice(['both', 'hit', 'wound'], 'both'),
  attackDice: unsaid(optionalCount(1, MOST_DICE), diceThatFell),
  ...ATTACK,
  shotStrength: optionalCount(1, MOST_VALUE),
  ...DEFENCE,
  abilities: ABILITY_LIST,
  hasMoved: flag(),
  toHit: optionalCounts(1, FACES, MOST_DICE),
  toWound: optionalCounts(1, FACES, MOST_DICE),
  alreadyRerolled: rare(flag()),
};
type Input = Values<typeof FIELDS>;

const ORDINARY_DICE = 4;
/** As many dice as were rolled, to hit or else to wound. */
function diceThatFell({ toHit, toWound }: Record<string, unknown>): number {
  const [fell] = [toHit, toWound].filter((dice) => Array.isArray(dice));
  return fell?.length || ORDINARY_DICE;
}

const attackOf = ({ attackKind, shotStrength, hit, wound }: Input) =>
  attackKind === 'shot' && shotStrength !== undefined
    ? pair(shotStrength, shotStrength)
    : pair(hit, wound);

/** What alters the dice, each said with its clause. */
function skillOf(input: Input, trace: Trace) {
  const { attackKind, hasMoved, alreadyRerolled } = input;
  const shot = attackKind === 'shot';
  if (shot) trace.step('onus-7.134');
  else {
    trace.step('onus-7.210');
    trace.skip('onus-7.134', 'both-strike');
  }
  const professional = has(input, 'professionals');
  if (professional && alreadyRerolled) trace.skip('onus-9.16', 'rerolled-already');
  else if (professional) trace.step('onus-9.16');
  const deadly = has(input, 'deadly');
  if (deadly && !shot) trace.step('onus-9.24');
  else if (deadly) trace.skip('onus-9.24', 'shot-not-deadly');
  const precise = has(input, 'precision');
  if (precise && !shot) trace.skip('onus-9.25', 'precision-only-at-range');
  else if (precise && hasMoved) {
    trace.skip('onus-9.25', 'has-moved');
    trace.step('onus-9.26');
  } else if (precise) {
    trace.step('onus-9.25');
    trace.skip('onus-9.26', 'has-not-moved');
  }
  const skill = {
    professional: professional && !alreadyRerolled,
    doubleSix: (deadly && !shot) || (precise && shot && !hasMoved),
  };
  if (skill.professional || skill.doubleSix) trace.step('onus-9.1');
  if (skill.professional && skill.doubleSix) trace.step('onus-9.2');
  return skill;
}

const diceOf = (input: Input) => input.attackDice ?? diceThatFell(input);

function tellDice(dice: readonly number[], trace: Trace) {
  if (dice.length === 0) return;
  if (dice.includes(FACES)) trace.step('onus-7.137');
  if (dice.includes(1)) trace.step('onus-7.138');
  if (dice.some((die) => die === 1 || die === FACES)) trace.step('onus-13.12');
}

function check(input: Input): Violation[] {
  const { toHit, toWound } = input;
  const dice = diceOf(input);
  const found: Violation[] = [];
  if (toHit && toHit.length > dice)
    found.push({
      field: 'toHit',
      problem: 'more-dice-than-rolled',
      with: { given: toHit.length, dice },
    });
  const most = toHit ? hitsOf(toHit, attackOf(input).first, input.dodge) : dice;
  if (toWound && toWound.length > most)
    found.push({
      field: 'toWound',
      problem: 'more-dice-than-hits',
      with: { given: toWound.length, dice: most },
      clause: 'onus-7.167',
    });
  return found;
}

export const attackRoll = looseQuery({
  id: 'onus/attack-roll',
  fields: FIELDS,
  sample: { attackDice: 3, hit: 4, wound: 3, dodge: 5, armour: 6 },
  check,
  run(input, trace) {
    const attack = attackOf(input);
    const { dodge, armour, rollStage, toHit, toWound } = input;
    const dice = diceOf(input);
    const skill = skillOf(input, trace);
    const hitFaces = facesThat(attack.first, dodge);
    const woundFaces = facesThat(attack.second, armour);
    if (rollStage !== 'wound') trace.step('onus-7.135', { value: attack.first, against: dodge });
    if (rollStage !== 'hit') trace.step('onus-7.136', { value: attack.second, against: armour });
    trace.step('onus-13.9');
    tellDice([...(toHit ?? []), ...(toWound ?? [])], trace);
    const hits = toHit ? hitsOf(toHit, attack.first, dodge) : null;
    const wounds = toWound ? woundsOf(toWound, attack.second, armour, skill) : null;
    const odds =
      rollStage === 'both'
        ? attackWounds(dice, attack, pair(dodge, armour), skill)
        : woundsOfHits(dice, rollStage === 'hit' ? hitFaces : woundFaces, {
            ...skill,
            doubleSix: skill.doubleSix && rollStage === 'wound',
          });
    const some = odds.probability((o) => o.wounds > 0);
    return {
      answer: {
        hitsFrom: lowestFace(attack.first, dodge),
        woundsFrom: lowestFace(attack.second, armour),
        chanceToHit: fractionText(chanceToSucceed(hitFaces, skill)),
        chanceToWound: fractionText(chanceToSucceed(woundFaces, skill)),
        hits,
        woundsDone: hits === 0 ? 0 : wounds,
        mayReroll: skill.professional,
        atLeastOne: fractionText(some),
        expected: fractionText(odds.mean((o) => o.wounds)),
      },
      summary:
        hits === null && wounds === null
          ? {
              say: `attack-roll/${rollStage}`,
              with: {
                dice,
                from: lowestFace(attack.first, dodge),
                to: lowestFace(attack.second, armour),
                some: chance(some).percent,
              },
            }
          : {
              say: 'attack-roll/rolled',
              with: { hits: hits ?? toWound?.length ?? 0, wounds: (hits === 0 ? 0 : wounds) ?? 0 },
            },
      odds: {
        chances: { 'at-least-one': chance(some) },
        means: { successes: mean(odds.mean((o) => o.wounds)) },
        tables: { successes: table(odds, (o) => o.wounds) },
      },
    };
  },
});
