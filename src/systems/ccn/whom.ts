import { DECK, type DeckCard } from '../../engine/ccn/cards.ts';
import type { GameState } from '../../engine/ccn/game/state.ts';
import { ordersIn } from '../../engine/ccn/orders/played.ts';
import type { Said, With } from '../../engine/core/ruling.ts';
import { SECTIONS, type Side } from '../../engine/hexes/hex.ts';

const said = (say: string, values: With = {}): Said => ({ say: `card/${say}`, with: values });

/** Whom a card orders, for a player with as much Command as he has cards in his hand. */
export function whom(card: DeckCard, { hands }: GameState, side: Side): Said[] {
  const { sections, orders } = DECK[card];
  const command = hands[side].length;
  if (!sections) return [said(card, typeof orders === 'number' ? { orders } : { command })];
  const room = ordersIn(sections, command);
  const lines = SECTIONS.flatMap((section) =>
    room[section] > 0 ? [said('in-section', { orders: room[section], section })] : [],
  );
  return card.startsWith('scout') ? [...lines, said('scout')] : lines;
}
