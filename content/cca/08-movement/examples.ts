import { attachedLeader } from './examples/attached-leader.ts';
import { edgesAndUnits } from './examples/edges-and-units.ts';
import { foot } from './examples/foot.ts';
import { leaderAlone } from './examples/leader-alone.ts';
import { mounted } from './examples/mounted.ts';
import { order } from './examples/order.ts';
import { wholeUnits } from './examples/whole-units.ts';

export default [
  ...order,
  ...edgesAndUnits,
  ...wholeUnits,
  ...foot,
  ...mounted,
  ...leaderAlone,
  ...attachedLeader,
];
