import type { Told } from './standing.ts';

/** What the chances of an answer are of: what is still open when so much is known. */
export const CHANCES_ARE = ['before-any-die', 'part-known', 'after-hits', 'known'] as const;

/** Of a roll that came to this: dice may be open, or the leader's check after them. */
export function chancesOf(
  told: Told,
  open: number,
  { leaderLost }: { leaderLost: boolean | null },
): (typeof CHANCES_ARE)[number] {
  if (open > 0) return told.faces?.length ? 'part-known' : 'before-any-die';
  return leaderLost === null ? 'after-hits' : 'known';
}
