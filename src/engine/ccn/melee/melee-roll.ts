import { alike, amount, maybe, opens, word, words, yes } from '../../core/answer.ts';
import { firstOf, problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, list, optionalList } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { countFaces } from '../combat/rolling.ts';
import { struckBy } from '../combat/struck.ts';
import { FACES, type Face } from '../faces.ts';
import { OPEN_AFTERMATH } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { eitherWay } from '../retreat/open-check.ts';
import { checkWay, WAY_FIELDS } from '../retreat/way-back.ts';
import { mayAttack } from './melee.ts';
import { type MeleeRoll, meleeDice } from './melee-dice.ts';
import { hitsOf } from './melee-hits.ts';
import { MELEE_ODDS, oddsOfMelee, RETREAT_READINGS } from './melee-odds.ts';
import { checkDiceOf, consequencesOf, isDecided, type Result, resultOf } from './roll-result.ts';
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
const { freeHexes, closedBy, leaderAt } = WAY_FIELDS;
const WAY = {
  freeHexes,
  closedBy,
  leaderAt: rare(leaderAt),
  ignores: rare(optionalCount(0, 6)),
};

const { attacker, defender, ...melee } = MELEE_FIELDS;
const FIELDS = {
  roll: choice(['attack', 'battle-back', 'first-strike', 'strikes-first'], 'attack'),
  faces: list(FACES, MOST_DICE),
  leaderCheck: rare(optionalList(FACES, 3)),
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
/** The attack itself must be allowed; of a battle back it has been made. */
const mayRoll = (input: RollInput, trace: Trace) =>
  input.roll === 'battle-back' || mayAttack(input, trace);

type Told = Pick<Result, 'eliminated' | 'leaderLost' | 'leftHex' | 'leaderCheckDice'>;
/** All that is open hangs on the check of the leader. */
const isChecked = ({ eliminated, leaderLost, leaderCheckDice }: Told) =>
  leaderCheckDice > 0 && (eliminated === null || leaderLost === null);

const CHANCES_ARE = ['before-any-die', 'part-known', 'after-hits', 'known'] as const;
function chancesOf({ faces }: RollInput, result: Told): (typeof CHANCES_ARE)[number] {
  if (isChecked(result)) return 'after-hits';
  if (isDecided(result)) return 'known';
  return faces.length > 0 ? 'part-known' : 'before-any-die';
}

const lyingOf = ({ faces, leaderCheck }: RollInput, dice: number, hitsOn: readonly Face[]) => ({
  ...countFaces(faces, hitsOn),
  open: dice - faces.length,
  leaderCheck,
});

export const meleeRoll = defineQuery({
  id: 'ccn/melee-roll',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    hitsOn: words(FACES),
    ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll'),
    ...OPEN_AFTERMATH,
    ...alike(opens(), 'mayBattleBack', 'attackFollows'),
    nextDice: maybe(amount(), 0),
    ...alike(opens(), 'mayAdvance', 'extraHex', 'bonusMelee'),
    chancesAre: word(CHANCES_ARE, 'known'),
  },
  odds: MELEE_ODDS,
  sample: {
    attacker: { unit: 'line', blocks: 4 },
    defender: { unit: 'grenadier', blocks: 3, leader: true },
    faces: ['infantry', 'flag', 'flag', 'saber'],
    leaderCheck: ['saber', 'flag'],
  },
  check: firstOf(checkMelee, within('attacker', checkWay), within('defender', checkWay), checkRoll),
  run(given, trace) {
    const input = asPlayed(given);
    const units = { unit: input.attacker.unit, target: input.defender.unit };
    const roll = rollAsked(input);
    if (!roll || !mayRoll(input, trace))
      return { answer: {}, summary: { say: 'melee/no', with: units } };
    const { faces, readings } = input;
    const side = input[sideOf(input)];
    const dice = meleeDice(roll, trace);
    const hitsOn = hitsOf(roll, trace);
    const lying = lyingOf(input, dice, hitsOn);
    const { hits, flags, open } = lying;
    const struck = open > 0 ? null : struckBy(roll, side, readings);
    const fallen = { hits, flags: roll.retires ? 0 : flags };
    const after = eitherWay(struck, fallen, input.leaderCheck ?? [], trace, (leaderCheck, told) => {
      const result = resultOf(roll, side, { ...lying, leaderCheck }, readings, told);
      return { ...result, ...consequencesOf(roll, input.roll, result, input, told) };
    });
    return {
      answer: {
        allowed: true,
        ...{ dice, hitsOn, hits, flags, misses: faces.length - hits - flags, diceToRoll: open },
        ...after,
        chancesAre: chancesOf(input, after),
      },
      summary: {
        say: `melee-roll/${endOf(roll, after)}`,
        with: {
          ...{ unit: roll.roller.unit, target: roll.target.unit, hits, dice: open },
          ...{ lost: after.allBlocksLost ?? after.blocksLost, hexes: after.hexesMade ?? 0 },
        },
      },
      odds: oddsOfMelee(roll, dice, hitsOn, side, readings, input),
    };
  },
});

/** What the roll has come to, for one sentence. */
function endOf({ target }: MeleeRoll, result: Told) {
  if (isChecked(result)) return 'check';
  if (!isDecided(result)) return 'open';
  if (target.unit === 'leader') return result.eliminated ? 'leader-lost' : 'leader-retreats';
  return result.eliminated ? 'eliminated' : result.leftHex ? 'retreats' : 'holds';
}

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
  return checkTable(input, roll);
}

/** The same of what was rolled, and of what flags and the leader's check need. */
function checkTable(input: RollInput, roll: MeleeRoll) {
  const side = sideOf(input);
  const dice = meleeDice(roll, new Trace());
  const struck = struckBy(roll, input[side], input.readings);
  const { unit, leader } = roll.target;
  const lying = lyingOf(input, dice, hitsOf(roll, new Trace()));
  const checked = checkDiceOf(resultOf(roll, input[side], lying, input.readings, new Trace()));
  return problems<RollInput>(
    [
      'faces',
      'more-faces-than-dice',
      'ccn-5.72',
      ({ faces }) => faces.length > dice,
      ({ faces }) => ({ given: faces.length, dice, unit: roll.roller.unit }),
    ],
    [
      `${side}.guardFlags`,
      'guard-flags-needed',
      'ccn-5.194',
      ({ faces }) => faces.includes('flag') && struck !== null && needsGuardFlags(struck),
      () => ({ unit }),
    ],
    [
      'leaderCheck',
      'no-leader-to-check',
      'ccn-5.162',
      ({ leaderCheck = [] }) => leaderCheck.length > 0 && !leader,
      () => ({ target: unit }),
    ],
    [
      'leaderCheck',
      'more-faces-than-check',
      'ccn-5.160',
      ({ leaderCheck = [] }) => leader && leaderCheck.length > checked,
      ({ leaderCheck = [] }) => ({ given: leaderCheck.length, dice: checked }),
    ],
  )(input);
}
