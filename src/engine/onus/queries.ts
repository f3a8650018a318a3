import { queries as army } from './army-queries.ts';
import { queries as combat } from './combat-queries.ts';
import { queries as engaged } from './engaged-queries.ts';
import { queries as event } from './event-queries.ts';
import { queries as flight } from './flight-queries.ts';
import { queries as movement } from './movement-queries.ts';
import { queries as roster } from './roster-queries.ts';
import { queries as shooting } from './shooting-queries.ts';
import { queries as table } from './table-queries.ts';
import { queries as turn } from './turn-queries.ts';
import { queries as unit } from './unit-queries.ts';

/** By subject, each in the file of its name: a page fetches only the subject that it asks about. */
export const groups = {
  combat,
  shooting,
  movement,
  engaged,
  flight,
  event,
  unit,
  army,
  roster,
  turn,
  table,
};
