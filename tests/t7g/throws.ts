import type { Thrower } from '../../scripts/prove/odds/throwing.ts';
import {
  breakCheck,
  casualty,
  commandAction,
  defence,
  initiative,
  orderCheck,
  orderPlan,
} from './throws/checks.ts';
import { combat } from './throws/combat.ts';
import { deploymentOrder } from './throws/deployment.ts';
import { field, river } from './throws/scenery.ts';
import { shot } from './throws/shot.ts';

/** How each question with odds is thrown through for `npm run prove odds`: every one has fields for what falls. */
const THROWS: Readonly<Record<string, Thrower>> = {
  't7g/order-check': orderCheck,
  't7g/plan': orderPlan,
  't7g/break-check': breakCheck,
  't7g/initiative': initiative,
  't7g/command-action': commandAction,
  't7g/commander-casualty': casualty,
  't7g/shot': shot,
  't7g/defence': defence,
  't7g/combat': combat,
  't7g/river': river,
  't7g/field': field,
  't7g/deployment-order': deploymentOrder,
};

export default THROWS;
