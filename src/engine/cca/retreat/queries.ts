import { fallBack } from './fall-back.ts';
import { rampage } from './rampage.ts';
import { retreat } from './retreat.ts';

/** What is asked about retreats. */
export const queries = [retreat, fallBack, rampage];
