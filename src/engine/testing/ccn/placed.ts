import type { DeckCard } from '../../ccn/cards.ts';
import { start } from '../../ccn/game/position/setup.ts';
import type { Action, GameState } from '../../ccn/game/state.ts';
import type { Hex } from '../../hexes/hex.ts';
import { acted, played, position } from './acting.ts';

/** The bottom player holds that card besides those of the position, and is to play one. */
export function holding(text: string, card: DeckCard): GameState {
  const set = position(`ccn1_${text}`);
  return start({ ...set, hands: { ...set.hands, bottom: [...set.hands.bottom, card] } }, 1);
}

/** The bottom player has played that card and ordered those hexes, and is to move. */
export function ordering(text: string, card: DeckCard, ...hexes: Hex[]): GameState {
  const game = holding(text, card);
  const orders = hexes.map((hex): Action => ({ do: 'order', hex }));
  return played(game, { do: 'play', card }, ...orders, { do: 'end' });
}

/** By a card that orders three in the centre. */
export const moving = (text: string, ...hexes: Hex[]) => ordering(text, 'attack-center', ...hexes);

/** And they have not moved, and are to fight. */
export const battling = (text: string, ...hexes: Hex[]) => acted(moving(text, ...hexes), 'end');
