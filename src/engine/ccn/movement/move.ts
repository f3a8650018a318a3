import { readings } from '../../core/readings.ts';
import type { Key } from '../../core/ruling.ts';
import type { Values } from '../../core/schema/values.ts';
import { ADOPTED, fighter } from '../combat/combat.ts';
import { cardInForce } from '../combat/conditions.ts';
import type { Card } from '../fighting-cards.ts';
import type { Terrain } from '../terrain.ts';
import { type Combatant, isUnit } from '../units.ts';

export const HOLDERS = [
  'empty',
  'friend',
  'friend-with-leader',
  'ally',
  'friendly-leader',
  'enemy',
  'enemy-leader',
] as const;

/** What has moved before this turn: nobody, others, another half way, this one half way or wholly. */
export const EARLIER_MOVES = ['none', 'others', 'unfinished', 'interrupted', 'finished'] as const;
/** The leader attached to a unit that moves: he goes along, should stay, has just joined it. */
export const LEADER_PARTS = ['goes', 'stays', 'joined'] as const;
export const JOINED_UNITS = ['unordered', 'ordered', 'moved'] as const;

/**
 * A unit with a leader and another leader (R30), orders of choice (R53), moves under Cold Steel (R73), Bombard (R80) and
 * Short Supply (R81).
 */
export const MOVE_READINGS = readings('R30', 'R53', 'R73', 'R80', 'R81');

/** One hex of the path: what is on it and in it. */
export interface PathHex {
  ground: Terrain;
  /** The hexside by which it is entered has fieldworks. */
  acrossFieldworks?: boolean;
  holds: (typeof HOLDERS)[number];
}

/** A move as it was declared, hex by hex. */
export interface Move {
  /** `leader`: a leader who moves on his own. */
  unit: Combatant;
  blocks?: number | undefined;
  /** Hexes moved; leaving the board counts as one. */
  hexes: number;
  path: readonly PathHex[];
  card: Card;
  ordered: boolean;
  earlierMove: (typeof EARLIER_MOVES)[number];
  leader: boolean;
  leaderDoes: (typeof LEADER_PARTS)[number];
  inSquare: boolean;
  leavesSquare: boolean;
  splits: boolean;
  combines: boolean;
  /** A leader leaves his unit by an order of his own, whichever of them it is that moves. */
  detaches: boolean;
  formerUnitOrdered: boolean;
  joinedUnit: (typeof JOINED_UNITS)[number];
  crossesSection: boolean;
  leavesBoard: boolean;
  exitAllowed: boolean;
  nationalMove: number;
  readings: Values<typeof MOVE_READINGS>;
}

export const byLeader = ({ unit }: Pick<Move, 'unit'>) => unit === 'leader';
export const byUnit = ({ unit }: Pick<Move, 'unit'>) => unit !== 'leader';
export const moves = ({ hexes }: Move) => hexes > 0;
/** Who is ordered in place of those that the card names has an ordinary order (R53); a leader has what it says of him. */
const inForce = ({ unit, leader, card, readings }: Move) =>
  isUnit(unit)
    ? cardInForce({
        kind: 'attack',
        roller: fighter(unit, { leader }),
        card,
        readings: { ...ADOPTED, ...readings },
      })
    : card;
export const cardIs =
  (...cards: Card[]) =>
  (move: Move) =>
    cards.includes(inForce(move));
/** The leader attached to the unit does this; one who leaves it does none of these. */
export const leaderPart =
  (part: Move['leaderDoes']) =>
  ({ leader, leaderDoes, detaches }: Move) =>
    leader && !detaches && leaderDoes === part;
/** The leader attached to the unit that moves leaves it. */
export const leaderLeaves = ({ leader, detaches }: Move) => leader && detaches;
/** The cards that order leaders; `none` may be a Section card; Élan does it by a flag. */
const OF_LEADERS: readonly Card[] = ['none', 'elan', 'leadership', 'grande-manoeuvre'];
export const ordersLeaders = ({ card }: Pick<Move, 'card'>) => OF_LEADERS.includes(card);

/** What leaves it without an order: it got none, or Leadership orders it only by a leader who was there and stays. */
export function lacksOrder(move: Move): Key | null {
  if (!move.ordered) return 'ccn-5.13/fight';
  if (!cardIs('leadership')(move)) return null;
  if (leaderLeaves(move)) return 'ccn-8.65/leaves';
  return leaderPart('joined')(move) ? 'ccn-8.67/joined' : null;
}

/** The unit has its leader with it as it moves. */
export const hasLeaderAlong = ({ leader, detaches }: Pick<Move, 'leader' | 'detaches'>) =>
  leader && !detaches;

const CLEAR: PathHex = { ground: 'clear', holds: 'empty' };

/** The hexes that the move enters, in order; leaving the board enters none. */
export function entered({ hexes, path, leavesBoard }: Move): PathHex[] {
  const length = leavesBoard ? hexes - 1 : hexes;
  return Array.from({ length }, (_, i) => path[i] ?? CLEAR);
}
