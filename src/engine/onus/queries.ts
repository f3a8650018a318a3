import { queries as army } from './army/queries.ts';
import { queries as charge } from './charge/queries.ts';
import { queries as combat } from './combat/queries.ts';
import { queries as engaged } from './engaged/queries.ts';
import { queries as event } from './event/queries.ts';
import { queries as flight } from './flight/queries.ts';
import { queries as movement } from './movement/queries.ts';
import { queries as passing } from './passing/queries.ts';
import { queries as roster } from './roster/queries.ts';
import { queries as shooting } from './shooting/queries.ts';
import { queries as table } from './table/queries.ts';
import { queries as together } from './together/queries.ts';
import { queries as turn } from './turn/queries.ts';
import { queries as unit } from './unit/queries.ts';
import { queries as values } from './values/queries.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = {
  combat,
  values,
  shooting,
  movement,
  passing,
  charge,
  together,
  engaged,
  flight,
  event,
  unit,
  army,
  roster,
  turn,
  table,
};
