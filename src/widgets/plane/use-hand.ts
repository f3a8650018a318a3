import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bearing, heading } from '../../engine/plane/angle.ts';
import { nearest } from '../../engine/plane/distance.ts';
import { length, minus, type Point, plus, times } from '../../engine/plane/point.ts';
import { placed, type Rectangle } from '../../engine/plane/rectangle.ts';
import { landIn } from './lands.ts';
import type { DrawnCard, Frame, Table } from './PlaneBoard.tsx';
import type { useView } from './use-view.ts';
import { nearer, shifted } from './view.ts';

interface Props {
  field: RefObject<HTMLDivElement>;
  view: ReturnType<typeof useView>;
  table: Table;
  cards: readonly DrawnCard[];
  chosen: string | undefined;
  /** Where terrain lies, and its corners, by their names. */
  places?: ReadonlyMap<string, Rectangle> | undefined;
  pick: (id: string | undefined) => void;
  take: (id: string) => void;
  put?: (id: string, rectangle: Rectangle) => void;
  drag?: (id: string, to: Rectangle) => void;
  /** Shows a card in the hand, or none any more. */
  lift: (card: { id: string; rectangle: Rectangle } | undefined) => void;
}

/** What a hand has taken hold of, as it was then. */
type Held =
  | { what: 'card' | 'handle'; id: string; card: Rectangle; from: Point }
  | { what: 'table'; frame: Frame; from: Point };

/** Two fingers on the table, as they came to it. */
interface Pinch {
  frame: Frame;
  apart: number;
  about: Point;
}

/** A finger that has moved less than that has tapped; pixels. */
const SLOP = 6;
/** So near a finger may miss a card. */
const MISS = 14;
/** Two taps within that time and so near one another are one; milliseconds and pixels. */
const TWICE = { within: 320, near: 30 };
/** A second tap looks so many times as near. */
const CLOSER = 2.2;
/** A card is put down on whole millimetres, and turned by its handle in steps of 5 degrees, or freely with Shift. */
const GRAIN = 10;
const NOTCH = 50;

const grained = ({ x, y }: Point): Point => ({
  x: Math.round(x / GRAIN) * GRAIN,
  y: Math.round(y / GRAIN) * GRAIN,
});

