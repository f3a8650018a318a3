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
  type Prospect,
} from '../../engine/cca/game/prospects/explore.ts';
import { advances, evasions, retreats } from '../../engine/cca/game/prospects/ways.ts';
import { tramplable } from '../../engine/cca/game/retreat.ts';
import { lineOfSight } from '../../engine/cca/terrain/sight.ts';
import { UNITS } from '../../engine/cca/units.ts';
import { without } from '../../engine/hexes/game/board.ts';
import type { WayBack } from '../../engine/hexes/game/ways-back.ts';
import { HEXES, type Hex, sections } from '../../engine/hexes/hex.ts';
import type { HexQuestion } from '../../library/registry.ts';
import type { Light } from '../../widgets/hexes/HexBoard.tsx';
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

function free(prospects: Map<Hex, Prospect>): Answered {
  const may = [...prospects].filter(([, { refused }]) => !refused);
  const LIGHT: Record<string, Light> = { attack: 'fight', fire: 'fire' };
  return {
    lights: Object.fromEntries(may.map(([hex, { action }]) => [hex, LIGHT[action.do] ?? 'go'])),
    lit: may.map(([hex]) => hex),
  };
}

const END: Partial<Record<WayBack['end'], Light>> = { 'dice-decide': 'fight' };

function going(ways: readonly WayBack[]): Answered {
  const ends = ways.flatMap(({ path, end }) => {
    const hex = path.at(-1);
    return hex ? [[hex, END[end] ?? 'go'] as const] : [];
  });
  const between = ways.flatMap(({ path }) => path.slice(1, -1));
  return {
    lights: Object.fromEntries([...between.map((hex) => [hex, 'way' as const]), ...ends]),
    ways: ways.map(({ path }) => path),
    lit: [...new Set(ends.map(([hex]) => hex))],
  };
}

function seen(position: Position, ask: Asked<'sight'>): Answered {
  const [from, to] = [hexOf(ask.from), hexOf(ask.to)];
  const { clear, reasons } = lineOfSight(from, to, sightBoard(position));
  const lit = [...new Set(reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes))];
  return {
    lights: Object.fromEntries(lit.map((hex) => [hex, 'barrier' as const])),
    sight: { from, to, clear },
    lit,
  };
}

const all = (lit: readonly Hex[], light: Light): Answered => ({
  lights: Object.fromEntries(lit.map((hex) => [hex, light])),
  lit,
});

function advancing(position: Position, { from, to }: Asked<'advance'>): Answered {
  const { hexes, enemies } = advances(position, hexOf(from), hexOf(to));
  const [go, fight] = [all(hexes, 'go'), all(enemies, 'fight')];
  return { lights: { ...go.lights, ...fight.lights }, lit: [...hexes, ...enemies] };
}

const ordered = (position: Position, { card, from, given }: Asked<'order'>) =>
  ordersBy(position, cardOf(card), {
    lead: from === undefined ? undefined : hexOf(from),
    given: given?.map(hexOf),
  });

function cut({ side }: Asked<'sections'>): Answered {
  return all(
    HEXES.filter((hex) => sections(hex, side).length > 1),
    'way',
  );
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
      return cut(ask);
    case 'advance':
      return advancing(position, ask);
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
  }
}

/** The board once the victor's opponent is gone. */
const vacated = (position: Position, { to }: Asked<'advance'>): Position => ({
  ...position,
  board: without(position.board, [hexOf(to)]),
});

const bySection = (ask: HexQuestion) =>
  ask.what === 'sections' || (ask.what === 'order' && 'sections' in DECK[cardOf(ask.card)]);

export const PICTURES: HexPictures = {
  marks: MARKS,
  readPosition,
  answered,
  shown: (position: Position, ask) => (ask.what === 'advance' ? vacated(position, ask) : position),
  bySection,
};
