import { Component } from 'preact';
import type { Point } from '../../engine/plane/point.ts';
import { beside, type Rectangle, type Side } from '../../engine/plane/rectangle.ts';
import type { Player } from '../../engine/plane/table/state.ts';
import { arrow, frontMark, line, outlineOf, partLines, partMarks, track } from './shapes.ts';

/** A card as a board draws it: the systems with a measured table say what they have in these words. */
export interface DrawnCard {
  id: string;
  player: Player;
  rectangle: Rectangle;
  /** What is written on it, and under that in small letters. */
  name: string;
  note: string;
  /** A drawing 28 by 40 of what it is. */
  symbol: string;
  /** Letters of the markers on it. */
  marks: readonly string[];
  state: string;
  /** Into how many parts its sides are divided. */
  parts: Readonly<Record<Side, number>>;
  /** Markers that lie on the table as parts of it. */
  markers: readonly Rectangle[];
}

/** Parts of a side that are in contact. */
export interface LitSides {
  card: Rectangle;
  side: Side;
  parts: number;
  which: readonly number[];
}

export interface Overlay {
  /** Areas: ranges, a radius, what a move sweeps. */
  areas?: readonly { d: string; kind: 'range' | 'near' | 'radius' | 'swept' }[];
  /** Lines with what they measure. */
  rulers?: readonly {
    from: Point;
    to: Point;
    label: string;
    /** The middle of the label; beside the middle of the line where absent. */
    labelAt?: Point;
    broken?: boolean;
  }[];
  /** Where a card would end or where it was; a marker shows no front. */
  ghosts?: readonly {
    rectangle: Rectangle;
    kind: 'allowed' | 'refused' | 'before';
    only?: 'outline' | 'front';
  }[];
  /** Ways that cards go, with what each measures, and the point about which they turn. */
  ways?: readonly { points: readonly Point[]; label: string; pivot?: Point; labelAt?: Point }[];
  lit?: readonly LitSides[];
}

export interface Table {
  width: number;
  depth: number;
  /** The unit in which players measure, in tenths of a millimetre. */
  unit: number;
}

/** A table as it is drawn, with the unit in which it is measured. */
export const tableOf = ({ width, depth }: Pick<Table, 'width' | 'depth'>, unit: number): Table => ({
  width,
  depth,
  unit,
});

/** A part of a table. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Room around the cards of a table that is shown large. */
const AROUND = 900;

/** The part of a table in which its cards lie. */
export function frameAround(cards: readonly DrawnCard[], { width, depth }: Table): Frame {
  const xs = cards.map(({ rectangle }) => rectangle.x);
  const ys = cards.map(({ rectangle }) => rectangle.y);
  const x = Math.max(-60, Math.min(...xs) - AROUND);
  const y = Math.max(-60, Math.min(...ys) - AROUND);
  return {
    x,
    y,
    width: Math.min(width + 60, Math.max(...xs) + AROUND) - x,
    height: Math.min(depth + 60, Math.max(...ys) + AROUND) - y,
  };
}

interface CardProps {
  card: DrawnCard;
  chosen: boolean;
  target: boolean;
  fault: boolean;
  /** What is read out; only a board that is worked on has it. */
  label: string | undefined;
}

const MARK = 110;
const SYMBOL = { width: 28, height: 40 };

/** How a drawing of the symbol stands on the card: as high as the card is deep, and never more than a third of it wide. */
function symbolPlace({ width, depth }: Rectangle): string {
  const scale = Math.min((depth * 0.62) / SYMBOL.height, (width * 0.24) / SYMBOL.width);
  return `translate(${-width / 2 + 60} ${(-SYMBOL.height * scale) / 2}) scale(${scale})`;
}

/** One card. It is drawn again only when something of it has changed. */
class CardView extends Component<CardProps> {
  override shouldComponentUpdate(next: CardProps) {
    return (Object.keys(next) as (keyof CardProps)[]).some((key) => next[key] !== this.props[key]);
  }

  override render() {
    const { card, chosen, target, fault, label } = this.props;
    const { rectangle, player, name, note, marks, state } = card;
    const { x, y, heading, width, depth } = rectangle;
    const upside = heading > 900 && heading < 2700;
    const marked = [chosen && 'chosen', target && 'target', fault && 'fault'].filter(Boolean);
    const role = label === undefined ? {} : ({ role: 'button', 'aria-label': label } as const);
    return (
      <g
        id={label === undefined ? undefined : `card-${card.id}`}
        class={`card ${player} ${state} ${marked.join(' ')}`}
        data-card={card.id}
        tabindex={label === undefined ? undefined : 0}
        {...role}
      >
        {card.markers.map((marker) => (
          <path class="marker" d={outlineOf(marker)} />
        ))}
        <path class="face" d={outlineOf(rectangle)} />
        <path class="ticks" d={partMarks(rectangle, card.parts, 70)} />
        <g transform={`translate(${x} ${y}) rotate(${heading / 10})`}>
          <path
            class="front"
            d={`M${-width / 2} ${-depth / 2 + 22}h${width}M0 ${-depth / 2 - 75}l55 62h-110z`}
          />
          <g transform={upside ? 'rotate(180)' : undefined}>
            <g
              class="symbol"
              transform={symbolPlace(rectangle)}
              dangerouslySetInnerHTML={{ __html: card.symbol }}
            />
            <text class="name" x={width * 0.1} y={note ? -18 : 45} font-size={depth * 0.3}>
              {name}
            </text>{' '}
            {note && (
              <text class="note" x={width * 0.1} y={depth * 0.24} font-size={depth * 0.19}>
                {note}
              </text>
            )}
          </g>
          {marks.map((mark, i) => (
            <g
              class="mark-on"
              transform={`translate(${width / 2 - 45 - i * MARK} ${depth / 2 - 30}) rotate(${-heading / 10})`}
            >
              <circle r="52" />{' '}
              <text y="24" font-size="68">
                {mark}
              </text>
            </g>
          ))}
        </g>
      </g>
    );
  }
}

