import type { Table } from '../../core/rows.ts';
import { all, any, not, on, rulesOf } from '../../core/rules.ts';
import {
  type Formed,
  inTestudo,
  isDrilled,
  isHedgehog,
  isLevy,
  isPhalanx,
  stands,
} from '../formations/formation.ts';
import { isElephant, type Vehicle } from './vehicles.ts';

/** What whoever turns freely is not held to. */
const TURNS = ['wab-2.14', 'wab-2.15', 'wab-2.18'] as const;
const LIMITS = [...TURNS, 'wab-2.25', 'wab-2.26'] as const;
export const MANOEUVRES = [
  'ahead',
  'wheel',
  'about-face',
  'change-formation',
  'reform',
  'hedgehog',
  'shieldwall',
  'quarter-turn',
  'sideways',
  'backwards',
  'part-of-unit',
] as const;
export type Manoeuvre = (typeof MANOEUVRES)[number];

/** About faces and ranks that open order has free in a move (wab-2.23, wab-2.26). */
const FREE_FACES = 2;
const FREE_RANKS = 2;
/** Ranks that may be paid for in a move (wab-2.25). */
const PAID_RANKS = 2;
const QUARTER = 0.25;
const HALF = 0.5;
const HALVES = 2;

/** One manoeuvre of a move, and what was done before it. */
export interface Doing extends Formed {
  does: Manoeuvre;
  inches: number;
  ranks: number;
  /** Before it in this move: about faces, ranks gained and lost, and whether anything was done at all. */
  faced: number;
  changed: number;
  turned: number;
  isFirst: boolean;
  isOnly: boolean;
  move: 'normal' | 'march' | 'quick-march' | 'charge' | 'compulsory';
  open: boolean;
  wedge: boolean;
  /** Skirmishers, who need no manoeuvres (wab-15.5). */
  loose: boolean;
  /** Light chariots in a dispersed group, each of which moves by itself (wab-16.11). */
  dispersed: boolean;
  vehicle: Vehicle;
  deep: number;
  rearOverlaps: boolean;
  musician: boolean;
  allowance: number;
  readings: Readonly<Record<'R18' | 'R100' | 'R110', 'a' | 'b'>>;
}

const { adds, bars, notes } = rulesOf<Doing>(({ ranks }) => ({ ranks: Math.abs(ranks) }));

const is = (of: Manoeuvre) => (one: Doing) => one.does === of;
const wheels = is('wheel');
const faces = is('about-face');
const changes = is('change-formation');
const reforms = is('reform');
const turns = is('quarter-turn');
const squares = is('hedgehog');
const open = ({ open }: Doing) => open;
const wedge = ({ wedge }: Doing) => wedge;
const charges = ({ move }: Doing) => move === 'charge';
const marches = ({ move }: Doing) => move === 'march' || move === 'quick-march';
const ordinary = ({ move }: Doing) => move === 'normal';
const mayBeFree = (one: Doing) => open(one) && (faces(one) || changes(one));
/** Open order has its free manoeuvres in a normal move alone, and a wedge never has (wab-2.24, wab-1.38). */
const isFree = (one: Doing) => one.open && !one.wedge && ordinary(one);

type Opening = Pick<Doing, 'does' | 'ranks' | 'isFirst' | 'drilled'>;
/** Drilled troops make one manoeuvre free before they move (wab-13.52). */
const opens = ({ does, ranks, drilled }: Opening) =>
  drilled &&
  (does === 'about-face' || (does === 'change-formation' && Math.abs(ranks) <= FREE_RANKS));
export const isFreeOpening = (one: Opening) => one.isFirst && opens(one);
const mayTurn = all<Doing>(turns, isDrilled);

const ranksNow = ({ changed, ranks }: Doing) => changed + Math.abs(ranks);
const most = (one: Doing) =>
  isFree(one) && one.readings.R18 === 'a' ? FREE_RANKS + PAID_RANKS : PAID_RANKS;

const isAlone = (one: Doing) => one.isOnly && ordinary(one);
const tooMany = (one: Doing) => ranksNow(one) > most(one);
const MOST = { with: (one: Doing) => ({ most: most(one) }) };

