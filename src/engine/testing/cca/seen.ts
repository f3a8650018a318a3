import { legal, refusal } from '../../cca/game/play.ts';
import { writeAction } from '../../cca/game/position/log.ts';
import type { Event, GameState } from '../../cca/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { act } from './acting.ts';

/** All that is legal, as a log writes it; of one kind, where it is named. */
export const options = (game: GameState, kind = '') =>
  legal(game)
    .map(writeAction)
    .filter((one) => `${one} `.startsWith(kind && `${kind} `));
const byName = new Intl.Collator('en', { numeric: true }).compare;
/** Names of hexes in their order: row by row, each from the left. */
export const inRows = (names: string[]) => names.sort(byName);
/** The hexes to which an action of one kind leads, in their order. */
export const targets = (game: GameState, kind: string) =>
  inRows(options(game, kind).map((one) => one.slice(kind.length + 1)));

export const refused = (game: GameState, text: string) => refusal(game, act(text));
/** The clause that forbids it; null where it is legal. */
export const why = (game: GameState, text: string) => refused(game, text)?.clause ?? null;

/** Who stands in a hex, as a drawing has it: `MI4*`. */
export function at(game: GameState, hex: Hex) {
  const piece = game.board[hex];
  return piece ? `${piece.unit}${piece.blocks}${piece.leader ? '*' : ''}` : '-';
}

type Told<E extends Event['event']> = Extract<Event, { event: E }>;
/** What happened of one kind. */
export const told = <E extends Event['event']>(game: GameState, kind: E) =>
  game.events.filter((one): one is Told<E> => one.event === kind);
export const rolls = (game: GameState, for_?: string) =>
  told(game, 'rolled').filter(({ why: what }) => !for_ || what === for_);
