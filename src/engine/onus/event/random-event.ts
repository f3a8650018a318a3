import { amount, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { RANKS } from '../units.ts';
import { EVENT_IN, playedIn } from './fields.ts';

const FIELDS = {
  eventIn: choice(EVENT_IN, 'hand-to-hand'),
  noRandomEvents: flag(),
  attackerRank: choice(RANKS, 'normal'),
  defenderRank: choice(RANKS, 'normal'),
  wishBy: choice(['attacker', 'defender'], 'attacker'),
  randomWish: choice(['nothing', 'discard', 'discard-again', 'second-card'], 'nothing'),
};
type Draw = Values<typeof FIELDS>;

const APPLIES = ['none', 'first', 'second', 'his-choice'] as const;
/** The random event as it stands: how many cards are turned up and which of them applies. */
interface Drawn {
  cards: number;
  applies: (typeof APPLIES)[number];
}

const rankOf = ({ wishBy, attackerRank, defenderRank }: Draw) =>
  wishBy === 'attacker' ? attackerRank : defenderRank;
const enemyRankOf = ({ wishBy, attackerRank, defenderRank }: Draw) =>
  wishBy === 'attacker' ? defenderRank : attackerRank;

const wishes =
  (...wish: readonly Draw['randomWish'][]) =>
  ({ randomWish }: Draw) =>
    wish.includes(randomWish);
const unseasoned = (draw: Draw) => rankOf(draw) === 'normal';
const elite = (draw: Draw) => rankOf(draw) === 'elite';
const againstElite = (draw: Draw) => enemyRankOf(draw) === 'elite';
const drawn = (draw: Draw) => !draw.noRandomEvents && playedIn('hand-to-hand', 'shot')(draw);
const discards = wishes('discard', 'discard-again');
const wantsSecond = wishes('second-card');

const facts = (draw: Draw) => ({ player: `player.${draw.wishBy}`, rank: `rank.${rankOf(draw)}` });
const { bars, notes, sets } = rulesOf<Draw>(facts);

/** Where no event is drawn, nothing can be wished for with it. */
const nothingWished = ({ randomWish }: Draw, allowed: boolean) =>
  allowed && randomWish === 'nothing';

const NO_EVENT: Table<Draw, boolean> = {
  on: 'allowed',
  rows: [
    sets('onus-7.158/none', nothingWished, [playedIn('outside-phase')]),
    sets('onus-11.11/no-events', nothingWished, [playedIn('javelins')]),
    sets('onus-7.128/out-of-range', nothingWished, [playedIn('shot-out-of-range')]),
    sets('onus-12.14/none', nothingWished, [({ noRandomEvents }) => noRandomEvents]),
  ],
};

const turnsUp = (cards: number, applies: Drawn['applies']): Drawn => ({ cards, applies });

const DRAW: Table<Draw, Drawn> = {
  on: 'cardsTurnedUp',
  show: ({ cards }) => cards,
  rows: [
    sets('onus-5.11/random', turnsUp(1, 'first'), [drawn]),
    sets('onus-11.2/redraws', turnsUp(2, 'second'), [drawn, discards, not(unseasoned)]),
    notes('onus-11.3/as-veteran', [drawn, discards, elite]),
    notes('onus-2.7/two-options', [drawn, wantsSecond, elite]),
    sets('onus-11.4/chooses', turnsUp(2, 'his-choice'), [
      drawn,
      wantsSecond,
      elite,
      not(againstElite),
    ]),
  ],
};

/** Who may not have what he wishes for. */
const WISH: Table<Draw, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-11.2/unseasoned', [drawn, discards, unseasoned]),
    bars('onus-11.2/once', [drawn, wishes('discard-again'), not(unseasoned)]),
    bars('onus-11.3/elite-only', [drawn, wantsSecond, not(elite)]),
    bars('onus-11.4/both-elite', [drawn, wantsSecond, elite, againstElite]),
  ],
};

export const randomEvent = defineQuery({
  id: 'onus/random-event',
  fields: FIELDS,
  answer: { allowed: yes(true), cardsTurnedUp: amount(), randomApplied: word(APPLIES, 'none') },
  sample: { attackerRank: 'veteran', randomWish: 'discard' },
  run(draw, trace) {
    const open = applyRows(NO_EVENT, draw, true, trace);
    const { cards, applies } = applyRows(DRAW, draw, turnsUp(0, 'none'), trace);
    const allowed = applyRows(WISH, draw, open, trace);
    const say = applies === 'none' ? 'none' : allowed ? applies : 'not-allowed';
    return {
      answer: { allowed, cardsTurnedUp: cards, randomApplied: applies },
      summary: { say: `random-event/${say}`, with: { ...facts(draw), cards } },
    };
  },
});
