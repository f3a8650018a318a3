import { useRef, useState } from 'preact/hooks';
import { centre, HEXES, type Hex, isHex, step } from '../../engine/hexes/hex.ts';
import { type Drawn, HexBoard } from './HexBoard.tsx';

interface Props extends Drawn {
  label: string;
  nameOf: (hex: Hex) => string;
  pick: (hex: Hex) => void;
  /** A piece was dragged from one hex to another. */
  carry?: (from: Hex, to: Hex) => void;
  large: boolean;
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

/** The board under the reader's finger, mouse or keys. */
export const Playfield = ({ pick, carry, large, ...drawn }: Props) => {
  const [cursor, setCursor] = useState<Hex>('E7');
  const dragged = useRef<Hex | undefined>(undefined);

  const keyDown = (event: KeyboardEvent) => {
    const at = hexOf(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbourAt(at, event.key);
    if (next) {
      setCursor(next);
      document.getElementById(`hex-${next}`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') pick(at);
    else return;
    event.preventDefault();
  };
  const lift = (event: PointerEvent) => {
    const hex = hexOf(event.target);
    dragged.current = carry && hex && drawn.field.board[hex] ? hex : undefined;
  };
  const drop = (event: PointerEvent) => {
    const from = dragged.current;
    const to = hexOf(document.elementFromPoint(event.clientX, event.clientY));
    dragged.current = undefined;
    if (carry && from && to && from !== to) carry(from, to);
  };
  return (
    <div
      role="none"
      class={`playfield${large ? ' large' : ''}${carry ? ' movable' : ''}`}
      onClick={(event) => {
        const hex = hexOf(event.target);
        if (!hex) return;
        setCursor(hex);
        pick(hex);
      }}
      onKeyDown={keyDown}
      onPointerDown={lift}
      onPointerUp={drop}
    >
      <HexBoard {...drawn} cursor={cursor} />
    </div>
  );
};
