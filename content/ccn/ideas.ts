import { defineIdeas } from '../../src/library/registry.ts';
import fire from './ideas/fire.ts';
import ground from './ideas/ground.ts';
import melee from './ideas/melee.ts';
import turn from './ideas/turn.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...turn, ...fire, ...melee, ...ground });
