import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Hex } from '../../engine/hexes/hex.ts';
import { type Frame, hexAt, type Point } from './geometry.ts';
import type { HexBoard } from './HexBoard.tsx';
import { viewWith, WHOLE } from './view.ts';

/** A touch that goes further is no tap, and two taps on one hex that are quicker are a double tap. */
const SLOP = 8;
const TWICE = 320;
/** How much nearer a double tap brings the board. */
const NEARER = 2.2;
/** A dragged piece is as large as can be seen beside a finger, and keeps above it. */
const LIFTED = { width: 52, above: 46 };
const BLOCK = 44;

type Lifted = Parameters<typeof HexBoard>[0]['lifted'];
type Grip =
  | { does: 'nothing' }
  | { does: 'drag'; from: Hex }
  | { does: 'pan'; point: Point }
  | { does: 'pinch'; point: Point; apart: number; across: number };

interface Props {
  /** What is shown, and whether the reader has zoomed to it. */
  view: Frame;
  isNear: boolean;
  look: (near: Frame | undefined) => void;
  /** The hex of a touch whose piece can be dragged from there. */
  movable: (target: EventTarget | null) => Hex | undefined;
  carry: ((from: Hex, to: Hex) => void) | undefined;
  tap: (target: EventTarget | null) => void;
}
type Touched = { clientX: number; clientY: number; currentTarget: EventTarget | null };

/** Where something on the screen is on the board, counted from 0 to 1 across and down, and how large the board is. */
function placeOf({ clientX, clientY, currentTarget }: Touched) {
  const { left, top, width, height } = (currentTarget as Element).getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height, width };
}
const pointAt = ({ x, y }: Point, { left, top, width, height }: Frame): Point => ({
  x: left + x * width,
  y: top + y * height,
});
const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The board under fingers and mouse: one drags a piece, or the board where it is zoomed; two zoom it; the rest is the page's. */
export function useFingers({ view, isNear, look, movable, carry, tap }: Props) {
  const [live, setLive] = useState<Frame>();
  const [lifted, setLifted] = useState<Lifted>();
  const fingers = useRef(new Map<number, Point>());
  const grip = useRef<Grip>({ does: 'nothing' });
  const begun = useRef<{ at: Point; moved: boolean; touch: boolean }>({
    at: { x: 0, y: 0 },
    moved: false,
    touch: false,
  });
  const lastTap = useRef<{ hex: Hex | undefined; time: number } | undefined>(undefined);
  const shown = live ?? view;

  const between = (currentTarget: EventTarget | null) => {
    const [a = { x: 0, y: 0 }, b = a] = fingers.current.values();
    const place = placeOf({ clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2, currentTarget });
    return { place, apart: Math.max(1, gap(a, b)) };
  };
  const release = () => {
    grip.current = { does: 'nothing' };
    setLifted(undefined);
    if (live) look(live);
    setLive(undefined);
  };

  const onPointerDown = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const at = { x: event.clientX, y: event.clientY };
    // Whoever touches anew with a first finger has no others there, whatever was missed.
    if (event.isPrimary) fingers.current.clear();
    fingers.current.set(event.pointerId, at);
    const touch = event.pointerType === 'touch';
    if (fingers.current.size === 2) {
      setLifted(undefined);
      begun.current.moved = true;
      const { place, apart } = between(event.currentTarget);
      const point = pointAt(place, shown);
      grip.current = { does: 'pinch', point, apart, across: shown.width };
      return;
    }
    begun.current = { at, moved: false, touch };
    const from = carry && movable(event.target);
    if (from) grip.current = { does: 'drag', from };
    else if (isNear) grip.current = { does: 'pan', point: pointAt(placeOf(event), shown) };
    else grip.current = { does: 'nothing' };
  };

  const onPointerMove = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    const at = { x: event.clientX, y: event.clientY };
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, at);
    const held = grip.current;
    if (held.does === 'pinch') {
      const { place, apart } = between(event.currentTarget);
      setLive(viewWith(held.point, place, (held.across * held.apart) / apart));
      return;
    }
    if (!begun.current.moved && gap(at, begun.current.at) < SLOP) return;
    if (!begun.current.moved && held.does !== 'nothing')
      event.currentTarget.setPointerCapture(event.pointerId);
    begun.current.moved = true;
    const { width, ...place } = placeOf(event);
    if (held.does === 'pan') setLive(viewWith(held.point, place, shown.width));
    if (held.does !== 'drag') return;
    const point = pointAt(place, shown);
    const unit = shown.width / width;
    setLifted({
      from: held.from,
      over: hexAt(point),
      at: begun.current.touch ? { x: point.x, y: point.y - LIFTED.above * unit } : point,
      scale: Math.max(1, (LIFTED.width * unit) / BLOCK),
    });
  };

  const onPointerUp = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const held = grip.current;
    // After two fingers the second one to leave does nothing more.
    if (held.does === 'pinch' && fingers.current.size > 0) return;
    const to = lifted?.over;
    release();
    if (held.does === 'drag' && to && to !== held.from) carry?.(held.from, to);
  };

  const onPointerCancel = (event: JSX.TargetedPointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    release();
  };

  const onClick = (event: JSX.TargetedMouseEvent<HTMLElement>) => {
    if (begun.current.moved) return;
    const place = placeOf(event);
    const point = pointAt(place, shown);
    const hex = hexAt(point);
    const last = lastTap.current;
    const again =
      begun.current.touch &&
      last !== undefined &&
      last.hex === hex &&
      event.timeStamp - last.time < TWICE;
    lastTap.current = again ? undefined : { hex, time: event.timeStamp };
    if (!again) return tap(event.target);
    look(isNear ? undefined : viewWith(point, place, shown.width / NEARER));
  };

  /** What a finger does here is not the page's to scroll with. */
  const onTouchMove = (event: JSX.TargetedTouchEvent<HTMLElement>) => {
    if (grip.current.does !== 'nothing' && event.cancelable) event.preventDefault();
  };
  /** Two fingers on a touch pad, or the wheel with Control. */
  const onWheel = (event: JSX.TargetedWheelEvent<HTMLElement>) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const place = placeOf(event);
    const next = viewWith(pointAt(place, shown), place, shown.width * 1.01 ** event.deltaY);
    look(next.width < WHOLE.width ? next : undefined);
  };

  return {
    shown,
    lifted,
    hands: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
      onClick,
      onTouchMove,
      onWheel,
    },
  };
}
