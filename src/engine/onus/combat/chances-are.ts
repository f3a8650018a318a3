import type { Score } from './attack-roll.ts';

/** What the chances of an answer are of: what is still open when so much is known. */
export const CHANCES_ARE = [
  'before-any-die',
  'after-hits',
  'after-wounds',
  'part-known',
  'known',
] as const;

export const chancesAfter = ({ hits, wounds }: Score): (typeof CHANCES_ARE)[number] =>
  wounds !== null ? 'after-wounds' : hits !== null ? 'after-hits' : 'before-any-die';
