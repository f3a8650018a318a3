import type { Hex } from '../../engine/hexes/hex.ts';
import type { Action, Game, HexSystem } from './system.ts';

/** A way that is open to a piece, from where it stands to its end. */
export interface Route {
  /** Hex by hex, as the log has it. */
  actions: readonly Action[];
  path: readonly Hex[];
}

const OF_WAY = ['go', 'stop', 'leave'];
/** An action that goes on along a way, or ends it. */
export const isOfWay = ({ do: what }: Action) => OF_WAY.includes(what);

/** The task under which a way is chosen; undefined where something else is asked. */
export function wayTask({ game: rules }: HexSystem, game: Game): string | undefined {
  const actions = rules.legal(game);
  const asks = actions.some(({ do: what }) => what === 'go') && actions.every(isOfWay);
  return asks ? game.tasks.at(-1)?.task : undefined;
}

interface Walk extends Route {
  game: Game;
}

/** Ways that lead to the same are one. */
const effectOf = ({ board, banners, tasks, hands, scenario, winner }: Game) =>
  JSON.stringify([board, banners, tasks, hands, scenario, winner]);

const hasRolled = ({ events }: Game) => events.some(({ faces }) => faces);

function onwards({ game: rules }: HexSystem, { game, actions, path }: Walk, action: Action): Walk {
  const next = rules.apply(game, action);
  // Where there is only one hex to go to, the piece has gone there by itself.
  const gone = next.events.flatMap(({ event, to }) => (event === 'moved' && to ? [to] : []));
  const further = gone.length > 0 || !action.to ? gone : [action.to];
  return { game: next, actions: [...actions, action], path: [...path, ...further] };
}

/** All ends that a piece may come to whose way is asked for, each by one way, or by several if they differ in what comes of them. */
export function routesFrom(system: HexSystem, start: Game): Route[] {
  const task = wayTask(system, start);
  if (task === undefined) return [];
  const ended = new Map<string, Route>();
  let open: Walk[] = [{ game: start, actions: [], path: [] }];
  while (open.length > 0) {
    const next = new Map<string, Walk>();
    for (const walk of open)
      for (const action of system.game.legal(walk.game)) {
        const one = onwards(system, walk, action);
        const effect = effectOf(one.game);
        // What dice decide is not known before they fall.
        const goesOn = !hasRolled(one.game) && wayTask(system, one.game) === task;
        const known = goesOn ? next : ended;
        const key = goesOn ? effect : `${one.path.at(-1)} ${effect}`;
        if (!known.has(key)) known.set(key, one);
      }
    open = [...next.values()];
  }
  return [...ended.values()].map(({ actions, path }) => ({ actions, path }));
}
