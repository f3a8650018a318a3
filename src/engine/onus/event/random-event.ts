import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, flag, type Values } from '../../core/schema.ts';
import { RANKS } from '../units.ts';
import { EVENT_IN } from './fields.ts';

const FIELDS = {
  eventIn: choice(EVENT_IN, 'hand-to-hand'),
  noRandomEvents: flag(),
  attackerRank: choice(RANKS, 'normal'),
  defenderRank: choice(RANKS, 'normal'),
  wishBy: choice(['attacker', 'defender'], 'attacker'),
  randomWish: choice(['nothing', 'discard', 'discard-again', 'second-card'], 'nothing'),
};
type Draw = Values<typeof FIELDS>;

/** The random event as it stands: how many cards are turned up and which of them applies. */
interface Drawn {
  allowed: boolean;
  cards: number;
  applies: 'none' | 'first' | 'second' | 'his-choice';
}

type On = Condition<Draw, Drawn>;
type DrawRow = Row<Draw, Drawn>;
const on = (name: string, holds: (draw: Draw) => boolean): On => ({ name, holds });
const given = (holds: (draw: Draw) => boolean) => on('given', holds);

const rankOf = ({ wishBy, attackerRank, defenderRank }: Draw) =>
  wishBy === 'attacker' ? attackerRank : defenderRank;
const enemyRankOf = ({ wishBy, attackerRank, defenderRank }: Draw) =>
  wishBy === 'attacker' ? defenderRank : attackerRank;

const isIn = (...places: readonly Draw['eventIn'][]) =>
  given(({ eventIn }) => places.includes(eventIn));
const wishes = (...wish: readonly Draw['randomWish'][]) =>
  given(({ randomWish }) => wish.includes(randomWish));
const seasoned = given((draw) => rankOf(draw) !== 'normal');
const unseasoned = given((draw) => rankOf(draw) === 'normal');
const elite = given((draw) => rankOf(draw) === 'elite');
const notElite = given((draw) => rankOf(draw) !== 'elite');
const againstElite = given((draw) => enemyRankOf(draw) === 'elite');
const againstOthers = given((draw) => enemyRankOf(draw) !== 'elite');
const drawn = given(
  ({ eventIn, noRandomEvents }) =>
    !noRandomEvents && (eventIn === 'hand-to-hand' || eventIn === 'shot'),
);

const facts = (draw: Draw) => ({ player: `player.${draw.wishBy}`, rank: `rank.${rankOf(draw)}` });
const row = (clause: ClauseId, say: string, ...when: readonly On[]): DrawRow => ({
  clause,
  say: `${clause}/${say}`,
  when: [topic(...when)],
  with: facts,
});
const none = (clause: ClauseId, say: string, ...when: readonly On[]): DrawRow => ({
  ...row(clause, say, ...when),
  apply: (_, { randomWish }) => ({ allowed: randomWish === 'nothing', cards: 0, applies: 'none' }),
});
const refuses = (clause: ClauseId, say: string, ...when: readonly On[]): DrawRow => ({
  ...row(clause, say, drawn, ...when),
  apply: (before) => ({ ...before, allowed: false }),
});

const DRAW: Table<Draw, Drawn> = {
  on: 'cardsTurnedUp',
  show: ({ cards }) => cards,
  rows: [
    none('onus-7.158', 'none', isIn('outside-phase')),
    none('onus-11.11', 'no-events', isIn('javelins')),
    none('onus-7.128', 'out-of-range', isIn('shot-out-of-range')),
    none(
      'onus-12.14',
      'none',
      given(({ noRandomEvents }) => noRandomEvents),
    ),
    {
      ...row('onus-5.11', 'random', drawn),
      apply: (before) => ({ ...before, cards: 1, applies: 'first' }),
    },
    refuses('onus-11.2', 'unseasoned', wishes('discard', 'discard-again'), unseasoned),
    {
      ...row('onus-11.2', 'redraws', drawn, wishes('discard', 'discard-again'), seasoned),
      apply: (before) => ({ ...before, cards: 2, applies: 'second' }),
    },
    row('onus-11.3', 'as-veteran', drawn, wishes('discard', 'discard-again'), elite),
    refuses('onus-11.2', 'once', wishes('discard-again'), seasoned),
    refuses('onus-11.3', 'elite-only', wishes('second-card'), notElite),
    row('onus-2.7', 'two-options', drawn, wishes('second-card'), elite),
    refuses('onus-11.4', 'both-elite', wishes('second-card'), elite, againstElite),
    {
      ...row('onus-11.4', 'chooses', drawn, wishes('second-card'), elite, againstOthers),
      apply: (before) => ({ ...before, cards: 2, applies: 'his-choice' }),
    },
  ],
};

export const randomEvent = looseQuery({
  id: 'onus/random-event',
  fields: FIELDS,
  sample: { attackerRank: 'veteran', randomWish: 'discard' },
  run(draw, trace) {
    const start: Drawn = { allowed: true, cards: 0, applies: 'none' };
    const { allowed, cards, applies } = applyRows(DRAW, draw, start, trace);
    const say = applies === 'none' ? 'none' : allowed ? applies : 'not-allowed';
    return {
      answer: { allowed, cardsTurnedUp: cards, randomApplied: applies },
      summary: { say: `random-event/${say}`, with: { ...facts(draw), cards } },
    };
  },
});
