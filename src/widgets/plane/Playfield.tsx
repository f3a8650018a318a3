import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { angleBetween } from '../../engine/plane/angle.ts';
import { between } from '../../engine/plane/distance.ts';
import type { Rectangle } from '../../engine/plane/rectangle.ts';
import type { Element } from '../../engine/plane/table/elements.ts';
import { DEGREE } from '../../engine/plane/table/measure.ts';
import type { Ground } from './Grounds.tsx';
import { LandCorners, LandGrips } from './LandGrips.tsx';
import { boxOf, knobOf, landName } from './lands.ts';
import { nudged, nudgeOf } from './nudge.ts';
import { type DrawnCard, Handle, type Overlay, PlaneBoard, type Table } from './PlaneBoard.tsx';
import { useHand } from './use-hand.ts';
import { useView } from './use-view.ts';
import { ViewButtons, type ViewWords } from './ViewButtons.tsx';
import { sampleOf } from './view.ts';

interface Props {
  table: Table;
  cards: readonly DrawnCard[];
  chosen: string | undefined;
  target?: string | undefined;
  faults?: readonly string[];
  overlay?: Overlay;
  label: string;
  nameOf: (id: string) => string;
  words: ViewWords;
  /** A length in the words of the game, and with its centimetres. */
  measure: (tenths: number) => string;
  inBoth: (tenths: number) => string;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** What stands over the table. */
  children?: ComponentChildren;
  /** Another number for another position: then all its cards are shown. */
  laid: number;
  pick: (id: string | undefined) => void;
  /** Terrain that can be laid by hand, and all of it with one piece or corner elsewhere. */
  lands?: { all: readonly Element[]; chosen: string | undefined; moved: Mover };
  /** Chooses the card that a finger begins to drag. */
  take: (id: string) => void;
  /** Puts a card elsewhere, once it is let go; absent where cards stay where they are. */
  put?: (id: string, rectangle: Rectangle) => void;
  /** While a card is dragged, without being put: a move that is only tried. */
  drag?: (id: string, to: Rectangle) => void;
}

type Mover = (
  id: string,
  to: Rectangle,
) => { all: readonly Element[]; grounds: readonly Ground[] | undefined };

/** Where terrain and its corners lie, by their names. */
const placesOf = (all: readonly Element[]): Map<string, Rectangle> =>
  new Map(
    all.flatMap((element, land) => [
      [landName(land), boxOf(element)] as const,
      ...element.points.map((point, i) => [landName(land, i), knobOf(point)] as const),
    ]),
  );

/** A card that is dragged, from where it lay; one that is turned only shows by how much. */
function trailOf(from: Rectangle, to: Rectangle, measure: (tenths: number) => string): Overlay {
  const far = between(from, to);
  const turned = angleBetween(from.heading, to.heading) / DEGREE;
  const label = far > 0 ? measure(far) : `${turned}°`;
  return {
    rulers: [{ from, to, label }],
    ghosts: far > 0 ? [{ rectangle: from, kind: 'before', only: 'outline' }] : [],
  };
}

/** The table under the reader's finger, mouse or keys. A card that is dragged is drawn alone until it is let go. */
export const Playfield = (props: Props) => {
  const { table, cards, chosen, target, faults = [], pick, put, words, laid, overlay } = props;
  const { label, nameOf, measure, inBoth, undo, redo, children, lands } = props;
  const field = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<{ id: string; rectangle: Rectangle }>();
  // Where terrain is laid, it is seen too.
  const lying = [...cards.map(({ rectangle }) => rectangle), ...(lands?.all ?? []).map(boxOf)];
  const view = useView(field, lying, table, laid);
  const places = lands && placesOf(lands.all);
  const hand = useHand({
    ...props,
    field,
    view,
    chosen: chosen ?? lands?.chosen,
    places,
    lift: setLifted,
  });
  const { box, frame } = view;
  const pixel = box && frame && frame.width / box.width;
  const length = pixel && sampleOf(table.unit, pixel) * table.unit;

  const keyDown = (event: KeyboardEvent) => {
    const id = (event.target as SVGElement).closest<SVGElement>('[data-card]')?.dataset.card;
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = places?.get(id) ?? cards.find((one) => one.id === id)?.rectangle;
    const nudge = nudgeOf(event.key);
    if (nudge && card && put) put(id, nudged(card, nudge, event.shiftKey));
    else if (event.key === 'Enter' || event.key === ' ') pick(id);
    else if (event.key === 'Escape') pick(undefined);
    else return;
    event.preventDefault();
  };

  /** How far the card in the hand is from where it lay, or how far it is turned. */
  const from =
    lifted && (places?.get(lifted.id) ?? cards.find(({ id }) => id === lifted.id)?.rectangle);
  const shifted = lifted && places?.has(lifted.id) && lands?.moved(lifted.id, lifted.rectangle);
  const grounds = shifted ? shifted.grounds : table.grounds;
  const grips = lands && {
    lands: shifted ? shifted.all : lands.all,
    chosen: lands.chosen,
    nameOf,
  };
  const held = lands?.chosen === undefined || shifted ? undefined : places?.get(lands.chosen);
  const trail = lifted && from ? trailOf(from, lifted.rectangle, measure) : {};
  const shown = lifted
    ? cards.map((card) =>
        card.id === lifted.id ? { ...card, rectangle: lifted.rectangle, markers: [] } : card,
      )
    : cards;
  return (
    <div class="tabletop">
      <div
        ref={field}
        role="none"
        class={`ground${view.sought ? ' sought' : ''}${put ? ' movable' : ''}`}
        onKeyDown={keyDown}
        {...hand}
      >
        <PlaneBoard
          label={label}
          faults={faults}
          target={target}
          table={{ ...table, ...(grounds && { grounds }) }}
          {...(frame && pixel && { frame, pixel })}
          {...(length && { sample: { length, label: inBoth(length) } })}
          overlay={lifted ? trail : (overlay ?? {})}
          cards={shown}
          chosen={chosen}
          nameOf={nameOf}
          turnable={put !== undefined}
          below={grips && <LandGrips {...grips} />}
          above={
            grips && (
              <>
                {held && pixel && <Handle card={held} pixel={pixel} frame={frame} />}
                <LandCorners {...grips} />
              </>
            )
          }
        />
      </div>
      {children}
      <ViewButtons view={view} table={table} undo={undo} redo={redo} words={words} />
    </div>
  );
};
