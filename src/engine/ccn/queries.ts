import { queries as cards } from './cards/queries.ts';
import { queries as leaders } from './leaders/queries.ts';
import { queries as melee } from './melee/queries.ts';
import { queries as movement } from './movement/queries.ts';
import { queries as nations } from './nations/queries.ts';
import { queries as orders } from './orders/queries.ts';
import { queries as pieces } from './pieces/queries.ts';
import { queries as ranged } from './ranged/queries.ts';
import { queries as retreat } from './retreat/queries.ts';
import { queries as scenarios } from './scenarios/queries.ts';
import { queries as tactics } from './tactics/queries.ts';
import { queries as terrain } from './terrain/queries.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = {
  cards,
  orders,
  movement,
  nations,
  leaders,
  melee,
  pieces,
  retreat,
  ranged,
  scenarios,
  tactics,
  terrain,
};