/** A rank costs half the move, two all of it; those that are free count for nothing. */
function costOfRanks(one: Doing) {
  const paid = (ranks: number) => Math.max(0, ranks - (isFree(one) ? FREE_RANKS : 0)) * HALF;
  return one.allowance * (paid(ranksNow(one)) - paid(one.changed));
}

const rounded = (inches: number, { readings: { R100 } }: Doing) =>
  R100 === 'a' ? inches : Math.ceil(inches * HALVES) / HALVES;
const costOfFace = (one: Doing) => rounded(one.allowance * QUARTER, one);
const costOfChange = (one: Doing) => rounded(costOfRanks(one), one);

const loose = ({ loose }: Doing) => loose;
const dispersed = ({ dispersed }: Doing) => dispersed;
const onTheSpot = any<Doing>(faces, turns);
const anyWay = any<Doing>(is('sideways'), is('backwards'));
const going = { with: ({ inches }: Doing) => ({ inches }) };

/** What is no manoeuvre, or not one of this move. */
export const MAY_DO: Table<Doing, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-17.10/free', [isElephant, any(wheels, onTheSpot)], {
      unless: [...LIMITS, 'wab-3.25'],
    }),
    notes('wab-15.5/free', [loose, not(charges), any(onTheSpot, changes, anyWay, wheels)], {
      unless: [...LIMITS, 'wab-2.53'],
    }),
    notes('wab-16.11/free', [dispersed, not(charges), any(onTheSpot, anyWay, wheels)], {
      unless: [...TURNS, 'wab-2.53'],
    }),
    notes('wab-16.10/change', [dispersed, changes]),
    bars('wab-2.59', [dispersed, ({ move }) => move === 'quick-march']),
    bars('wab-22.10/charge', [inTestudo, charges]),
    bars('wab-22.10/march', [inTestudo, marches]),
    bars('wab-13.105', [isHedgehog], on('reforms', not(reforms))),
    bars('wab-13.104/medieval', [squares], on('medieval-phalanx', not(stands('medieval-phalanx')))),
    bars('wab-13.78', [isLevy], on('only-wheels', not(any(is('ahead'), wheels)))),
    notes('wab-13.107', [isPhalanx, isDrilled], on('any-unit-may', any(faces, changes, turns)), {
      unless: ['wab-13.89'],
    }),
    notes('wab-13.99', [stands('trained-phalanx')], on('no-about-face', faces), {
      unless: ['wab-13.89'],
    }),
    notes(
      'wab-13.100',
      [stands('macedonian-phalanx')],
      on('no-such-manoeuvre', any(faces, changes)),
      { unless: ['wab-13.89'] },
    ),
    notes(
      'wab-13.102',
      [stands('medieval-phalanx')],
      on('no-such-manoeuvre', any(faces, changes)),
      { unless: ['wab-13.89'] },
    ),
    bars('wab-13.89', [isPhalanx], on('wheels-or-reforms', any(faces, changes))),
    bars('wab-2.14', [is('part-of-unit')]),
    bars('wab-2.14', [is('sideways')], { say: 'wab-2.14/sideways' }),
    bars('wab-2.14', [is('backwards')], { say: 'wab-2.14/backwards' }),
    bars('wab-2.15', [turns, not(isDrilled)]),
    bars('wab-13.110/alone', [is('shieldwall')], on('does-nothing-else', not(isAlone))),
    notes('wab-13.54', [changes, marches], on('not-drilled', isDrilled), { unless: ['wab-2.53'] }),
    notes('wab-13.55', [changes, charges, ({ isFirst }) => isFirst], on('not-drilled', isDrilled), {
      unless: ['wab-3.25'],
    }),
    bars('wab-2.18', [wheels, not(({ isFirst }) => isFirst)], on('no-charge-made', charges)),
    bars('wab-3.25/turns', [any(faces, changes, mayTurn)], on('no-charge-made', charges)),
    bars('wab-2.53', [changes], on('does-not-march', marches)),
    bars('wab-2.53/about-face', [faces, marches, ({ readings }) => readings.R110 === 'b']),
    bars('wab-2.25/most', [changes, not(isFree)], on('few-enough-ranks', tooMany), MOST),
    bars('wab-2.26/most', [changes, isFree], on('few-enough-ranks', tooMany), MOST),
    bars(
      'wab-2.28',
      [any(reforms, squares)],
      on('has-musician', ({ musician }) => !musician),
    ),
    bars('wab-2.32/alone', [any(reforms, squares)], on('does-nothing-else', not(isAlone))),
  ],
};

