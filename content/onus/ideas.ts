import { defineIdeas } from '../../src/library/registry.ts';
import fight from './ideas/fight.ts';
import morale from './ideas/morale.ts';
import turn from './ideas/turn.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...turn, ...fight, ...morale });
