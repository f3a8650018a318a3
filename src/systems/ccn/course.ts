import { cardInForce } from '../../engine/ccn/game/card.ts';
import { due } from '../../engine/ccn/game/play.ts';
import { ordered } from '../../engine/ccn/game/refuse-order.ts';
import type { GameState, Order } from '../../engine/ccn/game/state.ts';
import { ordersIn } from '../../engine/ccn/orders/played.ts';
import { piecesOf } from '../../engine/hexes/game/board.ts';
import type { Stage } from '../../widgets/hexes/system.ts';

/** As many orders as the card in force gives; undefined where that is as many as qualify. */
function ordersDue(game: GameState): number | undefined {
  const card = cardInForce(game);
  if (!card || !game.turn) return 0;
  const { choice, command } = game.turn;
  if (choice) return 1;
  const { sections, orders } = card;
  if (sections) return Object.values(ordersIn(sections, command)).reduce((sum, one) => sum + one);
  return typeof orders === 'number' ? orders : undefined;
}

const STEPS = ['play', 'order', 'move', 'battle', 'end'] as const;

/** How far the turn has come, with what has been ordered, moved and fought of how many. */
export function course(game: GameState): { stages: Stage[]; now: string } {
  if (!game.turn) return { stages: STEPS.map((step) => ({ step })), now: 'play' };
  const all = piecesOf(game, game.active).flatMap(([, { order }]) => order ?? []);
  const count = (what: (order: Order) => boolean) => all.filter(what).length;
  const of = ordersDue(game);
  const counts: Record<string, Omit<Stage, 'step'>> = {
    order: { done: ordered(game).length, ...(of !== undefined && { of }) },
    move: { done: count(({ moved }) => moved !== null), of: all.length },
    battle: { done: count(({ fought }) => fought !== 'no') },
  };
  // Which of the cards that he draws a player keeps, he says at the end of his turn.
  const now = due(game)?.task.task === 'keep' ? 'end' : game.phase;
  return { stages: STEPS.map((step) => ({ step, ...counts[step] })), now };
}
