import { maybe, text, word } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { add, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../units.ts';

const MOST_POINTS = 6;
const MOST_COMMANDS = 20;

const FIELDS = {
  ownDie: usual(optionalCount(1, FACES)),
  enemyDie: usual(optionalCount(1, FACES)),
  ownSpent: usual(count(0, MOST_POINTS, 0)),
  enemySpent: usual(count(0, MOST_POINTS, 0)),
  ownCommands: optionalCount(0, MOST_COMMANDS),
  enemyCommands: optionalCount(0, MOST_COMMANDS),
  ownDeployed: count(0, MOST_COMMANDS, 0),
  enemyDeployed: count(0, MOST_COMMANDS, 0),
};
type Input = Values<typeof FIELDS>;
type Side = 'own' | 'enemy';
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** The higher die; on a tie who spent fewer scenario points, else both roll again (t7g-9.52, ruling R142). */
function winnerOf(own: number, enemy: number, { ownSpent, enemySpent }: Input) {
  if (own !== enemy) return own > enemy ? 'own' : 'enemy';
  if (ownSpent !== enemySpent) return ownSpent < enemySpent ? 'own' : 'enemy';
  return 'again';
}

const fallen = (die: number | undefined) =>
  die === undefined ? sum(1) : Distribution.certain({ sum: die });
const HALF = fraction(1, 2);

/** Dice that tie on both counts are rolled again, and then both sides are alike. */
function ownWins(input: Input) {
  const all = fallen(input.ownDie).chain(({ sum: own }) =>
    fallen(input.enemyDie).map(({ sum: enemy }) => ({ won: winnerOf(own, enemy, input) })),
  );
  const wins = all.probability(({ won }) => won === 'own');
  const again = all.probability(({ won }) => won === 'again');
  return add(wins, multiply(again, HALF));
}

function tellRoll(input: Input, trace: Trace) {
  const { ownDie, enemyDie, ownSpent, enemySpent } = input;
  if (ownDie === undefined || enemyDie === undefined) {
    trace.step('t7g-9.52/open');
    return 'open';
  }
  const winner = winnerOf(ownDie, enemyDie, input);
  if (ownDie !== enemyDie) trace.step('t7g-9.52', { ownDie, enemyDie, choosesSide: winner });
  else if (winner === 'again') trace.step('t7g-9.52/again');
  else trace.step('t7g-9.52/tie', { ownSpent, enemySpent, choosesSide: winner });
  return winner;
}

/** Commands by turns, the winner first; last of all the Generals. */
function nextOf(input: Input, first: Side) {
  const { ownCommands, enemyCommands } = input;
  if (ownCommands === undefined || enemyCommands === undefined) return null;
  const deployed = { own: input.ownDeployed, enemy: input.enemyDeployed };
  const left = { own: ownCommands - deployed.own, enemy: enemyCommands - deployed.enemy };
  if (left.own === 0 && left.enemy === 0) return 'generals';
  if (left.own === 0 || left.enemy === 0) return left.own === 0 ? 'enemy' : 'own';
  return deployed[first] > deployed[other(first)] ? other(first) : first;
}

export const deploymentOrder = defineQuery({
  id: 't7g/deployment-order',
  fields: FIELDS,
  answer: {
    choosesSide: word(['own', 'enemy', 'again', 'open'], 'open'),
    ownChoosesChance: text(),
    nextToDeploy: maybe(word(['own', 'enemy', 'generals'], 'own')),
  },
  odds: { chances: ['own-chooses'] },
  sample: { ownDie: 4, enemyDie: 4, ownSpent: 4, enemySpent: 3, ownCommands: 3, enemyCommands: 2 },
  check: problems<Input>(
    [
      'ownDeployed',
      'deployed-too-many',
      't7g-9.54',
      ({ ownDeployed, ownCommands = MOST_COMMANDS }) => ownDeployed > ownCommands,
    ],
    [
      'enemyDeployed',
      'deployed-too-many',
      't7g-9.54',
      ({ enemyDeployed, enemyCommands = MOST_COMMANDS }) => enemyDeployed > enemyCommands,
    ],
  ),
  run(input, trace) {
    const choosesSide = tellRoll(input, trace);
    const decided = choosesSide === 'own' || choosesSide === 'enemy';
    const next = decided ? nextOf(input, choosesSide) : null;
    if (next === 'generals') trace.step('t7g-9.57/last');
    else if (next) trace.step('t7g-9.54/next', { nextToDeploy: next });
    const chosen = chance(ownWins(input));
    return {
      answer: { choosesSide, ownChoosesChance: fractionText(ownWins(input)), nextToDeploy: next },
      summary: { say: `deployment-order/${choosesSide}`, with: { percent: chosen.fraction } },
      odds: { chances: { 'own-chooses': chosen }, means: {}, tables: {} },
    };
  },
});
