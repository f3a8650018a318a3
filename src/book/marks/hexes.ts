import type { Piece } from '../../engine/hexes/game/state.ts';
import type { Hex } from '../../engine/hexes/hex.ts';
import { inked, lines, type Mark } from './mark.ts';

/** What is drawn in the hexes of a system: its units by their keys, its kinds of ground by theirs. */
export interface Marks {
  units: Readonly<Record<string, Mark>>;
  grounds: Readonly<Record<string, Mark>>;
  /** Units that are cards on a table, not blocks in hexes. */
  cards?: boolean;
  /** Markup of what a piece bears beside its blocks, around the middle of its hex. */
  borne?(piece: Piece): string | undefined;
  /** Markup of what a battle lays in a hex: objectives, exits. */
  laid?(scenario: object, hex: Hex): string | undefined;
}

/** A board on which nothing lies. */
export const NO_MARKS: Marks = { units: {}, grounds: {} };

/** A hex with a point on top: 52 wide, 60 high, its centre at 26,30. */
export const HEX = 'M26 0l26 15v30L26 60 0 45V15z';
export const hexMark = (hatching: string): Mark => ({ viewBox: '0 0 52 60', body: hatching });

/** A hex with its edge and what is drawn inside. */
export const edged = ({ body }: Mark): Mark => hexMark(lines(`${HEX}z`) + body);

/** A hex with ramparts on two of its sides, as they stand on the board: a wall of merlons along the edge. */
export const RAMPART_HEX: Mark = hexMark(
  lines(`${HEX}z`) +
    lines('M3.5 17.5 26 4.5l22.5 13') +
    inked('M6 18.5l3.4-2 2 3.4-3.4 2zM13 14.5l3.4-2 2 3.4-3.4 2zM20 10.4l3.4-2 2 3.4-3.4 2z') +
    inked('M46 18.5l-3.4-2-2 3.4 3.4 2zM39 14.5l-3.4-2-2 3.4 3.4 2zM32 10.4l-3.4-2-2 3.4 3.4 2z'),
);
