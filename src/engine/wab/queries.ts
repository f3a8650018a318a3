import { queries as arms } from './arms/queries.ts';
import { queries as army } from './army/queries.ts';
import { queries as cards } from './cards/queries.ts';
import { queries as characters } from './characters/queries.ts';
import { queries as charges } from './charges/queries.ts';
import { queries as chariots } from './chariots/queries.ts';
import { queries as checks } from './checks/queries.ts';
import { queries as combat } from './combat/queries.ts';
import { queries as command } from './command/queries.ts';
import { queries as elephants } from './elephants/queries.ts';
import { queries as flight } from './flight/queries.ts';
import { queries as formations } from './formations/queries.ts';
import { queries as machines } from './machines/queries.ts';
import { queries as movement } from './movement/queries.ts';
import { queries as psychology } from './psychology/queries.ts';
import { queries as shooting } from './shooting/queries.ts';
import { queries as skirmish } from './skirmish/queries.ts';
import { queries as table } from './table/queries.ts';
import { queries as units } from './units/queries.ts';
import { queries as victory } from './victory/queries.ts';
import { queries as wagons } from './wagons/queries.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = {
  movement,
  charges,
  shooting,
  combat,
  arms,
  army,
  command,
  formations,
  characters,
  checks,
  psychology,
  flight,
  skirmish,
  table,
  units,
  machines,
  victory,
  wagons,
  cards,
  chariots,
  elephants,
};
