import { moreTactics } from './examples/more-tactics.ts';
import { section } from './examples/section.ts';
import { tactics } from './examples/tactics.ts';
import { troopAndLeadership } from './examples/troop-and-leadership.ts';

export default [...section, ...troopAndLeadership, ...tactics, ...moreTactics];
