import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';

/** A unit that moves further flees a die more (wab-2.71, wab-3.11). */
export const SLOW = 6;
export const FEW = 2;
export const MANY = 3;

export type Chariots = 'none' | 'heavy' | 'light';

/** Who flees, as far as the dice depend on it. */
export interface Fleer {
  /** Inches of its move that count. */
  speed: number;
  /** Scythed ones count as heavy ones (wab-16.43). */
  chariots: Chariots;
  /** It was fleeing before this turn. */
  later: boolean;
  /** It is asked of a charge, whose own clause has the dice (wab-3.11). */
  byCharge: boolean;
  shootsFirst: boolean;
}
const { adds, notes, sets } = rulesOf<Fleer>();

const heavy = ({ chariots }: Fleer) => chariots === 'heavy';
const light = ({ chariots }: Fleer) => chariots === 'light';
const later = ({ later }: Fleer) => later;
const byCharge = ({ byCharge }: Fleer) => byCharge;
const shot = ({ shootsFirst }: Fleer) => shootsFirst;
const fast = on('moves-six-or-less', ({ speed }: Fleer) => speed > SLOW);
const BY_SPEED = ['wab-2.71', 'wab-3.11'] as const;

const DICE: Table<Fleer, number> = {
  on: 'flightDice',
  rows: [
    notes<number>('wab-16.43', [heavy], { unless: BY_SPEED, say: 'wab-16.43/flees' }),
    notes<number>('wab-16.44', [light, not(later)], { unless: BY_SPEED, say: 'wab-16.44/flees' }),
    sets('wab-16.44', MANY, [light, later], { unless: BY_SPEED, say: 'wab-16.44/later' }),
    sets('wab-3.11/fast', MANY, [byCharge], fast),
    sets('wab-2.71/fast', MANY, [not(byCharge)], fast),
    adds('wab-3.15', -1, [any(byCharge, shot)], on('does-not-shoot', shot)),
  ],
};

/** How many dice it flees. */
export const flightDiceOf = (fleer: Fleer, trace = new Trace()): number =>
  applyRows(DICE, fleer, FEW, trace);

/** Who pursues: inches of its move that count, and whether it drives. */
export interface Pursuer {
  speed: number;
  chariots: Chariots;
}
const ofPursuer = rulesOf<Pursuer>();

const PURSUIT_DICE: Table<Pursuer, number> = {
  on: 'pursuitDice',
  rows: [
    ofPursuer.notes<number>('wab-16.43', [({ chariots }) => chariots === 'heavy'], {
      say: 'wab-16.43/pursues',
    }),
    ofPursuer.sets('wab-16.44', MANY, [({ chariots }) => chariots === 'light'], {
      say: 'wab-16.44/pursues',
    }),
    ofPursuer.sets(
      'wab-6.37',
      MANY,
      [({ chariots }) => chariots === 'none'],
      on('moves-six-or-less', ({ speed }) => speed > SLOW),
    ),
  ],
};

/** How many dice it pursues. */
export const pursuitDiceOf = (pursuer: Pursuer, trace = new Trace()): number =>
  applyRows(PURSUIT_DICE, pursuer, FEW, trace);
