import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, count, flag, requiredChoice, type Values } from '../../core/schema.ts';
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
type On = Condition<PlayInput>;

const on = (name: string, holds: (input: PlayInput) => boolean): On => ({ name, holds });
const momentIs = (moment: PlayInput['when']) =>
  on('other-moment', (input) => input.when === moment);
const reaction = on('plays-at-turn-start', ({ commandCard }) => commandCard === 'first-strike');
const forTurn = on('is-a-reaction', ({ commandCard }) => commandCard !== 'first-strike');
const counter = on('other-card', ({ commandCard }) => commandCard === 'counter-attack');
const late = on('at-turn-start', ({ when }) => when !== 'turn-start');
const early = on('attack-declared', ({ when }) => when !== 'attack-declared');
const another = on('first-card', ({ cardsPlayed }) => cardsPlayed > 0);
const firstTurn = on('opponent-has-played', ({ opponentPlayed }) => !opponentPlayed);

const facts = ({ commandCard, when }: PlayInput) => ({ card: commandCard, moment: when });
const notes = (clause: Row<PlayInput, boolean>['clause'], ...when: On[]) => ({
  clause,
  when,
  with: facts,
});
const forbids = (
  clause: Row<PlayInput, boolean>['clause'],
  say: string,
  ...when: On[]
): Row<PlayInput, boolean> => ({ ...notes(clause, ...when), apply: () => false, say });

const MAY_PLAY: Table<PlayInput, boolean> = {
  on: 'allowed',
  rows: [
    { ...notes('cca-6.1', topic(forTurn, momentIs('turn-start'))), say: 'cca-6.1/at-start' },
    forbids('cca-6.1', 'cca-6.1/late', topic(forTurn, late)),
    forbids('cca-6.1', 'cca-6.1/one', topic(forTurn, another)),
    forbids('cca-18.31', 'cca-18.31/nothing', topic(counter, firstTurn)),
    { ...notes('cca-18.38', topic(reaction, momentIs('attack-declared'))), say: 'cca-18.38/now' },
    forbids('cca-18.38', 'cca-18.38/rolled', topic(reaction, momentIs('attack-rolled'))),
    forbids(
      'cca-18.38',
      'cca-18.38/wait',
      topic(
        reaction,
        early,
        on('rolled', ({ when }) => when !== 'attack-rolled'),
      ),
    ),
  ],
};

export const mayPlay = looseQuery({
  id: 'cca/may-play',
  fields: PLAY_FIELDS,
  sample: { commandCard: 'first-strike', when: 'attack-rolled' },
  run(input, trace) {
    const allowed = applyRows(MAY_PLAY, input, true, trace);
    return {
      answer: { allowed },
      summary: { say: `may-play/${allowed ? 'yes' : 'no'}`, with: facts(input) },
    };
  },
});
