import { defineLessons } from '../../src/library/registry.ts';
import arms from './lessons/arms.ts';
import battle from './lessons/battle.ts';
import marching from './lessons/marching.ts';
import nerve from './lessons/nerve.ts';
import special from './lessons/special.ts';

/** Its path of lessons, by subject. */
export default defineLessons([...marching, ...battle, ...nerve, ...arms, ...special]);
