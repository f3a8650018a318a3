import type { Query } from '../core/query.ts';
import { move } from './move.ts';
import { passThrough } from './pass-through.ts';

export const queries: readonly Query[] = [move, passThrough];
