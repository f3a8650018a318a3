import { defineIdeas } from '../../src/library/registry.ts';
import command from './ideas/command.ts';
import fight from './ideas/fight.ts';
import turn from './ideas/turn.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...turn, ...fight, ...command });
