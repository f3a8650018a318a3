import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { HexPicture, HexQuestion } from '../content/registry.ts';
import { DECK, DECK_CARDS } from '../engine/cca/cards.ts';
import { sightBoard } from '../engine/cca/game/board.ts';
import { type Position, readPosition } from '../engine/cca/game/position/position.ts';
import { helmetsFor, sheltered, supporters } from '../engine/cca/game/prospects/around.ts';
import {
  advances,
  battleProspects,
  evasions,
  moveProspects,
  type Order,
  ordersBy,
  type Prospect,
  retreats,
} from '../engine/cca/game/prospects/explore.ts';
import { tramplable } from '../engine/cca/game/retreat.ts';
import { lineOfSight } from '../engine/cca/terrain/sight.ts';
import { UNITS } from '../engine/cca/units.ts';
import type { WayBack } from '../engine/hexes/game/ways-back.ts';
import { HEXES, type Hex, hex as hexNamed, sections } from '../engine/hexes/hex.ts';
import { BOARD, frameOf, MARGIN } from '../widgets/board/geometry.ts';
import { type Drawn, HexBoard, type Light } from '../widgets/board/HexBoard.tsx';
import { DRAWING_STYLE } from '../widgets/desk/drawing-style.ts';
import type { Drawing } from './pictures.ts';

type Asked<W extends HexQuestion['what']> = Extract<HexQuestion, { what: W }>;

/** What the engine answers, as it is drawn, and the hexes that it lights. */
interface Answered extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  lit: readonly Hex[];
}

function hexOf(name: string): Hex {
  const hex = hexNamed(name);
  if (!hex) throw new RangeError(`There is no hex ${name}.`);
  return hex;
}

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
function vacated({ board }: Position, { to }: Asked<'advance'>): Position['board'] {
  const { [hexOf(to)]: _, ...rest } = board;
  return rest;
}

/** Whether the sections matter; elsewhere their lines would only be in the way. */
const bySection = (ask: HexQuestion) =>
  ask.what === 'sections' || (ask.what === 'order' && 'sections' in DECK[cardOf(ask.card)]);

/** A picture as the board draws it, and the hexes that the engine lights in it. */
function drawnOf({ position: text, ask, say }: HexPicture) {
  const position = readPosition(text);
  if ('problem' in position) throw new RangeError(`${text}: ${position.problem} at ${position.at}`);
  const { lit, ...answer } = answered(position, ask);
  const from = 'from' in ask && ask.from !== undefined ? [hexOf(ask.from)] : [];
  const lights = { ...answer.lights, ...Object.fromEntries(from.map((hex) => [hex, 'chosen'])) };
  const there = [...Object.keys(position.board), ...Object.keys(position.ground)] as Hex[];
  const named = (say.en.match(/\b[A-M][1-9]\b/g) ?? []).map(hexOf);
  const frame = ask.what === 'sections' ? BOARD : frameOf([...there, ...lit, ...from, ...named]);
  const field = ask.what === 'advance' ? { ...position, board: vacated(position, ask) } : position;
  const drawn = { field, ...answer, lights, frame, sections: bySection(ask) };
  return { drawn: drawn satisfies Drawn, lit };
}

/** A little larger than the board is drawn, so that its names are read on a page of text. */
const SCALE = 1.2;
const scaled = (length: number) => Math.round(SCALE * (length + 2 * MARGIN));

/** On the whole board only the names that matter, large enough to be read in a column of text. */
const FEW_NAMES =
  '.name{display:none}.way .name{display:inline;font-size:15px}.hexes .way .light{fill-opacity:.3}';

function svgOf({ clause, ask }: HexPicture, drawn: Drawn): string {
  const svg = renderToString(h(HexBoard, { ...drawn, label: clause }));
  const style = `${DRAWING_STYLE}svg{color:var(--ink)}${ask.what === 'sections' ? FEW_NAMES : ''}`;
  return svg.replace(/>/, `><style><![CDATA[${style}]]></style>`);
}

export function hexDrawing(picture: HexPicture): Drawing {
  const { drawn, lit } = drawnOf(picture);
  const { width, height } = drawn.frame;
  return {
    width: scaled(width),
    height: scaled(height),
    found: lit,
    svg: () => svgOf(picture, drawn),
  };
}
