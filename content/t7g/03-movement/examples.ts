import { ends } from './examples/ends.ts';
import { moves } from './examples/moves.ts';
import { terrain } from './examples/terrain.ts';

export default [...moves, ...ends, ...terrain];
