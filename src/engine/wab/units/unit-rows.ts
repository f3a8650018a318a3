import type { Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';

export const TROOP_KINDS = [
  'infantry',
  'light-infantry',
  'cavalry',
  'light-cavalry',
  'massed-cavalry',
  'cataphracts',
  'camels',
  'light-chariots',
  'heavy-chariots',
  'scythed-chariots',
  'elephants',
  'war-wagon',
  'small-artillery',
  'large-artillery',
  'siege-engine',
  'character',
] as const;
type TroopKind = (typeof TROOP_KINDS)[number];
export const STANDS = ['block', 'wedge', 'skirmish'] as const;
export const ORDERS = ['close', 'open', 'skirmish', 'none'] as const;
type Order = (typeof ORDERS)[number];

/** A formed unit with fewer models is none any more, and a chariot unit begins with at least 3 (wab-1.28, wab-1.40). */
const LEAST = 5;
const LEAST_CHARIOTS = 3;

export interface Unit {
  unitTroops: TroopKind;
  unitStands: (typeof STANDS)[number];
  barded: boolean;
  listOrder?: 'close' | 'open' | undefined;
  models: number;
  characters: number;
  battleBegins: boolean;
  fellBelow: boolean;
  fleeing: boolean;
  commandRank?: number | undefined;
}

const { bars, notes, sets } = rulesOf<Unit>();

const kind =
  (...of: readonly TroopKind[]) =>
  ({ unitTroops }: Unit) =>
    of.includes(unitTroops);
const chariots = kind('light-chariots', 'heavy-chariots');
const riders = kind('cavalry', 'light-cavalry', 'camels');
const alone = kind('character');
const grouped = kind(
  ...(['scythed-chariots', 'elephants', 'war-wagon'] as const),
  ...(['small-artillery', 'large-artillery', 'siege-engine'] as const),
);
const skirmishes = ({ unitStands }: Unit) => unitStands === 'skirmish';
const isBlock = all<Unit>(not(skirmishes), not(alone), not(grouped));
const size = ({ models, characters }: Unit) => models + characters;

export const leastOf = (one: Unit) =>
  chariots(one) ? LEAST_CHARIOTS : alone(one) || grouped(one) ? 1 : LEAST;

/** Whether it is a formed unit. */
export const FORMED: Table<Unit, boolean> = {
  on: 'isFormed',
  rows: [
    bars('wab-1.43', [skirmishes]),
    bars('wab-1.44', [alone]),
    bars('wab-1.45', [grouped, not(kind('war-wagon'))]),
    notes('wab-14.3/unit', [kind('war-wagon')]),
    bars(
      'wab-1.42',
      [isBlock],
      on('not-in-flight', ({ fleeing }) => fleeing),
    ),
    bars(
      'wab-1.41',
      [
        isBlock,
        (one) => size(one) >= LEAST,
        any(
          ({ characters }) => characters > 0,
          ({ fellBelow }) => fellBelow,
        ),
      ],
      on('never-too-small', ({ fellBelow }) => fellBelow),
    ),
    bars(
      'wab-1.40',
      [isBlock, not(chariots)],
      on('five-or-more', (one) => size(one) < LEAST),
    ),
    notes('wab-1.27', [(_, formed) => formed]),
    notes(
      'wab-1.31',
      [kind('light-chariots', 'heavy-chariots', 'scythed-chariots')],
      on('no-formed-unit', (_, formed) => formed),
    ),
  ],
};

/** In a table of whoever is known to be formed or not. */
const isFormed = (one: Unit) => (one as { isFormed?: boolean }).isFormed === true;

/** Which order it has, of close and open the one by default or by its list. */
export const ORDER: Table<Unit & { isFormed: boolean }, Order> = {
  on: 'orderOfUnit',
  rows: [
    sets<Order>('wab-1.34', 'close', [kind('infantry')]),
    sets<Order>('wab-1.34', 'close', [riders, ({ barded }) => barded], { say: 'wab-1.34/barding' }),
    sets<Order>('wab-1.37', 'close', [kind('massed-cavalry')]),
    notes<Order>('wab-13.82', [kind('massed-cavalry')]),
    notes<Order>(
      'wab-20.13',
      [kind('cavalry', 'massed-cavalry')],
      on('not-listed-as-massed', kind('massed-cavalry')),
    ),
    sets<Order>('wab-13.29', 'close', [kind('cataphracts')]),
    sets<Order>('wab-1.35', 'open', [
      any(
        chariots,
        all(kind('cavalry', 'camels'), ({ barded }) => !barded),
      ),
    ]),
    sets<Order>('wab-1.39', 'open', [
      any(
        kind('light-infantry'),
        all(kind('light-cavalry'), ({ barded }) => !barded),
      ),
    ]),
    notes<Order>(
      'wab-1.36',
      [isFormed, ({ listOrder }) => listOrder !== undefined],
      on('as-by-default', ({ listOrder }, order) => listOrder !== order),
    ),
    sets<Order>('wab-1.32/list', ({ listOrder = 'open' }) => listOrder, [
      ({ listOrder }) => listOrder !== undefined,
    ]),
    notes<Order>('wab-1.37/wedge', [({ unitStands }) => unitStands === 'wedge']),
    notes<Order>(
      'wab-20.16',
      [({ unitStands }) => unitStands === 'wedge', kind('cavalry')],
      on('wears-barding', ({ barded }) => !barded),
    ),
    sets<Order>('wab-1.43/order', 'skirmish', [skirmishes]),
    notes<Order>('wab-14.21/order', [kind('war-wagon')]),
    sets<Order>('wab-1.32/none', 'none', [not(skirmishes), not(isFormed)]),
    notes<Order>('wab-1.32', [isFormed]),
  ],
};

/** Whether it may stand so: enough models as the battle begins, and where its command stands. */
export const MAY_STAND: Table<Unit, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-1.28',
      [({ battleBegins }) => battleBegins],
      on('enough-at-first', (one) => one.models < leastOf(one)),
      {
        with: (one) => ({ least: leastOf(one) }),
      },
    ),
    notes(
      'wab-1.30',
      [({ commandRank }) => commandRank !== undefined],
      on('further-back', ({ commandRank }) => commandRank === 1),
    ),
    notes('wab-8.1/unit', [({ commandRank = 1 }) => commandRank > 1]),
  ],
};

/** Millimetres of frontage and depth. */
export const BASES: Readonly<Record<TroopKind, readonly [width: number, depth: number]>> = {
  infantry: [20, 20],
  'light-infantry': [20, 20],
  character: [20, 20],
  cavalry: [25, 50],
  'light-cavalry': [25, 50],
  'massed-cavalry': [25, 50],
  cataphracts: [25, 50],
  camels: [25, 50],
  'light-chariots': [40, 80],
  'heavy-chariots': [60, 80],
  'scythed-chariots': [60, 80],
  elephants: [60, 80],
  'war-wagon': [60, 120],
  'small-artillery': [40, 60],
  'large-artillery': [60, 80],
  'siege-engine': [60, 80],
};
