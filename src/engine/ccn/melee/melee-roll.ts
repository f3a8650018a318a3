import { amount, words, yes } from '../../core/answer.ts';
import { firstOf, problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { atLeader, FACES } from '../faces.ts';
import { checkWay } from '../retreat/way-back.ts';
import { afterMelee } from './after-melee.ts';
import { mayAttack } from './melee.ts';
import { type MeleeRoll, meleeDice } from './melee-dice.ts';
import { hitsOf } from './melee-hits.ts';
import { MELEE_ODDS, oddsOfMelee, RETREAT_READINGS } from './melee-odds.ts';
import {
  checkTable,
  endOf,
  LEADER_CHECK,
  RESOLVED,
  type Resolving,
  resolve,
  WAY,
} from './resolve.ts';
import {
  ATTACKER,
  checkMelee,
  DEFENDER,
  lacksDice,
  MELEE_FIELDS,
  MELEE_READINGS,
  rollsOf,
} from './sides.ts';

const MOST_DICE = 20;

const { attacker, defender, ...melee } = MELEE_FIELDS;
export const FIELDS = {
  roll: usual(choice(['attack', 'battle-back', 'first-strike', 'strikes-first'], 'attack')),
  faces: list(FACES, MOST_DICE),
  leaderCheck: LEADER_CHECK,
  attacker: group({ ...ATTACKER, ...WAY }),
  defender: group({ ...DEFENDER, ...WAY }),
  ...melee,
  readings: rare(group({ ...MELEE_READINGS, ...RETREAT_READINGS })),
};
type RollInput = Values<typeof FIELDS>;

/** First Strike is played where its own roll is asked about. */
const asPlayed = (input: RollInput): RollInput =>
  input.roll === 'first-strike' ? { ...input, firstStrike: true } : input;

const rollAsked = (input: RollInput): MeleeRoll | undefined =>
  rollsOf(input).find(({ kind }) => kind === input.roll);

const sideOf = ({ roll }: RollInput) => (roll === 'attack' ? 'defender' : 'attacker');
/** The attack itself must be allowed; of a battle back it has been made, and First Strike may have cost its last die. */
const mayRoll = (input: RollInput, trace: Trace) =>
  input.roll === 'battle-back' ||
  mayAttack(input, trace, input.roll === 'attack' && input.firstStrike);

/** The roll with its dice, as far as it lies on the table. */
const resolving = (input: RollInput, roll: MeleeRoll, trace: Trace): Resolving => ({
  ...{ roll, kind: input.roll, melee: input, side: input[sideOf(input)] },
  ...{ faces: input.faces, leaderCheck: input.leaderCheck },
  dice: meleeDice(roll, trace),
  hitsOn: hitsOf(roll, trace),
});

export const meleeRoll = defineQuery({
  id: 'ccn/melee-roll',
  fields: FIELDS,
  answer: { allowed: yes(), dice: amount(), hitsOn: words(FACES), ...RESOLVED },
  odds: MELEE_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    leaderCheck: ({ leaderCheckDice }) => atLeader(leaderCheckDice),
  },
  start: { attacker: { unit: 'line', blocks: 4 }, defender: { unit: 'line', blocks: 4 } },
  sample: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'grenadier', blocks: 3, leader: true },
    faces: ['infantry', 'flag', 'flag', 'saber'],
    leaderCheck: ['saber', 'flag'],
  },
  next: afterMelee,
  check: firstOf(checkMelee, within('attacker', checkWay), within('defender', checkWay), checkRoll),
  run(given, trace) {
    const input = asPlayed(given);
    const units = { unit: input.attacker.unit, target: input.defender.unit };
    const roll = rollAsked(input);
    if (!roll || !mayRoll(input, trace))
      return { answer: {}, summary: { say: 'melee/no', with: units } };
    const asked = resolving(input, roll, trace);
    const { dice, hitsOn, side } = asked;
    const after = resolve(asked, trace);
    return {
      answer: { allowed: true, dice, hitsOn, ...after },
      summary: {
        say: `melee-roll/${endOf(roll, after)}`,
        with: {
          ...{ unit: roll.roller.unit, target: roll.target.unit },
          ...{ hits: after.hits, dice: after.diceToRoll },
          ...{ lost: after.allBlocksLost ?? after.blocksLost, hexes: after.hexesMade ?? 0 },
        },
      },
      odds: oddsOfMelee(roll, dice, hitsOn, side, input.readings, input),
    };
  },
});

/** What cannot lie on the table, and what its result cannot be told without. */
function checkRoll(given: RollInput) {
  const input = asPlayed(given);
  const roll = rollAsked(input);
  const { unit, blocks = 0 } = input.defender;
  const untold = unit !== 'leader' && blocks === 0;
  const needsDice = input.roll === 'battle-back' && lacksDice(input.defender);
  const none = problems<RollInput>(
    ['roll', 'nobody-rolls-like-this', 'ccn-5.119', () => !roll, () => ({ unit })],
    ['defender.blocks', 'blocks-needed', 'ccn-5.149', () => untold, () => ({ unit })],
    [
      'defender.artilleryDice',
      'artillery-dice-needed',
      'ccn-5.140',
      () => needsDice,
      () => ({ unit, blocks }),
    ],
  )(input);
  if (!roll || none.length > 0 || !mayRoll(input, new Trace())) return none;
  return checkTable(resolving(input, roll, new Trace()), sideOf(input));
}
