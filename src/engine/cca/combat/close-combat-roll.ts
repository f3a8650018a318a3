import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import {
  choice,
  flag,
  group,
  list,
  optionalCount,
  optionalList,
  rare,
  type Values,
  type Violation,
} from '../../core/schema.ts';
import { FACES, type Face } from '../faces.ts';
import { mayAdvance } from '../leaders/momentum.ts';
import { aftermath, BLOCKS_RETREAT, type Retreat } from '../retreat/aftermath.ts';
import { battleDice } from './battle-dice.ts';
import { FORBIDDEN, permitted, rollsOf } from './close-combat.ts';
import { COMBAT_FIELDS, type CombatInput, checkCombat, type Roll, rollOf } from './combat.ts';
import { type RollResult, rollResult } from './roll-result.ts';
import { countFaces, dueAgain, hitsOf } from './rolling.ts';
import { type Scoring, scoring } from './scoring.ts';

const MOST_DICE_ON_TABLE = 12;

export const RETREAT_FIELDS = {
  freeHexes: rare(optionalCount(0, 12)),
  blockedBy: rare(choice(BLOCKS_RETREAT, 'units')),
  ignores: rare(optionalCount(0, 6)),
  leaderAt: rare(optionalCount(1, 12)),
  stopsAtLeader: rare(flag(true)),
};

const { attacker, defender, ...combat } = COMBAT_FIELDS;

export const ROLL_FIELDS = {
  roll: choice(['attack', 'battle-back'], 'attack'),
  faces: list(FACES, MOST_DICE_ON_TABLE),
  rolledAgain: rare(list(FACES, 40)),
  leaderCheck: rare(optionalList(FACES, 3)),
  attacker: group({ ...attacker.fields, ...RETREAT_FIELDS }),
  defender: group({ ...defender.fields, ...RETREAT_FIELDS }),
  ...combat,
};

type RollInput = Values<typeof ROLL_FIELDS>;

interface Entered {
  roll: Roll;
  score: Scoring;
  dice: number;
  faces: readonly Face[];
  again: readonly Face[];
  check: readonly Face[] | undefined;
}

export const closeCombatRoll = looseQuery({
  id: 'cca/close-combat-roll',
  fields: ROLL_FIELDS,
  sample: {
    attacker: { unit: 'MI' },
    defender: { unit: 'HI', blocks: 3 },
    faces: ['red', 'swords', 'flag', 'green'],
  },
  check: (input) => [...checkCombat(input), ...checkFaces(input)],
  run(input, trace) {
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    if (!permitted(input, rollOf('attack', input, 0), trace))
      return { answer: FORBIDDEN, summary: { say: 'close-combat/forbidden', with: units } };
    const roll = rollAsked(input);
    if (input.firstStrike) trace.step('cca-18.38', { unit: input.defender.unit });
    if (roll.kind === 'battle-back') trace.step('cca-11.58', { unit: roll.roller.unit });
    const dice = battleDice(roll, trace);
    const score = scoring(roll, trace);
    const entered = {
      roll,
      score,
      dice,
      faces: input.faces,
      again: input.rolledAgain,
      check: input.leaderCheck,
    };
    const result = resolve(entered, retreatOf(input), trace);
    const names = { unit: roll.roller.unit, target: roll.target.unit };
    return {
      answer: { allowed: true, dice, ...result, ...consequences(roll, result, input, trace) },
      summary: {
        say: summaryOf(roll, result),
        with: {
          ...names,
          hits: result.hits,
          lost: result.blocksLost + result.blocksLostInRetreat,
          hexes: result.hexesMade,
        },
      },
    };
  },
});

const summaryOf = ({ target }: Roll, { eliminated, leftHex, leaderLost }: Result) => {
  if (target.unit === 'LD') return `roll/leader-${leaderLost ? 'lost' : 'evades'}`;
  return `roll/${eliminated ? 'eliminated' : leftHex ? 'retreats' : 'holds'}`;
};

function rollAsked(input: CombatInput & { roll: 'attack' | 'battle-back' }): Roll {
  const { first, second } = rollsOf(input);
  return input.roll === 'battle-back' && second ? second : first;
}

function retreatOf(input: RollInput): Retreat {
  const targetIsAttacker = (input.roll === 'battle-back') !== input.firstStrike;
  return targetIsAttacker ? input.attacker : input.defender;
}

