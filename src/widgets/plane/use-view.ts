import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Rectangle } from '../../engine/plane/rectangle.ts';
import type { Frame, Table } from './PlaneBoard.tsx';
import { aroundCards, type Box, showsAll, wholeTable } from './view.ts';

/** What a reader wants to see: the cards, the whole table, or what he has looked for himself. */
type Wanted = 'cards' | 'table' | Frame;

/** How large an element is drawn, from now on. */
function useBox(field: RefObject<Element>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) setBox({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return box;
}

/** The part of the table that is seen. It stays as it is while cards are moved within it; `laid` is another one for a new position. */
export function useView(
  field: RefObject<Element>,
  cards: readonly Rectangle[],
  table: Table,
  laid: number,
) {
  const box = useBox(field);
  const [wanted, setWanted] = useState<Wanted>('cards');
  const [fitted, setFitted] = useState<Frame>();
  const sizes = `${laid} ${table.width} ${table.depth} ${box?.width} ${box?.height}`;

  useLayoutEffect(() => {
    if (box) setFitted(aroundCards(cards, table, box));
  }, [sizes, wanted === 'cards']);
  useLayoutEffect(() => {
    if (box && fitted && !showsAll(fitted, cards)) setFitted(aroundCards(cards, table, box));
  }, [cards]);

  const whole = box && wholeTable(table, box);
  const frame = wanted === 'cards' ? fitted : wanted === 'table' ? whole : wanted;
  return {
    box,
    frame,
    whole,
    /** Whether the reader has looked for it himself: then one finger moves the table. */
    sought: typeof wanted === 'object',
    all: wanted === 'table',
    look: setWanted,
  };
}
