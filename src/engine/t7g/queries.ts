import { queries as army } from './army/queries.ts';
import { queries as checks } from './checks/queries.ts';
import { queries as combat } from './combat/queries.ts';
import { queries as commanders } from './commanders/queries.ts';
import { queries as deployment } from './deployment/queries.ts';
import { queries as fortification } from './fortification/queries.ts';
import { queries as movement } from './movement/queries.ts';
import { queries as orders } from './orders/queries.ts';
import { queries as scenery } from './scenery/queries.ts';
import { queries as shooting } from './shooting/queries.ts';
import { queries as table } from './table/queries.ts';
import { queries as turn } from './turn/queries.ts';
import { queries as values } from './values/queries.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = {
  ...{ values, checks, orders, movement, shooting, combat, turn, commanders },
  ...{ army, scenery, deployment, fortification, table },
};
