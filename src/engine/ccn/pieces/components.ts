import { amount, many, maybe, part, word, words } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { FACES, SHOWN } from '../faces.ts';

/** What the box holds, and the clauses that say how many of it. */
const BOX = {
  board: { count: 1, clause: 'ccn-2.4' },
  'die-cut-sheets': { count: 5, clause: 'ccn-2.1' },
  'terrain-tiles': { count: 56, clause: 'ccn-2.1' },
  'square-tracks': { count: 2, clause: 'ccn-2.1' },
  'square-tokens': { count: 8, clause: 'ccn-3.3' },
  'victory-banners': { count: 18, clause: 'ccn-2.23' },
  'command-cards': { count: 70, clause: 'ccn-2.1' },
  'battle-dice': { count: 8, clause: 'ccn-2.1' },
  'label-sheets': { count: 6, clause: 'ccn-2.1' },
  'player-aids': { count: 6, clause: 'ccn-2.1' },
  'quick-reference-cards': { count: 2, clause: 'ccn-2.13' },
  'rule-book': { count: 1, clause: 'ccn-2.1' },
  'scenario-book': { count: 1, clause: 'ccn-2.1' },
  blocks: { count: 340, clause: 'ccn-2.1' },
  'infantry-blocks': { count: 193, clause: 'ccn-2.2' },
  'cavalry-blocks': { count: 87, clause: 'ccn-2.2' },
  'artillery-and-leader-blocks': { count: 60, clause: 'ccn-2.2' },
} as const satisfies Record<string, { count: number; clause: ClauseId }>;
type Component = keyof typeof BOX;
const COMPONENTS = Object.keys(BOX) as Component[];

/** Blocks that are over, for those that get lost (ccn-2.2). */
const SPARES: Partial<Record<Component, number>> = {
  'infantry-blocks': 13,
  'cavalry-blocks': 10,
  'artillery-and-leader-blocks': 12,
};
const ALL_SPARES = Object.values(SPARES).reduce((sum, spares) => sum + spares, 0);
const sparesOf = (component: Component) =>
  component === 'blocks' ? ALL_SPARES : (SPARES[component] ?? null);

/** Length, height and thickness in mm; the 28 mm of a leader stand upright (ccn-2.3). */
const SIZES = {
  'infantry-blocks': [18, 18, 8],
  'cavalry-blocks': [22, 22, 8],
  'artillery-and-leader-blocks': [22, 28, 8],
} as const;
const sizeOf = (component: Component): readonly number[] =>
  component in SIZES ? SIZES[component as keyof typeof SIZES] : [];

/** The picture of a face and its ground (ccn-2.10). */
const COLOURS = {
  infantry: { picture: 'black', ground: 'blue' },
  cavalry: { picture: 'black', ground: 'yellow' },
  artillery: { picture: 'black', ground: 'red' },
  flag: { picture: 'white', ground: 'black' },
  saber: { picture: 'white', ground: 'black' },
} as const;
const DIE = FACES.map((face) => ({ face, faces: SHOWN[face], ...COLOURS[face] }));

const BOARD = { width: 13, depth: 9, boardSections: 3 } as const;
const NATIONS = { 'dark-blue': 'french', red: 'british', brown: 'portuguese' } as const;

interface Asked {
  component: Component;
}
const { notes } = rulesOf<Asked>(({ component }) => ({ component }));
const about =
  (...components: readonly Component[]) =>
  ({ component }: Asked) =>
    components.includes(component);
const counted = (clause: ClauseId) => notes<null>(clause, [listedIn(clause)], { with: numbers });
const listedIn =
  (clause: ClauseId) =>
  ({ component }: Asked) =>
    BOX[component].clause === clause;
const numbers = ({ component }: Asked) => ({ component, number: BOX[component].count });
const blocks = about('blocks', 'infantry-blocks', 'cavalry-blocks', 'artillery-and-leader-blocks');

/** What the book tells of a component. */
const TOLD: Table<Asked, null> = {
  on: 'told',
  rows: [
    counted('ccn-2.1'),
    counted('ccn-2.2'),
    notes<null>('ccn-2.2/spares', [blocks], {
      with: ({ component }) => ({ number: sparesOf(component) ?? 0 }),
    }),
    notes<null>('ccn-2.3', [({ component }) => sizeOf(component).length > 0], {
      with: ({ component }) => {
        const [long = 0, high = 0, thick = 0] = sizeOf(component);
        return { long, high, thick };
      },
    }),
    notes<null>('ccn-2.4', [about('board')], { with: () => BOARD }),
    notes<null>('ccn-2.5', [about('board')], { with: () => BOARD }),
    notes<null>('ccn-2.7', [about('terrain-tiles')]),
    notes<null>('ccn-2.9/die', [about('battle-dice')], { with: () => ({ twice: SHOWN.infantry }) }),
    notes<null>('ccn-2.10', [about('battle-dice')]),
    notes<null>('ccn-2.13', [about('quick-reference-cards')], { with: numbers }),
    notes<null>('ccn-2.21', [blocks]),
    notes<null>('ccn-2.22', [about('square-tracks', 'square-tokens')]),
    notes<null>('ccn-2.23', [about('victory-banners')], { with: numbers }),
    notes<null>('ccn-3.3/tokens', [about('square-tracks', 'square-tokens')], {
      with: () => ({ each: BOX['square-tokens'].count / BOX['square-tracks'].count }),
    }),
    notes<null>('ccn-3.7', [about('battle-dice', 'victory-banners')]),
  ],
};

export const components = defineQuery({
  id: 'ccn/components',
  fields: { component: requiredChoice(COMPONENTS) },
  answer: {
    count: amount(),
    spares: maybe(amount()),
    withoutSpares: maybe(amount()),
    millimetres: many(amount()),
    blockColours: words(['dark-blue', 'red', 'brown']),
    width: maybe(amount()),
    depth: maybe(amount()),
    boardSections: maybe(amount()),
    perPlayer: maybe(amount()),
    die: many(
      part({
        face: word(FACES, 'infantry'),
        faces: amount(),
        picture: word(['black', 'white'], 'black'),
        ground: word(['blue', 'yellow', 'red', 'black'], 'blue'),
      }),
    ),
  },
  sample: { component: 'infantry-blocks' },
  run({ component }, trace) {
    applyRows(TOLD, { component }, null, trace);
    const { count } = BOX[component];
    const spares = sparesOf(component);
    const inPairs = component === 'square-tracks' || component === 'square-tokens';
    return {
      answer: {
        count,
        spares,
        withoutSpares: spares === null ? null : count - spares,
        millimetres: sizeOf(component),
        blockColours: blocks({ component })
          ? (Object.keys(NATIONS) as (keyof typeof NATIONS)[])
          : [],
        perPlayer: inPairs ? count / BOX['square-tracks'].count : null,
        die: component === 'battle-dice' ? DIE : [],
        ...(component === 'board' && BOARD),
      },
      summary: { say: 'components', with: { component, number: count } },
    };
  },
});
