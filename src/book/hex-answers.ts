import { type Advance, openTo } from '../engine/hexes/game/advance.ts';
import { without } from '../engine/hexes/game/board.ts';
import type { Prospect } from '../engine/hexes/game/prospects.ts';
import type { WayBack } from '../engine/hexes/game/ways-back.ts';
import { HEXES, type Hex, type Side, sections } from '../engine/hexes/hex.ts';
import type { HexQuestion } from '../library/registry.ts';
import type { Light } from '../widgets/hexes/HexBoard.tsx';
import type { Field } from '../widgets/hexes/system.ts';
import { type Answered, hexOf } from './hex-pictures.ts';

const LIGHT: Record<string, Light> = { attack: 'fight', fire: 'fire' };

/** Hexes, all in the same light. */
export const all = (lit: readonly Hex[], light: Light): Answered => ({
  lights: Object.fromEntries(lit.map((hex) => [hex, light])),
  lit,
});

/** The hexes with which a piece may do something, each as its action lights it. */
export function free(prospects: ReadonlyMap<Hex, Prospect<{ readonly do: string }>>): Answered {
  const may = [...prospects].filter(([, { refused }]) => !refused);
  return {
    lights: Object.fromEntries(may.map(([hex, { action }]) => [hex, LIGHT[action.do] ?? 'go'])),
    lit: may.map(([hex]) => hex),
  };
}

const END: Partial<Record<WayBack['end'], Light>> = { 'dice-decide': 'fight' };

/** Ways, with the hexes between and those in which they end. */
export function going(ways: readonly WayBack[]): Answered {
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

interface Sight {
  clear: boolean;
  reasons: readonly { hexes: readonly Hex[]; blocks: boolean }[];
}

/** A line of sight, and what blocks it. */
export function barred(from: Hex, to: Hex, { clear, reasons }: Sight): Answered {
  const lit = [...new Set(reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes))];
  return { ...all(lit, 'barrier'), sight: { from, to, clear } };
}

/** Where a victor may end, and whom it may attack once more. */
export function advancing(advance: Advance): Answered {
  const { hexes, enemies } = openTo(advance);
  const [go, fight] = [all(hexes, 'go'), all(enemies, 'fight')];
  return { lights: { ...go.lights, ...fight.lights }, lit: [...hexes, ...enemies] };
}

/** The board once the victor's opponent is gone. */
export const vacated = (field: Field, ask: HexQuestion): Field =>
  ask.what === 'advance' ? { ...field, board: without(field.board, [hexOf(ask.to)]) } : field;

/** The hexes that lie in two sections of a side. */
export const cut = (side: Side): Answered =>
  all(
    HEXES.filter((hex) => sections(hex, side).length > 1),
    'way',
  );
