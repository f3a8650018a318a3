import { choice, flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FULL_RANK, ORDERS } from '../combat/losses.ts';

const MOST_WIDE = 40;
const MOST_RANKS = 20;

/** What the ranks of a warband add to its Leadership at most, by its order (wab-13.14). */
const MOST_BONUS = { 'close-infantry': 3, 'open-infantry': 2, cavalry: 2, other: 0 } as const;

/** Who has the rule of warbands. */
export const BAND_FIELDS = {
  warband: rare(flag()),
  characterWarband: rare(flag()),
  generalWarband: rare(flag()),
};
/** The ranks of one. */
export const RANK_FIELDS = {
  width: rare(count(1, MOST_WIDE, 5)),
  ranksBehind: rare(optionalCount(0, MOST_RANKS)),
  order: rare(choice(ORDERS, 'close-infantry')),
};
/** A warband as far as its ranks bear on Leadership. */
export type Banded = Values<typeof RANK_FIELDS> & { models?: number | undefined };

/** Ranks of 4 or more behind the first, as they are told or as models and width make them. */
const fullBehind = ({ ranksBehind, models, width }: Banded): number => {
  if (ranksBehind !== undefined || models === undefined) return ranksBehind ?? 0;
  const whole = Math.floor(models / width);
  return Math.max(0, whole - 1 + Number(whole > 0 && models % width >= FULL_RANK));
};

export const isWide = ({ width }: Banded) => width >= FULL_RANK;
export const rankBonus = (one: Banded) => Math.min(MOST_BONUS[one.order], fullBehind(one));
