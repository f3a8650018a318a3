import { complementary } from './complementary.ts';
import { lineAdvance } from './line-advance.ts';

/** What is asked about units that act together. */
export const queries = [lineAdvance, complementary];
