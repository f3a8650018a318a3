import { problems } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { DISCIPLINE, FELL, KIND, VIRTUE, WEAR } from '../fields.ts';
import { isArtillery, ORDERS } from '../units.ts';

/** What calls for the check: to act, to react, to fall back after a shot (t7g-6.48), an enemy destroyed (t7g-6.36). */
const CALLS = ['activation', 'reaction', 'caracole', 'frenzy'] as const;
/** Which of the Commanders with whom it may interact is at hand (t7g-2.25). */
export const COMMANDERS = ['near', 'inside', 'unseen', 'away'] as const;
/** Traits of Commanders that bear on the check: of one's own side, and of the enemy. */
const OWN_TRAITS = ['insigne', 'religioso', 'imperturbable', 'autoritario'] as const;
const ENEMY_TRAITS = ['agresivo', 'terrible'] as const;
export const MOST_POOLED = 12;

export const ORDER_FIELDS = {
  check: choice(CALLS, 'activation'),
  discipline: DISCIPLINE,
  wear: WEAR,
  commander: usual(choice(COMMANDERS, 'near')),
  kind: KIND,
  elite: flag(),
  squares: rare(flag()),
  impetuous: rare(flag()),
  couldCharge: rare(flag()),
  card: choice(ORDERS, 'attention'),
  /** What the enemy does to whom reacts. */
  chargedBy: choice(['nobody', 'infantry', 'cavalry'], 'nobody'),
  flankCharge: flag(),
  evasion: flag(),
  loyalty: VIRTUE,
  ownTraits: list(OWN_TRAITS, OWN_TRAITS.length),
  enemyTraits: list(ENEMY_TRAITS, ENEMY_TRAITS.length),
  cannonToShoot: rare(flag()),
  pooledUnits: rare(count(1, MOST_POOLED, 1)),
  respectable: rare(flag()),
  otherIncreases: rare(count(0, 9, 0)),
  otherDecreases: rare(count(0, 9, 0)),
  dice: FELL,
  readings: rare(group(readings('R9'))),
};
export type OrderInput = Values<typeof ORDER_FIELDS>;

export const isFresh = ({ wear }: OrderInput) => wear === 0;
export const callIs =
  (call: (typeof CALLS)[number]) =>
  ({ check }: OrderInput) =>
    check === call;
export const isReaction = callIs('reaction');
/** Flight, by its card or by Evasión, keeps out of the combat. */
export const isFlight = ({ card, evasion }: OrderInput) => evasion || card === 'run';

/** What it could do needs what it has. */
export const checkCould = problems<
  Pick<OrderInput, 'couldCharge' | 'impetuous' | 'cannonToShoot' | 'kind'>
>(
  [
    'couldCharge',
    'not-impetuous',
    't7g-6.61',
    ({ couldCharge, impetuous }) => couldCharge && !impetuous,
  ],
  [
    'cannonToShoot',
    'no-cannon',
    't7g-6.111',
    ({ cannonToShoot, kind }) => cannonToShoot && !isArtillery(kind),
  ],
);

export const checkOrder = problems<OrderInput>(
  [
    'check',
    'caracole-of-no-cavalry',
    't7g-6.48',
    (one) => callIs('caracole')(one) && one.kind !== 'cavalry',
  ],
  [
    'flankCharge',
    'flanked-by-nobody',
    't7g-5.8',
    ({ flankCharge, chargedBy }) => flankCharge && chargedBy === 'nobody',
  ],
  [
    'evasion',
    'evades-nobody',
    't7g-6.59',
    ({ evasion, chargedBy }) => evasion && chargedBy === 'nobody',
  ],
  [
    'evasion',
    'not-cavalry',
    't7g-6.59',
    ({ evasion, kind }) => evasion && !['cavalry', 'company'].includes(kind),
  ],
  [
    'chargedBy',
    'only-a-reaction',
    't7g-2.28',
    (one) => one.chargedBy !== 'nobody' && !isReaction(one),
  ],
  checkCould,
);
