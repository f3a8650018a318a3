import type { Query } from '../core/query.ts';
import { charge } from './charge.ts';
import { complementary } from './complementary.ts';
import { formation } from './formation.ts';
import { lineAdvance } from './line-advance.ts';
import { manoeuvre } from './manoeuvre.ts';
import { move } from './move.ts';
import { passThrough } from './pass-through.ts';
import { skirmisherRest } from './skirmisher-rest.ts';

export const queries: readonly Query[] = [
  move,
  manoeuvre,
  formation,
  passThrough,
  charge,
  skirmisherRest,
  lineAdvance,
  complementary,
];
