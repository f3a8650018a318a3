import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DECK_SIZE } from '../cards.ts';

const MOST_BLOCKS = 8;
/** Each player's tokens are numbered from 1 (ccn-3.3). */
const TOKENS = 4;
const DICE = 8;

const STEPS = [
  'battle',
  'sides',
  'materials',
  'terrain',
  'units',
  'cards',
  'dice',
  'special-rules',
  'start',
] as const;

const FIELDS = {
  setupStep: choice(['all', ...STEPS], 'all'),
  unitSymbols: optionalCount(1, 40),
  blocksPerUnit: optionalCount(1, MOST_BLOCKS),
  cardsDealt: optionalCount(1, 10),
  cardsDealtOpponent: optionalCount(1, 10),
};
type SetupInput = Values<typeof FIELDS>;

const { notes } = rulesOf<SetupInput>();
const step =
  (name: (typeof STEPS)[number]) =>
  ({ setupStep }: SetupInput) =>
    setupStep === 'all' || setupStep === name;

const placed = ({ unitSymbols, blocksPerUnit }: SetupInput) =>
  unitSymbols === undefined || blocksPerUnit === undefined ? null : unitSymbols * blocksPerUnit;

const rest = ({ cardsDealt, cardsDealtOpponent }: SetupInput) =>
  cardsDealt === undefined || cardsDealtOpponent === undefined
    ? null
    : DECK_SIZE - cardsDealt - cardsDealtOpponent;

/** The steps of setting up, in their order. */
const TOLD: Table<SetupInput, null> = {
  on: 'told',
  rows: [
    notes<null>('ccn-3.1', [step('battle')]),
    notes<null>('ccn-3.2', [step('sides')]),
    notes<null>('ccn-3.3', [step('materials')], { with: () => ({ number: TOKENS }) }),
    notes<null>('ccn-3.4', [step('terrain')]),
    notes<null>('ccn-3.5', [step('units')]),
    notes<null>('ccn-3.5/placed', [step('units'), (input) => placed(input) !== null], {
      with: (input) => ({ number: input.unitSymbols ?? 0, blocks: placed(input) ?? 0 }),
    }),
    notes<null>('ccn-3.6', [step('cards')]),
    notes<null>('ccn-3.6/rest', [step('cards'), (input) => rest(input) !== null], {
      with: (input) => ({ deck: DECK_SIZE, cards: rest(input) ?? 0 }),
    }),
    notes<null>('ccn-3.7/setup', [step('dice')], { with: () => ({ dice: DICE }) }),
    notes<null>('ccn-3.8', [step('special-rules')]),
    notes<null>('ccn-3.9', [step('start')]),
  ],
};

export const setup = defineQuery({
  id: 'ccn/setup',
  fields: FIELDS,
  answer: {
    recommendedFirst: word(['rolica'], 'rolica'),
    tracksEach: amount(1),
    tokensEach: amount(TOKENS),
    unitsPerSymbol: amount(1),
    blocksPlaced: maybe(amount()),
    deckAfterDeal: maybe(amount()),
    maySeeOpponentCards: yes(),
    diceOnTable: amount(DICE),
    scenarioSays: word(['who-starts'], 'who-starts'),
  },
  sample: { setupStep: 'cards', cardsDealt: 5, cardsDealtOpponent: 6 },
  check: problems<SetupInput>(
    [
      'blocksPerUnit',
      'how-many-blocks',
      'ccn-3.5',
      ({ unitSymbols, blocksPerUnit }) => unitSymbols !== undefined && blocksPerUnit === undefined,
    ],
    [
      'cardsDealtOpponent',
      'both-hands',
      'ccn-3.6',
      ({ cardsDealt, cardsDealtOpponent }) =>
        (cardsDealt === undefined) !== (cardsDealtOpponent === undefined),
    ],
  ),
  run(input, trace) {
    applyRows(TOLD, input, null, trace);
    return {
      answer: { blocksPlaced: placed(input), deckAfterDeal: rest(input) },
      summary: {
        say: `setup/${input.setupStep === 'all' ? 'all' : 'one'}`,
        with: { step: input.setupStep },
      },
    };
  },
});
