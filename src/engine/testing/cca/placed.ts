import type { DeckCard } from '../../cca/cards.ts';
import { start } from '../../cca/game/position/setup.ts';
import type { Action, GameState } from '../../cca/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { acted, played, position } from './acting.ts';

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
