import { defineLessons } from '../../src/library/registry.ts';
import battle from './lessons/battle.ts';
import marching from './lessons/marching.ts';
import nerve from './lessons/nerve.ts';

/** Its path of lessons, by subject. */
export default defineLessons([...marching, ...battle, ...nerve]);
