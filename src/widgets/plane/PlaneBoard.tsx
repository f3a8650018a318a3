import { Component, type ComponentChildren } from 'preact';
import type { Point } from '../../engine/plane/point.ts';
import { beside, edge, type Rectangle, type Side } from '../../engine/plane/rectangle.ts';
import type { Player } from '../../engine/plane/table/state.ts';
import { type Ground, Grounds } from './Grounds.tsx';
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
  /** Points of it from which is measured, where the game has such. */
  dots?: readonly Point[];
  /** Where it is a block of bases: its full ranks and a short one, and each base. */
  block?: { ranks: readonly Rectangle[]; bases: readonly Rectangle[] };
  /** A round base, which looks nowhere: its name stands in its middle. */
  round?: boolean;
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
  /** Terrain on it. */
  grounds?: readonly Ground[];
}

/** A table as it is drawn, with the unit in which it is measured. */
export const tableOf = (
  { width, depth }: Pick<Table, 'width' | 'depth'>,
  unit: number,
  grounds: readonly Ground[] = [],
): Table => ({ width, depth, unit, grounds });

/** A part of a table. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface CardProps {
  card: DrawnCard;
  chosen: boolean;
  target: boolean;
  fault: boolean;
  /** On a small card, how many letters of its name have room. */
  letters: number | undefined;
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

/** The outline of a card, or of the ranks of a block. */
const faceOf = ({ block, rectangle }: DrawnCard) =>
  (block?.ranks ?? [rectangle]).map(outlineOf).join('');

/** What is drawn within it: where its bases meet, or how its sides are divided. */
const ticksOf = ({ block, rectangle, parts }: DrawnCard) =>
  block ? block.bases.map(innerEdges).join('') : partMarks(rectangle, parts, 70);

/** The edges of a base towards those before it and to its left. */
const innerEdges = (base: Rectangle) =>
  (['front', 'left'] as const)
    .map((side) => edge(base, side))
    .map(({ from, to }) => line(from, to))
    .join('');

/** One card. It is drawn again only when something of it has changed. */
class CardView extends Component<CardProps> {
  override shouldComponentUpdate(next: CardProps) {
    return (Object.keys(next) as (keyof CardProps)[]).some((key) => next[key] !== this.props[key]);
  }

