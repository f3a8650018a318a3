import { alike, amount, maybe, text, word } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { add, type Fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES, LEVELS } from '../units.ts';

/** Levels that the Virtue Iniciativa adds for this roll (t7g-7.42). */
const INITIATIVE = 2;

const SIDE = group({
  level: usual(count(LEVELS.general, LEVELS.most, LEVELS.general)),
  iniciativa: flag(),
  generalLost: rare(flag()),
  highestLeft: rare(count(LEVELS.least, LEVELS.most, LEVELS.least)),
  die: usual(optionalCount(1, FACES)),
});
const FIELDS = { own: SIDE, enemy: SIDE, readings: rare(group(readings('R152'))) };
type Input = Values<typeof FIELDS>;
type Who = 'own' | 'enemy';

/** What a side adds to its die; without its General nothing, or (b of R152) the highest Level that is left. */
function addedBy(who: Who, input: Input, trace: Trace): number {
  const { level, iniciativa, generalLost, highestLeft } = input[who];
  if (generalLost) {
    const left = input.readings.R152 === 'a' ? 0 : highestLeft;
    trace.step('t7g-2.6/no-general', { who, level: left });
    return left;
  }
  trace.step('t7g-2.6', { who, level });
  if (!iniciativa) {
    trace.skip('t7g-7.42', 'without-iniciativa');
    return level;
  }
  trace.step('t7g-7.42', { who }, { on: 'added', from: level, to: level + INITIATIVE });
  return level + INITIATIVE;
}

const thrown = (die: number | undefined) =>
  die === undefined ? sum(1) : Distribution.certain({ sum: die });

/** By how much this side is ahead once the dice have fallen. */
const leads = (ahead: number, ownDie?: number, enemyDie?: number) =>
  thrown(ownDie).chain(({ sum: own }) =>
    thrown(enemyDie).map(({ sum: enemy }) => ({ lead: own + ahead - enemy })),
  );

/** Ties are thrown again until one side is ahead. */
const winsBy = (ahead: number) =>
  leads(ahead)
    .given(({ lead }) => lead !== 0)
    .probability(({ lead }) => lead > 0);

/** With the dice that fell; both are thrown again where they tie. */
function winsNow({ own, enemy }: Input, ahead: number): Fraction {
  const now = leads(ahead, own.die, enemy.die);
  const tie = now.probability(({ lead }) => lead === 0);
  return add(
    now.probability(({ lead }) => lead > 0),
    multiply(tie, winsBy(ahead)),
  );
}

const WINNERS = ['own', 'enemy', 'again', 'open'] as const;
type Winner = (typeof WINNERS)[number];

function winnerOf(own: number | null, enemy: number | null): Winner {
  if (own === null || enemy === null) return 'open';
  if (own === enemy) return 'again';
  return own > enemy ? 'own' : 'enemy';
}

const totalOf = (die: number | undefined, added: number) =>
  die === undefined ? null : die + added;

export const initiative = defineQuery({
  id: 't7g/initiative',
  fields: FIELDS,
  answer: {
    ...alike(amount(), 'ownAdded', 'enemyAdded'),
    ...alike(maybe(amount()), 'ownTotal', 'enemyTotal'),
    winner: word(WINNERS, 'open'),
    ownWins: text(),
    choosesFirst: maybe(word(['own', 'enemy'], 'own')),
  },
  odds: { chances: ['own-wins'] },
  rolls: { 'own.die': () => 1, 'enemy.die': () => 1 },
  sample: { own: { level: 4 }, enemy: { level: 2 } },
  check: problems<Input>(
    [
      'own.highestLeft',
      'general-stands',
      null,
      ({ own }) => own.highestLeft > 0 && !own.generalLost,
    ],
    [
      'enemy.highestLeft',
      'general-stands',
      null,
      ({ enemy }) => enemy.highestLeft > 0 && !enemy.generalLost,
    ],
  ),
  run(input, trace) {
    const [ownAdded, enemyAdded] = [addedBy('own', input, trace), addedBy('enemy', input, trace)];
    const ownTotal = totalOf(input.own.die, ownAdded);
    const enemyTotal = totalOf(input.enemy.die, enemyAdded);
    const winner = winnerOf(ownTotal, enemyTotal);
    const ahead = ownAdded - enemyAdded;
    const now = chance(winsNow(input, ahead));
    if (winner === 'again') trace.step('t7g-2.6/tie');
    const decided = winner === 'own' || winner === 'enemy';
    trace.step('t7g-2.7');
    return {
      answer: {
        ownAdded,
        enemyAdded,
        ownTotal,
        enemyTotal,
        winner,
        ownWins: fractionText(winsBy(ahead)),
        choosesFirst: decided ? winner : null,
      },
      summary: { say: `initiative/${winner}`, with: { percent: now.fraction } },
      odds: { chances: { 'own-wins': now }, means: {}, tables: {} },
    };
  },
});
