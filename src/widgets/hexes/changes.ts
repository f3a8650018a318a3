import { LEADER } from '../../engine/hexes/game/state.ts';
import type { Direction, Hex, Side } from '../../engine/hexes/hex.ts';
import type { HexSystem, Piece, Position, Survey } from './system.ts';

/** What the reader puts into a hex. */
export type Tool =
  | { tool: 'hand' | 'erase' }
  | { tool: 'unit'; unit: string; side: Side }
  | { tool: 'terrain'; terrain: string };

const without = <T>(all: Partial<Record<Hex, T>>, hex: Hex) => {
  const { [hex]: _, ...rest } = all;
  return rest as Partial<Record<Hex, T>>;
};

/** The survey with other pieces in one hex: those that crowded it are gone. */
export const withPiece = (
  { position, crowd, faults }: Survey,
  hex: Hex,
  piece: Piece | undefined,
): Survey => ({
  position: {
    ...position,
    board: piece ? { ...position.board, [hex]: piece } : without(position.board, hex),
  },
  crowd: crowd.filter(([at]) => at !== hex),
  faults,
});

const withPosition = (survey: Survey, changed: Partial<Position>): Survey => ({
  ...survey,
  position: { ...survey.position, ...changed },
});

export const withGround = (survey: Survey, hex: Hex, terrain: string): Survey => {
  const { ground } = survey.position;
  return withPosition(survey, {
    ground: terrain === 'clear' ? without(ground, hex) : { ...ground, [hex]: terrain },
  });
};

export function withRampart(survey: Survey, hex: Hex, side: Direction, there: boolean): Survey {
  const { ramparts } = survey.position;
  const sides = (ramparts[hex] ?? []).filter((one) => one !== side);
  const now = there ? [...sides, side] : sides;
  return withPosition(survey, {
    ramparts: now.length > 0 ? { ...ramparts, [hex]: now } : without(ramparts, hex),
  });
}

export function carried(survey: Survey, from: Hex, to: Hex): Survey {
  const piece = survey.position.board[from];
  return piece ? withPiece(withPiece(survey, from, undefined), to, piece) : survey;
}

/** What a tool does to a hex; a leader joins the unit that stands there. */
export function applied(system: HexSystem, survey: Survey, tool: Tool, hex: Hex): Survey {
  const there = survey.position.board[hex];
  switch (tool.tool) {
    case 'unit': {
      const { scenario } = survey.position;
      const joins = tool.unit === LEADER && there?.side === tool.side && there.unit !== LEADER;
      const piece = joins
        ? { ...there, leader: true }
        : system.fresh(tool.unit, tool.side, scenario);
      return withPiece(survey, hex, piece);
    }
    case 'terrain':
      return withGround(survey, hex, tool.terrain);
    case 'erase':
      return there ? withPiece(survey, hex, undefined) : withGround(survey, hex, 'clear');
    default:
      return survey;
  }
}

export const changed = withPosition;
export const textOf = (system: HexSystem, { position, crowd }: Survey) =>
  system.position.write(position, crowd);

/** What somebody typed or pasted, as the line of a position: drawings and older texts are taken too. */
export function lineOf({ position }: HexSystem, typed: string): string {
  const text = typed.trim();
  if (!/^[9I]\s/.test(text)) return position.renew(text);
  const drawn = position.readDrawing(text);
  return 'problem' in drawn ? text : position.write(drawn);
}
