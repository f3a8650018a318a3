import { ambush } from './ambush.ts';
import { eventCount } from './count.ts';
import { event } from './event.ts';
import { javelins } from './javelins.ts';
import { namedCard } from './named-card.ts';
import { promotion } from './promotion.ts';
import { randomEvent } from './random-event.ts';
import { wind } from './wind.ts';

/** What is asked about events, and about the cards that the source names. */
export const queries = [
  event,
  eventCount,
  randomEvent,
  namedCard,
  javelins,
  ambush,
  wind,
  promotion,
];