/** Turns that spend nothing: MAY_DO has their clauses. */
export const turnsFreely = (one: Doing): boolean =>
  onTheSpot(one, true)
    ? isElephant(one) || loose(one) || dispersed(one)
    : (wheels(one) && isElephant(one)) || (changes(one) && loose(one));

/** Ranks that follow the first one as it wheels. */
const inRanks = (one: Doing) => !(one.loose || one.dispersed || one.wedge);

/** Inches that it takes of the move. */
export const COSTS: Table<Doing, number> = {
  on: 'spentInAll',
  rows: [
    adds('wab-15.5/any-way', ({ inches }) => inches, [loose, anyWay], going),
    adds('wab-15.5/any-way', ({ inches }) => inches, [loose, wheels, not(charges)], {
      ...going,
      unless: ['wab-2.16'],
    }),
    adds('wab-16.11/any-way', ({ inches }) => inches, [dispersed, anyWay], going),
    adds('wab-16.11/wheel', ({ inches }) => inches, [dispersed, wheels], {
      ...going,
      unless: ['wab-2.16'],
    }),
    adds('wab-2.14/ahead', ({ inches }) => inches, [is('ahead')], going),
    adds('wab-1.38/axis', ({ inches }) => inches, [wheels, wedge], going),
    adds('wab-2.16', ({ inches }) => inches, [wheels, not(wedge)], going),
    notes('wab-2.19', [inRanks, wheels, ({ deep }) => deep > 1]),
    notes(
      'wab-2.20',
      [inRanks, wheels],
      on('nothing-in-the-way', ({ rearOverlaps }) => rearOverlaps),
    ),
    notes('wab-2.21', [faces]),
    notes('wab-13.104', [squares]),
    adds('wab-13.110', ({ allowance }) => allowance, [is('shieldwall')]),
    notes(
      'wab-13.52',
      [opens],
      on('something-done-before', ({ isFirst }) => isFirst),
      {
        unless: [
          ...(['wab-2.24', 'wab-1.38', 'wab-2.23', 'wab-2.22'] as const),
          'wab-2.26',
          'wab-2.25',
        ],
      },
    ),
    notes(
      'wab-13.51',
      [mayTurn, ordinary, not(wedge)],
      on('close-order', open),
      on('turned-twice', ({ turned }) => turned < FREE_FACES),
      {
        unless: ['wab-13.50'],
      },
    ),
    adds('wab-13.50', costOfFace, [mayTurn], { with: (one) => ({ inches: costOfFace(one) }) }),
    notes('wab-2.24', [mayBeFree], on('ordinary-move', not(ordinary)), {
      unless: ['wab-2.23', 'wab-2.26'],
    }),
    notes('wab-1.38', [mayBeFree], on('no-wedge', wedge), { unless: ['wab-2.23', 'wab-2.26'] }),
    notes('wab-20.16', [faces, open, wedge], { say: 'wab-20.16/turns' }),
    notes(
      'wab-2.23',
      [faces, open],
      on('faced-twice', ({ faced }) => faced < FREE_FACES),
      {
        unless: ['wab-2.22'],
      },
    ),
    adds('wab-2.22', costOfFace, [faces], { with: (one) => ({ inches: costOfFace(one) }) }),
    notes('wab-2.26', [changes, open, (one) => ranksNow(one) <= FREE_RANKS], {
      unless: ['wab-2.25'],
    }),
    notes('wab-2.26', [changes, (one) => ranksNow(one) > FREE_RANKS], {
      say: 'wab-2.26/more',
    }),
    adds('wab-2.25', costOfChange, [changes], {
      with: (one) => ({ inches: costOfChange(one), ranks: Math.abs(one.ranks) }),
    }),
  ],
};
