import type { Hex } from '../../engine/hexes/hex.ts';
import type { Light } from './HexBoard.tsx';
import type { Route } from './routes.ts';
import type { Action, Game, HexSystem } from './system.ts';

/** The hex in which an action begins, and the one to which it leads. */
export const startOf = ({ from, hex }: Action): Hex | undefined => from ?? hex;
export const endOf = ({ to, over }: Action): Hex | undefined => to ?? over;

/** The piece that moves or fights, where there is only one that may. */
export function onlyStart(actions: readonly Action[]): Hex | undefined {
  const starts = new Set(actions.filter(endOf).map(startOf));
  const [only] = starts;
  return starts.size === 1 ? only : undefined;
}

/** Where whoever is asked may advance: the hex that the combat has emptied. */
export const advancesTo = (game: Game, actions: readonly Action[]) =>
  actions.some(({ do: what }) => what === 'advance') ? game.combat?.at : undefined;

/** What the players may touch: targets of the chosen piece, ends of its ways, or whoever may act at all. */
export function lightsOf(
  { lights: by }: HexSystem,
  game: Game,
  {
    actions,
    routes,
    chosen,
  }: { actions: readonly Action[]; routes: readonly Route[]; chosen: Hex | undefined },
) {
  const lights: Partial<Record<Hex, Light>> = {};
  if (game.combat) lights[game.combat.at] = 'fight';
  const empty = advancesTo(game, actions);
  if (empty) lights[empty] = 'go';
  for (const { path } of routes) {
    const end = path.at(-1);
    if (end) lights[end] = 'go';
  }
  for (const action of routes.length > 0 ? [] : actions) {
    const [from, to] = [startOf(action), endOf(action)];
    if (to && (!from || from === chosen)) lights[to] = by[action.do] ?? 'go';
    else if (from && !chosen) lights[from] ??= 'way';
  }
  if (chosen) lights[chosen] = 'chosen';
  return lights;
}
