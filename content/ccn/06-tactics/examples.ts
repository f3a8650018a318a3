import { combined } from './examples/combined.ts';
import { forming } from './examples/forming.ts';
import { inSquare } from './examples/in-square.ts';
import { retire } from './examples/retire.ts';
import { squareCombat } from './examples/square-combat.ts';

export default [...retire, ...forming, ...squareCombat, ...inSquare, ...combined];
