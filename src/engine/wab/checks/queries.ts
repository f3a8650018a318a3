import { breakTest } from './break.ts';
import { panicTest } from './panic.ts';
import { panicPursuit } from './panic-pursuit.ts';
import { rallyTest } from './rally.ts';
import { reformTest } from './reform.ts';

export const queries = [breakTest, panicTest, panicPursuit, rallyTest, reformTest];
