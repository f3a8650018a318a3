import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { type ElementName, elementOf, FROM_EDGES, hasLarge, SPACING } from './elements.ts';
import { checkPlacing, PLACING_FIELDS, type PlacingInput } from './placing-fields.ts';

interface Placed extends PlacingInput {
  isLarge: boolean;
  /** None where the book gives no price. */
  price: number | null;
}

const { bars, notes } = rulesOf<Placed>();
const is =
  (...elements: readonly ElementName[]) =>
  ({ element }: PlacingInput) =>
    elements.includes(element);
const isCrossing = is('bridge', 'ford');
const isCompulsory = ({ compulsory }: Placed) => compulsory;
const noRiver = on('river-on-the-table', ({ riverOnTable }: Placed) => !riverOnTable);
const inPieces = on('pieces-touch', ({ piecesTouch }: Placed) => !piecesTouch);
const isNear = ({ toNearest, scale }: Placed) =>
  toNearest !== undefined && toNearest < SPACING[scale];
const gap = ({ toNearest = 0, scale }: Placed) => ({ inches: toNearest, spacing: SPACING[scale] });

/** Whether it may stand there. */
const MAY: Table<Placed, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-9.36', [is('bridge')], noRiver),
    bars('t7g-9.49/no-river', [is('ford')], noRiver),
    bars(
      't7g-9.46',
      [is('river')],
      on('first-choice', ({ firstChoice }) => !firstChoice),
    ),
    bars(
      't7g-9.46/course',
      [is('river')],
      on('from-edge-to-edge', ({ course }) => course !== 'between-edges'),
    ),
    bars(
      't7g-9.12/course',
      [is('road')],
      on(
        'begins-and-ends-well',
        ({ course }) => course === 'same-edge' || course === 'ends-inside',
      ),
    ),
    bars('t7g-9.27/pieces', [is('wall')], inPieces),
    bars('t7g-9.33/pieces', [is('fence')], inPieces),
    bars(
      't7g-9.47/opponent',
      [isCompulsory],
      on('by-the-opponent', ({ byRiverOwner }) => byRiverOwner),
    ),
    bars(
      't7g-9.47/edges',
      [({ toEdge }) => toEdge !== undefined],
      on('far-from-edges', ({ toEdge = 0, scale }) => toEdge <= FROM_EDGES[scale]),
      { with: ({ toEdge = 0, scale }) => ({ inches: toEdge, least: FROM_EDGES[scale] }) },
    ),
    notes('t7g-9.12/crosses', [is('road'), isNear], { unless: ['t7g-9.10'] }),
    notes('t7g-9.10/joined', [({ touchesOwnKind }) => touchesOwnKind]),
    bars(
      't7g-9.10',
      [
        ({ toNearest }) => toNearest !== undefined,
        not(isCrossing),
        ({ touchesOwnKind }) => !touchesOwnKind,
      ],
      on('far-from-others', isNear),
      { with: gap },
    ),
    bars(
      't7g-9.8/points',
      [({ scenarioPointsLeft }) => scenarioPointsLeft !== undefined, not(isCompulsory)],
      on('points-enough', ({ scenarioPointsLeft = 0, price }) => (price ?? 0) > scenarioPointsLeft),
      {
        with: ({ scenarioPointsLeft = 0, price }) => ({
          points: scenarioPointsLeft,
          cost: price ?? 0,
        }),
      },
    ),
  ],
};

const sized = rulesOf<Placed>(({ element, scale }) => {
  const { least = 0, most = 0, large = 0 } = elementOf(element).size?.[scale] ?? {};
  return { least, most, large };
});

