import { distance, HEXES, type Hex } from '../../core/hex.ts';
import { Trace } from '../../core/ruling.ts';
import { aftermath, type Retreat } from '../aftermath.ts';
import { ADOPTED } from '../combat.ts';
import { mayEvade } from '../may.ts';
import { struck } from '../struck.ts';
import type { Unit } from '../units.ts';
import { fighterAt, pieceAt } from './board.ts';
import { evasionHexes, mayNotEvade } from './flight.ts';
import { apply, carryOn, legal, refusal } from './play.ts';
import type { Position } from './position.ts';
import { no, type Refusal } from './refusal.ts';
import { start } from './setup.ts';
import {
  type Action,
  FRESH_ORDER,
  type GameState,
  type Piece,
  type Repeatable,
  type Task,
} from './state.ts';

/** How somebody asks what a piece may do: under which card (none: by the ordinary rules), and what it did before. */
export interface Order {
  card: Repeatable | null;
  moved: number;
  /** The question is about the attached leader, who leaves his unit. */
  leader: boolean;
}

/** A card that orders by section lets everybody do what the basic rules say. */
const PLAIN: Repeatable = 'order-two-units-center';

/** The game as it would be if it were this piece's turn, with its order given. */
function asIf(position: Position, hex: Hex, phase: 'move' | 'battle', order: Order): GameState {
  const piece = pieceAt(position, hex);
  const hands = { bottom: [], top: [] };
  const card = order.card ?? PLAIN;
  const ordered: Piece = {
    ...piece,
    order: { ...FRESH_ORDER, moved: phase === 'move' ? null : order.moved },
    leaderOrder: order.leader ? 'ordered' : 'none',
  };
  return {
    ...start({ ...position, hands, active: piece.side }, 0),
    board: { ...position.board, [hex]: ordered },
    phase,
    turn: { card, inForce: card, leaderIn: null, choice: false, lead: null, faces: [] },
  };
}

/** What a piece may do with one hex, or why it may not. */
export interface Prospect {
  action: Action;
  refused: Refusal | null;
}

const prospect = (game: GameState, action: Action): Prospect => ({
  action,
  refused: refusal(game, action),
});

/** For each hex of the board: may the piece move there? */
export function moveProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'move', order);
  const how = order.leader ? 'move-leader' : 'move';
  return new Map(
    HEXES.filter((to) => to !== from).map((to) => [to, prospect(game, { do: how, from, to })]),
  );
}

/** For each hex with an enemy: may the unit fight it, where it is adjacent, or else fire at it? */
export function battleProspects(position: Position, from: Hex, order: Order): Map<Hex, Prospect> {
  const game = asIf(position, from, 'battle', order);
  const { side } = pieceAt(position, from);
  const enemies = HEXES.filter((to) => (position.board[to]?.side ?? side) !== side);
  return new Map(
    enemies.map((to) => {
      const how = distance(from, to) === 1 ? 'attack' : 'fire';
      return [to, prospect(game, { do: how, from, to })];
    }),
  );
}

/** A way back to its end: the hexes in order, from where the piece stands. */
export interface WayBack {
  path: Hex[];
  /** Blocks that it costs for hexes that could not be made. */
  lost: number;
  end: 'stands' | 'eliminated' | 'left-the-board' | 'dice-decide';
}

const ANY: Order = { card: null, moved: 0, leader: false };

function endOf({ events, tasks }: GameState, at: Hex | undefined): WayBack['end'] | null {
  if (events.some((event) => event.event === 'rolled' && event.why === 'escape'))
    return 'dice-decide';
  if (events.some((event) => event.event === 'moved' && event.from === at && !event.to))
    return 'left-the-board';
  if (events.some((event) => event.event === 'eliminated' && event.hex === at)) return 'eliminated';
  return tasks.length === 0 ? 'stands' : null;
}

/** All ways that the owner may choose, hex by hex, until the piece has come to its place. */
function follow(game: GameState, before: readonly Hex[]): WayBack[] {
  const path = [...before];
  for (const event of game.events)
    if (event.event === 'moved' && event.to && event.from === path.at(-1)) path.push(event.to);
  const at = path.at(-1);
  const end = endOf(game, at);
  if (!end) return legal(game).flatMap((action) => follow(apply(game, action), path));
  const lost = game.events.reduce(
    (sum, event) => sum + (event.event === 'lost' && event.hex === at ? event.blocks : 0),
    0,
  );
  return [{ path, lost, end }];
}

const ways = (game: GameState, hex: Hex, task: Task): WayBack[] =>
  follow(carryOn({ ...game, tasks: [task] }), [hex]);

export interface Retreats {
  /** Flags that the unit may ignore at most. */
  ignorable: number;
  /** Hexes that the flags demand. */
  due: number;
  ways: WayBack[];
}

/** Where flags send a unit. Of what elephants trample on their way nothing is said: dice decide it. */
export function retreats(position: Position, hex: Hex, flags: number, ignores: number): Retreats {
  const { blocks, leader } = pieceAt(position, hex);
  const game = asIf(position, hex, 'battle', ANY);
  const roll = struck(fighterAt(game, hex, hex), 'MI', 'attack', ADOPTED);
  const fate = leader ? 'safe' : 'none';
  const back: Retreat = { ignores, blockedBy: 'units' };
  const quiet = new Trace();
  const { flagsIgnorable: ignorable, retreatHexes: due } = aftermath(
    roll,
    { hits: 0, flags },
    blocks,
    fate,
    back,
    quiet,
  );
  const rolled = { roll, flags, left: blocks, fate, hex } as const;
  const task: Task = { task: 'retreat', ...rolled, ignores, due, made: 0, leaderAt: 0 };
  return { ignorable, due, ways: due === 0 ? [] : ways(game, hex, task) };
}

/** Where a unit that evades, or a leader alone who is attacked, may go; or why a unit may not evade. */
export function evasions(position: Position, hex: Hex, attacker: Unit): WayBack[] | Refusal {
  const { unit, side } = pieceAt(position, hex);
  const game = asIf(position, hex, 'battle', ANY);
  if (unit === 'LD') {
    const { [hex]: _, ...board } = game.board;
    return ways({ ...game, board }, hex, { task: 'leader', hex, side, made: 0 });
  }
  if (!mayEvade({ evader: unit, attacker }, new Trace())) return mayNotEvade(unit);
  if (evasionHexes(game, hex).length === 0) return no('cca-13.13', 'no-way-back');
  return ways(game, hex, { task: 'evade', hex, made: 0 });
}
