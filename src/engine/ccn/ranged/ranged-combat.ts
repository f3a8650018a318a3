import { alike, amount, maybe, part, word, words, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { ADOPTED, checkSides, FIGHTER, fighter, NATIONS, rollAt } from '../combat/combat.ts';
import type { Told } from '../combat/rolling.ts';
import { FACES } from '../faces.ts';
import { FIELDWORKS } from '../terrain.ts';
import { isArtillery, isCavalry, isInfantry } from '../units.ts';
import { type Fire, fireDice, fireHits } from './fire.ts';
import {
  FIRE_ODDS,
  fireResult,
  flagsUnknown,
  oddsOfFire,
  RESULT,
  RETREAT,
  RETREAT_READINGS,
  type Result,
} from './fire-result.ts';
import {
  checkShot,
  MAY_FIRE_READINGS,
  mayFire,
  rangeOf,
  SHOOTER,
  SHOT_FIELDS,
  shotOf,
  TARGET,
} from './shot.ts';

const MOST_DICE = 20;
const { someBlocks, leader, inSquare, terrain, nationalDice } = FIGHTER;

const FIELDS = {
  attacker: group({
    ...SHOOTER,
    artilleryDice: optionalCount(0, 8),
    nation: choice(NATIONS, 'french'),
    nationalDice,
  }),
  defender: group({
    unit: TARGET,
    blocks: someBlocks,
    leader,
    inSquare,
    terrain,
    // Fire alone may come in where two hexsides meet (R76).
    fieldworks: rare(choice([...FIELDWORKS, 'corner'], 'none')),
    ...RETREAT,
  }),
  ...SHOT_FIELDS,
  faces: optionalList(FACES, MOST_DICE),
  leaderCheck: rare(optionalList(FACES, 3)),
  readings: rare(
    group({
      ...MAY_FIRE_READINGS,
      ...RETREAT_READINGS,
      ...readings('R13', 'R22', 'R25', 'R29', 'R63', 'R76'),
    }),
  ),
};
type FireInput = Values<typeof FIELDS>;

/** The one value of artillery's tables that the book gives: horse artillery, 3 blocks, 3 hexes (ccn-5.106). */
const isPrinted = ({ attacker: { unit, blocks }, distance }: FireInput) =>
  unit === 'horse-artillery' && blocks === 3 && distance === 3;

/** Reading R76: at the corner between two hexsides fieldworks do not protect, or (b) they do. */
function worksOf({ defender, readings }: FireInput) {
  if (defender.fieldworks !== 'corner') return defender.fieldworks;
  return readings.R76 === 'b' ? 'between' : 'elsewhere';
}

function fireOf(input: FireInput): Fire {
  const { attacker, defender, distance, card } = input;
  const readings = { ...ADOPTED, ...input.readings };
  const target = fighter(defender.unit, { ...defender, fieldworks: worksOf(input) });
  return {
    ...rollAt(fighter(attacker.unit, attacker), target, { kind: 'ranged', card }),
    distance,
    nation: attacker.nation,
    artilleryDice: attacker.artilleryDice ?? (isPrinted(input) ? 1 : 0),
    readings,
  };
}

const mayFireOf = (input: FireInput, trace: Trace) =>
  mayFire(shotOf(input, input.defender.unit, input.defender.leader), trace);

const CHANCES_ARE = ['before-any-die', 'part-known', 'after-hits', 'known'] as const;
/** What is still open of a fire, which the chances are of. */
function chancesOf(result: Result | null): (typeof CHANCES_ARE)[number] {
  if (!result) return 'before-any-die';
  if (result.eliminated === null) return 'part-known';
  return result.leaderLost === null ? 'after-hits' : 'known';
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
  fields: FIELDS,
  answer: ANSWER,
  odds: FIRE_ODDS,
  sample: {
    attacker: { unit: 'light', blocks: 3, moved: 1 },
    defender: { unit: 'line', blocks: 4 },
    faces: ['infantry', 'flag', 'saber'],
  },
  check: problems(checkSides, checkShot, checkDice),
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
  const { hits, flags, diceToRoll: dice, allBlocksLost: lost, hexesMade: hexes } = result;
  const { eliminated, leaderLost, leftHex, leaderCheckDice } = result;
  const open = eliminated === null ? 'open' : leaderLost === null ? 'check' : undefined;
  const end = open ?? (eliminated ? 'eliminated' : leftHex ? 'retreats' : 'holds');
  const values = { hits, flags, lost, hexes, dice: end === 'check' ? leaderCheckDice : dice };
  return { say: `fire/${end}`, with: { unit: roller.unit, target: target.unit, ...values } };
}

/** Why nothing is left to roll: half of one block, an empty place of the table, or the ground (ccn-1.3). */
function noDiceKey(fire: Fire) {
  const level = {
    ...fire,
    target: fighter(fire.target.unit),
    roller: { ...fire.roller, terrain: 'clear' as const },
  };
  if (fireDice(level, new Trace()) > 0) return 'ccn-1.3/no-dice';
  return isArtillery(fire.roller.unit) ? 'ccn-5.106/none' : 'ccn-5.95/none';
}

/** The target neither answers nor retires; where none is left of it, there is nothing to say of that. */
function afterwards({ target: { unit } }: Fire, result: Result | null, trace: Trace) {
  if (result?.eliminated) trace.skip('ccn-5.78', 'target-eliminated');
  else trace.step('ccn-5.78', { target: unit });
  if (isCavalry(unit)) trace.step('ccn-5.79', { target: unit });
  else trace.skip('ccn-5.79', 'target-not-cavalry');
}

const needs = (
  field: string,
  problem: string,
  clause: Violation['clause'],
  unit: string,
): Violation => ({
  field,
  problem,
  with: { unit },
  ...(clause && { clause }),
});

/** What the dice cannot be told without, and faces that cannot be. */
function checkDice(input: FireInput): Violation[] {
  const { unit, blocks, artilleryDice } = input.attacker;
  if (artilleryDice !== undefined && !isArtillery(unit))
    return [needs('attacker.artilleryDice', 'dice-of-artillery-only', 'ccn-5.106', unit)];
  if (!mayFireOf(input, new Trace())) return [];
  if (isInfantry(unit) && blocks === undefined)
    return [needs('attacker.blocks', 'blocks-needed', 'ccn-5.72', unit)];
  if (isArtillery(unit) && artilleryDice === undefined && !isPrinted(input))
    return [needs('attacker.artilleryDice', 'dice-of-its-table', 'ccn-5.106', unit)];
  return checkRolled(input);
}

/** Faces that cannot be, and what their result cannot be told without. */
function checkRolled(input: FireInput & Told): Violation[] {
  const { attacker, defender, faces = [], leaderCheck = [] } = input;
  const { unit } = defender;
  const fire = fireOf(input);
  const dice = fireDice(fire, new Trace());
  const untold = faces.length > 0 && defender.blocks === undefined;
  return problems<FireInput>(
    [
      'faces',
      'more-faces-than-dice',
      'ccn-5.72',
      () => dice > 0 && faces.length > dice,
      () => ({ given: faces.length, dice, unit: attacker.unit }),
    ],
    ['defender.blocks', 'blocks-needed', 'ccn-5.112', () => untold, () => ({ unit })],
    [
      'defender.guardFlags',
      'guard-flags-needed',
      'ccn-5.194',
      () => faces.includes('flag') && flagsUnknown(fire, input),
      () => ({ unit }),
    ],
    [
      'leaderCheck',
      'no-leader-to-check',
      'ccn-5.162',
      () => leaderCheck.length > 0 && !defender.leader,
      () => ({ target: unit }),
    ],
  )(input);
}
