import type { Row } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';

/** A rank of fewer models gives nothing, and so few in a rank are no close order (wab-5.41, wab-5.54). */
export const FULL_RANK = 4;
const MOST_RANK_BONUS = 2;
/** So few are no longer formed (wab-6.15), and a charge of fewer takes nothing away (wab-6.14). */
export const FORMED = 5;

export const ORDERS = ['close-infantry', 'open-infantry', 'cavalry', 'other'] as const;
/** The sides on which a unit fights. */
export const FIGHTS_ON = ['front', 'several', 'front-and-rear'] as const;
export const LOST_EARLIER = ['no', 'this-combat', 'former-combat'] as const;
export const OBSTACLES = ['none', 'attacks', 'defends', 'not-between'] as const;
export const ELEPHANTS = ['none', 'in-this-combat', 'in-another'] as const;

/** A unit as far as its ranks and its order count for its side. */
export interface Ordered {
  who: 'own' | 'enemy';
  order: (typeof ORDERS)[number];
  ranks: number;
  width: number;
  skirmishers: boolean;
  /** Its models after casualties, where they matter. */
  models?: number | undefined;
  chargedIn: 'front' | 'flank' | 'rear';
  chargerModels: number;
  chargerFormed: boolean;
  chargerSkirmishes: boolean;
  /** Whether a war wagon fights in this combat, and whether it is one itself. */
  besideWagon: boolean;
  warWagon: boolean;
  /** Who came by pursuit counts as a charger only by the adopted reading (R115). */
  pursuersCount: boolean;
  obstacle: (typeof OBSTACLES)[number];
  inDifficult: boolean;
  elephants: (typeof ELEPHANTS)[number];
  lostEarlier: (typeof LOST_EARLIER)[number];
}

/** A unit from which nothing takes its bonuses. */
export const NOTHING_LOST = {
  chargedIn: 'front' as const,
  chargerModels: FORMED,
  chargerFormed: true,
  chargerSkirmishes: false,
  besideWagon: false,
  warWagon: false,
  pursuersCount: true,
  obstacle: 'none' as const,
  inDifficult: false,
  elephants: 'none' as const,
  lostEarlier: 'no' as const,
};

const { adds, notes } = rulesOf<Ordered>(({ who }) => ({ who }));

export const isInfantry = ({ order }: Ordered) =>
  order === 'close-infantry' || order === 'open-infantry';
const isClose = ({ order }: Ordered) => order === 'close-infantry';
export const isFormed = ({ skirmishers }: Ordered) => !skirmishers;
const hasRanks = ({ ranks }: Ordered) => ranks > 0;
/** Whether there is a bonus that could be lost. */
export const hasBonus = (one: Ordered) =>
  isInfantry(one) && isFormed(one) && (hasRanks(one) || isClose(one));
const wideEnough = on('narrow', ({ width }: Ordered) => width >= FULL_RANK);
const across = ({ obstacle }: Ordered) => obstacle === 'attacks' || obstacle === 'defends';
const BOTH = { unless: ['wab-5.41', 'wab-5.54'] } as const;

/** Whether it has ranks at all, formed or not. */
const standsInRanks = (one: Ordered) => isInfantry(one) && hasRanks(one);

/** What takes the bonuses for ranks and close order away, both together (wab-6.12). */
export const LOSSES: readonly Row<Ordered, number>[] = [
  notes<number>(
    'wab-14.21',
    [({ besideWagon, warWagon }) => besideWagon && !warWagon],
    on('no-ranks-there', hasRanks),
    { unless: ['wab-5.41'] },
  ),
  notes<number>('wab-14.21/wagon', [({ warWagon }) => warWagon, isClose], {
    unless: ['wab-5.41', 'wab-5.54'],
  }),
  notes<number>('wab-15.23', [standsInRanks, ({ skirmishers }) => skirmishers]),
  notes<number>(
    'wab-15.25',
    [hasBonus, ({ chargerSkirmishes }) => chargerSkirmishes],
    on('charged-in-front', ({ chargedIn }) => chargedIn !== 'front'),
    { unless: ['wab-6.14'] },
  ),
  notes<number>(
    'wab-6.13',
    [hasBonus, ({ lostEarlier }) => lostEarlier !== 'no'],
    on('combat-is-over', (one) => one.lostEarlier === 'this-combat' || one.inDifficult),
    BOTH,
  ),
  notes<number>(
    'wab-6.14',
    [hasBonus, ({ chargedIn }) => chargedIn !== 'front'],
    on('charger-is-loose', ({ chargerFormed }) => chargerFormed),
    on('charger-too-few', ({ chargerModels }) => chargerModels >= FORMED),
    on('pursuit-is-no-charge', ({ pursuersCount }) => pursuersCount),
    BOTH,
  ),
  notes<number>(
    'wab-6.15',
    [hasBonus, ({ models }) => models !== undefined],
    on('enough-models', ({ models = FORMED }) => models < FORMED),
    BOTH,
  ),
  notes<number>(
    'wab-6.16',
    [hasBonus, ({ obstacle }) => obstacle !== 'none'],
    on('not-across-it', across),
    BOTH,
  ),
  notes<number>(
    'wab-6.18',
    [hasBonus, hasRanks, ({ inDifficult }) => inDifficult],
    on('close-order', ({ order }) => order === 'open-infantry'),
    { unless: ['wab-6.17'] },
  ),
  notes<number>('wab-6.17', [hasBonus, ({ inDifficult }) => inDifficult], BOTH),
  notes<number>(
    'wab-6.19',
    [hasBonus, ({ elephants }) => elephants !== 'none'],
    on('in-another-combat', ({ elephants }) => elephants === 'in-this-combat'),
    BOTH,
  ),
];

const rankBonus = ({ ranks }: Ordered) => Math.min(MOST_RANK_BONUS, ranks);

export const RANK_BONUS: Row<Ordered, number> = adds(
  'wab-5.41',
  rankBonus,
  [hasRanks, isInfantry, isFormed],
  wideEnough,
  { with: (one) => ({ who: one.who, bonus: rankBonus(one) }) },
);

export const CLOSE_ORDER_BONUS: Row<Ordered, number> = adds(
  'wab-5.54',
  1,
  [isClose, isFormed],
  wideEnough,
);
