import { defineLessons } from '../../src/library/registry.ts';
import command from './lessons/command.ts';
import fight from './lessons/fight.ts';
import turn from './lessons/turn.ts';

/** Its path of lessons, by subject. */
export default defineLessons([...turn, ...fight, ...command]);
