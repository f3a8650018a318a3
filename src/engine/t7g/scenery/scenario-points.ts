import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag, requiredChoice } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../units.ts';
import { ELEMENT_NAMES, elementOf } from './elements.ts';

const MOST_BOUGHT = 6;

const FIELDS = {
  ownDie: usual(optionalCount(1, FACES)),
  enemyDie: usual(optionalCount(1, FACES)),
  bought: groups({ element: requiredChoice(ELEMENT_NAMES), large: flag() }, MOST_BOUGHT),
};
type Input = Values<typeof FIELDS>;
interface Spent extends Input {
  spent: number;
}

const { bars, notes } = rulesOf<Spent>();
const bothRolled = ({ ownDie, enemyDie }: Input) => ownDie !== undefined && enemyDie !== undefined;
const tied = ({ ownDie, enemyDie }: Input) => ownDie === enemyDie;

const MAY: Table<Spent, boolean> = {
  on: 'allowed',
  rows: [
    notes('t7g-9.7', [bothRolled, not(tied)], {
      with: ({ ownDie = 0, enemyDie = 0 }) => ({ ownDie, enemyDie }),
    }),
    notes('t7g-9.7/tie', [bothRolled, tied]),
    notes('t7g-9.8', [bothRolled, not(tied)], {
      with: ({ ownDie = 0, enemyDie = 0 }) => ({
        placesFirst: ownDie > enemyDie ? 'own' : 'enemy',
      }),
    }),
    notes('t7g-9.9/spent', [({ bought }) => bought.length > 0], {
      with: ({ spent }) => ({ spent }),
    }),
    bars(
      't7g-9.8/spent',
      [({ ownDie, bought }) => ownDie !== undefined && bought.length > 0],
      on('points-enough', ({ ownDie = 0, spent }) => spent > ownDie),
      { with: ({ ownDie = 0, spent }) => ({ points: ownDie, cost: spent }) },
    ),
  ],
};

const priceOf = ({ element, large }: Input['bought'][number]) => {
  const { cost = 0, large: dearer = cost } = elementOf(element);
  return large ? dearer : cost;
};

function firstOf(input: Input) {
  if (!bothRolled(input)) return 'open';
  if (tied(input)) return 'again';
  return (input.ownDie ?? 0) > (input.enemyDie ?? 0) ? 'own' : 'enemy';
}

export const scenarioPoints = defineQuery({
  id: 't7g/scenario-points',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    placesFirst: word(['own', 'enemy', 'again', 'open'], 'open'),
    ...alike(maybe(amount()), 'ownPoints', 'enemyPoints'),
    spent: amount(),
    ownPointsLeft: maybe(amount()),
  },
  sample: {
    ownDie: 5,
    enemyDie: 2,
    bought: [{ element: 'river' }, { element: 'wood', large: true }],
  },
  run(input, trace) {
    const { ownDie, enemyDie, bought } = input;
    const spent = bought.reduce((sum, one) => sum + priceOf(one), 0);
    const allowed = applyRows(MAY, { ...input, spent }, true, trace);
    const again = bothRolled(input) && tied(input);
    const points = (die: number | undefined) => (again ? null : (die ?? null));
    const placesFirst = firstOf(input);
    return {
      answer: {
        allowed,
        placesFirst,
        ownPoints: points(ownDie),
        enemyPoints: points(enemyDie),
        spent,
        ownPointsLeft: points(ownDie) === null ? null : Math.max(0, (ownDie ?? 0) - spent),
      },
      summary: {
        say: `scenario-points/${allowed ? placesFirst : 'no'}`,
        with: { spent, points: ownDie ?? 0 },
      },
    };
  },
});
