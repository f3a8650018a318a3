import { type Answer, alike, amount, maybe, opens, part, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { clauseOf, Trace } from '../../core/ruling.ts';
import { choice, list, optionalList } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Violation } from '../../core/schema/violation.ts';
import { atLeader, FACES } from '../faces.ts';
import { mayAdvance } from '../leaders/momentum.ts';
import { RETREAT_FIELDS } from '../retreat/retreat-path.ts';
import { afterRoll } from './after-roll.ts';
import { battleDice } from './battle-dice.ts';
import { CHANCES_ARE, chancesOf } from './chances-are.ts';
import { COMBAT_FIELDS, type CombatInput, checkCombat, type Roll, rollOf } from './combat.ts';
import { mayAnswerBy, permitted, rollsOf } from './exchange.ts';
import { oddsOfRoll, ROLL_ODDS } from './roll-odds.ts';
import {
  checkOfNobody,
  ROLL_RESULT,
  resultOf,
  rollSummary,
  tooManyOfCheck,
} from './roll-result.ts';
import { countFaces, dueAgain, hitsOf } from './rolling.ts';
import { type Scoring, scoring } from './scoring.ts';

const MOST_DICE_ON_TABLE = 12;

const { attacker, defender, ...combat } = COMBAT_FIELDS;

export const ROLL_FIELDS = {
  roll: usual(choice(['attack', 'battle-back'], 'attack')),
  faces: list(FACES, MOST_DICE_ON_TABLE),
  rolledAgain: rare(list(FACES, 40)),
  leaderCheck: rare(optionalList(FACES, 3)),
  attacker: group({ ...attacker.fields, ...RETREAT_FIELDS }),
  defender: group({ ...defender.fields, ...RETREAT_FIELDS }),
  ...combat,
};

type RollInput = Values<typeof ROLL_FIELDS>;

const RESULT = {
  ...ROLL_RESULT,
  ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll', 'diceToRollAgain'),
};
type Result = Answer<typeof RESULT>;

export const closeCombatRoll = defineQuery({
  id: 'cca/close-combat-roll',
  fields: ROLL_FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    ...RESULT,
    banners: amount(),
    battleBack: maybe(part({ allowed: yes(), dice: amount() })),
    ...alike(opens(), 'mayAdvance', 'extraHex', 'bonusCombat'),
    chancesAre: maybe(word(CHANCES_ARE, 'known')),
  },
  odds: ROLL_ODDS,
  rolls: {
    faces: ({ dice }) => dice,
    rolledAgain: ({ diceToRollAgain = 0 }, fallen) => diceToRollAgain + fallen,
    leaderCheck: ({ leaderCheckDice }) => atLeader(leaderCheckDice),
  },
  start: { attacker: { unit: 'MI' }, defender: { unit: 'MI' } },
  sample: {
    attacker: { unit: 'MI' },
    defender: { unit: 'HI', blocks: 3 },
    faces: ['red', 'swords', 'flag', 'green'],
  },
  next: afterRoll,
  check: problems(checkCombat, checkRoll),
  run(input, trace) {
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    if (!permitted(input, rollOf('attack', input, 0), trace))
      return { answer: {}, summary: { say: 'close-combat/forbidden', with: units } };
    const roll = rollAsked(input);
    if (input.firstStrike) trace.step('cca-18.38', { unit: input.defender.unit });
    if (roll.kind === 'reply') trace.step('cca-18.39', { unit: roll.roller.unit });
    if (input.roll === 'battle-back') trace.step('cca-11.58', { unit: roll.roller.unit });
    const dice = battleDice(roll, trace);
    const score = scoring(roll, trace);
    const result = resolve(roll, score, dice, input, trace);
    const open = result.diceToRoll + result.diceToRollAgain;
    const chancesAre = chancesOf(input, open, result);
    return {
      answer: {
        allowed: true,
        dice,
        ...result,
        ...consequences(roll, result, input, trace),
        chancesAre,
      },
      summary: rollSummary(roll, result, open),
      odds: oddsOfRoll(roll, dice, score, retreatOf(input), input),
    };
  },
});

function rollAsked(input: CombatInput & { roll: 'attack' | 'battle-back' }): Roll {
  const { first, second } = rollsOf(input);
  return input.roll === 'battle-back' && second ? second : first;
}

