import { amount, maybe, opens, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES, FACES_OF_DIE } from '../faces.ts';
import { MOST_HEXES_OF_LEADER } from '../retreat/next-hex.ts';
import { diceAtLeader, mayBeStruck, mustRetreat } from './leader-check-rows.ts';

const MOST_DICE = 12;

const FIELDS = {
  situation: requiredChoice(['unit-hit', 'unit-eliminated', 'alone']),
  cause: choice(['melee', 'ranged', 'retreat'], 'melee'),
  checkedBefore: flag(),
  attackDice: optionalCount(0, MOST_DICE),
  flags: count(0, 12, 0),
  checkFaces: optionalList(FACES, MOST_DICE),
  hexesToEdge: optionalCount(0, 8),
  readings: rare(group(readings('R61'))),
};

export type CheckInput = Values<typeof FIELDS>;

/** Whether the leader is hit, as far as the faces tell, and how likely it is. */
function fateOf({ situation, checkFaces = [] }: CheckInput, dice: number) {
  const open = dice - checkFaces.length;
  const shown = checkFaces.filter((face) => face === 'saber').length;
  const bySaber = fraction(1, FACES_OF_DIE ** open);
  if (dice === 0) return { sabers: 0, lost: false, p: fraction(0) };
  if (situation === 'unit-hit') {
    const missed = shown < checkFaces.length;
    const lost = missed ? false : open === 0 ? true : null;
    return { sabers: dice, lost, p: missed ? fraction(0) : bySaber };
  }
  const spared = fraction((FACES_OF_DIE - 1) ** open, FACES_OF_DIE ** open);
  const lost = shown > 0 ? true : open === 0 ? false : null;
  return { sabers: 1, lost, p: shown > 0 ? fraction(1) : subtract(fraction(1), spared) };
}

const openDice = (input: CheckInput) => diceAtLeader(input, new Trace());

/** How he may leave the map: leaving is one of his hexes (R82), and at his own edge there is no other way. */
function leavesMap({ hexesToEdge }: CheckInput) {
  if (hexesToEdge === 0) return 'must' as const;
  return hexesToEdge === undefined || hexesToEdge < MOST_HEXES_OF_LEADER ? 'may' : 'may-not';
}

/** Into the hex of a unit lost in melee (ccn-5.171); of a retreat it is not told whether melee or fire caused it. */
function attackerMayAdvance({ situation, cause }: CheckInput) {
  if (situation === 'unit-hit' || cause === 'ranged') return false;
  return cause === 'melee' ? true : null;
}

export const leaderCheck = defineQuery({
  id: 'ccn/leader-check',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    sabersNeeded: amount(),
    chance: text('0'),
    leaderLost: opens(),
    banners: maybe(amount(), 0),
    mustRetreat: yes(),
    leastHexes: amount(),
    mostHexes: amount(),
    leavesMap: word(['may-not', 'may', 'must'], 'may-not'),
    attackerMayAdvance: opens(),
  },
  odds: { chances: ['leader-lost', 'leader-safe'] },
  sample: { situation: 'unit-hit' },
  check: problems<CheckInput>(
    [
      'attackDice',
      'attack-dice-needed',
      'ccn-5.172',
      ({ situation, attackDice }) => situation === 'alone' && attackDice === undefined,
    ],
    [
      'cause',
      'cause-needs-unit',
      'ccn-5.197',
      ({ situation, cause }) => situation === 'alone' && cause === 'retreat',
    ],
    [
      'checkFaces',
      'more-faces-than-check',
      'ccn-5.160',
      (input) => (input.checkFaces?.length ?? 0) > openDice(input),
      (input) => ({ given: input.checkFaces?.length ?? 0, dice: openDice(input) }),
    ],
  ),
  run(input, trace) {
    if (!mayBeStruck(input, trace))
      return { answer: {}, summary: { say: 'leader-check/no-target', with: {} } };
    const dice = diceAtLeader(input, trace);
    const { sabers, lost, p } = fateOf(input, dice);
    if (lost === true) trace.step('ccn-5.160', {}, { on: 'banners', from: 0, to: 1 });
    else if (lost === null) trace.step('ccn-5.160/if');
    else if (dice > 0) trace.skip('ccn-5.160', 'leader-safe');
    const retreats = lost !== true && mustRetreat(input, trace);
    const hexes = Math.min(MOST_HEXES_OF_LEADER, (input.hexesToEdge ?? MOST_HEXES_OF_LEADER) + 1);
    const chances = { 'leader-lost': chance(p), 'leader-safe': chance(subtract(fraction(1), p)) };
    const open = dice - (input.checkFaces?.length ?? 0);
    const fate = dice === 0 ? 'none' : lost === null ? 'due' : lost ? 'lost' : 'safe';
    const leaves = leavesMap(input);
    const goes = leaves === 'must' ? 'leaves' : 'retreats';
    return {
      answer: {
        allowed: true,
        dice,
        sabersNeeded: sabers,
        chance: fractionText(p),
        leaderLost: lost,
        banners: lost === null ? null : Number(lost),
        mustRetreat: retreats,
        ...(retreats && { leastHexes: 1, mostHexes: hexes, leavesMap: leaves }),
        attackerMayAdvance: attackerMayAdvance(input),
      },
      summary: {
        say: `leader-check/${fate}${retreats && fate !== 'due' ? `-${goes}` : ''}`,
        with: { dice: open, chance: fractionText(p), hexes },
      },
      ...(lost === null && { odds: { chances, means: {}, tables: {} } }),
    };
  },
});
