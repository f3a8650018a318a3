import { Component } from 'preact';
import type { Marks } from '../../book/marks/hexes.ts';
import { centre, DIRECTIONS, type Direction, HEXES, type Hex } from '../../engine/hexes/hex.ts';
import {
  BOARD,
  dottedIn,
  type Frame,
  MARGIN,
  middle,
  OUTLINE,
  type Point,
  sideOf,
} from './geometry.ts';
import { Figure, Ground, inked, Unit } from './Piece.tsx';
import type { Battlefield, Piece } from './system.ts';

/** What is lit in a hex: where a piece may go, whom it may fire at or fight, what is refused ... */
export type Light =
  | 'go'
  | 'fire'
  | 'fight'
  | 'refused'
  | 'chosen'
  | 'way'
  | 'barrier'
  | 'fault'
  | 'over';

export interface Drawn {
  marks: Marks;
  field: Battlefield;
  lights?: Partial<Record<Hex, Light>>;
  /** Lines from hex to hex: a line of sight, or ways over several hexes. */
  sight?: { from: Hex; to: Hex; clear: boolean };
  ways?: readonly (readonly Hex[])[];
  frame?: Frame;
  /** Whether the dotted lines between the sections are drawn. */
  sections?: boolean;
}

/** Signs on the light, so that it can be told without its colour. */
const SIGNS: Record<Light, string> = {
  go: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  fire: 'M0-27v6M-23 0h9M14 0h9',
  fight: 'M-24-13l8 5M24-13l-8 5M-24 13l8-5M24 13l-8-5',
  refused: 'M-5-5l10 10M5-5l-10 10',
  chosen: '',
  way: '',
  barrier: 'M-22-12l44 24M-22 12l44-24',
  fault: 'M0-24v14M0-5v.5',
  over: '',
};

const Ramparts = ({ sides }: { sides: readonly Direction[] }) => (
  <path
    class="rampart"
    d={DIRECTIONS.filter((one) => sides.includes(one))
      .map(sideOf)
      .join('')}
  />
);

/** Where the name of a hex stands: beside the flat side of a block, or below the middle. */
const NAME = { bottom: 26.5, top: -21, none: 21 } as const;

interface HexProps {
  hex: Hex;
  piece: Piece | undefined;
  terrain: string | undefined;
  marks: Marks;
  ramparts: readonly Direction[] | undefined;
  /** What the battle lays there. */
  laid: string | undefined;
  light: Light | undefined;
  /** The dotted line under what stands here. */
  dotted: string | undefined;
  /** What is read out; only a board that is played on has it. */
  name: string | undefined;
  reachable: boolean;
  /** Its piece has been lifted, and is on its way elsewhere. */
  away: boolean;
}

/** One hex. It is drawn again only when something in it has changed. */
class HexCell extends Component<HexProps> {
  override shouldComponentUpdate(next: HexProps) {
    return (Object.keys(next) as (keyof HexProps)[]).some((key) => next[key] !== this.props[key]);
  }

  override render() {
    const { hex, piece, terrain, ramparts, laid, light, dotted, name, reachable, away, marks } =
      this.props;
    const ground = terrain && marks.grounds[terrain];
    const { x, y } = middle(hex);
    const role = name === undefined ? {} : ({ role: 'button', 'aria-label': name } as const);
    return (
      <g
        id={name === undefined ? undefined : `hex-${hex}`}
        class={`hex ${light ?? ''}${away ? ' away' : ''}`}
        data-hex={hex}
        transform={`translate(${x} ${y})`}
        tabindex={name === undefined ? undefined : reachable ? 0 : -1}
        {...role}
      >
        <polygon class={terrain ? 'cell uneven' : 'cell'} points={OUTLINE} />
        {dotted && <path class="sections" d={dotted} />}
        {ground && <Ground mark={ground} under={piece?.side} />}
        {ramparts && <Ramparts sides={ramparts} />}
        <text
          class={piece ? 'name small' : 'name'}
          x={piece && ground ? -5 : undefined}
          y={NAME[piece?.side ?? 'none']}
        >
          {hex}
        </text>
        {piece && <Unit piece={piece} marks={marks} />}
        {laid && <g class="laid">{inked(laid)}</g>}
        {light && <polygon class="light" points={OUTLINE} transform="scale(.95)" />}
        {light && SIGNS[light] && (!piece || light !== 'go') && (
          <path class="sign" d={SIGNS[light]} />
        )}
      </g>
    );
  }
}

