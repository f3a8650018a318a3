import { combined } from './examples/combined.ts';
import { inSquare } from './examples/in-square.ts';
import { squareCombat } from './examples/square-combat.ts';

export default [...squareCombat, ...inSquare, ...combined];
