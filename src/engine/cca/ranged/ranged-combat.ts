import {
  type Answer,
  alike,
  amount,
  maybe,
  opens,
  part,
  word,
  words,
  yes,
} from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { CHANCES_ARE, chancesOf } from '../combat/chances-are.ts';
import {
  ADOPTED,
  COMBAT_FIELDS,
  checkSides,
  FIRE_READINGS,
  type Fighter,
  fighter,
  rollAt,
} from '../combat/combat.ts';
import { flagsIgnorable, hexesPerFlag } from '../combat/flags.ts';
import {
  checkOfNobody,
  ROLL_RESULT,
  resultOf,
  rollSummary,
  tooManyOfCheck,
} from '../combat/roll-result.ts';
import { countFaces, hitsOf } from '../combat/rolling.ts';
import type { Scoring } from '../combat/scoring.ts';
import { atLeader, FACES } from '../faces.ts';
import { retreatAfter } from '../retreat/retreat-after.ts';
import { RETREAT_FIELDS } from '../retreat/retreat-path.ts';
import { type Fire, fireDice, fireScoring } from './fire.ts';
import { FIRE_ODDS, fireOdds } from './fire-odds.ts';
import {
  checkNeighbours,
  distanceField,
  mayFire,
  READY_FIELDS,
  rangeOf,
  shotOf,
  TARGET_FIELDS,
} from './may-fire.ts';

const { attacker, defender, card } = COMBAT_FIELDS;
const { unit, blocks, leader, terrain } = attacker.fields;
const MOST_DICE = 3;
const NEAREST = 2;

const FIELDS = {
  attacker: group({ unit, blocks, leader, terrain, ...READY_FIELDS }),
  defender: group({ ...defender.fields, ...RETREAT_FIELDS }),
  distance: distanceField(NEAREST),
  ...TARGET_FIELDS,
  card,
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: rare(optionalList(FACES, 3)),
  readings: rare(group({ ...readings('R18'), ...FIRE_READINGS, ...readings('R71') })),
};

type FireInput = Values<typeof FIELDS>;

/** The roll as the rules see it. R72 b: fire never comes across a rampart. R90 b: the card's die is for close combat. */
function fireOf({ attacker, defender, card, readings }: FireInput): Fire {
  const target = fighter(defender);
  const across = target.rampart === 'between' && readings.R72 === 'b';
  const withoutDie = card === 'i-am-spartacus' && readings.R90 === 'b';
  const roll = rollAt(
    fighter({ ...attacker, rampart: 'none', support: 0 }),
    across ? { ...target, rampart: 'elsewhere' } : target,
    { kind: 'ranged', card: withoutDie ? 'none' : card, readings: { ...ADOPTED, ...readings } },
  );
  return { ...roll, moved: attacker.moved };
}

/** Fires that the unit still has this turn. */
const firesLeft = ({ card, attacker }: FireInput) =>
  card === 'darken-the-sky' && attacker.battled === 'no' ? 2 : 1;

const inRange = (unit: Fighter['unit'], distance: number) =>
  distance >= NEAREST && distance <= rangeOf(unit);

const RESULT = {
  ...ROLL_RESULT,
  ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll', 'banners'),
};
export type Result = Answer<typeof RESULT>;

const ANSWER = {
  allowed: yes(),
  distance: amount(),
  range: amount(),
  inRange: yes(),
  fires: amount(),
  dice: amount(),
  diceInAll: amount(),
  // Without a fire no face hits or misses.
  hitsOn: maybe(words(FACES)),
  flagsIgnorable: amount(),
  hexesPerFlag: amount(),
  // Against fire nobody evades, answers or advances.
  mayEvade: yes(),
  mustEvade: opens(),
  mayBattleBack: yes(),
  mayAdvance: yes(),
  result: maybe(part(RESULT)),
  chancesAre: maybe(word(CHANCES_ARE, 'known')),
};

