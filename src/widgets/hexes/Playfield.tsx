import type { RefObject } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { centre, HEXES, type Hex, isHex, step } from '../../engine/hexes/hex.ts';
import type { Frame } from './geometry.ts';
import { type Drawn, HexBoard } from './HexBoard.tsx';
import { StageContext } from './stage.ts';
import type { Field } from './system.ts';
import { useFingers } from './use-fingers.ts';
import { isInView, viewAt, viewOf, WHOLE } from './view.ts';

interface Props extends Drawn {
  label: string;
  nameOf: (hex: Hex) => string;
  pick: (hex: Hex) => void;
  /** A piece was dragged from one hex to another. */
  carry?: (from: Hex, to: Hex) => void;
}

/** Where an arrow key leads; a row further it goes to the hex above on the left first. */
function neighbourAt(hex: Hex, key: string): Hex | undefined {
  const row = HEXES.filter((one) => one[0] === hex[0]);
  switch (key) {
    case 'ArrowLeft':
      return step(hex, 'w');
    case 'ArrowRight':
      return step(hex, 'e');
    case 'ArrowUp':
      return step(hex, centre(hex).y % 2 ? 'nw' : 'ne') ?? step(hex, 'nw') ?? step(hex, 'ne');
    case 'ArrowDown':
      return step(hex, centre(hex).y % 2 ? 'sw' : 'se') ?? step(hex, 'sw') ?? step(hex, 'se');
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

function hexOf(target: EventTarget | null): Hex | undefined {
  const name = (target as Element | null)?.closest<SVGGElement>('[data-hex]')?.dataset.hex;
  return isHex(name) ? name : undefined;
}

/** How many pixels a unit of the board needs for the names of all hexes to be read, and of those where nobody stands. */
const READABLE = { all: 1.07, free: 0.8 };

/** What stands there, as it is looked at; it moves along only when a piece leaves it. */
function useFit({ board }: Field): Frame {
  const fit = useRef<Frame | undefined>(undefined);
  const there = Object.keys(board) as Hex[];
  const { current } = fit;
  if (!current || there.some((hex) => !isInView(current, hex))) fit.current = viewOf(there);
  return fit.current ?? WHOLE;
}

/** How wide something is on the screen. */
function useWidth(of: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(of.current?.clientWidth ?? 0);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return width;
}

/** The board under the reader's finger, mouse or keys. */
export const Playfield = ({ pick, carry, ...drawn }: Props) => {
  const { cursor, moveTo, whole, near, look, over } = useContext(StageContext);
  const field = useRef<HTMLDivElement>(null);
  const width = useWidth(field);
  const fit = useFit(drawn.field);
  const base = whole ? WHOLE : fit;
  const touched = (hex: Hex) => {
    moveTo(hex);
    pick(hex);
  };
  const { shown, lifted, hands } = useFingers({
    view: near ?? base,
    isNear: near !== undefined && near.width < WHOLE.width,
    look,
    carry,
    movable: (target) => {
      const hex = hexOf(target);
      return hex && drawn.field.board[hex] ? hex : undefined;
    },
    tap: (target) => {
      const hex = hexOf(target);
      if (hex) touched(hex);
    },
  });
  const keyDown = (event: KeyboardEvent) => {
    const at = hexOf(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbourAt(at, event.key);
    if (next) {
      moveTo(next);
      document.getElementById(`hex-${next}`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') pick(at);
    else return;
    event.preventDefault();
  };
  const size = width / shown.width;
  const names = size >= READABLE.all ? 'all' : size >= READABLE.free ? 'free' : 'none';
  return (
    <div
      role="none"
      ref={field}
      class={`playfield${carry ? ' movable' : ''}`}
      onKeyDown={keyDown}
      onFocusIn={(event) => {
        const hex = hexOf(event.target);
        if (hex && !isInView(shown, hex)) look(viewAt(hex, shown));
      }}
      {...hands}
    >
      <HexBoard {...drawn} cursor={cursor} view={shown} names={names} lifted={lifted} />
      {over}
    </div>
  );
};