const at = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** Fingers, a pen or a mouse on the table: they choose, drag and turn cards, and move what is seen of it. */
export function useHand({ field, view, table, cards, chosen, places, ...acts }: Props) {
  const { pick, take, put, drag, lift } = acts;
  const fingers = useRef(new Map<number, Point>());
  const held = useRef<Held | undefined>(undefined);
  const pinch = useRef<Pinch | undefined>(undefined);
  const inHand = useRef<{ id: string; rectangle: Rectangle } | undefined>(undefined);
  /** Whether what is on the table now has been more than a tap. */
  const moved = useRef(false);
  const tapped = useRef({ time: 0, at: { x: 0, y: 0 } });
  const { box, frame } = view;

  /** A point of the screen as one of the table, in what is seen or was seen of it. */
  const onTable = (point: Point, seen = frame): Point => {
    const { left = 0, top = 0 } = field.current?.getBoundingClientRect() ?? {};
    const pixel = seen && box ? seen.width / box.width : 1;
    const origin = seen ?? { x: 0, y: 0 };
    return plus(origin, times(minus(point, { x: left, y: top }), pixel));
  };
  const rectangleOf = (id: string) =>
    places?.get(id) ?? cards.find((card) => card.id === id)?.rectangle;
  /** Terrain is below all else: a finger drags it, and a tap means it, once it is chosen or nothing else is. */
  const isGround = (id: string | undefined) => {
    const is = landIn(id);
    return is !== undefined && is.land !== landIn(chosen)?.land;
  };

  /** The card under a finger, or so near it that nothing else can be meant: the chosen one before others. */
  const cardAt = (target: EventTarget | null, point: Point): string | undefined => {
    const under = (target as Element | null)?.closest<SVGGElement>('[data-card]')?.dataset.card;
    if (under || !frame || !box) return under;
    const place = onTable(point);
    const miss = (MISS * frame.width) / box.width;
    const near = cards
      .map(({ id, rectangle }) => ({ id, far: nearest(place, rectangle).distance }))
      .filter(({ id, far }) => far <= miss && (id === chosen || !put || chosen === undefined))
      .sort((a, b) => a.far - b.far);
    return near[0]?.id;
  };

  const holding = (event: PointerEvent): Held | undefined => {
    const from = at(event);
    const turning = (event.target as Element).hasAttribute('data-turn');
    const found = turning ? chosen : put || drag ? cardAt(event.target, from) : undefined;
    const id = isGround(found) ? undefined : found;
    const card = id === undefined ? undefined : rectangleOf(id);
    if (id && card) return { what: turning ? 'handle' : 'card', id, card, from };
    const free = view.sought || event.pointerType === 'mouse';
    return free && frame ? { what: 'table', frame, from } : undefined;
  };

  const letGo = () => {
    held.current = undefined;
    inHand.current = undefined;
    lift(undefined);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (event.isPrimary) {
      fingers.current.clear();
      moved.current = false;
      pinch.current = undefined;
    }
    fingers.current.set(event.pointerId, at(event));
    if (fingers.current.size === 1) held.current = holding(event);
    else {
      letGo();
      moved.current = true;
      const [a, b] = [...fingers.current.values()];
      if (a && b && frame)
        pinch.current = { frame, apart: length(minus(a, b)), about: onTable(middleOf(a, b)) };
    }
  };

  const pinched = ({ frame: was, apart, about }: Pinch) => {
    const [a, b] = [...fingers.current.values()];
    if (!a || !b || !box) return;
    const next = nearer(was, about, length(minus(a, b)) / (apart || 1), table, box);
    const strayed = minus(about, onTable(middleOf(a, b), next));
    view.look(shifted(next, strayed, table));
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, at(event));
    if (pinch.current) return pinched(pinch.current);
    const grip = held.current;
    if (!grip) return;
    const by = minus(at(event), grip.from);
    if (!moved.current && length(by) < SLOP) return;
    if (!moved.current) {
      moved.current = true;
      if (grip.what === 'card' && grip.id !== chosen) take(grip.id);
      // From now on the hand may leave the table: a tap must not, its click is that of a card.
      field.current?.setPointerCapture(event.pointerId);
    }
    const pixel = frame && box ? frame.width / box.width : 1;
    if (grip.what === 'table') return view.look(shifted(grip.frame, times(by, -pixel), table));
    const { card, id } = grip;
    const [from, to] = [onTable(grip.from), onTable(at(event))];
    if (grip.what === 'handle') {
      const looks = card.heading + bearing(card, to) - bearing(card, from);
      const notched = event.shiftKey ? looks : Math.round(looks / NOTCH) * NOTCH;
      inHand.current = { id, rectangle: placed(card, card, heading(notched)) };
    } else {
      inHand.current = { id, rectangle: placed(card, grained(plus(card, minus(to, from)))) };
    }
    if (put) lift(inHand.current);
    else drag?.(id, inHand.current.rectangle);
  };

  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = undefined;
    const done = inHand.current;
    letGo();
    if (done) put?.(done.id, done.rectangle);
  };

  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    pinch.current = undefined;
    letGo();
  };

  /** A tap: it chooses a card, or puts the chosen one where nothing lies; a second one looks nearer, or at all again. */
  const onClick = (event: MouseEvent) => {
    if (moved.current || (event.target as Element).hasAttribute('data-turn')) return;
    const point = at(event);
    const found = cardAt(event.target, point);
    const onGround = isGround(found) && chosen !== undefined && !landIn(chosen);
    const id = onGround ? undefined : found;
    const before = tapped.current;
    const twice =
      event.timeStamp - before.time < TWICE.within && length(minus(point, before.at)) < TWICE.near;
    tapped.current = { time: twice ? 0 : event.timeStamp, at: point };
    const card = chosen === undefined ? undefined : rectangleOf(chosen);
    if (twice && (id || !card || !put)) {
      if (view.sought) view.look('cards');
      else if (frame && box) view.look(nearer(frame, onTable(point), CLOSER, table, box));
    } else if (!id && chosen && card && put) put(chosen, placed(card, grained(onTable(point))));
    else pick(id);
  };

  const now = useRef({ view, table, busy: (): boolean => false });
  now.current = {
    view,
    table,
    busy: () => held.current !== undefined || fingers.current.size > 1,
  };
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    // A browser asks only here, at the first touch that moves, whether the page is to scroll instead.
    const keep = (event: TouchEvent) => {
      const ours = event.type === 'touchmove' ? now.current.busy() : event.touches.length > 1;
      if (ours && event.cancelable) event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      const { frame: seen, box: room, look } = now.current.view;
      if (!event.ctrlKey || !seen || !room) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixel = seen.width / room.width;
      const about = plus(seen, times(minus(at(event), { x: left, y: top }), pixel));
      look(nearer(seen, about, 1.01 ** -event.deltaY, now.current.table, room));
    };
    const options = { passive: false };
    element.addEventListener('touchstart', keep, options);
    element.addEventListener('touchmove', keep, options);
    element.addEventListener('wheel', wheel, options);
    return () => {
      element.removeEventListener('touchstart', keep);
      element.removeEventListener('touchmove', keep);
      element.removeEventListener('wheel', wheel);
    };
  }, []);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClick };
}

const middleOf = (a: Point, b: Point): Point => times(plus(a, b), 0.5);
