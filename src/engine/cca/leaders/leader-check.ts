import { amount, maybe, opens, text, word, words, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { type Fraction, fraction, fractionText, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalChoice, optionalList, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHANCES_ARE, chancesOf } from '../combat/chances-are.ts';
import { COMBAT_FIELDS, checkFighter } from '../combat/combat.ts';
import { FACES, type Face } from '../faces.ts';
import { EVASION_OF_LEADER } from '../retreat/evasion-of-leader.ts';
import { TERRAINS } from '../terrain.ts';
import { EVASION, hasMissiles, UNITS } from '../units.ts';
import { type Check, checkOf, mayAttack } from './leader-dice.ts';

const { attacker, card, bonus } = COMBAT_FIELDS;
const { blocks, terrain, moved } = attacker.fields;
/** Two for each hit, where each has a check of its own (R37 b). */
const MOST_DICE = 24;

const FIELDS = {
  situation: requiredChoice(['unit-hit', 'unit-eliminated', 'alone', 'escape']),
  cause: choice(
    ['close', 'ranged', 'evasion', 'rampage', 'blocked-retreat', 'elephants-blocked'],
    'close',
  ),
  hits: count(0, 12, 1),
  attacker: group({ unit: optionalChoice(UNITS), blocks, terrain, moved }),
  leaderTerrain: choice(TERRAINS, 'clear'),
  card,
  bonus,
  hexesUsed: rare(count(1, 2, 1)),
  checkFaces: optionalList(FACES, MOST_DICE),
  readings: rare(group(readings('R28', 'R29', 'R30', 'R37', 'R63', 'R70', 'R71'))),
};

export type CheckInput = Values<typeof FIELDS>;

/** Whether the leader is hit, as far as the faces leave it open: each check takes as many helmets as it needs. */
function fateOf({ checks, dicePerCheck, helmets }: Check, faces: readonly Face[] = []) {
  const die = [{ weight: 1, score: { helmets: 1 } }, { weight: FACES.length - 1 }];
  let lost = Distribution.certain({ lost: false });
  for (let check = 0; check < checks; check += 1) {
    const known = faces.slice(check * dicePerCheck, (check + 1) * dicePerCheck);
    const needed = helmets - known.filter((face) => face === 'leader').length;
    lost = lost.chain((before) =>
      pool(dicePerCheck - known.length, die).map((rolled) => ({
        lost: before.lost || rolled.helmets >= needed,
      })),
    );
  }
  return lost.probability((end) => end.lost);
}

/** Whether a chance is sure: yes, no, or null while it is open. */
const sure = ({ n, d }: Fraction) => (n > 0n && n < d ? null : n === d);

const ENDS = ['nobody', 'friendly-unit'] as const;
const STAYS = { mustEvade: false, leastHexes: 0, mostHexes: 0 };

/** Hexes that he may and must go after a roll that misses him (R63: the pause is one of his 3, or not). */
function evasionAfter({ situation, cause, hexesUsed, readings }: CheckInput) {
  const stays =
    situation === 'unit-hit' ||
    (situation === 'alone' && cause === 'rampage' && readings.R28 === 'a');
  if (stays) return STAYS;
  const used = situation === 'escape' ? hexesUsed - (readings.R63 === 'b' ? 1 : 0) : 0;
  return { mustEvade: true, leastHexes: 1, mostHexes: EVASION.leader - used };
}

/** Whether somebody attacks him: nobody is asked about in a rampage, or where his unit is hit. */
const isAttacked = ({ situation, cause }: CheckInput) =>
  situation === 'escape' || (situation === 'alone' && cause !== 'rampage');

const checkAttack = problems<CheckInput>(
  [
    'attacker.unit',
    'attacker-needed',
    null,
    (input) => isAttacked(input) && input.attacker.unit === undefined,
  ],
  [
    'cause',
    'cause-needs-unit',
    'cca-15.4',
    ({ situation, cause }) =>
      situation === 'alone' && !['close', 'ranged', 'rampage'].includes(cause),
  ],
  ({ attacker: { unit, blocks, terrain } }) =>
    unit ? checkFighter('attacker', { unit, blocks, terrain, leader: 'none' }) : [],
  [
    'attacker.unit',
    'fires-without-missiles',
    'cca-10.1',
    ({ situation, cause, attacker: { unit } }) =>
      situation === 'alone' && cause === 'ranged' && unit !== undefined && !hasMissiles(unit),
    ({ attacker: { unit = 'MI' } }) => ({ unit }),
  ],
);

function dueDice(input: CheckInput): number {
  const { checks, dicePerCheck } = checkOf(input, new Trace());
  return checks * dicePerCheck;
}
/** More faces than dice: asked once the attack is in order, as the dice follow from it. */
const checkFaces = problems<CheckInput>([
  'checkFaces',
  'more-faces-than-check',
  'cca-15.1',
  (input) => (input.checkFaces?.length ?? 0) > dueDice(input),
  (input) => ({ given: input.checkFaces?.length ?? 0, dice: dueDice(input) }),
]);

export const leaderCheck = defineQuery({
  id: 'cca/leader-check',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    helmetsNeeded: amount(),
    chance: text('0'),
    leaderLost: opens(),
    banners: amount(),
    mustEvade: yes(),
    leastHexes: amount(),
    mostHexes: amount(),
    mayEndWith: words(ENDS),
    mayLeaveBoard: yes(),
    chancesAre: maybe(word(CHANCES_ARE, 'known')),
  },
  odds: { chances: ['leader-lost', 'leader-safe'] },
  rolls: { checkFaces: ({ dice }) => dice },
  sample: { situation: 'alone', attacker: { unit: 'WR' } },
  next: (_, { mustEvade, leaderLost }) => (mustEvade && !leaderLost ? [EVASION_OF_LEADER] : []),
  check: problems(checkAttack, (input) => (checkAttack(input).length > 0 ? [] : checkFaces(input))),
  run(input, trace) {
    if (!mayAttack(input, trace))
      return { answer: {}, summary: { say: 'leader-check/no-attack', with: {} } };
    const due = checkOf(input, trace);
    const p = fateOf(due, input.checkFaces);
    const lost = sure(p);
    const evasion = evasionAfter(input);
    const after = lost ? STAYS : evasion;
    if (due.checks > 0) tellFate(lost, trace);
    if (after.mustEvade) tellEvasion(input, after.mostHexes, trace);
    const dice = due.checks * due.dicePerCheck;
    const open = lost === null ? dice - (input.checkFaces?.length ?? 0) : 0;
    const chances = { 'leader-lost': chance(p), 'leader-safe': chance(subtract(fraction(1), p)) };
    const say = due.checks === 0 ? 'none' : lost === null ? 'due' : lost ? 'lost' : 'safe';
    return {
      answer: {
        allowed: true,
        dice,
        helmetsNeeded: due.helmets,
        chance: fractionText(p),
        leaderLost: lost,
        banners: lost ? 1 : 0,
        ...after,
        mayEndWith: after.mustEvade ? ENDS : [],
        mayLeaveBoard: after.mustEvade,
        chancesAre: chancesOf({ faces: input.checkFaces }, open, { leaderLost: lost }),
      },
      summary: {
        say: `leader-check/${say}${say === 'safe' ? (after.mustEvade ? '-evades' : '-stays') : ''}`,
        with: { dice: open, chance: fractionText(p), hexes: after.mostHexes },
      },
      odds: { chances, means: {}, tables: {} },
    };
  },
});

function tellFate(lost: boolean | null, trace: Trace) {
  if (lost) trace.step('cca-15.6', {}, { on: 'banners', from: 0, to: 1 });
  else if (lost === null) trace.step('cca-15.6/if');
  else trace.skip('cca-15.6', 'leader-safe');
}

function tellEvasion({ situation }: CheckInput, hexes: number, trace: Trace) {
  const effect = { on: 'mustEvade', from: false, to: true };
  if (situation === 'unit-eliminated') trace.step('cca-15.3', {}, effect);
  if (situation === 'alone') trace.step('cca-15.5', {}, effect);
  if (situation === 'escape') trace.step('cca-13.30', { hexes }, effect);
  else trace.step('cca-13.18');
  trace.step('cca-13.19');
  trace.step('cca-13.20/ends');
  trace.step('cca-13.25/may');
}
