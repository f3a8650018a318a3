import { Distribution } from '../core/distribution.ts';
import { fraction, fractionText } from '../core/fraction.ts';
import { chance, mean, table } from '../core/odds.ts';
import { defineQuery } from '../core/query.ts';
import { type Odds, Trace } from '../core/ruling.ts';
import { group, type Values } from '../core/schema.ts';
import { aftermath, type LeaderFate, leaderCheckDice, removeBlocks } from './aftermath.ts';
import { battleDice } from './battle-dice.ts';
import { FORBIDDEN, permitted, rollsOf } from './close-combat.ts';
import { RETREAT_FIELDS } from './close-combat-roll.ts';
import { COMBAT_FIELDS, checkCombat, fighter, type Roll, rollOf } from './combat.ts';
import { rollOdds } from './rolling.ts';
import { scoring } from './scoring.ts';

const { attacker, defender, ...combat } = COMBAT_FIELDS;

const OUTCOME_FIELDS = {
  attacker: group({ ...attacker.fields, ...RETREAT_FIELDS }),
  defender: group({ ...defender.fields, ...RETREAT_FIELDS }),
  ...combat,
};

type OutcomeInput = Values<typeof OUTCOME_FIELDS>;

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];

const FATES = ['stands', 'retreats', 'evades', 'eliminated'] as const;

/** How one side comes out of a roll against it. */
type Standing = { blocks: number; fate: (typeof FATES)[number]; leader: LeaderFate };

/** How both sides come out of the combat. */
type Ending = Record<Side, (typeof FATES)[number]> &
  Record<`${Side}Blocks`, number> &
  Record<`${Side}Leader`, LeaderFate>;

const HELMETS_MISSED: Record<1 | 2, number> = { 1: 5, 2: 35 };

/** The leader's check: one die of 6 faces, or two helmets out of 36 throws of two dice. */
function leaderOdds(before: LeaderFate, dice: 0 | 1 | 2): Distribution<{ leader: LeaderFate }> {
  if (dice === 0) return Distribution.certain({ leader: before });
  return Distribution.of([
    [{ leader: 'lost' as LeaderFate }, 1],
    [{ leader: 'safe' as LeaderFate }, HELMETS_MISSED[dice]],
  ]);
}

/** Every way that a roll leaves its target, with the leader's check and the retreat. */
function afterRoll(roll: Roll, input: OutcomeInput, side: Side): Distribution<Standing> {
  const quiet = new Trace();
  const score = scoring(roll, quiet);
  const { blocks, leader: place, unit } = roll.target;
  const odds = rollOdds(battleDice(roll, quiet), blocks, score, roll.readings);
  const led: LeaderFate = place === 'attached' ? 'safe' : 'none';
  return odds.chain((rolled): Distribution<Standing> => {
    if (unit === 'LD')
      return Distribution.certain(
        rolled.hits > 0
          ? { blocks: 0, fate: 'eliminated', leader: 'lost' }
          : { blocks: 1, fate: 'evades', leader: 'safe' },
      );
    const left = removeBlocks(roll, rolled.hits, quiet);
    const dice = leaderCheckDice(roll, rolled.hits, left);
    return leaderOdds(led, dice).chain(({ leader }) => {
      const after = aftermath(roll, rolled, left, leader, input[side], quiet);
      const fate = after.eliminated
        ? 'eliminated'
        : roll.evades
          ? 'evades'
          : after.leftHex
            ? 'retreats'
            : 'stands';
      const lostInRetreat = after.eliminated && rolled.hits < blocks && leader === 'safe';
      return leaderOdds(leader, lostInRetreat ? 1 : 0).map((last) => ({
        blocks: after.blocksLeft,
        fate,
        leader: last.leader,
      }));
    });
  });
}

/** The whole combat: the first roll, and the answer of a target that holds its hex. */
function endings(input: OutcomeInput): Distribution<Ending> {
  const { first, second } = rollsOf(input);
  const [hit, striker]: Side[] = input.firstStrike
    ? ['attacker', 'defender']
    : ['defender', 'attacker'];
  if (!hit || !striker) throw new RangeError('A combat has two sides.');
  const untouched = standingOf(first.roller);
  const answers = new Map<string, Distribution<Standing>>();
  const answerOf = ({ blocks, leader }: Standing): Distribution<Standing> => {
    if (!second) return Distribution.certain(untouched);
    const key = `${blocks} ${leader}`;
    const known = answers.get(key);
    if (known) return known;
    const roller = { ...second.roller, blocks, full: blocks === fullBlocks(second.roller.unit) };
    if (leader === 'lost') roller.leader = 'none';
    const odds = afterRoll({ ...second, roller }, input, striker);
    answers.set(key, odds);
    return odds;
  };
  return afterRoll(first, input, hit).chain((target) =>
    (target.fate === 'stands' ? answerOf(target) : Distribution.certain(untouched)).map((roller) =>
      ending(hit, target, striker, roller),
    ),
  );
}

const fullBlocks = (unit: Roll['roller']['unit']) =>
  fighter({
    unit,
    blocks: undefined,
    leader: 'none',
    terrain: 'clear',
    rampart: 'none',
    support: 0,
  }).blocks;

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

export const closeCombatOutcome = defineQuery({
  id: 'cca/close-combat-outcome',
  fields: OUTCOME_FIELDS,
  sample: { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
  check: (input) => checkCombat(input),
  run(input, trace) {
    const attack = rollOf('attack', input, 0);
    const units = { attacker: input.attacker.unit, defender: input.defender.unit };
    if (!permitted(input, attack, trace))
      return { answer: FORBIDDEN, summary: { say: 'close-combat/forbidden', with: units } };
    const { first, second } = rollsOf(input);
    const dice = battleDice(first, new Trace());
    procedure(input, first, second, dice, trace);
    const odds = endings(input);
    const answer = {
      allowed: true,
      dice,
      battleBackDice: second ? battleDice(second, new Trace()) : 0,
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
  trace.step('cca-11.3', {}, null, 'cca-11.3/order');
  if (firstStrike) trace.step('cca-18.38', { unit });
  if (evades) trace.step('cca-13.3', { unit });
  trace.step('cca-11.7', { unit: first.roller.unit, dice }, null, 'cca-11.7/rolls');
  trace.step('cca-11.51', { target: first.target.unit }, null, 'cca-11.51/each');
  if (first.target.leader === 'attached') trace.step('cca-15.1', { dice: 2 });
  if (!evades && unit !== 'LD')
    trace.step('cca-11.49', { target: first.target.unit }, null, 'cca-11.49/each');
  if (second) {
    trace.step('cca-11.54', { unit: second.roller.unit }, null, 'cca-11.54/if');
    trace.step('cca-11.56', { unit: second.roller.unit }, null, 'cca-11.56/else');
    trace.step('cca-11.58', { unit: second.roller.unit });
  }
}