interface Result extends RollResult {
  hits: number;
  flags: number;
  misses: number;
  diceToRollAgain: number;
}

function resolve(entered: Entered, retreat: Retreat, trace: Trace): Result {
  const { roll, score, dice, faces, again } = entered;
  const shown = countFaces([...faces, ...again], score);
  const hits = hitsOf(shown, score);
  const due = dueAgain(faces, again, score, roll.readings);
  const flags = roll.evades || roll.target.unit === 'LD' ? 0 : shown.flags;
  const counted = shown.colour + shown.swords + shown.leader + flags;
  const misses = dice + again.length - counted;
  if (misses > 0) trace.step('cca-11.50', { misses });
  if (roll.target.unit === 'LD') return { ...atLeader(roll, hits, trace), misses };
  return {
    ...rollResult(roll, { hits, flags }, entered.check, retreat, trace),
    hits,
    flags,
    misses,
    diceToRollAgain: Math.max(0, due - again.length),
  };
}

/** A leader alone: any helmet removes him, otherwise he must evade (cca-13.17, cca-13.18). */
function atLeader(roll: Roll, hits: number, trace: Trace) {
  const nothing = aftermath(
    roll,
    { hits: 0, flags: 0 },
    roll.target.blocks,
    'none',
    { blockedBy: 'edge' },
    new Trace(),
  );
  const lost = hits > 0;
  if (lost) trace.step('cca-11.53');
  else trace.step('cca-13.18');
  return {
    ...nothing,
    hits,
    flags: 0,
    eliminated: lost,
    blocksLeft: lost ? 0 : 1,
    blocksLost: lost ? 1 : 0,
    leftHex: !lost,
    diceToRollAgain: 0,
    leaderCheckDice: 0 as const,
    leaderLost: lost,
  };
}

/** What may follow: who battles back, who advances, and the banners won. */
function consequences(roll: Roll, result: Result, input: RollInput, trace: Trace) {
  const banners =
    Number(result.eliminated) + Number(result.leaderLost && roll.target.unit !== 'LD');
  const answers = input.roll === 'attack' ? rollsOf(inputAfter(input, result)).second : null;
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
    trace.skip('cca-11.54', 'no-survivors', { unit });
    return none;
  }
  if (result.leftHex) {
    trace.step('cca-11.56', { unit });
    return none;
  }
  if (result.retreatHexes > 0) {
    trace.step('cca-11.55', { unit });
    trace.skip('cca-11.56', 'hex-held', { unit });
  } else trace.step('cca-11.54', { unit });
  const dice = battleDice(answers, new Trace());
  return { allowed: true, dice };
}

function checkFaces(input: RollInput): Violation[] {
  if (checkCombat(input).length > 0) return [];
  const { second } = rollsOf(input);
  if (input.roll === 'battle-back' && !second)
    return [{ field: 'roll', problem: 'nobody-answers', with: { unit: input.defender.unit } }];
  const roll = rollAsked(input);
  const quiet = new Trace();
  if (!permitted(input, rollOf('attack', input, 0), quiet)) return [];
  return [...tooManyFaces(input, roll), ...checkOfNobody(input, roll)];
}

function tooManyFaces({ faces, rolledAgain: again }: RollInput, roll: Roll): Violation[] {
  const dice = battleDice(roll, new Trace());
  const found: Violation[] = [];
  if (faces.length > dice)
    found.push({
      field: 'faces',
      problem: 'more-faces-than-dice',
      with: { given: faces.length, dice, unit: roll.roller.unit },
      clause: 'cca-11.7',
    });
  const score = scoring(roll, new Trace());
  const due = dueAgain(faces, again, score, roll.readings);
  if (again.length > due)
    found.push({
      field: 'rolledAgain',
      problem: 'more-rerolls-than-swords',
      with: { given: again.length, due, unit: roll.roller.unit },
      clause: 'cca-11.32',
    });
  return found;
}

function checkOfNobody({ leaderCheck }: RollInput, { target }: Roll): Violation[] {
  if (!leaderCheck || target.leader === 'attached') return [];
  const clause = 'cca-15.1';
  return [
    { field: 'leaderCheck', problem: 'no-leader-to-check', with: { target: target.unit }, clause },
  ];
}
