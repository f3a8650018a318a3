import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { DECK_CARDS } from '../cards.ts';
import {
  type Asked,
  checkAsked,
  costOf,
  leftOver,
  limitOf,
  MAY_ORDER_FIELDS,
  offCard,
} from './asked.ts';
import { cardInForce, tellCard } from './card-in-force.ts';
import { checkCard } from './card-played.ts';
import { checkCommand, commandOf } from './council.ts';
import { mayOrderTable } from './may-order-rows.ts';

function announce(allowed: boolean, { input, card }: Asked, trace: Trace) {
  const values = { unit: input.unit, card: card.key };
  const who = input.detaches ? 'leader' : 'unit';
  if (!allowed) return trace.step(`cca-7.2/no-order-${who}`, values);
  trace.step(`cca-7.1/chosen-${who}`, values);
  trace.skip('cca-7.2', 'gets-an-order');
}

export const mayOrder = defineQuery({
  id: 'cca/may-order',
  fields: MAY_ORDER_FIELDS,
  answer: {
    allowed: yes(),
    inForce: word(DECK_CARDS, 'first-strike'),
    cost: amount(),
    ordersLeft: maybe(amount()),
    onlyUnit: yes(),
  },
  start: { commandCard: 'order-two-units-center', unit: 'MI' },
  sample: { commandCard: 'order-two-units-center', unit: 'MI', section: 'left-and-centre' },
  next: ({ unit }, { allowed }) =>
    allowed ? [{ as: 'move', query: 'cca/may-move', draft: { unit } }] : [],
  check: problems(checkCard, checkCommand, checkAsked),
  run(input, trace) {
    const card = cardInForce(input, trace);
    tellCard(card, trace);
    const command = card.orders === 'command' ? commandOf(input, trace) : undefined;
    const asked = { input, card, leader: input.unit === 'LD', limit: limitOf(card, command) };
    const allowed = applyRows(mayOrderTable(card), asked, true, trace);
    const onlyUnit = allowed && offCard(asked);
    announce(allowed, asked, trace);
    const left = onlyUnit ? 1 : leftOver(asked);
    const cost = allowed ? costOf(asked) : 0;
    const who = input.detaches ? 'leader' : 'unit';
    const verdict = onlyUnit ? 'choice' : allowed ? 'yes' : 'no';
    return {
      answer: {
        allowed,
        inForce: card.key,
        cost,
        ordersLeft: left === undefined ? null : Math.max(0, left - cost),
        onlyUnit,
      },
      summary: { say: `may-order/${who}-${verdict}`, with: { unit: input.unit, card: card.key } },
    };
  },
});
