import type { Row } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { CHARGE } from '../arms/effects.ts';
import { FORMATION, isLevy, stands } from '../formations/formation.ts';

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

/** What special troops and formations bring to the result of a combat. */
export const SPECIAL_FIELDS = {
  charge: CHARGE,
  formation: FORMATION,
  levy: rare(flag()),
  subterfuge: rare(flag()),
  ranksByList: rare(flag()),
};

/** A unit as far as its ranks and its order count for its side. */
export interface Ordered extends Values<typeof SPECIAL_FIELDS> {
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
  /** It fights the front of a phalanx that has its advantages. */
  meetsPhalanx: boolean;
  R229: 'a' | 'b';
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
  charge: 'none' as const,
  formation: 'ordinary' as const,
  levy: false,
  subterfuge: false,
  ranksByList: false,
  meetsPhalanx: false,
  R229: 'a' as const,
};

const { adds, notes } = rulesOf<Ordered>(({ who }) => ({ who }));

export const isInfantry = ({ order }: Ordered) =>
  order === 'close-infantry' || order === 'open-infantry';
const isClose = ({ order }: Ordered) => order === 'close-infantry';
export const isFormed = ({ skirmishers }: Ordered) => !skirmishers;
const hasRanks = ({ ranks }: Ordered) => ranks > 0;
const isMass = stands('massed-cavalry');
const isCataphracts = stands('cataphracts');
/** Whether it charged in a way for which its ranks count (wab-13.33, wab-13.84). */
export const rides = (one: Ordered) =>
  (isMass(one) && one.charge !== 'none') ||
  (isCataphracts(one) && (one.charge === 'charged' || one.charge === 'pursued'));
/** Cavalry in open order, and whether its list lets its ranks count (wab-20.4). */
const isOpenRiders = (one: Ordered) => one.order === 'cavalry' && stands('ordinary')(one);
const isListed = (one: Ordered) => isOpenRiders(one) && one.ranksByList;
/** Whether there is a bonus that could be lost. */
export const hasBonus = (one: Ordered) =>
  isFormed(one) &&
  ((isInfantry(one) && isClose(one)) ||
    (hasRanks(one) && (isInfantry(one) || rides(one) || isListed(one))));
const wideEnough = on('narrow', ({ width }: Ordered) => width >= FULL_RANK);
const across = ({ obstacle }: Ordered) => obstacle === 'attacks' || obstacle === 'defends';
const RANKS = ['wab-13.106', 'wab-13.33', 'wab-13.84', 'wab-20.4', 'wab-5.41'] as const;
const BOTH = { unless: [...RANKS, 'wab-5.54'] } as const;
/** By the other reading Subterfuge loses its ranks alone there (R229). */
const lifted = (one: Ordered) => !one.subterfuge || one.R229 === 'a';
const isOpen = (one: Ordered) => one.order === 'open-infantry' || isListed(one);
const sneaksThere = (one: Ordered) => one.subterfuge && (one.inDifficult || across(one));

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
    'wab-13.119',
    [hasBonus, ({ subterfuge, R229 }) => subterfuge && R229 === 'a'],
    on('fights-in-the-open', sneaksThere),
    { unless: [...BOTH.unless, 'wab-6.18'] },
  ),
  notes<number>('wab-13.119', [hasBonus, hasRanks, sneaksThere, ({ R229 }) => R229 === 'b'], {
    unless: RANKS,
    say: 'wab-13.119/ranks',
  }),
  notes<number>(
    'wab-6.16',
    [hasBonus, lifted, ({ obstacle }) => obstacle !== 'none'],
    on('not-across-it', across),
    BOTH,
  ),
  notes<number>(
    'wab-6.18',
    [hasBonus, hasRanks, lifted, ({ inDifficult }) => inDifficult],
    on('close-order', isOpen),
    { unless: ['wab-6.17'] },
  ),
  notes<number>(
    'wab-6.17',
    [hasBonus, lifted, ({ inDifficult }) => inDifficult, not(all(isOpen, sneaksThere))],
    BOTH,
  ),
  notes<number>(
    'wab-6.19',
    [hasBonus, ({ elephants }) => elephants !== 'none'],
    on('in-another-combat', ({ elephants }) => elephants === 'in-this-combat'),
    BOTH,
  ),
];

const rankBonus = ({ ranks }: Ordered) => Math.min(MOST_RANK_BONUS, ranks);
const RANKED = {
  with: (one: Ordered) => ({ who: one.who, bonus: rankBonus(one) }),
} as const;

/** What its ranks add: of infantry always, of some cavalry if it charged. */
export const RANK_BONUS: readonly Row<Ordered, number>[] = [
  notes<number>(
    'wab-13.97',
    [hasRanks, rides, isFormed],
    on('no-phalanx-there', (one) => one.meetsPhalanx),
    {
      unless: ['wab-13.33', 'wab-13.84'],
    },
  ),
  notes<number>('wab-13.34', [isCataphracts, hasRanks], on('no-charge-that-counts', rides)),
  adds(
    'wab-13.106',
    1,
    [hasRanks, stands('medieval-phalanx', 'hedgehog'), isFormed],
    on('not-in-a-square', stands('hedgehog')),
    wideEnough,
    { unless: ['wab-5.41'] },
  ),
  adds(
    'wab-13.33',
    rankBonus,
    [hasRanks, isCataphracts, isFormed],
    on('no-charge-that-counts', rides),
    wideEnough,
    RANKED,
  ),
  adds(
    'wab-13.84',
    rankBonus,
    [hasRanks, isMass, isFormed],
    on('no-charge-that-counts', rides),
    wideEnough,
    RANKED,
  ),
  notes<number>('wab-20.4/none', [hasRanks, isOpenRiders, isFormed, not(isListed)]),
  adds('wab-20.4', rankBonus, [hasRanks, isListed, isFormed], wideEnough, RANKED),
  adds('wab-5.41', rankBonus, [hasRanks, isInfantry, isFormed], wideEnough, RANKED),
];

/** What its close order adds. */
export const CLOSE_ORDER_BONUS: readonly Row<Ordered, number>[] = [
  notes<number>('wab-13.79', [isClose, isFormed], on('no-levies', isLevy), {
    unless: ['wab-5.54'],
  }),
  adds('wab-5.54', 1, [isClose, isFormed], wideEnough),
];
