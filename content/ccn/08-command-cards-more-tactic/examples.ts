import { forceMarch } from './examples/force-march.ts';
import { leaders } from './examples/leaders.ts';
import { rallyAndSupply } from './examples/rally-and-supply.ts';

export default [...rallyAndSupply, ...forceMarch, ...leaders];
