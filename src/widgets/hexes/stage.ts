import { type ComponentChildren, createContext } from 'preact';
import type { Hex } from '../../engine/hexes/hex.ts';
import type { Frame } from './geometry.ts';

/** How the reader looks at the board, whatever he does on it: it stays when he does something else. */
export interface Stage {
  /** The hex that the keyboard is on. */
  cursor: Hex;
  moveTo: (hex: Hex) => void;
  /** Whether all of the board is shown, or what stands there. */
  whole: boolean;
  /** What he has zoomed to with his fingers. */
  near: Frame | undefined;
  look: (near: Frame | undefined) => void;
  /** What lies over the board. */
  over?: ComponentChildren;
}

export const StageContext = createContext<Stage>({
  cursor: 'E7',
  moveTo: () => {},
  whole: true,
  near: undefined,
  look: () => {},
});
