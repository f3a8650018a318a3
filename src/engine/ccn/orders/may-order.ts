import { amount, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { DECK_CARDS } from '../cards.ts';
import { CARDS, type Card } from '../fighting-cards.ts';
import { type Asked, checkAsked, leftOver, MAY_ORDER_FIELDS, offCard } from './asked.ts';
import { checkSquares, commandOf } from './command.ts';
import { mayOrderTable } from './may-order-rows.ts';
import { byCommand, cardInForce, checkCard } from './played.ts';

/** What decides how it moves and fights: the card, unless its order is an ordinary one (R53). */
function cardOf(asked: Asked): Card {
  const { card, input } = asked;
  const ordinary = card.key === 'grande-manoeuvre' || input.readings.R53 === 'a';
  const known: readonly string[] = CARDS;
  return known.includes(card.key) && !(offCard(asked) && ordinary) ? (card.key as Card) : 'none';
}

function announce(allowed: boolean, { input, card, isLeader }: Asked, trace: Trace) {
  const values = { unit: input.unit, card: card.key };
  const who = isLeader ? 'leader' : 'unit';
  if (!allowed) return trace.step(`ccn-5.13/no-order-${who}`, values);
  trace.step(`ccn-5.12/chosen-${who}`, values);
  trace.skip('ccn-5.13', 'gets-an-order');
}

export const mayOrder = defineQuery({
  id: 'ccn/may-order',
  fields: MAY_ORDER_FIELDS,
  answer: {
    allowed: yes(),
    inForce: word(DECK_CARDS, 'counter-attack'),
    cost: amount(),
    ordersLeft: maybe(amount()),
    onlyUnit: yes(),
    card: word(CARDS, 'none'),
  },
  start: { commandCard: 'scout-center', unit: 'line' },
  sample: { commandCard: 'attack-center', unit: 'line', section: 'left-and-centre' },
  next: ({ unit }, { allowed }) =>
    allowed ? [{ as: 'move', query: 'ccn/may-move', draft: { unit } }] : [],
  check: problems(checkCard, checkSquares, checkAsked),
  run(input, trace) {
    const card = cardInForce(input, trace);
    trace.step(card.clause, { card: card.key }, null, `${card.clause}/orders`);
    const command = byCommand(card) ? commandOf(input, trace) : undefined;
    const asked: Asked = { input, card, isLeader: input.unit === 'leader', command };
    const allowed = applyRows(mayOrderTable(card), asked, true, trace);
    const onlyUnit = allowed && offCard(asked);
    announce(allowed, asked, trace);
    const left = onlyUnit ? 1 : leftOver(asked);
    const cost = allowed ? 1 : 0;
    const who = asked.isLeader ? 'leader' : 'unit';
    const verdict = onlyUnit ? 'choice' : allowed ? 'yes' : 'no';
    return {
      answer: {
        allowed,
        inForce: card.key,
        cost,
        ordersLeft: left === undefined ? null : Math.max(0, left - cost),
        onlyUnit,
        card: allowed ? cardOf(asked) : 'none',
      },
      summary: { say: `may-order/${who}-${verdict}`, with: { unit: input.unit, card: card.key } },
    };
  },
});
