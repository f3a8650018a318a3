import { defineIdeas } from '../../src/library/registry.ts';
import arms from './ideas/arms.ts';
import battle from './ideas/battle.ts';
import marching from './ideas/marching.ts';
import nerve from './ideas/nerve.ts';
import special from './ideas/special.ts';

/** What its lessons say of each clause, by subject. */
export default defineIdeas({ ...marching, ...battle, ...nerve, ...arms, ...special });
