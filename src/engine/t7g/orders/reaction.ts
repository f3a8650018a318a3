import { alike, amount, maybe, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { defineQuery } from '../../core/query.ts';
import { checkReaction, REACTION_FIELDS, type ReactionInput } from './reaction-fields.ts';
import { flightOf, meetingOf } from './reaction-inches.ts';
import { enemyGoesOn, MEANS, type Means, mayReact, meansOf, spendsCard } from './reaction-rows.ts';

const FLIGHTS: readonly (Means | null)[] = ['flight', 'shot-and-flight'];

/** Resguardo's cavalry has the Increase of ¡Atacad! with that card only (t7g-6.43). */
const isCharge = ({ card, reactsBy }: ReactionInput, means: Means | null) =>
  (means === 'counter-charge' || means === 'interception') &&
  (reactsBy === 'card' || card === 'attack');

export const reaction = defineQuery({
  id: 't7g/reaction',
  fields: REACTION_FIELDS,
  answer: {
    allowed: yes(),
    reactsWith: maybe(word(MEANS, 'flight')),
    checkNeeded: yes(),
    cardSpent: yes(),
    ...alike(amount(), 'combatIncreases', 'courageIncreases'),
    ...alike(maybe(amount()), 'leastInches', 'mostInches', 'ownInches', 'enemyInches'),
    meets: maybe(yes()),
    enemyGoesOn: maybe(yes()),
    brigadeBroken: yes(),
    gunLost: yes(),
  },
  sample: { enemyDoes: 'move', card: 'fire', distance: 2.5, weapon: 'musket' },
  next: (said, { allowed }) =>
    allowed && said.discipline !== undefined
      ? [
          {
            as: 'order',
            query: 't7g/order-check',
            draft: {
              check: 'reaction',
              ...handOn(said, 'discipline', 'kind', 'card'),
              ...(said.reactsBy === 'evasion' && { evasion: true }),
              ...((said.enemyDoes ?? 'charge') === 'charge' && {
                chargedBy: said.enemyKind ?? 'infantry',
                ...(said.fromBehind && { flankCharge: true }),
              }),
            },
          },
        ]
      : [],
  check: checkReaction,
  run(input, trace) {
    if (!mayReact(input, trace)) return { answer: {}, summary: { say: 'reaction/no', with: {} } };
    trace.step('t7g-2.29');
    trace.step('t7g-2.30', {}, { on: 'checkNeeded', from: false, to: true });
    const reactsWith = meansOf(input, trace);
    const cardSpent = spendsCard(input, trace);
    if (cardSpent && input.reactsBy === 'card') trace.step('t7g-2.31');
    const increases = isCharge(input, reactsWith) ? 1 : 0;
    if (input.reactsBy === 'shelter') trace.step('t7g-6.43', { increases });
    return {
      answer: {
        allowed: true,
        reactsWith,
        checkNeeded: true,
        cardSpent,
        combatIncreases: increases,
        courageIncreases: reactsWith === 'resist' ? 1 : 0,
        ...(FLIGHTS.includes(reactsWith) && flightOf(input, trace)),
        ...(reactsWith === 'counter-charge' && meetingOf(input, trace)),
        enemyGoesOn: enemyGoesOn(input, reactsWith, trace),
        brigadeBroken: input.brigade && cardSpent,
      },
      summary: { say: `reaction/${reactsWith}`, with: {} },
    };
  },
});
