import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FAR = 60;
/** Inches that a scorpion on its cart moves (wab-22.34). */
const MOVES = 8;

const CART_FIELDS = {
  cartAsk: usual(choice(['moves', 'marches', 'charges', 'shoots'], 'moves')),
  cartDistance: measure(0, FAR, 0),
  cartMoved: flag(),
};
type Cart = Values<typeof CART_FIELDS>;
const { bars, notes } = rulesOf<Cart>();
const asks = (ask: Cart['cartAsk']) => (one: Cart) => one.cartAsk === ask;

const MAY: Table<Cart, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-22.34/march', [asks('marches')]),
    bars('wab-22.34/charge', [asks('charges')]),
    bars('wab-22.34/shot', [asks('shoots'), ({ cartMoved }) => cartMoved]),
    bars('wab-22.34/far', [({ cartDistance }) => cartDistance > MOVES], {
      with: () => ({ most: MOVES }),
    }),
    notes(
      'wab-22.34/moves',
      [asks('moves')],
      on('beyond-its-move', ({ cartDistance }) => cartDistance <= MOVES),
      { with: () => ({ most: MOVES }) },
    ),
    notes('wab-22.34/shoots', [asks('shoots'), ({ cartMoved }) => !cartMoved]),
  ],
};

export const carroballista = defineQuery({
  id: 'wab/carroballista',
  fields: CART_FIELDS,
  answer: { allowed: yes(), cartInches: amount(MOVES) },
  sample: { cartAsk: 'shoots', cartMoved: true },
  start: {},
  check: problems([
    'cartDistance',
    'cart-distance-of-moves',
    null,
    ({ cartAsk, cartDistance }) => cartDistance > 0 && cartAsk !== 'moves',
  ]),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed, cartInches: MOVES },
      summary: { say: `carroballista/${allowed ? 'yes' : 'no'}`, with: { cartAsk: input.cartAsk } },
    };
  },
});
