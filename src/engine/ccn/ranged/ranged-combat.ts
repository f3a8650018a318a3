import { alike, amount, maybe, part, word, words, yes } from '../../core/answer.ts';
import { problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { checkSides } from '../combat/combat.ts';
import { atLeader, FACES } from '../faces.ts';
import { reactionsNext } from '../melee/after-declared.ts';
import { retreatAfter } from '../retreat/retreat-after.ts';
import { checkWay } from '../retreat/way-back.ts';
import { isCavalry } from '../units.ts';
import { type Fire, fireDice, fireHits } from './fire.ts';
import { checkDice, FIRE_FIELDS, fireOf, mayFireOf } from './fire-asked.ts';
import { FIRE_ODDS, fireResult, oddsOfFire, RESULT, type Result } from './fire-result.ts';
import { noDiceKey } from './no-dice.ts';
import { rangeOf } from './range.ts';
import { checkShot, shotOf } from './shot.ts';

/** Dice of the fire or of the leader's check are still to fall. */
const isOpen = ({ eliminated, leaderLost }: Result) => eliminated === null || leaderLost === null;
const CHANCES_ARE = ['before-any-die', 'part-known', 'after-hits', 'known'] as const;
/** What is still open of a fire, which the chances are of. */
function chancesOf(result: Result | null): (typeof CHANCES_ARE)[number] {
  if (!result) return 'before-any-die';
  if (!isOpen(result)) return 'known';
  return result.leaderCheckDice > 0 ? 'after-hits' : 'part-known';
}

const ANSWER = {
  allowed: yes(),
  range: amount(),
  inRange: yes(),
  dice: amount(),
  hitsOn: maybe(words(FACES)),
  // Against fire nobody answers, retires or forms square, and nobody advances after it.
  ...alike(yes(), 'mayBattleBack', 'mayRetireAndReform', 'mayFormSquare', 'mayAdvance'),
  result: maybe(part(RESULT)),
  chancesAre: maybe(word(CHANCES_ARE, 'known')),
};

export const rangedCombat = defineQuery({
  id: 'ccn/ranged-combat',
  fields: FIRE_FIELDS,
  answer: ANSWER,
  odds: FIRE_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ result }) => atLeader(result?.leaderCheckDice),
  },
  start: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', blocks: 4 } },
  sample: {
    attacker: { unit: 'light', blocks: 3, moved: 1 },
    defender: { unit: 'line', blocks: 4 },
    faces: ['infantry', 'flag', 'saber'],
  },
  next: ({ attacker, defender }, { result, mayRetireAndReform, mayFormSquare }) => {
    if (!attacker || !defender) return [];
    if (result)
      // From a corner of works a reading tells whether they cover it: the retreat asks for what it comes to.
      return result.retreatHexes && defender.unit !== 'leader' && defender.fieldworks !== 'corner'
        ? [{ as: 'retreat', query: 'ccn/retreat', draft: retreatAfter(defender, result, 'ranged') }]
        : [];
    const may = [
      ...(mayRetireAndReform ? ['retire-and-reform'] : []),
      ...(mayFormSquare ? ['form-square'] : []),
    ];
    return reactionsNext(may, attacker, defender).map((one) => ({
      ...one,
      draft: { ...one.draft, attackKind: 'ranged' },
    }));
  },
  check: problems(checkSides, checkShot, within('defender', checkWay), checkDice),
  run(input, trace) {
    const { attacker, defender, distance } = input;
    const units = { attacker: attacker.unit, defender: defender.unit, distance };
    const range = rangeOf(shotOf(input, defender.unit));
    const facts = { range, inRange: distance > 1 && distance <= range };
    const no = { answer: facts, summary: { say: 'ranged/no', with: units } };
    trace.step('ccn-5.80');
    if (!mayFireOf(input, trace)) return no;
    const fire = fireOf(input);
    if (defender.fieldworks === 'corner') trace.step(`ccn-7.38/corner-${fire.target.fieldworks}`);
    const dice = fireDice(fire, trace);
    if (dice === 0) {
      trace.bar(noDiceKey(fire), { unit: attacker.unit });
      return no;
    }
    trace.step('ccn-5.109', { unit: attacker.unit, dice });
    const hitsOn = fireHits(fire, trace);
    const result = input.faces?.length ? fireResult(fire, dice, hitsOn, input, trace) : null;
    afterwards(fire, result, trace);
    const chancesAre = chancesOf(result);
    return {
      answer: { allowed: true, ...facts, dice, hitsOn, result, chancesAre },
      summary: result
        ? fireSummary(fire, result)
        : { say: 'ranged/yes', with: { ...units, dice, faces: hitsOn } },
      odds: oddsOfFire(fire, dice, hitsOn, input),
    };
  },
});

/** A fire in one sentence: what came of it, or what is still open. */
function fireSummary({ roller, target }: Fire, result: Result) {
  const { hits, flags, diceToRoll: dice, blocksLost } = result;
  const { eliminated, leftHex, leaderCheckDice } = result;
  const open = isOpen(result) && (leaderCheckDice > 0 ? 'check' : 'open');
  const [lost, hexes] = [result.allBlocksLost ?? blocksLost, result.hexesMade ?? 0];
  const end = open || (eliminated ? 'eliminated' : leftHex ? 'retreats' : 'holds');
  const values = { hits, flags, lost, hexes, dice: end === 'check' ? leaderCheckDice : dice };
  return { say: `fire/${end}`, with: { unit: roller.unit, target: target.unit, ...values } };
}

/** The target neither answers nor retires; where none is left of it, there is nothing to say of that. */
function afterwards({ target: { unit } }: Fire, result: Result | null, trace: Trace) {
  if (result?.eliminated) trace.skip('ccn-5.78', 'target-eliminated');
  else trace.step('ccn-5.78', { target: unit });
  if (isCavalry(unit)) trace.step('ccn-5.79', { target: unit });
  else trace.skip('ccn-5.79', 'target-not-cavalry');
}
