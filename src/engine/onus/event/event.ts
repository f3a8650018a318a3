import { looseQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Violation } from '../../core/schema.ts';
import { favours, rollOf } from './favours.ts';
import { EVENT_FIELDS, type Played } from './fields.ts';
import { MAY_PLAY } from './rows.ts';

const NO_EFFECT = { favours: 'nobody', inRollOf: 'none' };

export const event = looseQuery({
  id: 'onus/event',
  fields: EVENT_FIELDS,
  sample: { eventFrom: 'attacker', eventIcons: ['shield'] },
  check,
  run(played, trace) {
    const allowed = applyRows(MAY_PLAY, played, true, trace);
    const { eventFrom } = played;
    const origin = eventFrom === 'random' ? 'random' : 'hand';
    const player = { player: `player.${eventFrom}` };
    if (!allowed)
      return {
        answer: { allowed, ...NO_EFFECT },
        summary: { say: `event/${origin}-no`, with: player },
      };
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

/** What a random event cannot be. */
function check({ eventFrom, handEventsBefore, defenderHasPlayed }: Played): Violation[] {
  if (eventFrom !== 'random') return [];
  const comesFirst = (field: string) => ({
    field,
    problem: 'random-event-comes-first',
    with: {},
    clause: 'onus-5.11' as const,
  });
  return [
    ...(handEventsBefore > 0 ? [comesFirst('handEventsBefore')] : []),
    ...(defenderHasPlayed ? [comesFirst('defenderHasPlayed')] : []),
  ];
}