export const rangedCombat = defineQuery({
  id: 'cca/ranged-combat',
  fields: FIELDS,
  answer: ANSWER,
  odds: FIRE_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ result }) => atLeader(result?.leaderCheckDice),
  },
  start: { attacker: { unit: 'LB' }, defender: { unit: 'MI' } },
  sample: {
    attacker: { unit: 'LB' },
    defender: { unit: 'MI' },
    distance: 3,
    faces: ['blue', 'flag'],
  },
  next: ({ attacker, defender, card }, { result, mayEvade }) => [
    ...(mayEvade && !result
      ? [
          {
            as: 'evade' as const,
            query: 'cca/evade',
            draft: {
              moment: 'ranged',
              ...handOn({ card }, 'card'),
              attacker: handOn(attacker, 'unit', 'blocks', 'leader', 'terrain', 'moved'),
              defender: handOn(defender, 'unit', 'blocks', 'leader', 'terrain', 'freeHexes'),
            },
          },
        ]
      : []),
    ...(result?.retreatHexes && defender && defender.unit !== 'LD'
      ? [
          {
            as: 'retreat' as const,
            query: 'cca/retreat',
            draft: retreatAfter(defender, result, 'ranged'),
          },
        ]
      : []),
  ],
  check: problems(checkSides, checkNeighbours, checkFaces),
  run(input, trace) {
    const { attacker, defender, distance, readings } = input;
    const range = rangeOf(attacker.unit);
    const facts = { distance, range, inRange: inRange(attacker.unit, distance) };
    const units = { attacker: attacker.unit, defender: defender.unit, distance };
    trace.step('cca-10.8');
    if (!mayFire(shotOf(input), trace))
      return { answer: facts, summary: { say: 'ranged/no', with: units } };
    const fire = fireOf(input);
    if (input.card === 'i-am-spartacus' && readings.R90 === 'b')
      trace.skip('cca-18.42', 'reading-r90-b');
    const dice = fireDice(fire, trace);
    const score = fireScoring(fire, trace);
    const fires = firesLeft(input);
    const result = input.faces?.length ? fireResult(fire, dice, score, input, trace) : null;
    const flags = flagsOf(fire, result ? new Trace() : trace);
    const lone = afterwards(fire, trace);
    const mustEvade = result ? leaderLeft(fire, result, trace) : lone;
    const chancesAre = result ? chancesOfFire(input, result, fires) : 'before-any-die';
    const rolled = { hitsOn: score.hitsOn, ...flags, mustEvade, result, chancesAre } as const;
    return {
      answer: { allowed: true, ...facts, fires, dice, diceInAll: fires * dice, ...rolled },
      summary: result
        ? rollSummary(fire, result, result.diceToRoll)
        : { say: 'ranged/yes', with: { ...units, dice, faces: score.hitsOn } },
      odds: fireOdds({ fire, dice, score, retreat: defender, told: input }, fires),
    };
  },
});

/** A second fire is open even where the first one is known. */
function chancesOfFire(input: FireInput, result: Result, fires: number) {
  const chances = chancesOf(input, result.diceToRoll, result);
  return fires > 1 && chances === 'known' ? 'part-known' : chances;
}

/** Whether a leader remains alone in the target's hex: he must evade (cca-13.18, cca-15.3); null while it is open. */
function leaderLeft({ target }: Fire, { eliminated, leaderLost }: Result, trace: Trace) {
  const led = target.unit === 'LD' || target.leader === 'attached';
  if (led && leaderLost === null && eliminated !== false) return null;
  if (target.unit === 'LD') return !eliminated;
  const left = led && eliminated === true && !leaderLost;
  if (left) trace.step('cca-15.3/fire');
  return left;
}

/** What the target may do about flags; a leader alone pays them no heed. */
function flagsOf(fire: Fire, trace: Trace) {
  if (fire.target.unit === 'LD') return { flagsIgnorable: 0, hexesPerFlag: 0 };
  return { flagsIgnorable: flagsIgnorable(fire, trace), hexesPerFlag: hexesPerFlag(fire, trace) };
}

/** The target neither answers nor evades; only a leader alone must evade. Records both; true for such a leader. */
function afterwards({ target: { unit } }: Fire, trace: Trace): boolean {
  if (unit === 'LD') {
    trace.step('cca-13.15', { unit });
    trace.skip('cca-10.6', 'lone-leader-evades');
    trace.skip('cca-10.7', 'lone-leader-evades');
    return true;
  }
  trace.step('cca-10.6', { target: unit });
  trace.step('cca-10.7', { target: unit });
  return false;
}

/** What the dice that were rolled do to the target. */
function fireResult(
  fire: Fire,
  dice: number,
  score: Scoring,
  { faces = [], leaderCheck, defender }: FireInput,
  trace: Trace,
): Result {
  const lone = fire.target.unit === 'LD';
  const shown = countFaces(faces, score);
  const hits = hitsOf(shown, score);
  const flags = lone ? 0 : shown.flags;
  const misses = faces.length - hits - flags;
  const diceToRoll = dice - faces.length;
  const rolled = { hits, flags, open: diceToRoll };
  const result = resultOf(fire, rolled, leaderCheck, defender, trace);
  const { eliminated, leaderLost, leftHex } = result;
  if (eliminated && !lone) trace.step('cca-10.27/banner');
  if (eliminated || leftHex) trace.skip('cca-13.32', 'rolled-in-ranged-combat');
  const banners = Number(eliminated) + Number(leaderLost && !lone);
  return { ...result, hits, flags, misses, diceToRoll, banners };
}

function checkFaces(input: FireInput): Violation[] {
  const { faces = [], attacker } = input;
  const found = checkOfNobody(
    'leaderCheck',
    ({ leaderCheck, defender }: FireInput) => leaderCheck && defender,
  )(input);
  if (!mayFire(shotOf(input), new Trace())) return found;
  const fire = fireOf(input);
  const dice = fireDice(fire, new Trace());
  if (faces.length <= dice) {
    const score = fireScoring(fire, new Trace());
    const { flags, ...shown } = countFaces(faces, score);
    const rolled = { hits: hitsOf({ ...shown, flags }, score), flags, open: dice - faces.length };
    const { leaderCheck, defender } = input;
    return [...found, ...tooManyOfCheck('leaderCheck', fire, rolled, leaderCheck, defender)];
  }
  const values = { given: faces.length, dice, unit: attacker.unit };
  const many = { field: 'faces', problem: 'more-faces-than-dice', with: values };
  return [...found, { ...many, clause: 'cca-10.18' }];
}
