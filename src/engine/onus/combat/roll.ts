import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, unsaid } from '../../core/schema/groups.ts';
import { optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ABILITY_LIST, ATTACK, DEFENCE } from '../fields.ts';
import { FACES } from '../units.ts';
import { type Pair, pair } from '../values/pair.ts';
import {
  eachDie,
  facesThat,
  fewerDice,
  hitsOf,
  knownHits,
  moreDice,
  openHits,
  openWounds,
  type Skill,
  scoreOf,
  woundsOfHits,
} from './attack-roll.ts';
import { CHANCES_ARE, chancesAfter } from './chances-are.ts';
import { skillIn, tellExtremes } from './skill.ts';

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

const diceOf = (input: Input) => input.attackDice ?? diceThatFell(input);

function check(input: Input) {
  const { toHit, toWound, dodge } = input;
  const dice = diceOf(input);
  const hits = toHit ? hitsOf(toHit, attackOf(input).first, dodge) : null;
  const most = hits ?? dice;
  return [
    ...fewerDice('toHit', toHit, dice, 'onus-7.135'),
    ...fewerDice('toWound', toWound, hits, 'onus-7.167'),
    ...moreDice('toHit', toHit, dice, 'more-dice-than-rolled'),
    ...moreDice('toWound', toWound, most, 'more-dice-than-hits', 'onus-7.167'),
  ];
}

/** What is rolled, each with its clause; the skill of who rolls comes of it. */
function told(input: Input, attack: Pair, trace: Trace): Skill {
  const { attackKind, hasMoved, alreadyRerolled, rollStage, toHit = [], toWound = [] } = input;
  const shot = attackKind === 'shot';
  if (shot) trace.step('onus-7.134');
  else {
    trace.step('onus-7.210');
    trace.skip('onus-7.134', 'both-strike');
  }
  const roller = { unit: input, shot, moved: hasMoved, rerolled: alreadyRerolled };
  const skill = skillIn('roll', roller, trace);
  const { dodge, armour } = input;
  if (rollStage !== 'wound') trace.step('onus-7.135', { value: attack.first, against: dodge });
  if (rollStage !== 'hit') trace.step('onus-7.136', { value: attack.second, against: armour });
  trace.step('onus-13.9');
  const dice = [...toHit, ...toWound];
  tellExtremes(dice, trace);
  if (dice.some((die) => die === 1 || die === FACES)) trace.step('onus-13.12');
  return skill;
}

type Score = ReturnType<typeof scoreOf>;

/** The successes of the dice at the stage that is rolled, as far as they are open. */
function successes(input: Input, attack: Pair, defence: Pair, skill: Skill, score: Score) {
  const { rollStage } = input;
  const dice = diceOf(input);
  if (rollStage === 'hit')
    return openHits(dice, attack, defence, skill, { ...score, hits: knownHits(input, score) });
  if (rollStage === 'both' || score.wounds !== null)
    return openWounds(dice, attack, defence, skill, score);
  return woundsOfHits(dice, facesThat(attack.second, defence.second), skill);
}

/** What the chances are of at the stage that is rolled. */
function chancesOf(input: Input, score: Score) {
  const { rollStage } = input;
  const known = rollStage === 'hit' ? knownHits(input, score) : score.wounds;
  if (known !== null) return 'known' as const;
  return rollStage === 'both' ? chancesAfter(score) : ('before-any-die' as const);
}

function sayOf({ rollStage }: Input, { hits, wounds }: Score) {
  if (hits === null && wounds === null) return rollStage;
  return wounds === null ? 'hits' : 'rolled';
}

export const attackRoll = defineQuery({
  id: 'onus/attack-roll',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'hitsFrom', 'woundsFrom'),
    ...alike(text(), 'chanceToHit', 'chanceToWound'),
    ...alike(maybe(amount()), 'hits', 'woundsDone'),
    mayReroll: yes(),
    ...alike(text(), 'atLeastOne', 'expected'),
    chancesAre: word(CHANCES_ARE, 'before-any-die'),
  },
  odds: { chances: ['at-least-one'], means: ['successes'], tables: ['successes'] },
  rolls: {
    toHit: ({ hitsFrom }, _, { attackDice = ORDINARY_DICE }) => atLeast(hitsFrom, attackDice),
    toWound: ({ woundsFrom, hits }) => atLeast(woundsFrom, hits),
  },
  sample: { attackDice: 3, hit: 4, wound: 3, dodge: 5, armour: 6 },
  check,
  run(input, trace) {
    const attack = attackOf(input);
    const defence = pair(input.dodge, input.armour);
    const skill = told(input, attack, trace);
    const score = scoreOf(input, attack, defence, skill);
    const { hits, wounds } = score;
    const odds = successes(input, attack, defence, skill, score);
    const some = odds.probability((o) => o.wounds > 0);
    const each = eachDie(attack, defence, skill);
    const open = hits === null && wounds === null;
    return {
      answer: {
        ...each,
        hits,
        woundsDone: wounds,
        mayReroll: skill.professional,
        atLeastOne: fractionText(some),
        expected: fractionText(odds.mean((o) => o.wounds)),
        chancesAre: chancesOf(input, score),
      },
      summary: {
        say: `attack-roll/${sayOf(input, score)}`,
        with: open
          ? {
              dice: diceOf(input),
              from: each.hitsFrom,
              to: each.woundsFrom,
              some: chance(some).fraction,
            }
          : { hits: hits ?? input.toWound?.length ?? 0, wounds: wounds ?? 0 },
      },
      odds: {
        chances: { 'at-least-one': chance(some) },
        means: { successes: mean(odds.mean((o) => o.wounds)) },
        tables: { successes: table(odds, (o) => o.wounds) },
      },
    };
  },
});
