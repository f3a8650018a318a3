import { DECK, type DeckCard, SECTIONS } from '../../engine/cca/cards.ts';
import type { GameState } from '../../engine/cca/game/state.ts';
import type { Said, With } from '../../engine/core/ruling.ts';
import type { Side } from '../../engine/hexes/hex.ts';

const said = (say: string, values: With = {}): Said => ({ say: `card/${say}`, with: values });

/** Whom a card orders, and what it takes from the turn. */
export function whom(card: DeckCard, { command }: GameState, side: Side): Said[] {
  const { sections, adjacentHexes: hexes, leaderIn: section, troops, orders, group } = DECK[card];
  if (sections)
    return SECTIONS.flatMap((one) =>
      sections[one] ? [said('in-section', { orders: sections[one], section: one })] : [],
    );
  if (hexes) return [section ? said('leader-in', { section, hexes }) : said('leader', { hexes })];
  const most = { command: command[side] };
  if (group === 'troop') return [said(String(troops), most)];
  return [said(card, typeof orders === 'number' ? { orders } : most)];
}