function resolve(
  roll: Roll,
  score: Scoring,
  dice: number,
  { faces, rolledAgain: again, leaderCheck, ...input }: RollInput,
  trace: Trace,
): Result {
  const lone = roll.target.unit === 'LD';
  const shown = countFaces([...faces, ...again], score);
  const hits = hitsOf(shown, score);
  const due = dueAgain(faces, again, score, roll.readings);
  const flags = roll.evades || lone ? 0 : shown.flags;
  const counted = shown.colour + shown.swords + shown.leader + flags;
  const misses = faces.length + again.length - counted;
  if (misses > 0) trace.step('cca-11.50', { misses });
  const diceToRoll = dice - faces.length;
  const diceToRollAgain = lone ? 0 : Math.max(0, due - again.length);
  const rolled = { hits, flags, open: diceToRoll + diceToRollAgain };
  const result = resultOf(roll, rolled, leaderCheck, retreatOf(input), trace);
  return { ...result, hits, flags, misses, diceToRoll, diceToRollAgain };
}

/** How whoever this roll is at may retreat. */
const retreatOf = ({
  roll,
  firstStrike,
  attacker,
  defender,
}: Pick<RollInput, 'roll' | 'firstStrike' | 'attacker' | 'defender'>) =>
  (roll === 'battle-back') !== firstStrike ? attacker : defender;

/** What may follow: who battles back, who advances, and the banners won. */
function consequences(roll: Roll, result: Result, input: RollInput, trace: Trace) {
  const banners =
    Number(result.eliminated) + Number(result.leaderLost && roll.target.unit !== 'LD');
  const answers = input.roll === 'attack' ? rollsOf(inputAfter(input, result)).second : null;
  if (result.diceToRoll + result.diceToRollAgain > 0)
    return { banners, battleBack: null, mayAdvance: null, extraHex: null, bonusCombat: null };
  return {
    banners,
    battleBack: battleBack(roll, result, answers, trace),
    ...mayAdvance(roll, result, input, trace),
  };
}

/** The combat as it stands for the answering roll: the target has lost its blocks. */
function inputAfter(input: RollInput, { blocksLeft }: Result): RollInput {
  if (blocksLeft === 0) return input;
  const hurt = input.firstStrike ? 'attacker' : 'defender';
  return { ...input, [hurt]: { ...input[hurt], blocks: blocksLeft } };
}

function battleBack(roll: Roll, result: Result, answers: Roll | null, trace: Trace) {
  const none = { allowed: false, dice: 0 };
  const unit = roll.target.unit;
  if (!answers) {
    if (roll.evades) trace.step('cca-13.14', { unit });
    return none;
  }
  if (result.eliminated) {
    trace.skip(clauseOf(mayAnswerBy(answers, 'cca-11.54')), 'no-survivors', { unit });
    return none;
  }
  if (result.leftHex) {
    trace.step('cca-11.56', { unit });
    return none;
  }
  if (result.retreatHexes > 0) {
    trace.step('cca-11.55', { unit });
    trace.skip('cca-11.56', 'hex-held', { unit });
  } else trace.step(mayAnswerBy(answers, 'cca-11.54'), { unit });
  const dice = battleDice(answers, new Trace());
  return { allowed: true, dice };
}

/** What cannot lie on the table; it is not asked of units that cannot be, nor of a combat that is forbidden. */
function checkRoll(input: RollInput): Violation[] {
  if (checkCombat(input).length > 0) return [];
  if (input.roll === 'battle-back' && !rollsOf(input).second)
    return [{ field: 'roll', problem: 'nobody-answers', with: { unit: input.defender.unit } }];
  if (!permitted(input, rollOf('attack', input, 0), new Trace())) return [];
  const roll = rollAsked(input);
  const dice = battleDice(roll, new Trace());
  const { faces, rolledAgain: again } = input;
  const score = scoring(roll, new Trace());
  const due = dueAgain(faces, again, score, roll.readings);
  return problems<RollInput>(
    [
      'faces',
      'more-faces-than-dice',
      'cca-11.7',
      () => faces.length > dice,
      () => ({ given: faces.length, dice, unit: roll.roller.unit }),
    ],
    [
      'rolledAgain',
      'more-rerolls-than-swords',
      'cca-11.32',
      () => again.length > due,
      () => ({ given: again.length, due, unit: roll.roller.unit }),
    ],
    checkOfNobody('leaderCheck', ({ leaderCheck }) => leaderCheck && roll.target),
    () => {
      const shown = countFaces([...faces, ...again], score);
      const open = dice - faces.length + due - again.length;
      const rolled = { hits: hitsOf(shown, score), flags: shown.flags, open };
      return tooManyOfCheck('leaderCheck', roll, rolled, input.leaderCheck, retreatOf(input));
    },
  )(input);
}
