import { advancing, all, barred, cut, free, going, vacated } from '../../book/hex-answers.ts';
import { type Answered, type HexPictures, hexOf } from '../../book/hex-pictures.ts';
import { DECK, DECK_CARDS } from '../../engine/cca/cards.ts';
import { sightBoard } from '../../engine/cca/game/board.ts';
import { type Position, readPosition } from '../../engine/cca/game/position/position.ts';
import { helmetsFor, sheltered, supporters } from '../../engine/cca/game/prospects/around.ts';
import {
  battleProspects,
  moveProspects,
  type Order,
  ordersBy,
} from '../../engine/cca/game/prospects/explore.ts';
import { advances, evasions, retreats } from '../../engine/cca/game/prospects/ways.ts';
import { tramplable } from '../../engine/cca/game/retreat.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import { UNITS } from '../../engine/cca/units.ts';
import type { HexQuestion } from '../../library/registry.ts';
import { MARKS } from './marks.ts';

type Asked<W extends HexQuestion['what']> = Extract<HexQuestion, { what: W }>;

function cardOf(name: string): NonNullable<Order['card']> {
  const card = DECK_CARDS.find((one): one is NonNullable<Order['card']> => one === name);
  if (!card) throw new RangeError(`There is no card ${name}.`);
  return card;
}

const orderOf = ({
  card,
  moved = 0,
  leader = false,
}: {
  card?: string;
  moved?: number;
  leader?: boolean;
}): Order => ({ card: card === undefined ? null : cardOf(card), moved, leader });

const ordered = (position: Position, { card, from, given }: Asked<'order'>) =>
  ordersBy(position, cardOf(card), {
    lead: from === undefined ? undefined : hexOf(from),
    given: given?.map(hexOf),
  });

function seen(position: Position, ask: Asked<'sight'>): Answered {
  const [from, to] = [hexOf(ask.from), hexOf(ask.to)];
  return barred(from, to, lineOfSight(from, to, sightBoard(position)));
}

function answered(position: Position, ask: HexQuestion): Answered {
  switch (ask.what) {
    case 'move':
      return free(moveProspects(position, hexOf(ask.from), orderOf(ask)));
    case 'battle':
      return free(battleProspects(position, hexOf(ask.from), orderOf(ask)));
    case 'retreat':
      return going(retreats(position, hexOf(ask.from), ask.flags, ask.ignores ?? 0).ways);
    case 'evade': {
      const attacker = UNITS.find((unit) => unit === ask.attacker);
      if (!attacker) throw new RangeError(`There is no unit ${ask.attacker}.`);
      const ways = evasions(position, hexOf(ask.from), attacker);
      return going(Array.isArray(ways) ? ways : []);
    }
    case 'sight':
      return seen(position, ask);
    case 'sections':
      return cut(ask.side);
    case 'advance':
      return advancing(advances(position, hexOf(ask.from), hexOf(ask.to)));
    case 'order':
      return all(ordered(position, ask), 'go');
    case 'rampage':
      return all(tramplable(position, hexOf(ask.from)), 'fight');
    case 'support':
      return all(supporters(position, hexOf(ask.from)), 'go');
    case 'shelter':
      return all(sheltered(position, hexOf(ask.from)), 'go');
    case 'helmets':
      return all(helmetsFor(position, hexOf(ask.from)), 'go');
    case 'retire':
      throw new RangeError(`This board does not answer ${ask.what}.`);
  }
}

const bySection = (ask: HexQuestion) =>
  ask.what === 'sections' || (ask.what === 'order' && 'sections' in DECK[cardOf(ask.card)]);

export const PICTURES: HexPictures = {
  marks: MARKS,
  readPosition,
  answered,
  shown: (position: Position, ask) => vacated(position, ask),
  bySection,
};
