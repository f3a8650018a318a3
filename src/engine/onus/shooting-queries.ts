import type { Query } from '../core/query.ts';

export const queries: readonly Query[] = [];