interface Props {
  table: Table;
  cards: readonly DrawnCard[];
  chosen?: string | undefined;
  target?: string | undefined;
  faults?: readonly string[];
  overlay?: Overlay;
  /** What is read out for the picture as a whole. */
  label: string;
  nameOf?: (id: string) => string;
  /** A part of the table; the whole where absent. */
  frame?: Frame;
  /** Whether the chosen card has a handle to turn it by. */
  turnable?: boolean;
}

/** Marks along the edges of the table, one a unit of distance. */
function Scale({ width, depth, unit }: Table) {
  const ticks = (length: number, mark: (at: number, long: boolean) => string) =>
    Array.from({ length: Math.floor(length / unit) + 1 }, (_, i) =>
      mark(i * unit, i % 5 === 0),
    ).join('');
  return (
    <path
      class="scale"
      d={`${ticks(width, (x, long) => `M${x} 0v${long ? 120 : 60}M${x} ${depth}v${long ? -120 : -60}`)}${ticks(depth, (y, long) => `M0 ${y}h${long ? 120 : 60}M${width} ${y}h${long ? -120 : -60}`)}`}
    />
  );
}

/** A table on which cards lie where they were measured. It draws what it is told and decides nothing. */
export const PlaneBoard = ({
  table,
  cards,
  chosen,
  target,
  faults = [],
  overlay = {},
  label,
  nameOf,
  frame,
  turnable = false,
}: Props) => {
  const { areas = [], rulers = [], ghosts = [], ways = [], lit = [] } = overlay;
  const view = frame ?? { x: -60, y: -60, width: table.width + 120, height: table.depth + 120 };
  const held = turnable ? cards.find(({ id }) => id === chosen) : undefined;
  return (
    <svg
      class="plane"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      xmlns="http://www.w3.org/2000/svg"
      role={nameOf ? 'application' : 'img'}
      aria-label={label}
    >
      <rect class="table" width={table.width} height={table.depth} />
      <Scale {...table} />
      {areas.map(({ d, kind }) => (
        <path class={`area ${kind}`} d={d} />
      ))}
      {cards.map((card) => (
        <CardView
          key={card.id}
          card={card}
          chosen={card.id === chosen}
          target={card.id === target}
          fault={faults.includes(card.id)}
          label={nameOf?.(card.id)}
        />
      ))}
      {ghosts.map(({ rectangle, kind, only }) => (
        <path
          class={`ghost ${kind}`}
          d={
            (only === 'front' ? '' : outlineOf(rectangle)) +
            (only === 'outline' ? '' : frontMark(rectangle))
          }
        />
      ))}
      {lit.map(({ card, side, parts, which }) => (
        <path class="contact" d={partLines(card, side, parts, which)} />
      ))}
      {ways.map(({ points, label: said, pivot, labelAt }) => (
        <g class="way">
          <path d={track(points)} />
          <path class="head" d={arrow(points)} />
          {pivot && <circle cx={pivot.x} cy={pivot.y} r="70" />}
          <Label along={points} said={said} at={labelAt} />
        </g>
      ))}
      {rulers.map(({ from, to, label: said, broken, labelAt }) => (
        <g class={broken ? 'ruler broken' : 'ruler'}>
          <path d={line(from, to)} />
          <Label along={[from, to]} said={said} at={labelAt} />
        </g>
      ))}
      {held && <Handle card={held.rectangle} />}
    </svg>
  );
};

interface LabelProps {
  along: readonly Point[];
  said: string;
  at: Point | undefined;
}

/** What a line measures: where there is room, or else above its middle. */
function Label({ along, said, at }: LabelProps) {
  const [from, to] = [along[0], along.at(-1)];
  if (!from || !to) return null;
  const place = at ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 90 };
  return (
    <text x={Math.round(place.x)} y={Math.round(place.y)} dy="0.36em" font-size="150">
      {said}
    </text>
  );
}

/** What the chosen card is turned by: a knob before its front. */
const Handle = ({ card }: { card: Rectangle }) => {
  const from = beside(card, 0, card.depth / 2 + 75);
  const knob = beside(card, 0, card.depth / 2 + HANDLE);
  return (
    <g class="handle">
      <path d={line(from, knob)} />
      <circle data-turn="" cx={knob.x} cy={knob.y} r="150" class="grip" />
      <circle data-turn="" cx={knob.x} cy={knob.y} r="70" />
    </g>
  );
};

/** How far before the front the handle stands. */
export const HANDLE = 420;
