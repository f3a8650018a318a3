import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { ADOPTED, FIGHTER, fighter, NATIONS, rollAt } from '../combat/combat.ts';
import type { Told } from '../combat/rolling.ts';
import { FACES } from '../faces.ts';
import { FIELDWORKS } from '../terrain.ts';
import { isArtillery, isInfantry } from '../units.ts';
import { type Fire, fireDice, fireHits, isPrinted } from './fire.ts';
import { fireResult, flagsUnknown, RETREAT, RETREAT_READINGS, type Result } from './fire-result.ts';
import { MAY_FIRE_READINGS, mayFire, SHOOTER, SHOT_FIELDS, shotOf, TARGET } from './shot.ts';

const MOST_DICE = 20;
const { someBlocks, leader, inSquare, terrain, nationalDice } = FIGHTER;

export const FIRE_FIELDS = {
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
export type FireInput = Values<typeof FIRE_FIELDS>;

/** Reading R76: at the corner between two hexsides fieldworks do not protect, or (b) they do. */
function worksOf({ defender, readings }: FireInput) {
  if (defender.fieldworks !== 'corner') return defender.fieldworks;
  return readings.R76 === 'b' ? 'between' : 'elsewhere';
}

export function fireOf(input: FireInput): Fire {
  const { attacker, defender, distance, card } = input;
  const readings = { ...ADOPTED, ...input.readings };
  const target = fighter(defender.unit, { ...defender, fieldworks: worksOf(input) });
  return {
    ...rollAt(fighter(attacker.unit, attacker), target, { kind: 'ranged', card }),
    distance,
    nation: attacker.nation,
    artilleryDice: attacker.artilleryDice ?? (isPrinted(attacker, distance) ? 1 : 0),
    readings,
  };
}

export const mayFireOf = (input: FireInput, trace: Trace) =>
  mayFire(shotOf(input, input.defender.unit, input.defender.leader), trace);

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
export function checkDice(input: FireInput): Violation[] {
  const { unit, blocks, artilleryDice } = input.attacker;
  if (artilleryDice !== undefined && !isArtillery(unit))
    return [needs('attacker.artilleryDice', 'dice-of-artillery-only', 'ccn-5.106', unit)];
  if (!mayFireOf(input, new Trace())) return [];
  if (isInfantry(unit) && blocks === undefined)
    return [needs('attacker.blocks', 'blocks-needed', 'ccn-5.72', unit)];
  if (
    isArtillery(unit) &&
    artilleryDice === undefined &&
    !isPrinted(input.attacker, input.distance)
  )
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
  const hitsOn = fireHits(fire, new Trace());
  const checked = diceOfChecks(fireResult(fire, dice, hitsOn, input, new Trace()));
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
    [
      'leaderCheck',
      'more-faces-than-check',
      'ccn-5.160',
      () => defender.leader && leaderCheck.length > checked,
      () => ({ given: leaderCheck.length, dice: checked }),
    ],
  )(input);
}

/** Dice that are rolled for the leader in all: a second check may follow the retreat (R61). */
const diceOfChecks = ({ leaderChecks, leaderCheckDice }: Result) =>
  leaderChecks === 2 ? 2 + leaderCheckDice : leaderCheckDice;
