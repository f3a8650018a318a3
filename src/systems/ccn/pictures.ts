import { advancing, all, barred, cut, free, going, vacated } from '../../book/hex-answers.ts';
import { type Answered, type HexPictures, hexOf } from '../../book/hex-pictures.ts';
import { DECK, DECK_CARDS } from '../../engine/ccn/cards.ts';
import { type Position, readPosition } from '../../engine/ccn/game/position/position.ts';
import {
  battleProspects,
  moveProspects,
  type Order,
  ordersBy,
} from '../../engine/ccn/game/prospects/explore.ts';
import { advances, reforms, retreats } from '../../engine/ccn/game/prospects/ways.ts';
import type { InForce } from '../../engine/ccn/game/state.ts';
import { friendsNear, pieceAt } from '../../engine/hexes/game/board.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import type { HexQuestion } from '../../library/registry.ts';
import { MARKS } from './marks.ts';
import { seen } from './shown.tsx';

function cardOf(name: string): InForce {
  const card = DECK_CARDS.find((one): one is InForce => one === name);
  if (!card) throw new RangeError(`There is no card ${name}.`);
  return card;
}

interface Said {
  card?: string;
  moved?: number;
  leader?: boolean;
}
const orderOf = ({ card, moved = 0, leader = false }: Said): Order => ({
  card: card === undefined ? null : cardOf(card),
  moved,
  leader,
});

/** Two friends or more next to a unit let it ignore a flag (ccn-5.188). */
const supporters = (position: Position, hex: Hex): Hex[] =>
  friendsNear(position, hex, pieceAt(position, hex).side).map(([at]) => at);

function answered(position: Position, ask: HexQuestion): Answered {
  switch (ask.what) {
    case 'move':
      return free(moveProspects(position, hexOf(ask.from), orderOf(ask)));
    case 'battle':
      return free(battleProspects(position, hexOf(ask.from), orderOf(ask)));
    case 'retreat':
      return going(retreats(position, hexOf(ask.from), ask.flags, ask.ignores ?? 0).ways);
    case 'retire': {
      const ways = reforms(position, hexOf(ask.from), hexOf(ask.by));
      return going('because' in ways ? [] : ways);
    }
    case 'sight': {
      const [from, to] = [hexOf(ask.from), hexOf(ask.to)];
      return barred(from, to, seen(position, from, to));
    }
    case 'sections':
      return cut(ask.side);
    case 'order':
      return all(ordersBy(position, cardOf(ask.card), ask.given?.map(hexOf)), 'go');
    case 'advance':
      return advancing(advances(position, hexOf(ask.from), hexOf(ask.to)));
    case 'support':
      return all(supporters(position, hexOf(ask.from)), 'go');
    default:
      throw new RangeError(`This board does not answer ${ask.what}.`);
  }
}

export const PICTURES: HexPictures = {
  marks: MARKS,
  readPosition,
  answered,
  shown: vacated,
  bySection: (ask) =>
    ask.what === 'sections' || (ask.what === 'order' && 'sections' in DECK[cardOf(ask.card)]),
};
