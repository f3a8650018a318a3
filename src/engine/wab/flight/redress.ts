import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';

const MOST_WIDE = 40;
/** Models to each side at most (wab-6.76). */
const MOST_ASIDE = 2;
/** Models by which it may lap round the enemy front on a side (wab-6.76). */
const OVERLAP = 1;
const SIDES = 2;

const REDRESS_FIELDS = {
  does: usual(choice(['widen', 'move-character'], 'widen')),
  when: choice(['end-of-combat', 'at-another-time'], 'end-of-combat'),
  result: usual(choice(['won', 'drew', 'lost'], 'won')),
  isFleeing: flag(),
  width: usual(count(1, MOST_WIDE, 5)),
  enemyWidth: usual(count(1, MOST_WIDE, 5)),
  beyondLeft: optionalCount(0, MOST_WIDE),
  beyondRight: optionalCount(0, MOST_WIDE),
  alsoEngaged: flag(),
  spareModels: optionalCount(0, MOST_MODELS),
  widenBy: optionalCount(1, SIDES * MOST_ASIDE),
  characterFights: flag(),
};
type Redress = Values<typeof REDRESS_FIELDS>;

const { bars, notes } = rulesOf<Redress>();

/** Nothing has refused it yet: what may be done is not told of who may not. */
const isOpen = (_: Redress, allowed: boolean) => allowed;
const widens = ({ does }: Redress) => does === 'widen';

/** What is free beyond a side of its front: half of the difference where nothing is said. */
const beyond = (told: number | undefined, { width, enemyWidth }: Redress) =>
  told ?? (enemyWidth - width) / SIDES;
const aside = (told: number | undefined, one: Redress) =>
  Math.max(0, Math.min(MOST_ASIDE, Math.floor(beyond(told, one) + OVERLAP)));
const sidesOf = (one: Redress) => ({
  left: aside(one.beyondLeft, one),
  right: aside(one.beyondRight, one),
});
const mostOf = (one: Redress) => {
  const { left, right } = sidesOf(one);
  return Math.min(left + right, one.spareModels ?? MOST_MODELS);
};
const wanted = (one: Redress) => one.widenBy ?? mostOf(one);
const withinSides = (one: Redress) => {
  const { left, right } = sidesOf(one);
  return wanted(one) <= left + right && left + right > 0;
};
const hasModels = (one: Redress) =>
  (one.spareModels ?? MOST_MODELS) >= Math.max(1, one.widenBy ?? 1);

const MAY: Table<Redress, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-6.78',
      [],
      on('does-not-flee', ({ isFleeing }) => isFleeing),
    ),
    bars('wab-6.74', [({ when }) => when === 'at-another-time'], { say: 'wab-6.74/only-then' }),
    notes('wab-6.74', [isOpen], { say: 'wab-6.74/now' }),
    bars(
      'wab-6.75',
      [({ does }) => does === 'move-character', ({ characterFights }) => characterFights],
      { say: 'wab-6.75/fights' },
    ),
    notes('wab-6.75', [isOpen, ({ does }) => does === 'move-character']),
    bars('wab-6.76', [widens, ({ result }) => result !== 'won'], {
      say: 'wab-6.76/only-the-winner',
    }),
    bars('wab-6.76', [widens, not(withinSides)], { say: 'wab-6.76/wide-enough' }),
    bars(
      'wab-6.77',
      [widens, ({ alsoEngaged }) => alsoEngaged],
      on('has-free-models', not(hasModels)),
    ),
    bars('wab-6.76', [widens, not(({ alsoEngaged }) => alsoEngaged), not(hasModels)], {
      say: 'wab-6.76/no-models',
    }),
  ],
};

export const redressRanks = defineQuery({
  id: 'wab/redress-ranks',
  fields: REDRESS_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'mostLeft', 'mostRight', 'mostMore', 'widestFront'),
  },
  sample: { width: 5, enemyWidth: 6 },
  start: {},
  check: problems([
    'widenBy',
    'nothing-widened',
    'wab-6.76',
    (one) => one.widenBy !== undefined && !widens(one),
  ]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'redress-ranks/no', with: {} } };
    if (!widens(input))
      return {
        answer: { allowed: true, widestFront: input.width },
        summary: { say: 'redress-ranks/move-character', with: {} },
      };
    const { left, right } = sidesOf(input);
    const mostMore = mostOf(input);
    const widestFront = input.width + mostMore;
    trace.step('wab-6.76/most', { left, right, aside: MOST_ASIDE, overlap: OVERLAP });
    return {
      answer: { allowed: true, mostLeft: left, mostRight: right, mostMore, widestFront },
      summary: { say: 'redress-ranks/widen', with: { mostMore, widestFront } },
    };
  },
});
