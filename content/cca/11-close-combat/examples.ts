import { battleBack } from './examples/battle-back.ts';
import { elephants } from './examples/elephants.ts';
import { hits } from './examples/hits.ts';
import { procedure } from './examples/procedure.ts';
import { unitDice } from './examples/unit-dice.ts';

export default [...procedure, ...unitDice, ...elephants, ...hits, ...battleBack];
