import { fallBack } from './fall-back.ts';
import { retreat } from './retreat.ts';

export const queries = [retreat, fallBack] as const;
