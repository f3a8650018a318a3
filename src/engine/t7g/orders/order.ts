import { amount, maybe, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { defineQuery } from '../../core/query.ts';
import { ACTIONS, checkOrder, ORDER_FIELDS, type OrderInput } from './order-fields.ts';
import {
  chargesInstead,
  losesOrder,
  mayAct,
  mayDo,
  mustCharge,
  needsCheck,
  turnsFreely,
} from './order-rows.ts';
import { wearAfterResist } from './wear.ts';

/** Steps of Speed and of Combat that the card gives (t7g-2.19, t7g-2.20, t7g-6.84). */
const speedOf = ({ card, integratedGun }: OrderInput) =>
  card === 'attack' ? 1 : card === 'run' ? (integratedGun ? 1 : 2) : 0;

const limberedAfter = ({ limbered, actions, card, readings }: OrderInput) => {
  if (actions.includes('limber')) return true;
  if (!limbered || card !== 'attention') return limbered;
  return readings.R80 === 'b' && !actions.includes('unlimber');
};

export const order = defineQuery({
  id: 't7g/order',
  fields: ORDER_FIELDS,
  answer: {
    allowed: yes(),
    checkNeeded: yes(),
    mayDo: words(ACTIONS),
    mostActions: amount(),
    freeTurn: yes(),
    mustCharge: yes(),
    speedIncreases: amount(),
    combatIncreases: amount(),
    fireDecreases: amount(),
    wearAfter: maybe(amount()),
    disorderedAfter: yes(),
    limberedAfter: yes(),
  },
  sample: { card: 'attention', actions: ['move', 'shoot'] },
  next: ({ discipline, ...said }, { checkNeeded }) =>
    checkNeeded && discipline !== undefined
      ? [
          {
            as: 'order',
            query: 't7g/order-check',
            draft: {
              discipline,
              ...handOn(said, 'wear', 'kind', 'card', 'elite', 'cannonToShoot'),
              ...handOn(said, 'impetuous', 'couldCharge'),
            },
          },
        ]
      : [],
  check: checkOrder,
  run(said, trace) {
    const { disordered, actions } = said;
    const as = { disorderedAfter: disordered, limberedAfter: said.limbered };
    const checkNeeded = needsCheck(said, trace);
    if (checkNeeded && losesOrder(said, trace))
      return { answer: { ...as, checkNeeded }, summary: { say: 'order/lost', with: {} } };
    const input = chargesInstead(said, checkNeeded, trace)
      ? { ...said, card: 'attack' as const }
      : said;
    const { card } = input;
    const may = mayDo(input, trace);
    const freeTurn = turnsFreely(input, trace);
    const { allowed, mostActions } = mayAct(input, may, freeTurn, trace);
    const answer = { checkNeeded, mayDo: may, mostActions, freeTurn };
    if (!allowed) return { answer: { ...as, ...answer }, summary: { say: 'order/no', with: {} } };
    const charges = mustCharge(input, trace);
    const shoots = may.includes('shoot');
    const speedIncreases = may.length === 0 ? 0 : speedOf(input);
    if (speedIncreases > 0)
      trace.step(card === 'attack' ? 't7g-2.19/order' : 't7g-2.20/speed', { speedIncreases });
    if (shoots && card === 'attention') trace.step('t7g-2.16/order');
    if (actions.includes('reorganise') && disordered)
      trace.step('t7g-2.15/reorganised', {}, { on: 'disorderedAfter', from: true, to: false });
    return {
      answer: {
        ...answer,
        allowed,
        mustCharge: charges,
        speedIncreases,
        combatIncreases: card === 'attack' && may.length > 0 ? 1 : 0,
        fireDecreases: shoots && card === 'attention' ? 1 : 0,
        wearAfter: card === 'resist' ? wearAfterResist(input, trace) : null,
        disorderedAfter: disordered && !actions.includes('reorganise'),
        limberedAfter: limberedAfter(input),
      },
      summary: {
        say: may.length === 0 ? 'order/nothing' : `order/${card}`,
        with: { mostActions },
      },
    };
  },
});
