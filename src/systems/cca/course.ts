import { commandCard } from '../../engine/cca/game/card.ts';
import { ordered } from '../../engine/cca/game/refusals/refuse-order.ts';
import type { GameState, Order } from '../../engine/cca/game/state.ts';
import { phases } from '../../engine/cca/game/turn.ts';
import { piecesOf } from '../../engine/hexes/game/board.ts';
import type { Stage } from '../../widgets/hexes/system.ts';

/** As many orders as the card in force gives; undefined where that is as many as qualify. */
function ordersDue(game: GameState): number | undefined {
  const card = commandCard(game);
  if (!card) return 0;
  if (game.turn?.choice) return 1;
  const { sections, orders, adjacentHexes } = card;
  if (sections) return Object.values(sections).reduce((sum, one) => sum + one, 0);
  if (adjacentHexes) return adjacentHexes + 1;
  if (orders === 'command') return game.command[game.active];
  return typeof orders === 'number' ? orders : undefined;
}

/** How far the turn has come, with what has been ordered, moved and fought of how many. */
export function course(game: GameState): { stages: Stage[]; now: string } {
  if (!game.turn)
    return {
      stages: ['play', 'order', 'move', 'battle', 'end'].map((step) => ({ step })),
      now: 'play',
    };
  const all = piecesOf(game, game.active).flatMap(([, { order }]) => order ?? []);
  const count = (what: (order: Order) => boolean) => all.filter(what).length;
  const of = ordersDue(game);
  const counts: Record<string, Omit<Stage, 'step'>> = {
    order: { done: ordered(game).length, ...(of !== undefined && { of }) },
    move: { done: count(({ moved }) => moved !== null), of: all.length },
    battle: { done: count(({ battled }) => battled !== 'no') },
    'move-again': { done: count(({ movedAgain }) => movedAgain), of: all.length },
  };
  const stages = ['play', ...phases(game), 'end'].map((step) => ({ step, ...counts[step] }));
  return { stages, now: game.phase };
}