/** From the upper edge down, so that what stands out of a hex lies over the row behind it. */
const DOWNWARDS = [...HEXES].sort((a, b) => centre(b).y - centre(a).y);

const lineThrough = (points: readonly Point[]) =>
  points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

/** A way begins where it leaves its first hex, so that the piece there stays in sight. */
function wayThrough(hexes: readonly Hex[]): string {
  const [from, to, ...more] = hexes.map(middle);
  if (!from || !to) return '';
  return lineThrough([{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to, ...more]);
}

interface Props extends Drawn {
  /** What is read out for the picture as a whole. */
  label: string;
  /** What is read out for each hex of a board that is played on. */
  nameOf?: (hex: Hex) => string;
  /** The hex that the keyboard is on. */
  cursor?: Hex;
  /** The part that is looked at; the rest is drawn beyond its edges. */
  view?: Frame;
  /** Which names of hexes are large enough to be read. */
  names?: 'all' | 'free' | 'none';
  /** The piece that is dragged: from where, over which hex, drawn around a point and so much larger. */
  lifted?: { from: Hex; over: Hex | undefined; at: Point; scale: number } | undefined;
}

const boxOf = ({ left, top, width, height }: Frame, margin: number) =>
  [left - margin, top - margin, width + 2 * margin, height + 2 * margin].join(' ');

/** A piece on its way, with the name of the hex that it is over: a finger covers that. */
const Lifted = ({ field, marks, of }: Pick<Drawn, 'field' | 'marks'> & { of: LiftedPiece }) => {
  const piece = field.board[of.from];
  return (
    <g class="lifted" transform={`translate(${of.at.x} ${of.at.y}) scale(${of.scale})`}>
      {piece && (
        <>
          <Unit piece={piece} marks={marks} />
          <Figure piece={piece} at={{ x: 0, y: 0 }} />
        </>
      )}
      <text class="target" y="-28">
        {of.over}
      </text>
    </g>
  );
};
type LiftedPiece = NonNullable<Props['lifted']>;

/** The board of 13 by 9 hexes with its sections, or a part of it. It draws what it is told and decides nothing. */
export const HexBoard = ({
  field,
  marks,
  lights = {},
  sight,
  ways = [],
  frame = BOARD,
  sections = true,
  label,
  nameOf,
  cursor,
  view,
  names,
  lifted,
}: Props) => {
  const { left, top, width, height } = frame;
  const within = (hex: Hex) => {
    const { x, y } = middle(hex);
    return x > left && x < left + width && y > top && y < top + height;
  };
  const ring = cursor && middle(cursor);
  return (
    <svg
      class="hexes"
      viewBox={view ? boxOf(view, 0) : boxOf(frame, MARGIN)}
      xmlns="http://www.w3.org/2000/svg"
      role={nameOf ? 'application' : 'img'}
      aria-label={label}
      data-names={names}
    >
      {DOWNWARDS.filter(within).map((hex) => (
        <HexCell
          key={hex}
          hex={hex}
          piece={field.board[hex]}
          terrain={field.ground[hex]}
          marks={marks}
          ramparts={field.ramparts[hex]}
          laid={field.scenario ? marks.laid?.(field.scenario, hex) : undefined}
          light={hex === lifted?.over ? 'over' : lights[hex]}
          dotted={sections ? dottedIn(hex) : undefined}
          name={nameOf?.(hex)}
          reachable={hex === cursor}
          away={hex === lifted?.from}
        />
      ))}
      {DOWNWARDS.filter(within).map((hex) => {
        const piece = hex === lifted?.from ? undefined : field.board[hex];
        return piece && <Figure key={hex} piece={piece} at={middle(hex)} />;
      })}
      {ways.some(({ length }) => length > 1) && (
        <path class="ways" d={ways.map(wayThrough).join('')} />
      )}
      {sight && (
        <path
          class={sight.clear ? 'sight' : 'sight broken'}
          d={lineThrough([middle(sight.from), middle(sight.to)])}
        />
      )}
      {ring && (
        <g class="ring" transform={`translate(${ring.x} ${ring.y})`}>
          <polygon points={OUTLINE} />
          <polygon points={OUTLINE} />
        </g>
      )}
      {lifted && <Lifted field={field} marks={marks} of={lifted} />}
    </svg>
  );
};
