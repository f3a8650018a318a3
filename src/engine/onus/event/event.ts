import { word, yes } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { FAVOURED, favours, ROLLS, rollOf } from './favours.ts';
import { EVENT_FIELDS, isRandom, type Played, secondNotElite } from './fields.ts';
import { MAY_PLAY } from './rows.ts';

/** Where no events are played, none has been played before either. */
const NO_EVENTS: Partial<Record<Played['eventIn'], ClauseId>> = {
  'outside-phase': 'onus-7.158',
  'shot-out-of-range': 'onus-7.128',
  javelins: 'onus-11.11',
};
const noEventsIn = ({ eventIn }: Played) => NO_EVENTS[eventIn] ?? null;
const isBarred = ({ eventIn }: Played) => eventIn in NO_EVENTS;

export const event = defineQuery({
  id: 'onus/event',
  fields: EVENT_FIELDS,
  answer: { allowed: yes(), favours: word(FAVOURED, 'nobody'), inRollOf: word(ROLLS, 'none') },
  sample: { eventFrom: 'attacker', eventIcons: ['shield'] },
  check: problems<Played>(
    ['eliteChoice', 'second-random-not-elite', 'onus-11.3', secondNotElite],
    [
      'handEventsBefore',
      'random-event-comes-first',
      'onus-5.11',
      (event) => isRandom(event) && event.handEventsBefore > 0,
    ],
    [
      'defenderHasPlayed',
      'random-event-comes-first',
      'onus-5.11',
      (event) => isRandom(event) && event.defenderHasPlayed,
    ],
    [
      'handEventsBefore',
      'no-events-there',
      noEventsIn,
      (e) => isBarred(e) && e.handEventsBefore > 0,
    ],
    [
      'eventsBefore',
      'no-events-there',
      noEventsIn,
      (e) => isBarred(e) && e.eventsBefore !== 'none',
    ],
    ['defenderHasPlayed', 'no-events-there', noEventsIn, (e) => isBarred(e) && e.defenderHasPlayed],
  ),
  run(played, trace) {
    const allowed = applyRows(MAY_PLAY, played, true, trace);
    const { eventFrom } = played;
    const origin = isRandom(played) ? 'random' : 'hand';
    const player = { player: `player.${eventFrom}` };
    if (!allowed) return { answer: {}, summary: { say: `event/${origin}-no`, with: player } };
    const favoured = favours(played, trace);
    const roll = rollOf(played, favoured);
    return {
      answer: { allowed, favours: favoured, inRollOf: roll },
      summary: {
        say: `event/${origin}-${roll === 'as-its-text-says' ? 'text' : 'yes'}`,
        with: { ...player, favoured: `favours.${favoured}`, roll: `inRollOf.${roll}` },
      },
    };
  },
});
