import type { DeckCard } from '../../cca/cards.ts';
import type { Face } from '../../cca/faces.ts';
import { apply, legal, refusal } from '../../cca/game/play.ts';
import { readLog, writeAction } from '../../cca/game/position/log.ts';
import { start } from '../../cca/game/position/setup.ts';
import type { Action, Event, GameState } from '../../cca/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { played, position, withDice } from './fixtures.ts';

/** Actions as a log writes them: `move D5 E5; end`. */
export function acts(text: string): Action[] {
  const log = readLog(`cca2_bottom_top\nseed 1\n${text.split('; ').join('\n')}`);
  if ('problem' in log) throw new RangeError(`${log.problem} in ${text}`);
  return [...log.actions];
}
export const act = (text: string) => acts(text)[0] as Action;

/** The game after such actions, each of which must be legal. */
export const acted = (game: GameState, text: string) => played(game, ...acts(text));

/** The game after an action in which the first dice fall like this: `flag flag green`. */
export const rolling = (game: GameState, text: string, faces: string) =>
  withDice(game, act(text), ...(faces.split(' ') as Face[]));

/** The bottom player holds these cards besides those of the position, and is to play one. */
export function holding(text: string, ...cards: DeckCard[]): GameState {
  const set = position(`cca2_${text}`);
  const bottom = [...set.hands.bottom, ...cards];
  return start({ ...set, hands: { ...set.hands, bottom } }, 1);
}

/** He has played that card and ordered those hexes, and is to move. */
export function ordering(text: string, card: DeckCard, ...hexes: Hex[]): GameState {
  const set = position(`cca2_${text}`);
  const game = start({ ...set, hands: { ...set.hands, bottom: [card] } }, 1);
  const orders = hexes.map((hex): Action => ({ do: 'order', hex }));
  return played(game, { do: 'play', card }, ...orders, { do: 'end' });
}
/** By a card that orders three in the centre. */
export const moving = (text: string, ...hexes: Hex[]) =>
  ordering(text, 'order-three-units-center', ...hexes);
/** And they have not moved, and are to battle. */
export const battling = (text: string, ...hexes: Hex[]) => acted(moving(text, ...hexes), 'end');

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

/** The game after an action by dice that lead to what is wanted. */
export function until(game: GameState, text: string, isWanted: (end: GameState) => boolean) {
  const action = act(text);
  // Whether it is legal hangs on no dice.
  played(game, action);
  for (let random = 0; random < 50_000; random++) {
    const end = apply({ ...game, random }, action);
    if (isWanted(end)) return end;
  }
  throw new RangeError('No dice lead there.');
}
