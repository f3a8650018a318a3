import { defineIdeas } from '../../src/library/registry.ts';
import combat from './ideas/combat.ts';
import ground from './ideas/ground.ts';
import turn from './ideas/turn.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...turn, ...combat, ...ground });
