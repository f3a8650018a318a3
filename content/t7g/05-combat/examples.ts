import { charge } from './examples/charge.ts';
import { dice } from './examples/dice.ts';
import { ends } from './examples/ends.ts';
import { rounds } from './examples/rounds.ts';

export default [...charge, ...dice, ...rounds, ...ends];
