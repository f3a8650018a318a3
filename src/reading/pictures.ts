import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Picture } from '../content/registry.ts';
import { DECK_CARDS } from '../engine/cca/cards.ts';
import { sightBoard } from '../engine/cca/game/board.ts';
import {
  battleProspects,
  evasions,
  moveProspects,
  type Order,
  type Prospect,
  retreats,
  type WayBack,
} from '../engine/cca/game/explore.ts';
import { type Position, readPosition } from '../engine/cca/game/position.ts';
import { lineOfSight } from '../engine/cca/sight.ts';
import { UNITS } from '../engine/cca/units.ts';
import { HEXES, type Hex, hex as hexNamed, sections } from '../engine/core/hex.ts';
import board from '../styles/board.css?raw';
import tokens from '../styles/tokens.css?raw';
import { BOARD, frameOf, MARGIN } from '../widgets/board/geometry.ts';
import { type Drawn, HexBoard, type Light } from '../widgets/board/HexBoard.tsx';

type Question = Picture['ask'];
type Asked<W extends Question['what']> = Extract<Question, { what: W }>;

/** What the engine answers, as it is drawn, and the hexes that it lights. */
interface Answered extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  lit: readonly Hex[];
}

function hexOf(name: string): Hex {
  const hex = hexNamed(name);
  if (!hex) throw new RangeError(`There is no hex ${name}.`);
  return hex;
}

const orderOf = ({
  card,
  moved = 0,
  leader = false,
}: {
  card?: string;
  moved?: number;
  leader?: boolean;
}): Order => ({
  card: DECK_CARDS.find((one): one is NonNullable<Order['card']> => one === card) ?? null,
  moved,
  leader,
});

function free(prospects: Map<Hex, Prospect>): Answered {
  const may = [...prospects].filter(([, { refused }]) => !refused);
  const LIGHT: Record<string, Light> = { attack: 'fight', fire: 'fire' };
  return {
    lights: Object.fromEntries(may.map(([hex, { action }]) => [hex, LIGHT[action.do] ?? 'go'])),
    lit: may.map(([hex]) => hex),
  };
}

function going(ways: readonly WayBack[]): Answered {
  const ends = ways.flatMap(({ path }) => path.at(-1) ?? []);
  const between = ways.flatMap(({ path }) => path.slice(1, -1));
  return {
    lights: Object.fromEntries([
      ...between.map((hex) => [hex, 'way' as const]),
      ...ends.map((hex) => [hex, 'go' as const]),
    ]),
    ways: ways.map(({ path }) => path),
    lit: [...new Set(ends)],
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

function cut({ side }: Asked<'sections'>): Answered {
  const lit = HEXES.filter((hex) => sections(hex, side).length > 1);
  return { lights: Object.fromEntries(lit.map((hex) => [hex, 'way' as const])), lit };
}

function answered(position: Position, ask: Question): Answered {
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
  }
}

/** A picture as the board draws it, and the hexes that the engine lights in it. */
export function drawnOf({ position: text, ask }: Picture) {
  const position = readPosition(text);
  if ('problem' in position) throw new RangeError(`${text}: ${position.problem} at ${position.at}`);
  const { lit, ...answer } = answered(position, ask);
  const from = 'from' in ask ? [hexOf(ask.from)] : [];
  const lights = { ...answer.lights, ...Object.fromEntries(from.map((hex) => [hex, 'chosen'])) };
  const there = [...Object.keys(position.board), ...Object.keys(position.ground)] as Hex[];
  const frame = ask.what === 'sections' ? BOARD : frameOf([...there, ...lit, ...from], 0.5);
  return { drawn: { field: position, ...answer, lights, frame } satisfies Drawn, lit };
}

export function sizeOf(picture: Picture) {
  const { width, height } = drawnOf(picture).drawn.frame;
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

const STYLE = tokens.replace(/@font-face\s*{[^}]*}/g, '') + board;

/** The picture as a file of its own, in the colours that the reader's page has. */
export function svgOf(picture: Picture): string {
  const svg = renderToString(h(HexBoard, { ...drawnOf(picture).drawn, label: picture.clause }));
  return svg.replace(/>/, `><style><![CDATA[${STYLE}svg{color:var(--ink)}]]></style>`);
}
