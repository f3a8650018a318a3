import { Distribution } from '../../core/distribution.ts';
import { chance } from '../../core/odds.ts';
import { pool } from '../../core/pool.ts';
import { looseQuery } from '../../core/query.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import {
  choice,
  count,
  group,
  optionalChoice,
  optionalList,
  rare,
  requiredChoice,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { COMBAT_FIELDS, checkFighter, READINGS } from '../combat/combat.ts';
import { FACES, type Face } from '../faces.ts';
import { TERRAINS } from '../terrain.ts';
import { hasMissiles, UNITS, type Unit } from '../units.ts';
import { type Check, checkOf, mayAttack } from './leader-dice.ts';

const AB = ['a', 'b'] as const;
const { attacker, card, bonus } = COMBAT_FIELDS;
const { blocks, terrain, moved } = attacker.fields;
const EVADE_HEXES = 3;
const MOST_DICE = 12;

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
  readings: rare(
    group({
      R28: choice(AB, 'a'),
      R29: choice(AB, 'a'),
      R30: choice(AB, 'a'),
      R37: choice(AB, 'a'),
      R63: choice(AB, 'a'),
      R70: READINGS.R70,
      R71: READINGS.R71,
    }),
  ),
};

export type CheckInput = Values<typeof FIELDS>;

/** Whether the faces hit the leader: in each check as many helmets as it needs. */
function hitBy(faces: readonly Face[], { checks, dicePerCheck, helmets }: Check): boolean {
  return Array.from({ length: checks }, (_, i) =>
    faces.slice(i * dicePerCheck, (i + 1) * dicePerCheck),
  ).some((rolled) => rolled.filter((face) => face === 'leader').length >= helmets);
}

function oddsOf({ checks, dicePerCheck, helmets }: Check) {
  const faces = [{ weight: 1, score: { helmets: 1 } }, { weight: FACES.length - 1 }];
  let lost = Distribution.certain({ lost: false });
  for (let check = 0; check < checks; check += 1)
    lost = lost.chain((before) =>
      pool(dicePerCheck, faces).map((rolled) => ({
        lost: before.lost || rolled.helmets >= helmets,
      })),
    );
  return {
    chances: {
      'leader-lost': chance(lost.probability((end) => end.lost)),
      'leader-safe': chance(lost.probability((end) => !end.lost)),
    },
    means: {},
    tables: {},
  } satisfies Odds;
}

/** Hexes that he may and must go after a roll that misses him (R63: the pause is one of his 3, or not). */
function evasionAfter({ situation, cause, hexesUsed, readings }: CheckInput) {
  const stays =
    situation === 'unit-hit' ||
    (situation === 'alone' && cause === 'rampage' && readings.R28 === 'a');
  if (stays) return { mustEvade: false, leastHexes: 0, mostHexes: 0 };
  const used = situation === 'escape' ? hexesUsed - (readings.R63 === 'b' ? 1 : 0) : 0;
  return { mustEvade: true, leastHexes: 1, mostHexes: EVADE_HEXES - used };
}

export const leaderCheck = looseQuery({
  id: 'cca/leader-check',
  fields: FIELDS,
  sample: { situation: 'alone', attacker: { unit: 'WR' } },
  check,
  run(input, trace) {
    if (!mayAttack(input, trace)) return NO_ATTACK;
    const due = checkOf(input, trace);
    const { checkFaces: faces } = input;
    const lost = faces ? hitBy(faces, due) : null;
    const evasion = evasionAfter(input);
    const after = lost ? { mustEvade: false, leastHexes: 0, mostHexes: 0 } : evasion;
    if (due.checks > 0) tellFate(lost, trace);
    if (after.mustEvade) tellEvasion(input, after.mostHexes, trace);
    const dice = due.checks * due.dicePerCheck;
    const odds = oddsOf(due);
    const say = due.checks === 0 ? 'none' : lost === null ? 'due' : lost ? 'lost' : 'safe';
    return {
      answer: {
        allowed: true,
        dice,
        helmetsNeeded: due.helmets,
        chance: odds.chances['leader-lost'].fraction,
        leaderLost: lost,
        banners: lost ? 1 : 0,
        ...after,
        mayEndWith: after.mustEvade ? ['nobody', 'friendly-unit'] : [],
        mayLeaveBoard: after.mustEvade,
      },
      summary: {
        say: `leader-check/${say}${say === 'safe' ? (after.mustEvade ? '-evades' : '-stays') : ''}`,
        with: { dice, chance: odds.chances['leader-lost'].fraction, hexes: after.mostHexes },
      },
      odds,
    };
  },
});

const NO_ATTACK = {
  answer: { allowed: false, dice: 0, leaderLost: null, mustEvade: false },
  summary: { say: 'leader-check/no-attack', with: {} },
};

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

function check(input: CheckInput): Violation[] {
  const { situation, cause, attacker, checkFaces } = input;
  const found: Violation[] = [];
  const attacked = situation === 'escape' || (situation === 'alone' && cause !== 'rampage');
  if (attacked && attacker.unit === undefined)
    found.push({ field: 'attacker.unit', problem: 'attacker-needed', with: {} });
  if (situation === 'alone' && !['close', 'ranged', 'rampage'].includes(cause))
    found.push({ field: 'cause', problem: 'cause-needs-unit', with: {}, clause: 'cca-15.4' });
  if (attacker.unit) found.push(...checkFighter('attacker', fighterGiven(attacker.unit, input)));
  const fires = situation === 'alone' && cause === 'ranged';
  if (fires && attacker.unit && !hasMissiles(attacker.unit))
    found.push({
      field: 'attacker.unit',
      problem: 'fires-without-missiles',
      with: { unit: attacker.unit },
      clause: 'cca-10.1',
    });
  if (found.length > 0 || !checkFaces) return found;
  return tooManyFaces(input, checkFaces.length);
}

const fighterGiven = (unit: Unit, { attacker: { blocks, terrain } }: CheckInput) => ({
  unit,
  blocks,
  leader: 'none' as const,
  terrain,
});

function tooManyFaces(input: CheckInput, given: number): Violation[] {
  const { checks, dicePerCheck } = checkOf(input, new Trace());
  const dice = checks * dicePerCheck;
  if (given <= dice) return [];
  return [
    {
      field: 'checkFaces',
      problem: 'more-faces-than-check',
      with: { given, dice },
      clause: 'cca-15.1',
    },
  ];
}
