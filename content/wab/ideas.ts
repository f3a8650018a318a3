import { defineIdeas } from '../../src/library/registry.ts';
import battle from './ideas/battle.ts';
import marching from './ideas/marching.ts';
import nerve from './ideas/nerve.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...marching, ...battle, ...nerve });
