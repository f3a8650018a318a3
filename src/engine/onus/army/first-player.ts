import { alike, amount, maybe, text, word } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../units.ts';
import { LEADERSHIP } from './generals.ts';

const SIDES = 2;

const FIRST_FIELDS = {
  leadership: LEADERSHIP,
  opponentLeadership: LEADERSHIP,
  startDice: optionalCounts(1, FACES, SIDES),
  scenarioStarts: rare(choice(['nobody', 'player', 'opponent'], 'nobody')),
};
type Input = Values<typeof FIRST_FIELDS>;

/** One die each, with Leadership; ties are thrown again until somebody wins (onus-6.23). */
function oddsOf({ leadership, opponentLeadership }: Input) {
  const lead = leadership - opponentLeadership;
  const rolls = sum(1).chain((own) => sum(1).map((other) => ({ by: own.sum + lead - other.sum })));
  const decided = rolls.given(({ by }) => by !== 0);
  return {
    chances: {
      'player-starts': chance(decided.probability(({ by }) => by > 0)),
      'opponent-starts': chance(decided.probability(({ by }) => by < 0)),
      'tie-in-a-roll': chance(rolls.probability(({ by }) => by === 0)),
    },
    means: {},
    tables: {},
  };
}

function totals({ leadership, opponentLeadership, startDice = [] }: Input) {
  const [own, other] = startDice;
  if (own === undefined || other === undefined) return undefined;
  return { total: own + leadership, opponentTotal: other + opponentLeadership };
}

/** Who starts: as the scenario says, or as the dice fell, if they fell. */
function starter(input: Input, trace: Trace) {
  const { scenarioStarts } = input;
  if (scenarioStarts !== 'nobody') {
    trace.step('onus-6.3');
    trace.step('onus-6.23/scenario', { firstPlayer: scenarioStarts });
    return scenarioStarts;
  }
  const { leadership, opponentLeadership } = input;
  trace.step('onus-6.23', { leadership, opponentLeadership });
  const rolled = totals(input);
  if (!rolled) return 'to-be-rolled';
  const { total, opponentTotal } = rolled;
  const found =
    total === opponentTotal ? 'roll-again' : total > opponentTotal ? 'player' : 'opponent';
  trace.step(`onus-6.23/${found}`, rolled);
  return found;
}

export const firstPlayer = defineQuery({
  id: 'onus/first-player',
  fields: FIRST_FIELDS,
  answer: {
    firstPlayer: word(['player', 'opponent', 'roll-again', 'to-be-rolled'], 'to-be-rolled'),
    chanceToStart: maybe(text()),
    ...alike(amount(), 'startingHand', 'opponentStartingHand'),
  },
  odds: { chances: ['player-starts', 'opponent-starts', 'tie-in-a-roll'] },
  rolls: { startDice: () => SIDES },
  sample: { leadership: 6, opponentLeadership: 5 },
  check: problems([
    'startDice',
    'one-die-each',
    'onus-6.23',
    ({ startDice }) => startDice !== undefined && startDice.length < SIDES,
  ]),
  run(input, trace) {
    const { leadership, opponentLeadership } = input;
    trace.step('onus-6.22', { leadership, opponentLeadership });
    trace.step('onus-5.4/start', { leadership, opponentLeadership });
    const found = starter(input, trace);
    const odds = found === 'to-be-rolled' || found === 'roll-again' ? oddsOf(input) : undefined;
    return {
      answer: {
        firstPlayer: found,
        chanceToStart: odds?.chances['player-starts'].fraction ?? null,
        startingHand: leadership,
        opponentStartingHand: opponentLeadership,
      },
      summary: {
        say: `first-player/${found}`,
        with: { chance: odds?.chances['player-starts'].fraction ?? '' },
      },
      ...(odds && { odds }),
    };
  },
});
