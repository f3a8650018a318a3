import { amount, maybe, part, text, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/distribution.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { type Odds, Trace } from '../../core/ruling.ts';
import { group } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import type { LeaderFate } from '../retreat/aftermath.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import { RETREAT_FIELDS } from '../retreat/retreat-path.ts';
import { fullStrength } from '../units.ts';
import { battleDice } from './battle-dice.ts';
import { prospects, ROLL_ANSWER } from './close-combat.ts';
import { COMBAT_FIELDS, checkCombat, type Roll, rollOf } from './combat.ts';
import { mayAnswerBy, permitted, rollsOf } from './exchange.ts';
import { FATES, type Standing, standingAfter } from './standing.ts';

const { attacker, defender, ...combat } = COMBAT_FIELDS;

const OUTCOME_FIELDS = {
  attacker: group({ ...attacker.fields, ...RETREAT_FIELDS }),
  defender: group({ ...defender.fields, ...RETREAT_FIELDS }),
  ...combat,
};

type OutcomeInput = Values<typeof OUTCOME_FIELDS>;

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];

/** How both sides come out of the combat. */
type Ending = Record<Side, (typeof FATES)[number]> &
  Record<`${Side}Blocks`, number> &
  Record<`${Side}Leader`, LeaderFate>;

/** The whole combat: the first roll, and the answer of a target that holds its hex. */
function endings(input: OutcomeInput): Distribution<Ending> {
  const { first, second } = rollsOf(input);
  const [hit, striker] = input.firstStrike
    ? (['attacker', 'defender'] as const)
    : (['defender', 'attacker'] as const);
  const untouched = Distribution.certain(standingOf(first.roller));
  return standingAfter(first, input[hit]).chain((target) => {
    const answered = second && target.fate === 'stands';
    const answer = answered ? answerOf(second, target, input[striker]) : untouched;
    return answer.map((roller) => ending(hit, target, striker, roller));
  });
}

/** How the answer leaves whoever rolled first. */
function answerOf(second: Roll, { blocks, leader }: Standing, retreat: Retreat) {
  const roller = { ...second.roller, blocks, full: blocks === fullStrength(second.roller.unit) };
  if (leader === 'lost') roller.leader = 'none';
  return standingAfter({ ...second, roller }, retreat);
}

const standingOf = ({ blocks, leader }: Roll['roller']): Standing => ({
  blocks,
  fate: 'stands',
  leader: leader === 'attached' ? 'safe' : 'none',
});

const ending = (a: Side, of: Standing, b: Side, than: Standing) =>
  ({
    [a]: of.fate,
    [`${a}Blocks`]: of.blocks,
    [`${a}Leader`]: of.leader,
    [b]: than.fate,
    [`${b}Blocks`]: than.blocks,
    [`${b}Leader`]: than.leader,
  }) as Ending;

function sideAnswer(odds: Distribution<Ending>, side: Side, blocks: number) {
  const p = (holds: (end: Ending) => boolean) => fractionText(odds.probability(holds));
  return {
    eliminated: p((end) => end[side] === 'eliminated'),
    retreats: p((end) => end[side] === 'retreats'),
    stands: p((end) => end[side] === 'stands'),
    evades: p((end) => end[side] === 'evades'),
    leaderLost: p((end) => end[`${side}Leader`] === 'lost'),
    blocksLost: fractionText(odds.mean((end) => blocks - end[`${side}Blocks`])),
  };
}

function oddsOf(odds: Distribution<Ending>, blocks: Record<Side, number>): Odds {
  const chances: Odds['chances'] = {};
  for (const side of ['defender', 'attacker'] as const)
    for (const fate of FATES) {
      const p = odds.probability((end) => end[side] === fate);
      if (p.n > 0n) chances[`${side}-${fate}`] = chance(p);
    }
  return {
    chances,
    means: Object.fromEntries(
      SIDES.map((side) => [
        `${side}BlocksLost`,
        mean(odds.mean((end) => blocks[side] - end[`${side}Blocks`])),
      ]),
    ),
    tables: Object.fromEntries(
      SIDES.map((side) => [`${side}Blocks`, table(odds, (end) => end[`${side}Blocks`])]),
    ),
    outcomes: odds
      .entries()
      .map(([outcome, weight]) => ({ outcome, ...chance(fraction(weight, odds.total)) })),
  };
}

/** How one side comes out: exact fractions. */
const SIDE = part({
  eliminated: text('0'),
  retreats: text('0'),
  stands: text('0'),
  evades: text('0'),
  leaderLost: text('0'),
  blocksLost: text('0'),
});

export const closeCombatOutcome = defineQuery({
  id: 'cca/close-combat-outcome',
  fields: OUTCOME_FIELDS,
  answer: {
    allowed: yes(),
    dice: amount(),
    battleBack: maybe(part(ROLL_ANSWER)),
    battleBackDice: amount(),
    defender: SIDE,
    attacker: SIDE,
  },
  odds: {
    // Who attacks does not evade.
    chances: SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}`)).filter(
      (name) => name !== 'attacker-evades',
    ),
    means: SIDES.map((side) => `${side}BlocksLost`),
    tables: SIDES.map((side) => `${side}Blocks`),
    outcomes: SIDES.flatMap((side) => [side, `${side}Blocks`, `${side}Leader`]),
  },
  start: { attacker: { unit: 'MI' }, defender: { unit: 'MI' } },
  sample: { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
  next: (draft, { allowed }) =>
    allowed ? [{ as: 'roll', query: 'cca/close-combat-roll', draft }] : [],
  check: (input) => checkCombat(input),
  run(input, trace) {
    const attack = rollOf('attack', input, 0);
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    if (!permitted(input, attack, trace))
      return { answer: {}, summary: { say: 'close-combat/forbidden', with: units } };
    const { first, second } = rollsOf(input);
    const dice = battleDice(first, new Trace());
    procedure(input, first, second, dice, trace);
    const odds = endings(input);
    const battleBack = second && prospects(second, new Trace());
    const answer = {
      allowed: true,
      dice,
      battleBack,
      battleBackDice: battleBack?.dice ?? 0,
      defender: sideAnswer(odds, 'defender', attack.target.blocks),
      attacker: sideAnswer(odds, 'attacker', attack.roller.blocks),
    };
    const { eliminated, retreats } = answer.defender;
    return {
      answer,
      summary: {
        say: 'outcome',
        with: { ...units, dice, eliminated, retreats, lost: answer.attacker.blocksLost },
      },
      odds: oddsOf(odds, { attacker: attack.roller.blocks, defender: attack.target.blocks }),
    };
  },
});

/** The combat in the order of its steps (cca-11.3). */
function procedure(
  { evades, firstStrike, defender: { unit } }: OutcomeInput,
  first: Roll,
  second: Roll | null,
  dice: number,
  trace: Trace,
) {
  trace.step('cca-11.3/order');
  if (firstStrike) trace.step('cca-18.38', { unit });
  if (evades) trace.step('cca-13.3', { unit });
  trace.step('cca-11.7/rolls', { unit: first.roller.unit, dice });
  trace.step('cca-11.51/each', { target: first.target.unit });
  if (first.target.leader === 'attached') trace.step('cca-15.1', { dice: 2 });
  if (!evades && unit !== 'LD') trace.step('cca-11.49/each', { target: first.target.unit });
  if (second) {
    trace.step(mayAnswerBy(second, 'cca-11.54/if'), { unit: second.roller.unit });
    trace.step('cca-11.56/else', { unit: second.roller.unit });
    trace.step('cca-11.58', { unit: second.roller.unit });
  }
}
