import { defineClauses } from '../../../src/content/registry.ts';
import combat from './clauses/combat.ts';
import movement from './clauses/movement.ts';

export default defineClauses({ ...movement, ...combat });