/** What the book says of its size. */
const SIZE: Table<Placed, boolean> = {
  on: 'sizeFits',
  rows: [
    sized.notes('t7g-9.12', [is('road')]),
    sized.notes('t7g-9.14', [is('hill')]),
    sized.notes('t7g-9.17', [is('steep-hill')]),
    sized.notes('t7g-9.21', [is('wood')]),
    sized.notes('t7g-9.25', [is('field')]),
    sized.notes('t7g-9.27', [is('wall')]),
    sized.notes('t7g-9.31', [is('lake')]),
    sized.notes('t7g-9.33', [is('fence')]),
    sized.notes('t7g-9.44', [is('rocks')]),
    sized.notes('t7g-9.49/length', [is('ford')]),
  ],
};

/** Beyond the size of a small one a hill, wood or lake is a large one. */
function isLarge({ element, elementSize, large, scale }: PlacingInput): boolean {
  const most = elementOf(element).size?.[scale].most;
  return large || (hasLarge(element) && elementSize !== undefined && elementSize > (most ?? 0));
}

/** The least and the most that the book advises; a large hill or wood has no end. */
function boundsOf({ element, scale, isLarge }: Placed) {
  const size = elementOf(element).size?.[scale];
  if (!size) return { sizeLeast: null, sizeMost: null };
  if (!isLarge) return { sizeLeast: size.least ?? null, sizeMost: size.most };
  return { sizeLeast: null, sizeMost: size.large ?? null };
}

function tellSize(placed: Placed, trace: Trace) {
  applyRows(SIZE, placed, true, trace);
  const bounds = boundsOf(placed);
  const { elementSize } = placed;
  if (elementSize === undefined || !elementOf(placed.element).size)
    return { ...bounds, sizeFits: null };
  const { sizeLeast, sizeMost } = bounds;
  const sizeFits =
    elementSize >= (sizeLeast ?? 0) && elementSize <= (sizeMost ?? Number.POSITIVE_INFINITY);
  if (!sizeFits) trace.step('t7g-9.11', {}, { on: 'sizeFits', from: true, to: false });
  return { ...bounds, sizeFits };
}

/** The price of the element; a bridge or ford that goes with its river is free. */
function tellPrice({ element, isLarge, compulsory, price }: Placed, trace: Trace) {
  if (compulsory) trace.step('t7g-9.47');
  else if (price === null) trace.step('t7g-9.9/no-price');
  else if (isLarge) trace.step('t7g-9.9/large', { cost: price, element });
  else trace.step('t7g-9.9', { cost: price, element });
  if (element === 'marsh' || element === 'urban-area') trace.step('t7g-9.9/no-rules', { element });
}

const priceOf = (input: PlacingInput) => {
  const { cost, large } = elementOf(input.element);
  if (input.compulsory || input.agreed) return 0;
  return (isLarge(input) ? large : cost) ?? null;
};

export const element = defineQuery({
  id: 't7g/element',
  fields: PLACING_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'elementCost', 'scenarioPointsAfter'),
    countsAsLarge: yes(),
    sizeFits: maybe(yes()),
    ...alike(maybe(amount()), 'sizeLeast', 'sizeMost'),
    spacing: amount(),
  },
  sample: { element: 'wood', elementSize: 10, toNearest: 7, scenarioPointsLeft: 4 },
  check: checkPlacing,
  run(input, trace) {
    const placed = { ...input, isLarge: isLarge(input), price: priceOf(input) };
    const { price, scale, scenarioPointsLeft } = placed;
    const sizes = tellSize(placed, trace);
    if (input.agreed) trace.decide('t7g-9.6');
    else tellPrice(placed, trace);
    const allowed = input.agreed || applyRows(MAY, placed, true, trace);
    return {
      answer: {
        allowed,
        elementCost: price,
        scenarioPointsAfter:
          !allowed || scenarioPointsLeft === undefined ? null : scenarioPointsLeft - (price ?? 0),
        countsAsLarge: placed.isLarge,
        ...sizes,
        spacing: SPACING[scale],
      },
      summary: {
        say: `element/${allowed ? 'yes' : 'no'}`,
        with: { element: input.element, cost: price ?? 0 },
      },
    };
  },
});
