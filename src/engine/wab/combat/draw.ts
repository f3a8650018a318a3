import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

const MOST_MUSICIANS = 6;

const SIDE = { musicians: usual(count(0, MOST_MUSICIANS, 0)), bogged: flag() };
const DRAW_FIELDS = {
  ended: usual(choice(['draw', 'own', 'enemy'], 'draw')),
  own: usual(group(SIDE)),
  enemy: usual(group(SIDE)),
  gaveGround: flag(),
  contact: flag(true),
  ownDice: optionalCounts(1, FACES, MOST_MUSICIANS),
  enemyDice: optionalCounts(1, FACES, MOST_MUSICIANS),
  readings: rare(group(readings('R55'))),
};
type Ended = Values<typeof DRAW_FIELDS>;

const SIDES = ['own', 'enemy'] as const;
type Side = (typeof SIDES)[number];
export type Momentum = Side | 'nobody' | 'open';

/** How the highest die of each side compares, and who has the momentum by it: of equal dice nobody, or they are rolled again (R55). */
const byDice = (own: number, enemy: number, R55: 'a' | 'b'): Momentum => {
  if (own !== enemy) return own > enemy ? 'own' : 'enemy';
  return R55 === 'a' ? 'nobody' : 'open';
};
const highest = (musicians: number) =>
  Distribution.of(
    Array.from(
      { length: FACES },
      (_, i) => [{ high: i + 1 }, (i + 1) ** musicians - i ** musicians] as const,
    ),
  );

/** Who has the momentum after a draw, before any die (wab-8.18). */
function drawnMomentum(own: number, enemy: number, R55: 'a' | 'b') {
  if (own === 0 && enemy === 0) return Distribution.certain({ momentum: 'nobody' as Momentum });
  if (own === 0 || enemy === 0)
    return Distribution.certain({ momentum: (own > 0 ? 'own' : 'enemy') as Momentum });
  return highest(own)
    .chain(({ high: ours }) =>
      highest(enemy).map(({ high }) => ({ momentum: byDice(ours, high, R55) })),
    )
    .given(({ momentum }) => momentum !== 'open');
}

const drawn = ({ ended }: Ended) => ended === 'draw';
const winnerOf = ({ ended }: Ended): Side => (ended === 'enemy' ? 'enemy' : 'own');
const bothRoll = ({ own, enemy }: Ended) => own.musicians > 0 && enemy.musicians > 0;
const someMusic = ({ own, enemy }: Ended) => own.musicians + enemy.musicians > 0;
const onlyOne = ({ own }: Ended): Side => (own.musicians > 0 ? 'own' : 'enemy');
const thrown = ({ ownDice, enemyDice, readings: { R55 } }: Ended): Momentum =>
  ownDice?.length && enemyDice?.length
    ? byDice(Math.max(...ownDice), Math.max(...enemyDice), R55)
    : 'open';

const { notes, sets } = rulesOf<Ended>();
const bogged = (one: Ended, momentum: Momentum) =>
  (momentum === 'own' || momentum === 'enemy') && one[momentum].bogged;

const MOMENTUM: Table<Ended, Momentum> = {
  on: 'momentum',
  rows: [
    notes('wab-8.19', [drawn]),
    sets('wab-8.18/alone', onlyOne, [drawn, someMusic, not(bothRoll)], {
      with: (one) => ({ who: onlyOne(one) }),
    }),
    sets('wab-8.18', thrown, [drawn, bothRoll]),
    sets('wab-5.51', winnerOf, [], on('was-drawn', not(drawn)), {
      with: (one) => ({ who: winnerOf(one) }),
    }),
    sets(
      'wab-5.52',
      (one, before) => (one.contact ? before : 'nobody'),
      [({ gaveGround }) => gaveGround],
      { say: 'wab-5.52' },
    ),
    sets(
      'wab-5.53',
      'nobody',
      [({ own, enemy }) => own.bogged || enemy.bogged],
      on('momentum-is-others', bogged),
    ),
  ],
};

const share = (of: Distribution<{ momentum: Momentum }>, who: Momentum): Fraction =>
  of.probability(({ momentum }) => momentum === who);

export const combatDraw = defineQuery({
  id: 'wab/combat-draw',
  fields: DRAW_FIELDS,
  answer: {
    momentum: word(['own', 'enemy', 'nobody', 'open'], 'nobody'),
    breakTests: yes(),
    ...alike(amount(), 'ownDiceRolled', 'enemyDiceRolled'),
    ...alike(maybe(amount()), 'ownHighest', 'enemyHighest'),
  },
  odds: { chances: ['own-momentum', 'enemy-momentum', 'no-momentum'] },
  rolls: {
    ownDice: ({ ownDiceRolled }) => ownDiceRolled,
    enemyDice: ({ enemyDiceRolled }) => enemyDiceRolled,
  },
  sample: { own: { musicians: 1 }, enemy: { musicians: 1 } },
  start: {},
  check: problems(
    [
      'ownDice',
      'a-die-for-each-musician',
      'wab-8.18',
      ({ ownDice, own }) => ownDice !== undefined && ownDice.length !== own.musicians,
    ],
    [
      'enemyDice',
      'a-die-for-each-musician',
      'wab-8.18',
      ({ enemyDice, enemy }) => enemyDice !== undefined && enemyDice.length !== enemy.musicians,
    ],
    ['gaveGround', 'draw-gives-no-ground', 'wab-8.19', (one) => one.gaveGround && drawn(one)],
  ),
  run(input, trace) {
    const momentum = applyRows(MOMENTUM, input, 'nobody' as Momentum, trace);
    const rolls = drawn(input) && bothRoll(input);
    const { own, enemy, ownDice, enemyDice, readings } = input;
    const all = (
      momentum === 'open'
        ? drawnMomentum(own.musicians, enemy.musicians, readings.R55)
        : Distribution.certain({ momentum })
    ).map(({ momentum: who }) => ({
      momentum: (bogged(input, who) ? 'nobody' : who) as Momentum,
    }));
    return {
      answer: {
        ...{ momentum, breakTests: !drawn(input) },
        ...(rolls && { ownDiceRolled: own.musicians, enemyDiceRolled: enemy.musicians }),
        ownHighest: rolls && ownDice ? Math.max(...ownDice) : null,
        enemyHighest: rolls && enemyDice ? Math.max(...enemyDice) : null,
      },
      summary: { say: `combat-draw/${momentum}`, with: {} },
      odds: {
        chances: {
          'own-momentum': chance(share(all, 'own')),
          'enemy-momentum': chance(share(all, 'enemy')),
          'no-momentum': chance(share(all, 'nobody')),
        },
        means: {},
        tables: {},
      },
    };
  },
});
