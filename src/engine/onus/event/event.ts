import { word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import { FAVOURED, favours, ROLLS, rollOf } from './favours.ts';
import { EVENT_FIELDS, isRandom, type Played, secondNotElite } from './fields.ts';
import { MAY_PLAY } from './rows.ts';

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
