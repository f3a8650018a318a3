import { elephants } from './examples/elephants.ts';
import { leaders } from './examples/leaders.ts';
import { procedure } from './examples/procedure.ts';
import { unitDice } from './examples/unit-dice.ts';

export default [...procedure, ...unitDice, ...elephants, ...leaders];
