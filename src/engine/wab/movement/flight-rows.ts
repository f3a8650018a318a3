import type { Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { type Chariots, flightDiceOf } from '../flight/flight-dice.ts';

/** Inches at which fleeing troops stop before an enemy (wab-2.74). */
const GAP = 1;

export const FLIGHTS = ['charge', 'combat', 'failed-test', 'later'] as const;
export const BARRIERS = ['nothing', 'slow-ground', 'friends', 'enemy', 'impassable'] as const;
export const ROUTES = ['away-from-enemy', 'own-edge', 'side-edge', 'as-its-test-says'] as const;
export type Route = (typeof ROUTES)[number];
export const ENDS = [
  'open',
  'free',
  'stopped',
  'through-friends',
  'off-table',
  'destroyed',
] as const;
export type End = (typeof ENDS)[number];

export const MOMENTS = [
  'before-the-charger',
  'as-soon-as-it-fails',
  'flight-step',
  'compulsory-moves',
] as const;
type Moment = (typeof MOMENTS)[number];

export interface Fleer {
  factor: number;
  movement: number;
  flightCause: (typeof FLIGHTS)[number];
  chariots: Chariots;
  shootsFirst: boolean;
  onWay: (typeof BARRIERS)[number];
  wayRound: boolean;
  wayLength: number;
  ownEdgeShut: boolean;
  sideQuicker: boolean;
  wantedEdge?: 'own' | 'side' | 'enemy' | undefined;
  edgeDistance?: number | undefined;
  readings: { R23: 'a' | 'b'; R90: 'a' | 'b' | 'c' };
}

const { bars, notes, sets } = rulesOf<Fleer>();

const later = ({ flightCause }: Fleer) => flightCause === 'later';
const fromCharge = ({ flightCause }: Fleer) => flightCause === 'charge';
const fromTest = ({ flightCause }: Fleer) => flightCause === 'failed-test';
const fromCombat = ({ flightCause }: Fleer) => flightCause === 'combat';
const meets = (what: Fleer['onWay']) => (one: Fleer) => one.onWay === what;
const goesRound = ({ wayRound }: Fleer) => wayRound;

/** Dice of the flight. */
export const diceOf = (fleer: Fleer, trace = new Trace()) => {
  const { factor, movement, chariots, shootsFirst, readings } = fleer;
  const speed = readings.R23 === 'a' ? factor : movement;
  const asked = { later: later(fleer), byCharge: false, shootsFirst };
  return flightDiceOf({ ...asked, speed, chariots }, trace);
};

/** Where it goes: at first away from who makes it flee, then home. */
export const ROUTE: Table<Fleer, Route> = {
  on: 'flightRoute',
  rows: [
    sets<Route>('wab-3.11/route', 'away-from-enemy', [fromCharge]),
    sets<Route>('wab-6.23/route', 'away-from-enemy', [fromCombat]),
    sets<Route>('wab-2.84/test', 'as-its-test-says', [fromTest]),
    notes<Route>('wab-2.73', [later]),
    sets<Route>(
      'wab-2.73',
      'side-edge',
      [later, ({ ownEdgeShut }) => ownEdgeShut],
      on('side-is-longer', ({ sideQuicker }) => sideQuicker),
      { say: 'wab-2.73/side' },
    ),
  ],
};

/** Which edge it may make for, where its player asks for one. */
export const EDGE: Table<Fleer, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-2.73', [({ wantedEdge }) => wantedEdge === 'enemy'], { say: 'wab-2.73/enemy' }),
    bars(
      'wab-2.73',
      [later, ({ wantedEdge }) => wantedEdge === 'side'],
      on('own-edge-shut', (one) => !one.ownEdgeShut || !one.sideQuicker),
      { say: 'wab-2.73/own' },
    ),
  ],
};

type Fallen = Fleer & { rolled: number };
const after = rulesOf<Fallen>();
const isAtIt = ({ rolled, wayLength }: Fallen) => rolled >= wayLength;
/** It would come nearer than it may to an enemy (wab-2.74). */
const isNearIt = ({ rolled, wayLength }: Fallen) => rolled > wayLength - GAP;
const reaches = on<Fallen>('stops-before-it', isAtIt);
/** Who barred it destroys it: in the first flight from a combat, or always, or never (R90). */
const isDestroyed = ({ flightCause, readings: { R90 } }: Fleer) =>
  R90 === 'c' || (flightCause === 'combat' && R90 === 'a');

/** How a move of so many inches ends; what bars it counts only where it comes so far. */
export const ENDING: Table<Fallen, End> = {
  on: 'flightEndsAs',
  rows: [
    after.notes<End>(
      'wab-2.72',
      [any(meets('slow-ground'), meets('impassable'))],
      on('impassable-ground', meets('slow-ground')),
    ),
    after.notes<End>('wab-16.13/forced', [
      meets('slow-ground'),
      ({ chariots }) => chariots !== 'none',
      isAtIt,
    ]),
    after.notes<End>('wab-2.41/flight', [meets('impassable'), goesRound, isAtIt]),
    after.notes<End>('wab-2.74/round', [meets('enemy'), goesRound, isNearIt]),
    after.notes<End>('wab-2.73/round', [meets('friends'), goesRound, isAtIt]),
    after.sets<End>(
      'wab-6.25/flight',
      'through-friends',
      [meets('friends'), not(goesRound)],
      reaches,
    ),
    after.sets<End>(
      'wab-6.26/enemy',
      'destroyed',
      [meets('enemy'), not(goesRound), isDestroyed],
      reaches,
      { unless: ['wab-2.74'] },
    ),
    after.sets<End>(
      'wab-6.26/impassable',
      'destroyed',
      [meets('impassable'), not(goesRound), fromCombat],
      reaches,
    ),
    after.sets<End>(
      'wab-2.41/stops',
      'stopped',
      [meets('impassable'), not(goesRound), not(fromCombat)],
      reaches,
    ),
    after.sets<End>(
      'wab-2.74',
      'stopped',
      [meets('enemy'), isNearIt],
      on('way-round', not(goesRound)),
      { with: () => ({ gap: GAP }) },
    ),
    after.sets<End>(
      'wab-2.75',
      'off-table',
      [
        ({ edgeDistance }, end) =>
          edgeDistance !== undefined && end !== 'stopped' && end !== 'destroyed',
      ],
      on('stays-on-the-table', ({ rolled, edgeDistance = 0 }) => rolled > edgeDistance),
    ),
  ],
};

/** Inches that it moves of those rolled. */
export const inchesOf = (end: End, { onWay, wayLength }: Fleer, rolled: number) =>
  end === 'stopped' ? Math.max(0, wayLength - (onWay === 'enemy' ? GAP : 0)) : rolled;

/** When it is moved. */
export const WHEN: Table<Fleer, Moment> = {
  on: 'flightMoment',
  rows: [
    notes<Moment>('wab-2.66', [fromCharge]),
    notes<Moment>('wab-2.66', [any(fromTest, fromCombat)], { say: 'wab-2.66/test' }),
    sets<Moment>('wab-2.67', 'before-the-charger', [fromCharge]),
    sets<Moment>('wab-2.67', 'as-soon-as-it-fails', [fromTest], { say: 'wab-2.67/test' }),
    sets<Moment>('wab-6.20/when', 'flight-step', [fromCombat]),
    notes<Moment>('wab-2.76', [fromCombat]),
    notes<Moment>('wab-2.68', [later]),
    notes<Moment>('wab-2.84', [later]),
  ],
};