  override render() {
    const { card, chosen, target, fault, letters, label } = this.props;
    const { rectangle, player, name, note, marks, state } = card;
    const { x, y, width, depth } = rectangle;
    const heading = card.round ? 0 : rectangle.heading;
    const upside = heading > 900 && heading < 2700;
    const ticks = ticksOf(card);
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
        {card.round ? (
          <circle class="face" cx={x} cy={y} r={width / 2} />
        ) : (
          <path class="face" d={faceOf(card)} />
        )}
        {ticks && <path class="ticks" d={ticks} />}
        {card.dots?.map((at) => (
          <circle class="dot" cx={Math.round(at.x)} cy={Math.round(at.y)} r="26" />
        ))}
        <g transform={`translate(${x} ${y}) rotate(${heading / 10})`}>
          {!card.round && (
            <path
              class="front"
              d={`M${-width / 2} ${-depth / 2 + 22}h${width}M0 ${-depth / 2 - 75}l55 62h-110z`}
            />
          )}
          <g transform={upside ? 'rotate(180)' : undefined}>
            {!card.round && (
              <g
                class="symbol"
                transform={symbolPlace(rectangle)}
                dangerouslySetInnerHTML={{ __html: card.symbol }}
              />
            )}
            {letters === undefined && !card.round ? (
              <text class="name" x={width * 0.1} y={note ? -18 : 45} font-size={depth * 0.3}>
                {name}
              </text>
            ) : (
              <text class="name" dy="0.36em">
                {name.slice(0, letters)}
              </text>
            )}{' '}
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
  /** How much of the table a pixel of the screen shows: letters, lines and handles keep a size that can be read and taken. */
  pixel?: number;
  /** A length of the table with what it is called, drawn in a corner. */
  sample?: { length: number; label: string };
  /** Whether the chosen card has a handle to turn it by. */
  turnable?: boolean;
  /** What is drawn below the cards, and over all. */
  below?: ComponentChildren;
  above?: ComponentChildren;
}

/** A card narrower than that has room for its name alone; pixels. */
const SMALL = 64;
/** How wide a letter of that is. */
const LETTER = 8;

/** How long the longer marks are. */
const LONG = 120;

/** Marks along the edges of the table, one a unit of distance. */
function Scale({ width, depth, unit }: Table) {
  const ticks = (length: number, mark: (at: number, long: boolean) => string) =>
    Array.from({ length: Math.floor(length / unit) + 1 }, (_, i) =>
      mark(i * unit, i % 5 === 0),
    ).join('');
  return (
    <path
      class="scale"
      d={`${ticks(width, (x, long) => `M${x} 0v${long ? LONG : 60}M${x} ${depth}v${long ? -LONG : -60}`)}${ticks(depth, (y, long) => `M0 ${y}h${long ? LONG : 60}M${width} ${y}h${long ? -LONG : -60}`)}`}
    />
  );
}

/** Whether an edge of the table is seen, along which its scale runs. */
const nearEdge = ({ x, y, width, height }: Frame, table: Table) =>
  Math.min(x, y, table.width - x - width, table.depth - y - height) < LONG;

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
  pixel,
  sample,
  turnable = false,
  below,
  above,
}: Props) => {
  const { areas = [], rulers = [], ghosts = [], ways = [], lit = [] } = overlay;
  const view = frame ?? { x: -60, y: -60, width: table.width + 120, height: table.depth + 120 };
  const held = turnable ? cards.find(({ id }) => id === chosen) : undefined;
  const least = Math.min(...cards.map(({ rectangle }) => rectangle.width));
  const small = pixel !== undefined && least / pixel < SMALL;
  return (
    <svg
      class={small ? 'plane small' : 'plane'}
      {...(pixel && { style: { '--pixel': `${pixel}px` } })}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      xmlns="http://www.w3.org/2000/svg"
      role={nameOf ? 'application' : 'img'}
      aria-label={label}
    >
      <rect class="table" width={table.width} height={table.depth} />
      {nearEdge(view, table) && <Scale {...table} />}
      <Grounds grounds={table.grounds ?? []} />
      {below}
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
          letters={
            small ? Math.max(2, Math.floor(card.rectangle.width / pixel / LETTER)) : undefined
          }
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
      {sample && pixel && <Sample {...sample} pixel={pixel} frame={view} />}
      {held && <Handle card={held.rectangle} pixel={pixel ?? 1} frame={view} />}
      {above}
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

/** How far before the front the knob of the handle stands, at least and for a finger: tenths of a millimetre, pixels. */
const HANDLE = { least: 420, pixels: 34 };
const isIn = ({ x, y, width, height }: Frame, at: Point) =>
  at.x > x && at.y > y && at.x < x + width && at.y < y + height;

/** What the chosen card is turned by: a knob before its front, or behind it where there is no room before. */
export const Handle = ({
  card,
  pixel,
  frame,
}: {
  card: Rectangle;
  pixel: number;
  frame: Frame;
}) => {
  const far = card.depth / 2 + Math.max(HANDLE.least, HANDLE.pixels * pixel);
  const before = beside(card, 0, far);
  const knob = isIn(frame, before) ? before : beside(card, 0, -far);
  return (
    <g class="handle">
      <path d={line(beside(card, 0, knob === before ? card.depth / 2 : -card.depth / 2), knob)} />
      <circle data-turn="" cx={knob.x} cy={knob.y} r="150" class="grip" />
      <circle data-turn="" cx={knob.x} cy={knob.y} r="70" class="knob" />
    </g>
  );
};

/** How far from the corner that length is drawn, and how high its ends are; pixels. */
const CORNER = 10;
const END = 5;

const Sample = (props: { length: number; label: string; pixel: number; frame: Frame }) => {
  const { length, label, pixel, frame } = props;
  const x = frame.x + CORNER * pixel;
  const y = frame.y + frame.height - CORNER * pixel;
  const end = END * pixel;
  return (
    <g class="sample">
      <path d={`M${x} ${y - end}v${end}h${length}v${-end}`} />
      <text x={x} y={y - end * 1.2}>
        {label}
      </text>
    </g>
  );
};
