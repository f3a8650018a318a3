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
import { atLeader, FACES, FACES_OF_DIE } from '../faces.ts';
import { MOST_HEXES_OF_LEADER } from '../retreat/next-hex.ts';
import { LEADER_MUST } from './alone.ts';
import { diceAtLeader, lostInMelee, mayBeStruck, mustRetreat } from './leader-check-rows.ts';
import { leaderNext } from './leader-next.ts';

const MOST_DICE = 12;

const FIELDS = {
  situation: requiredChoice(['unit-hit', 'unit-eliminated', 'alone']),
  cause: choice(['melee', 'ranged', 'retreat'], 'melee'),
  checkedBefore: flag(),
  attackDice: optionalCount(0, MOST_DICE),
  flags: count(0, 12, 0),
  checkFaces: optionalList(FACES, MOST_DICE),
  hexesToEdge: optionalCount(0, 8),
  retreatFrom: rare(choice(['melee', 'ranged'], 'melee')),
  wayBack: rare(choice(['open', 'enemies', 'impassable'], 'open')),
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

/** Into the hex of a unit lost in melee (ccn-5.171), or in the retreat from one. */
const attackerMayAdvance = (input: CheckInput) =>
  input.situation !== 'unit-hit' && lostInMelee(input);

/** What he has to do if nothing hits him. */
function leaderMust({ situation, hexesToEdge, wayBack }: CheckInput) {
  if (situation === 'unit-hit') return 'nothing';
  if (hexesToEdge === 0) return 'leave';
  return ({ open: 'retreat', enemies: 'escape', impassable: 'perish' } as const)[wayBack];
}

const GOES = { retreat: 'retreats', escape: 'escapes', leave: 'leaves' } as const;
/** How it is summed up: what the roll came to and, unless it is still due, where he goes. */
function endOf(dice: number, lost: boolean | null, goes: keyof typeof GOES | null) {
  if (lost === null) return 'leader-check/due' as const;
  if (lost) return 'leader-check/lost' as const;
  const fate = dice === 0 ? ('none' as const) : ('safe' as const);
  return goes ? (`leader-check/${fate}-${GOES[goes]}` as const) : (`leader-check/${fate}` as const);
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
    leaderMust: word(LEADER_MUST, 'nothing'),
    attackerMayAdvance: yes(),
  },
  odds: { chances: ['leader-lost', 'leader-safe'] },
  rolls: { checkFaces: ({ dice }) => atLeader(dice) },
  sample: { situation: 'unit-hit' },
  next: (_, { leaderMust, leaderLost }) => (leaderLost ? [] : leaderNext(leaderMust)),
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
      'wayBack',
      'nothing-behind-the-edge',
      'ccn-5.165',
      ({ hexesToEdge, wayBack }) => hexesToEdge === 0 && wayBack !== 'open',
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
    const roll = fateOf(input, dice);
    const must = leaderMust(input);
    const perishes = must === 'perish' && roll.lost !== true;
    if (roll.lost === true) trace.step('ccn-5.160', {}, { on: 'banners', from: 0, to: 1 });
    else if (roll.lost === null && !perishes) trace.step('ccn-5.160/if');
    else if (roll.lost === false && dice > 0) trace.skip('ccn-5.160', 'leader-safe');
    const retreats = roll.lost !== true && mustRetreat(input, trace);
    const goes = must === 'nothing' || must === 'perish' ? null : must;
    const lost = perishes || roll.lost;
    const p = perishes ? fraction(1) : roll.p;
    const hexes = Math.min(MOST_HEXES_OF_LEADER, (input.hexesToEdge ?? MOST_HEXES_OF_LEADER) + 1);
    const chances = { 'leader-lost': chance(p), 'leader-safe': chance(subtract(fraction(1), p)) };
    const open = dice - (input.checkFaces?.length ?? 0);
    return {
      answer: {
        allowed: true,
        dice,
        sabersNeeded: roll.sabers,
        chance: fractionText(p),
        leaderLost: lost,
        banners: lost === null ? null : Number(lost),
        mustRetreat: retreats,
        leaderMust: roll.lost === true ? 'nothing' : must,
        ...(retreats && {
          // Nobody ends his way with an enemy unit (ccn-5.204).
          leastHexes: must === 'escape' ? 2 : 1,
          mostHexes: hexes,
          leavesMap: leavesMap(input),
        }),
        attackerMayAdvance: attackerMayAdvance(input),
      },
      summary: {
        say: perishes ? 'leader-check/perishes' : endOf(dice, lost, goes),
        with: { dice: open, chance: fractionText(p), hexes },
      },
      ...(lost === null && { odds: { chances, means: {}, tables: {} } }),
    };
  },
});
