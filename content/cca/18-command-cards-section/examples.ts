import { section } from './examples/section.ts';
import { troopAndLeadership } from './examples/troop-and-leadership.ts';

export default [...section, ...troopAndLeadership];
