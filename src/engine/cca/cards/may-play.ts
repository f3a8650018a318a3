import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DECK_CARDS } from '../cards.ts';

/** When a player may think of playing a card: in his own turn, or around a close combat of the opponent's. */
const MOMENTS = [
  'turn-start',
  'later-in-turn',
  'attack-declared',
  'attack-rolled',
  'opponent-turn',
] as const;

const PLAY_FIELDS = {
  commandCard: requiredChoice(DECK_CARDS),
  when: choice(MOMENTS, 'turn-start'),
  cardsPlayed: count(0, 10, 0),
  opponentPlayed: flag(true),
};
type PlayInput = Values<typeof PLAY_FIELDS>;
type Is = (input: PlayInput) => boolean;

const facts = ({ commandCard, when }: PlayInput) => ({ card: commandCard, moment: when });
const { bars, notes } = rulesOf<PlayInput>(facts);

const cardIs =
  (card: PlayInput['commandCard']): Is =>
  ({ commandCard }) =>
    commandCard === card;
const momentIs =
  (...moments: PlayInput['when'][]): Is =>
  ({ when }) =>
    moments.includes(when);
/** Played as the attack is declared, not for the turn. */
const reaction = cardIs('first-strike');
const forTurn = not(reaction);

const MAY_PLAY: Table<PlayInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-6.1/at-start', [forTurn, momentIs('turn-start')]),
    bars('cca-6.1/late', [forTurn, not(momentIs('turn-start'))]),
    bars('cca-6.1/one', [forTurn, ({ cardsPlayed }) => cardsPlayed > 0]),
    bars('cca-18.31/nothing', [cardIs('counter-attack'), (input) => !input.opponentPlayed]),
    notes('cca-18.38/now', [reaction, momentIs('attack-declared')]),
    bars('cca-18.38/rolled', [reaction, momentIs('attack-rolled')]),
    bars('cca-18.38/wait', [reaction, not(momentIs('attack-declared', 'attack-rolled'))]),
  ],
};

export const mayPlay = defineQuery({
  id: 'cca/may-play',
  fields: PLAY_FIELDS,
  answer: { allowed: yes() },
  sample: { commandCard: 'first-strike', when: 'attack-rolled' },
  run(input, trace) {
    const allowed = applyRows(MAY_PLAY, input, true, trace);
    return {
      answer: { allowed },
      summary: { say: `may-play/${allowed ? 'yes' : 'no'}`, with: facts(input) },
    };
  },
});
