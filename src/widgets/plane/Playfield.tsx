import { useRef, useState } from 'preact/hooks';
import { bearing, heading } from '../../engine/plane/angle.ts';
import type { Point } from '../../engine/plane/point.ts';
import { placed, type Rectangle } from '../../engine/plane/rectangle.ts';
import { type DrawnCard, type Frame, type Overlay, PlaneBoard, type Table } from './PlaneBoard.tsx';

interface Props {
  table: Table;
  cards: readonly DrawnCard[];
  chosen: string | undefined;
  target?: string | undefined;
  faults?: readonly string[];
  overlay?: Overlay;
  label: string;
  nameOf: (id: string) => string;
  pick: (id: string | undefined) => void;
  /** Puts a card elsewhere, once it is let go; absent where cards stay where they are. */
  put?: (id: string, rectangle: Rectangle) => void;
  /** While a card is dragged, without being put: a move that is only tried. */
  drag?: (id: string, to: Point) => void;
  /** The part of the table that is shown large; the whole where absent. */
  frame?: Frame | undefined;
}

/** How far a key moves a card, and with Shift: 1 cm and 1 mm; how far it turns one: 15 degrees and 1. */
const STEP = { far: 100, near: 10 };
const TURN = { far: 150, near: 10 };
/** A handle turns in steps of 5 degrees, and freely with Shift. */
const NOTCH = 50;

const idOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<SVGGElement>('[data-card]')?.dataset.card;

/** Where a pointer is on the table. */
function pointAt(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point | undefined {
  const matrix = svg.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** What a key does to a card; undefined where it does nothing. */
export function nudged(card: Rectangle, key: string, fine: boolean): Rectangle | undefined {
  const by = fine ? STEP.near : STEP.far;
  const turn = fine ? TURN.near : TURN.far;
  const { x, y } = card;
  switch (key) {
    case 'ArrowLeft':
      return placed(card, { x: x - by, y });
    case 'ArrowRight':
      return placed(card, { x: x + by, y });
    case 'ArrowUp':
      return placed(card, { x, y: y - by });
    case 'ArrowDown':
      return placed(card, { x, y: y + by });
    case ',':
    case ';':
    case 'q':
    case 'Q':
      return placed(card, card, heading(card.heading - turn));
    case '.':
    case ':':
    case 'e':
    case 'E':
      return placed(card, card, heading(card.heading + turn));
    default:
      return undefined;
  }
}

interface Held {
  id: string;
  what: 'move' | 'turn';
  /** From the pointer to the centre of the card. */
  offset: Point;
  svg: SVGSVGElement;
}

/** The table under the reader's finger, mouse or keys. A card that is dragged is drawn alone until it is let go. */
export const Playfield = ({ cards, put, drag, pick, frame, nameOf, chosen, ...rest }: Props) => {
  const [lifted, setLifted] = useState<{ id: string; rectangle: Rectangle }>();
  const held = useRef<Held | undefined>(undefined);
  const moved = useRef(false);

  const rectangleOf = (id: string) => cards.find((card) => card.id === id)?.rectangle;

  const down = (event: PointerEvent) => {
    const svg = (event.currentTarget as Element).querySelector('svg');
    const turning = (event.target as Element).hasAttribute('data-turn');
    const id = turning ? chosen : idOf(event.target);
    const card = id === undefined ? undefined : rectangleOf(id);
    const point = svg && pointAt(svg, event);
    moved.current = false;
    if (!svg || !id || !card || !point || !(put || drag)) return;
    if (!turning && id !== chosen) return;
    held.current = {
      id,
      what: turning ? 'turn' : 'move',
      offset: { x: card.x - point.x, y: card.y - point.y },
      svg,
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  const move = (event: PointerEvent) => {
    const grip = held.current;
    if (!grip) return;
    const card = rectangleOf(grip.id);
    const point = pointAt(grip.svg, event);
    if (!card || !point) return;
    moved.current = true;
    const to = { x: point.x + grip.offset.x, y: point.y + grip.offset.y };
    if (grip.what === 'turn') {
      const looks = bearing(card, point);
      const notched = event.shiftKey ? looks : Math.round(looks / NOTCH) * NOTCH;
      setLifted({ id: grip.id, rectangle: placed(card, card, heading(notched)) });
    } else if (put) setLifted({ id: grip.id, rectangle: placed(card, to) });
    else drag?.(grip.id, to);
  };

  const up = () => {
    held.current = undefined;
    if (lifted) put?.(lifted.id, lifted.rectangle);
    setLifted(undefined);
  };

  const keyDown = (event: KeyboardEvent) => {
    const id = idOf(event.target);
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = rectangleOf(id);
    const next = card && put && nudged(card, event.key, event.shiftKey);
    if (next) put(id, next);
    else if (event.key === 'Enter' || event.key === ' ') pick(id);
    else if (event.key === 'Escape') pick(undefined);
    else return;
    event.preventDefault();
  };

  const shown = lifted
    ? cards.map((card) =>
        card.id === lifted.id ? { ...card, rectangle: lifted.rectangle, markers: [] } : card,
      )
    : cards;
  return (
    <div
      role="none"
      class={put ? 'tabletop movable' : 'tabletop'}
      onClick={(event) => {
        if (moved.current) return;
        pick(idOf(event.target));
      }}
      onKeyDown={keyDown}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        held.current = undefined;
        setLifted(undefined);
      }}
    >
      <PlaneBoard
        {...rest}
        {...(frame && { frame })}
        overlay={lifted ? {} : (rest.overlay ?? {})}
        cards={shown}
        chosen={chosen}
        nameOf={nameOf}
        turnable={put !== undefined}
      />
    </div>
  );
};
