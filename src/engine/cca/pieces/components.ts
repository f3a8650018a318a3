import { amount, maybe, words } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { FACES } from '../faces.ts';

/** What the box holds, and the clauses that say how many of it (cca-2.1, cca-2.2). */
const BOX = {
  board: { count: 1, clauses: ['cca-2.1'] },
  'terrain-tiles': { count: 45, clauses: ['cca-2.1'] },
  'command-cards': { count: 60, clauses: ['cca-2.1'] },
  'battle-dice': { count: 7, clauses: ['cca-2.1', 'cca-3.7'] },
  'label-sheets': { count: 5, clauses: ['cca-2.1'] },
  'reference-sheets': { count: 2, clauses: ['cca-2.1'] },
  'rule-book': { count: 1, clauses: ['cca-2.1'] },
  blocks: { count: 356, clauses: ['cca-2.1'] },
  'small-blocks': { count: 232, clauses: ['cca-2.2'] },
  'banner-blocks': { count: 16, clauses: ['cca-2.2'] },
  'medium-blocks': { count: 75, clauses: ['cca-2.2'] },
  'large-blocks': { count: 10, clauses: ['cca-2.2'] },
  'rectangular-blocks': { count: 12, clauses: ['cca-2.2'] },
} as const satisfies Record<string, { count: number; clauses: readonly ClauseId[] }>;
type Component = keyof typeof BOX;
const COMPONENTS = Object.keys(BOX) as Component[];

const SIZES = COMPONENTS.filter((name) => name.endsWith('-blocks'));
/** The sizes of block add up to fewer than the total that the book prints (R1). */
const addedUp = () => SIZES.reduce((total, name) => total + BOX[name].count, 0);

const BOARD = { width: 13, depth: 9, dottedLines: 2, boardSections: 3 } as const;

export const components = defineQuery({
  id: 'cca/components',
  fields: { component: requiredChoice(COMPONENTS) },
  answer: {
    count: amount(),
    width: maybe(amount()),
    depth: maybe(amount()),
    dottedLines: maybe(amount()),
    boardSections: maybe(amount()),
    dieFaces: maybe(words(FACES)),
    addedUp: maybe(amount()),
  },
  sample: { component: 'board' },
  run({ component }, trace) {
    const { count, clauses } = BOX[component];
    for (const clause of clauses) trace.step(clause, { component, number: count });
    return {
      answer: { count, ...particulars(component, trace) },
      summary: { say: 'components', with: { component, number: count } },
    };
  },
});

/** What the book tells of the board, the dice and the blocks besides. */
function particulars(component: Component, trace: Trace) {
  if (component === 'board') {
    const { width, depth, dottedLines, boardSections } = BOARD;
    trace.step('cca-2.3', { width, depth });
    trace.step('cca-2.4', { number: dottedLines, sections: boardSections });
    return BOARD;
  }
  if (component === 'battle-dice') {
    trace.step('cca-2.7', { number: FACES.length, faces: FACES });
    return { dieFaces: FACES };
  }
  if (component !== 'blocks') return {};
  const effect = { on: 'addedUp', from: BOX.blocks.count, to: addedUp() };
  trace.step('cca-2.2/added-up', { number: addedUp() }, effect);
  return { addedUp: addedUp() };
}
